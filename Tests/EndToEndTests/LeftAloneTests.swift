import Foundation
import Testing

/// What is done to many entries is done to all that allow it; the others are named, with why.
struct LeftAloneTests {
  private static let good = "entries/2026/11/2026-11-20.md"
  private static let other = "entries/2026/11/2026-11-29.md"

  /// Texts of which nobody knows what they say, and what is told of each.
  static let texts: [(name: String, bytes: [UInt8], told: String)] = [
    (
      "markers in the text", Array((head + "Mine\n" + versions).utf8),
      "6: two versions that git could not join"
    ),
    (
      "markers above front matter", Array(("<<<<<<< HEAD\n" + head + theirs).utf8),
      "1: two versions that git could not join"
    ),
    (
      "markers in front matter",
      Array("---\n<<<<<<< HEAD\ncategory: Work\ntags: [sea]\n\(theirs)---\nMine\n".utf8),
      "2: two versions that git could not join"
    ),
    (
      "front matter in Latin 1",
      Array("---\ncategory: work\ntags: sea\nmood: caf".utf8) + [0xE9] + Array("\n---\nA\n".utf8),
      "4:10: a byte that is not UTF-8; the text may be CP1252, so nothing"
    ),
    (
      "front matter that is broken", Array("---\ncategory: work\ntags: [sea\n---\nA #sea\n".utf8),
      "3:7: front matter cannot be read: a '['"
    ),
    (
      "a text in UTF-16",
      [0xFF, 0xFE] + (head + "A\n").utf8.flatMap { [$0, 0] },
      " the text is UTF-16"
    ),
  ]
  private static let head = "---\ncategory: work\ntags: [sea]\n---\n"
  private static let theirs = "=======\nTheirs\n>>>>>>> other\n"
  private static let versions = "<<<<<<< HEAD\nMine\n" + theirs
  private static let commands = [
    "categories rename work labour --yes", "categories remove work --yes",
    "tags rename sea lake --yes",
  ]

  @Test(arguments: commands, texts.indices)
  func `renaming names what it leaves alone, and does the rest`(
    command: String, index: Int
  ) throws {
    let (name, bytes, told) = Self.texts[index]
    let sandbox = try Sandbox.vault([Self.good: Self.head + "Good\n"])
    let folder = sandbox.folder
    try sandbox.write(Data(bytes), to: Self.other)
    let result = try Shell.run("diary \(command)", in: sandbox)
    #expect(result.status == 4, "\(name)")
    #expect(result.complaints.contains("\(Self.other):\(told)"), "\(name): \(result.complaints)")
    let way =
      name.hasSuffix("UTF-16")
      ? "iconv -f UTF-16 -t UTF-8 \(folder)/"
      : name.hasSuffix("Latin 1") ? "iconv -f CP1252 -t UTF-8 \(folder)/" : "diary edit "
    #expect(result.complaints.contains("\(way)\(Self.other)"), "\(name)")
    #expect(try sandbox.bytes(of: Self.other).elementsEqual(bytes), "\(name)")
    #expect(try sandbox.bytes(of: Self.good) != Data((Self.head + "Good\n").utf8), "\(name)")
    #expect(result.output.contains("in 1 entry"), "\(name): \(result.output)")
  }

  @Test(arguments: commands)
  func `what does not hold the name is no matter`(command: String) throws {
    let sandbox = try Sandbox.vault([
      Self.good: Self.head + "Good\n", Self.other: "---\ncategory: [play\n---\nA\n",
      "entries/2026/11/2026-11-28.md": Self.versions,
    ])
    let result = try Shell.run("diary \(command)", in: sandbox)
    #expect(result.status == 0)
    #expect(result.complaints.isEmpty)
  }

  @Test(arguments: commands)
  func `an entry that cannot be changed by itself is named`(command: String) throws {
    let tied = "---\ncategory: &a work\ntags: &b [sea]\nmood: [*a, *b]\n---\nTied\n"
    let sandbox = try Sandbox.vault([Self.good: Self.head + "Good\n", Self.other: tied])
    let result = try Shell.run("diary \(command)", in: sandbox)
    let isDone = command.contains("rename")
    #expect(result.status == (isDone ? 0 : 4))
    #expect(result.complaints.contains(Self.other) == !isDone)
    #expect(try sandbox.bytes(of: Self.good) != Data((Self.head + "Good\n").utf8))
  }

  @Test func `a category that was renamed in part is renamed in the rest`() throws {
    let sandbox = try Sandbox.vault([
      "diary.yml": "categories:\n  work:\n    icon: W\n", Self.good: Self.head + "Good\n",
      Self.other: Self.head + Self.versions,
    ])
    let command = "diary categories rename work labour --yes"
    #expect(try Shell.run(command, in: sandbox).status == 4)
    try sandbox.write(Self.head + "Mine\n", to: Self.other)
    let result = try Shell.run(command, in: sandbox)
    #expect(result.status == 0)
    #expect(result.output == "Renamed to labour: work, in 1 entry\n")
    #expect(
      try Shell.run("diary list --category labour | wc -l", in: sandbox).output.contains("2"))
  }

  @Test(arguments: [
    ("star %1 %2 %3", 4), ("star %2 %2", 3), ("star %2", 3), ("unstar %1 %2 %3", 4),
    ("done %1.1 %2.1 %3.1", 4), ("done %1.1 %2.7 %3.1", 4), ("done %1.1 2020-01-01.1 %3.1", 4),
    ("done %2.1", 3),
  ])
  func `of several entries that are named the rest is done`(
    command: String, status: Int32
  ) throws {
    let paths = ["2026-11-01", "2026-11-02", "2026-11-03"]
    var texts: [String: String] = [:]
    for path in paths {
      texts["entries/2026/11/\(path).md"] = "---\nstarred: true\n---\nA\n- [ ] b\n"
    }
    if command.hasPrefix("star") {
      for key in texts.keys { texts[key] = "A\n" }
    }
    texts["entries/2026/11/2026-11-02.md", default: ""] += Self.versions
    let sandbox = try Sandbox.vault(texts)
    var line = command
    for (number, path) in paths.enumerated() { line.replace("%\(number + 1)", with: path) }
    let result = try Shell.run("diary \(line)", in: sandbox)
    #expect(result.status == status, "\(line): \(result.complaints)")
    #expect(result.complaints.contains("2026-11-02") || line.contains("2020"))
    let isSeveral = status == 4
    for path in texts.keys where !path.contains("-02") {
      #expect((try sandbox.bytes(of: path) != Data(texts[path, default: ""].utf8)) == isSeveral)
    }
  }

  @Test func `an entry is moved though its date cannot be read, and that is told`() throws {
    let broken = "---\ndate: 2026-11-29\ntags: [sea\n---\nA\n"
    let sandbox = try Sandbox.vault([Self.other: broken])
    let result = try Shell.run("diary move 2026-11-29 --date 2026-11-28 --yes", in: sandbox)
    #expect(result.status == 4)
    #expect(result.complaints.contains("\(Self.other):3:7: front matter cannot be read"))
    #expect(try sandbox.bytes(of: "entries/2026/11/2026-11-28.md") == Data(broken.utf8))
  }
}
