import DiaryModel
import DiaryVault
import Platform

/// What a vault in a git folder should not have versioned, and the offer to see to it.
struct GitAdvice {
  let root: [UInt8]
  let world: World

  /// Tells which lines the vault's `.gitignore` lacks, and adds them when the user agrees.
  func give() throws {
    guard isInRepository else { return }
    let folder = try Folder(path: root)
    let missing = try missingLines(in: folder)
    guard !missing.isEmpty else { return }
    world.note(
      "this folder is in git; its .gitignore should hold:"
        + missing.map { "\n  \($0)" }.joined())
    guard world.terminal.isInput,
      try world.confirm("Add them to .gitignore?", insteadOf: "")
    else { return }
    try add(missing, in: folder)
    try world.report("Added to .gitignore")
  }

  private static let file = Array(".gitignore".utf8)

  /// The lines of the template's `.gitignore` that are no notes.
  private static var wanted: [String] {
    let template = VaultTemplate.files.first { $0.path == ".gitignore" }?.bytes ?? []
    return lines(template).filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  /// Whether the folder or one above it holds a `.git`.
  private var isInRepository: Bool {
    var folder = root
    while true {
      if let opened = try? Folder(path: folder),
        let git = try? opened.status(of: Array(".git".utf8)),
        [.folder, .regular].contains(git.kind)
      {
        return true
      }
      let parent = PathText.split(folder).folder
      guard PathText.isAbsolute(parent), parent != folder else { return false }
      folder = parent
    }
  }

  private func missingLines(in folder: borrowing Folder) throws -> [String] {
    do {
      let present = Self.lines(try folder.read(Self.file).bytes)
      return Self.wanted.filter { line in !present.contains(line) && !present.contains("/" + line) }
    } catch {
      guard error.isMissing else { throw error }
      return Self.wanted
    }
  }

  private func add(_ lines: [String], in folder: borrowing Folder) throws {
    let added = Array((lines.joined(separator: "\n") + "\n").utf8)
    guard try folder.status(of: Self.file) != nil else {
      return try folder.create(Self.file, bytes: added)
    }
    var (bytes, status) = try folder.read(Self.file)
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    try folder.replace(Self.file, bytes: bytes + added, expecting: status)
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
      .map { String(decoding: $0, as: UTF8.self).trimmed }
  }
}
