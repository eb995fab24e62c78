import ArgumentKit
import Platform
import DiaryMarkup

/// Constructs beyond CommonMark by their names, parted by commas.
struct ExtensionList: InputValue {
  let options: MarkupOptions

  init(word: String) throws(ValueError) {
    var options: MarkupOptions = []
    for part in word.split(separator: ",") {
      guard let option = MarkupOptions(named: String(part).trimmed.lowercased()) else {
        throw Self.error
      }
      options.insert(option)
    }
    guard !options.isEmpty else { throw Self.error }
    self.options = options
  }

  static var completion: Completion { .words(MarkupOptions.names.map(\.name)) }

  private static var error: ValueError {
    ValueError(expected: MarkupOptions.names.map(\.name).joined(separator: ", "))
  }
}
