import DiaryMarkup
import DiaryModel
import Platform

/// What can be wrong with the bytes of one text.
struct TextCheck {
  private(set) var findings: [Finding] = []
  private let path: VaultPath
  private let bytes: [UInt8]

  init(_ path: VaultPath, _ bytes: [UInt8], _ facts: EntryFacts, _ settings: VaultSettings) {
    (self.path, self.bytes) = (path, bytes)
    checkEncoding()
    for problem in facts.problems {
      findings.append(
        Finding(
          .frontMatter, path.bytes, line: problem.line, column: problem.column, problem.message,
          hint: "mend the front matter with: diary edit \(ShellWords.quoted(path.bytes))"))
    }
    if let line = HiddenFrontMatter.line(in: bytes) {
      findings.append(
        Finding(
          .frontMatter, path.bytes, line: line,
          "this looks like front matter, and is not read: it is not alone at the top",
          hint: "move what stands above it, or beside its '---', below it"))
    }
    if FrontMatterSlip(in: bytes) == .unclosed {
      findings.append(
        Finding(
          .frontMatter, path.bytes, line: 1,
          "this looks like front matter, and is not read: it is never ended",
          hint: "end it with a line of '---'"))
    }
    checkMarkers()
    if let open = OpenEnd(in: bytes) {
      findings.append(
        Finding(
          .neverEnded, path.bytes, line: open.line,
          "\(open.words) is never ended, and what is put behind the text falls into it",
          hint: "end it with '\(open.end)'"))
    }
    if case .entry(let name) = PathKind.classify(path: path) { checkDay(name.day) }
  }

  private mutating func checkEncoding() {
    guard let fault = EncodingFault(in: bytes) else { return }
    let conversion = fault.conversion(of: path.bytes)
    switch fault {
    case .wide(let name):
      findings.append(
        Finding(
          .encoding, path.bytes, line: 1, column: 1, "the text is \(name)",
          hint: "write it as UTF-8: \(conversion)"))
      return
    case .invalid(let line, let column, let likely):
      findings.append(
        Finding(
          .encoding, path.bytes, line: line, column: column, "a byte that is not UTF-8",
          hint: likely == nil
            ? "the rest is UTF-8, so put there in an editor what was meant"
            : "write it as UTF-8, perhaps with: \(conversion)"))
    case .null: break
    }
    if let place = bytes.firstIndex(of: 0) {
      let (line, column) = TextLines.place(of: place, in: bytes)
      findings.append(
        Finding(
          .encoding, path.bytes, line: line, column: column, "a NUL character",
          hint: "take it out in an editor; a crash of another program may have left it"))
    }
  }

  private mutating func checkMarkers() {
    guard let start = ConflictMarkers.line(in: bytes) else { return }
    findings.append(
      Finding(
        .conflictMarker, path.bytes, line: start, "two versions that git could not join",
        hint: "keep what you want of both, and take the marked lines out"))
  }

  /// A `date` is the entry's day, and so is a `created` without a time.
  ///
  /// A `created` with a time tells when the entry was written, which may be another day.
  private mutating func checkDay(_ day: Day) {
    let front = FrontMatter(EntryText(bytes: bytes))
    for key in ["date", "created"] {
      guard let field = front.field(key), case .scalar(let text) = field.value,
        let moment = Moment(text), moment.day != day, key == "date" || text.utf8.count == 10
      else { continue }
      findings.append(
        Finding(
          .date, path.bytes, line: field.line, column: 1,
          "'\(field.key)' says \(moment.day), the file's name \(day)",
          hint: "the name counts; correct the one that is wrong"))
    }
  }
}

extension OpenEnd {
  /// What it is, for a sentence.
  var words: String {
    switch kind {
    case .comment: "a comment or other HTML"
    case .code: "code"
    }
  }
}
