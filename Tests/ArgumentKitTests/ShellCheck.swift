import Foundation

/// A program of this machine, run on a text.
enum ShellCheck {
  /// What a program printed, on both outputs, and how it ended; nothing where it is not installed.
  static func run(
    _ program: String, _ arguments: [String], input: String, path: String? = nil
  ) throws -> (output: String, status: Int32)? {
    let folders = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    guard
      let found = folders.map({ "\($0)/\(program)" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else {
      print("\(program) is not installed: its check is skipped")
      return nil
    }
    let process = Process()
    process.executableURL = URL(filePath: found)
    process.arguments = arguments
    process.environment = [
      "PATH": (path.map { "\($0):" } ?? "") + "/usr/bin:/bin", "HOME": "/nonexistent",
      "LC_ALL": "C.UTF-8",
    ]
    let (given, taken) = (Pipe(), Pipe())
    process.standardInput = given
    process.standardOutput = taken
    process.standardError = taken
    try process.run()
    given.fileHandleForWriting.write(Data(input.utf8))
    try given.fileHandleForWriting.close()
    let data = taken.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  /// Runs something with a folder that holds a program `tool`, which prints values to complete.
  static func withTool<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tool-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = folder.appending(path: "tool")
    let script = """
      #!/bin/sh
      case "$1 $2" in
        'complete tags') printf 'travel\\t3 entries\\ntravel/japan\\nwork\\n' ;;
        'complete entries') printf '2026-11-29\\tA: day\\n2026-11-30\\nKim Minji\\nKim Ok\\nDon'\\''t\\n' ;;
      esac
      """
    // A child writes it: a file that this process had open for writing could be open in a child of
    // another test when a shell runs it, which is refused as "text file busy".
    _ = try run("sh", ["-c", "cat > \"$0\" && chmod 700 \"$0\"", tool.path()], input: script)
    return try body(folder.path())
  }
}
