import Foundation

/// Runs command lines under `/bin/sh` in a sandbox.
enum Shell {
  struct Result {
    var output: String
    var complaints: String
    var status: Int32
  }

  /// Runs one command line without a terminal and with nothing on standard input.
  ///
  /// Both outputs go to files, which never fill up as pipes do.
  static func run(
    _ line: String, in sandbox: borrowing Sandbox, adding variables: [String: String] = [:]
  ) throws -> Result {
    let name = "\(sandbox.root)/\(UUID().uuidString)"
    let (output, complaints) = ("\(name).out", "\(name).err")
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND
    let child = try Child(
      ["/bin/sh", "-c", line], in: sandbox.folder,
      environment: sandbox.environment.merging(variables) { $1 },
      streams: [
        .file("/dev/null", flags: O_RDONLY), .file(output, flags: flags),
        .file(complaints, flags: flags),
      ])
    defer { for path in [output, complaints] { unlink(path) } }
    let status = try child.status()
    return Result(
      output: try text(of: output), complaints: try text(of: complaints), status: status)
  }

  private static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }
}
