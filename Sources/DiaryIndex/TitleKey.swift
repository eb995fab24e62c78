/// A title as it is compared and sorted: without regard to case.
package enum TitleKey {
  package static func of(_ title: String) -> String { title.lowercased() }
}
