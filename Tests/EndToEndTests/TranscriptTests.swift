import Foundation
import Testing

/// The program does what the transcripts tell.
struct TranscriptTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts")
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path())
        .filter { $0.hasSuffix(".txt") }.sorted()
    }
  }

  /// Set `RECORD=1` to accept what the program prints now, and read the difference.
  @Test(arguments: try names)
  func `the program still behaves as transcribed`(name: String) throws {
    let file = Self.folder.appending(path: name)
    let expected = Transcript(try String(contentsOf: file, encoding: .utf8))
    let sandbox = try Sandbox.make(fixture: expected.fixture)
    guard let locales = try sandbox.locales(expected.locales) else { return }
    let actual = try expected.replayed(in: sandbox, adding: locales)
    if Self.isRecording {
      try actual.text.write(to: file, atomically: true, encoding: .utf8)
    } else {
      expect(actual, toEqual: expected, from: file)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: sandbox.temporary).isEmpty,
      "the shared temporary folder is used")
  }

  @Test(.enabled(if: !isRecording), arguments: try names, IndexState.allCases)
  func `no answer depends on the index`(name: String, state: IndexState) async throws {
    let file = Self.folder.appending(path: name)
    let expected = Transcript(try String(contentsOf: file, encoding: .utf8))
    guard !expected.showsIndex else { return }
    let replay: @Sendable () throws -> Transcript? = {
      let sandbox = try Sandbox.make(fixture: expected.fixture)
      guard let locales = try sandbox.locales(expected.locales) else { return nil }
      let variables = state.variables.merging(locales) { $1 }
      return try expected.replayed(in: sandbox, adding: variables) {
        try state.impose(on: sandbox)
      }
    }
    // Each command waits a second for a lock, which is no reason for other tests to wait.
    guard let actual = state == .locked ? try await Self.aside(replay) : try replay() else {
      return
    }
    expect(actual.withoutIndexWarnings, toEqual: expected.withoutIndexWarnings, from: file)
  }

  /// Does something on a thread of its own.
  private static func aside<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result(catching: work)) }.start()
    }
  }

  /// Fails at each command of the file that answers otherwise.
  private func expect(_ actual: Transcript, toEqual expected: Transcript, from file: URL) {
    var line = 1
    for (then, now) in zip(expected.blocks, actual.blocks) {
      let difference = LineDifference(from: then.lines, to: now.lines)
      if !difference.isEmpty {
        Issue.record(
          "\(file.lastPathComponent):\(line)\n\(difference)",
          sourceLocation: SourceLocation(
            fileID: "EndToEndTests/\(file.lastPathComponent)", filePath: file.path(), line: line,
            column: 1))
      }
      line += then.lines.count
    }
  }
}
