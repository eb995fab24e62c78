/// What differs between two lists of lines, shown line by line as `diff` does.
///
/// Lines are compared by code point: a composed letter is not its decomposed form.
struct LineDifference: CustomStringConvertible {
  let description: String
  let isEmpty: Bool

  init(from old: [String], to new: [String]) {
    let change = new.difference(from: old) { $0.unicodeScalars.elementsEqual($1.unicodeScalars) }
    isEmpty = change.isEmpty
    var shown = old.map { (mark: " ", line: $0) }
    for case .remove(let offset, let line, _) in change.removals {
      shown[offset] = ("-", line)
    }
    // Insertions count the lines that stay, so the removed ones are stepped over.
    for case .insert(let offset, let line, _) in change.insertions {
      var (position, kept) = (0, 0)
      while position < shown.count && (kept < offset || shown[position].mark == "-") {
        if shown[position].mark != "-" { kept += 1 }
        position += 1
      }
      shown.insert(("+", line), at: position)
    }
    description = shown.map { $0.mark + $0.line }.joined(separator: "\n")
  }
}
