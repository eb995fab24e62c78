import DiaryModel

/// Why an edit of front matter is refused; the bytes are then as they were.
package enum FrontMatterEditError: Error, Hashable {
  /// The front matter is not YAML with keys and values.
  case unreadable(EntryProblem)
  /// The value has an anchor that other values point at.
  case anchorInUse(key: String, anchor: String)
  /// The value is neither a list nor a text that could become one.
  case notAList(key: String)
  /// The field is laid out in a way in which it cannot be changed alone.
  case entangled(key: String)
}

extension FrontMatterEditError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let problem):
      "front matter cannot be edited: line \(problem.line), column \(problem.column): "
        + problem.message
    case .anchorInUse(let key, let anchor):
      "'\(VisibleText.oneLine(key))' holds '&\(VisibleText.oneLine(anchor))', which is used elsewhere"
    case .notAList(let key): "'\(VisibleText.oneLine(key))' is not a list"
    case .entangled(let key): "'\(VisibleText.oneLine(key))' cannot be changed by itself"
    }
  }

  package var hint: String {
    switch self {
    case .unreadable: "mend the lines between '---' and '---' with diary edit"
    case .anchorInUse, .notAList, .entangled: "change it by hand with diary edit"
    }
  }
}
