import Testing

/// How the vault's files are written.
struct WritingTests {
  /// Calls that change files of the vault, and the files of the commands that may make them.
  ///
  /// What goes through `OpenVault+Changes` can be taken back; the others take away what nobody has
  /// written, or what its user has said to take away.
  static let calls = [
    "files.folder.create(", "files.folder.replace(", "files.folder.move(", "files.folder.remove(",
    "files.folder.put(", "Trash.put(", "Trash.move(", "Trash.restore(", "NewEntry.create(",
  ]
  static let writers = [
    "Vault/OpenVault+Changes.swift", "Vault/OpenVault+Leftovers.swift", "Checking/Mending.swift",
  ]

  @Test(arguments: calls)
  func `commands change the vault in one place, so that every change can be taken back`(
    call: String
  ) throws {
    for file in try SourceFile.sources.get() where file.path.contains("Sources/DiaryCommands/") {
      guard !Self.writers.contains(where: file.path.hasSuffix) else { continue }
      #expect(!file.code.contains(call), "\(file.path) has '\(call)': use OpenVault's own")
    }
  }

  @Test(arguments: ["O_TRUNC", "NSTemporaryDirectory", "tmpfile(", "mkstemp(", "popen("])
  func `nothing is cut short, put into a shared folder or run by a shell`(call: String) throws {
    for file in try SourceFile.sources.get() {
      #expect(!file.code.contains(call), "\(file.path) has '\(call)'")
    }
  }
}
