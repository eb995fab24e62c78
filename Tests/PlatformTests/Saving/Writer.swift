import Foundation

/// A program that opens a file to write, and adds something to it.
///
/// A process of its own: who waits for it holds up the thread on which others wait.
struct Writer {
  private let process = Process()
  private let opened = Pipe()

  /// Begins, and where it is to have the file open for some time comes back once it has.
  init(of file: String, adding text: String, seconds: Double = 0) throws {
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "exec 3>>\"$1\"; echo; sleep $3; printf %s \"$2\" >&3", "sh", file, text, "\(seconds)",
    ]
    process.standardOutput = opened
    try process.run()
    if seconds > 0 { _ = try opened.fileHandleForReading.read(upToCount: 1) }
  }

  /// Waits for its end.
  func end() throws {
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
