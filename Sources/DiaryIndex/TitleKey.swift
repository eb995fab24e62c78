import Platform

/// A title as it is compared and sorted: without regard to case and to how letters are composed.
package enum TitleKey {
  package static func of(_ title: String) -> String { NormalForm.nfc(title.lowercased()) }
}
