import Foundation
import Testing

/// No fault that can be made here loses a word; `make faults` makes many more of them.
struct FaultTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Faults")
  private static let python = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    .map { $0 + "/python3" }.first { access($0, X_OK) == 0 }

  static let parts = [
    "sweep", "durability", "endings", "powercut", "places", "crowds", "storms", "neighbours",
    "editors", "names", "privacy",
  ]

  @Test(.enabled(if: python != nil, "python3 is missing"), arguments: parts)
  func `no fault loses a word`(part: String) throws {
    let sandbox = try Sandbox.make()
    let output = "\(sandbox.root)/output"
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    let child = try Child(
      [
        Self.python ?? "", Self.folder.appending(path: "run.py").path(),
        "\(Products.folder)/diary", part, "--short",
      ],
      in: sandbox.folder,
      environment: [
        "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "TMPDIR": sandbox.temporary,
        "PYTHONDONTWRITEBYTECODE": "1",
      ],
      streams: [.file("/dev/null", flags: O_RDONLY), .file(output, flags: flags), .same(as: 1)])
    let status = try child.status(within: 600)
    let told = String(decoding: try Data(contentsOf: URL(filePath: output)), as: UTF8.self)
    #expect(status == 0, "\(told)")
  }
}
