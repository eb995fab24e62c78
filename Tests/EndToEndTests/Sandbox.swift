import Foundation

/// A home of its own in a temporary folder, where a transcript or a terminal runs.
///
/// `$HOME` holds `diary`, the folder that commands run in, and the XDG folders. Nothing of the
/// environment that the tests run in gets through, and everything goes when the sandbox goes.
struct Sandbox: ~Copyable {
  let root: String
  var home: String { "\(root)/home" }
  var folder: String { "\(home)/diary" }
  var cache: String { "\(home)/.cache/diary" }
  var temporary: String { "\(root)/tmp" }

  /// Makes the folders, the folder of commands from a fixture when one is named.
  static func make(fixture: String? = nil) throws -> Sandbox {
    let sandbox = Sandbox(root: try freshFolder())
    try sandbox.furnish(fixture: fixture)
    return sandbox
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  var environment: [String: String] {
    [
      "PATH": "\(Products.folder):/usr/bin:/bin",
      "HOME": home,
      "TMPDIR": temporary,
      "XDG_CACHE_HOME": "\(home)/.cache",
      "XDG_CONFIG_HOME": "\(home)/.config",
      "XDG_DATA_HOME": "\(home)/.local/share",
      "XDG_STATE_HOME": "\(home)/.local/state",
      "DIARY_NOW": "2026-11-29T21:14:00+09:00",
      "TZ": "Asia/Seoul",
      "LANG": "C.UTF-8",
      "GIT_CONFIG_NOSYSTEM": "1",
    ]
  }

  /// The text with the sandbox's folders as `$PWD` and `$HOME`, since their names differ each time;
  /// so does the vault's name in the program's own folders.
  func withoutPaths(_ text: String) -> String {
    text.replacingOccurrences(of: folder, with: "$PWD")
      .replacingOccurrences(of: home, with: "$HOME")
      .replacingOccurrences(of: temporary, with: "$TMPDIR")
      .replacingOccurrences(of: Products.folder, with: "$PRODUCTS")
      .replacingOccurrences(
        of: "(drafts|changes|.cache/diary)/[^/ ]+/", with: "$1/VAULT/", options: .regularExpression)
  }

  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  private static func freshFolder() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "diary-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.resolvingSymlinksInPath().path()
  }

  private func furnish(fixture: String?) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    try files.createDirectory(atPath: home, withIntermediateDirectories: true)
    guard let fixture else {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      return
    }
    try copy(Self.fixtures.appending(path: fixture).path())
    try settleTimes()
  }

  /// Copies a fixture's files, but not their owner, whom only the superuser could give them.
  private func copy(_ fixture: String) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for path in try files.subpathsOfDirectory(atPath: fixture).sorted() {
      var isFolder: ObjCBool = false
      _ = files.fileExists(atPath: "\(fixture)/\(path)", isDirectory: &isFolder)
      if isFolder.boolValue {
        try files.createDirectory(atPath: "\(folder)/\(path)", withIntermediateDirectories: true)
      } else {
        try Data(contentsOf: URL(filePath: "\(fixture)/\(path)"))
          .write(to: URL(filePath: "\(folder)/\(path)"))
      }
    }
  }

  /// Gives every file a time of change that is the same in every run: a minute apart, by path.
  private func settleTimes() throws {
    let files = FileManager.default
    let first = Date(timeIntervalSince1970: 1_793_491_200)
    for (minute, path) in try files.subpathsOfDirectory(atPath: folder).sorted().enumerated() {
      try files.setAttributes(
        [.modificationDate: first.addingTimeInterval(Double(minute) * 60)],
        ofItemAtPath: "\(folder)/\(path)")
    }
  }
}
