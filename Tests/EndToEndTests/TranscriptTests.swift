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
    let actual = try expected.replayed(in: sandbox)
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
  func `no answer depends on the index`(name: String, state: IndexState) throws {
    let file = Self.folder.appending(path: name)
    let expected = Transcript(try String(contentsOf: file, encoding: .utf8))
    guard !expected.showsIndex else { return }
    let sandbox = try Sandbox.make(fixture: expected.fixture)
    let actual = try expected.replayed(in: sandbox, adding: state.variables) {
      try state.impose(on: sandbox)
    }
    expect(actual.withoutIndexWarnings, toEqual: expected.withoutIndexWarnings, from: file)
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
