import Foundation

extension Sandbox {
  /// Writes a file of the folder of commands, with the folders on its way.
  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Likewise, with bytes that need not be a text.
  func write(_ bytes: Data, to path: String) throws {
    let url = URL(filePath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
  }

  /// The bytes of a file of the folder of commands.
  func bytes(of path: String) throws -> Data {
    try Data(contentsOf: URL(filePath: "\(folder)/\(path)"))
  }

  /// Whether there is something in the folder of commands.
  func holds(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(path)")
  }

  /// A sandbox whose folder of commands is a vault with these texts, and with usual settings.
  static func vault(_ entries: [String: String] = [:]) throws -> Sandbox {
    let sandbox = try make()
    try sandbox.write("", to: "diary.yml")
    for (path, text) in entries { try sandbox.write(text, to: path) }
    return sandbox
  }
}
