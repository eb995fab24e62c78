import DiaryModel
import DiarySite
import Foundation
import Platform
import Testing

@testable import DiaryCommands

struct SiteFolderTests {
  /// A folder for a site, gone at the end; a class so that its end removes it.
  private final class Place {
    let path = NSTemporaryDirectory() + "site-" + UUID().uuidString

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: URL(filePath: path + "/" + name))
    }

    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(filePath: path + "/" + name)), as: UTF8.self)
    }

    func names() throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
    }
  }

  /// Exports pages, and tells what was written, left and removed.
  private func export(_ pages: [String: String], to place: Place) throws -> [Int] {
    var folder = try SiteFolder.open(Array(place.path.utf8))
    for (path, text) in pages.sorted(by: { $0.key < $1.key }) {
      let inputs = UInt64(bitPattern: Int64(text.utf8.reduce(7) { $0 &* 31 &+ Int($1) }))
      try folder.put(Array(path.utf8), inputs: inputs) { Array(text.utf8) }
    }
    let removed = try folder.finish()
    return [folder.written, folder.unchanged, removed]
  }

  @Test func `only what differs is written, and what is gone is removed`() throws {
    let place = Place()
    #expect(try export(["index.html": "a", "2026/x.html": "b"], to: place) == [2, 0, 0])
    #expect(try export(["index.html": "a", "2026/x.html": "b"], to: place) == [0, 2, 0])
    #expect(try export(["index.html": "a", "2026/x.html": "c"], to: place) == [1, 1, 0])
    #expect(try place.text("2026/x.html") == "c")
    #expect(try export(["index.html": "a"], to: place) == [0, 1, 1])
    #expect(try place.names() == [".diary-site", "index.html"])
  }

  /// At the site's top and below, as it was written and as somebody has changed it.
  @Test(arguments: ["x.html", "2026/x.html"], ["b", "mine, longer"])
  func `what a stopped export has left of a page that is gone is taken away`(
    page: String, text: String
  ) throws {
    let place = Place()
    _ = try export(["index.html": "a", page: "b"], to: place)
    let leftover = page.replacing("x.html", with: ".x.html.diary-tmp-999999999-0123456789abc")
    let files = FileManager.default
    try files.moveItem(atPath: place.path + "/" + page, toPath: place.path + "/" + leftover)
    try place.write(leftover, text)
    try files.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)],
      ofItemAtPath: place.path + "/" + leftover)
    #expect(try export(["index.html": "a"], to: place) == [0, 1, 0])
    #expect(try place.names().contains(leftover) == (text != "b"))
    #expect(try place.names().contains("2026") == (text != "b" && page != "x.html"))
  }

  /// Of the same inputs and of others, once, and with something of its new name there already.
  @Test(
    arguments: ["a", "b"], [("mine, longer", false), ("x", true), ("", false), ("mine", true)])
  func `a page that somebody has changed is kept beside the new one`(
    page: String, change: (own: String, isTaken: Bool)
  ) throws {
    let (own, isTaken) = change
    let place = Place()
    _ = try export(["index.html": "a"], to: place)
    try place.write("index.html", own)
    if isTaken { try place.write("index.html.yours", "before") }
    #expect(try export(["index.html": page], to: place) == [1, 0, 0])
    #expect(try place.text("index.html") == page)
    #expect(try place.text("index.html.yours" + (isTaken ? "-2" : "")) == own)
    if isTaken { #expect(try place.text("index.html.yours") == "before") }
    #expect(try export(["index.html": page], to: place) == [0, 1, 0])
  }

  @Test func `a page that is gone from the site stays where somebody has changed it`() throws {
    let place = Place()
    _ = try export(["2026/a.html": "a", "2026/b.html": "b"], to: place)
    try place.write("2026/a.html", "mine")
    #expect(try export([:], to: place) == [0, 0, 1])
    #expect(try place.names() == [".diary-site", "2026", "2026/a.html"])
    #expect(try place.text("2026/a.html") == "mine")
    #expect(throws: SiteFailure.self) { try export(["2026/a.html": "c"], to: place) }
  }

  /// As by `cp -r`, `rsync` or `git`, which give each file another number, and perhaps another time.
  @Test func `a site that was copied is gone on with`() throws {
    let (place, copy) = (Place(), Place())
    _ = try export(["index.html": "a", "x.html": "b", "y.html": "c"], to: place)
    try FileManager.default.createDirectory(atPath: copy.path, withIntermediateDirectories: true)
    for name in try place.names() { try copy.write(name, try place.text(name)) }
    #expect(try export(["index.html": "other", "x.html": "b"], to: copy) == [1, 1, 1])
    #expect(try copy.names() == [".diary-site", "index.html", "x.html"])
  }

  /// Where a stopped export has left a part of a page, what was there before it, or all of another.
  @Test(arguments: [
    ("ne", true), ("", true), ("old", true), ("new page", true), ("mine", false),
    ("<meta name=\"generator\" content=\"diary\">another", true),
  ])
  func `what a stopped export has left of a page is no one's own`(
    left: String, isPart: Bool
  ) throws {
    let place = Place()
    _ = try export(["a.html": "old"], to: place)
    var stopped = try SiteFolder.open(Array(place.path.utf8))
    try stopped.announce(again: [(VaultPath("a.html"), 1)])
    try place.write("a.html", left)
    _ = try export(["a.html": "new page"], to: place)
    #expect(try place.text("a.html") == "new page")
    #expect(try place.names().contains("a.html.yours") == !isPart)
  }

  @Test(arguments: ["mine", "diary sites\n"])
  func `a file that has the name of the record and is none is left alone`(text: String) throws {
    let place = Place()
    try FileManager.default.createDirectory(atPath: place.path, withIntermediateDirectories: true)
    try place.write(".diary-site", text)
    #expect(throws: SiteFailure.self) { try export(["index.html": "a"], to: place) }
    #expect(try place.text(".diary-site") == text)
  }

  @Test func `the record of an earlier version is gone on with`() throws {
    let place = Place()
    _ = try export(["index.html": "a", "x.html": "b", "y.html": "c"], to: place)
    let lines = try place.text(".diary-site").split(separator: "\n").dropFirst().map { line in
      var words = line.split(separator: " ")
      words.remove(at: 4)
      return words.joined(separator: " ")
    }
    try place.write(".diary-site", "diary site 1\n" + lines.joined(separator: "\n") + "\n")
    #expect(try export(["index.html": "new", "x.html": "b"], to: place) == [1, 1, 1])
    #expect(try place.names() == [".diary-site", "index.html", "x.html"])
  }

  @Test func `a shorter page leaves nothing of the longer one`() throws {
    let place = Place()
    _ = try export(["index.html": "a long page"], to: place)
    _ = try export(["index.html": "b"], to: place)
    #expect(try place.text("index.html") == "b")
  }

  @Test func `what an export has not written is never touched`() throws {
    let place = Place()
    _ = try export([:], to: place)
    try place.write("index.html", "mine")
    try place.write("notes.txt", "mine too")
    #expect(throws: SiteFailure.self) { try export(["index.html": "a"], to: place) }
    #expect(try place.text("index.html") == "mine")
    #expect(try export(["other.html": "a"], to: place) == [1, 0, 0])
    #expect(try export([:], to: place) == [0, 0, 1])
    #expect(try place.text("notes.txt") == "mine too")
  }

  @Test func `what was announced is written where it is not there, and over where it is`() throws {
    let place = Place()
    var stopped = try SiteFolder.open(Array(place.path.utf8))
    try stopped.announce([Array("a.html".utf8), Array("b.html".utf8)])
    try place.write("a.html", "fir")
    #expect(try export(["a.html": "first", "b.html": "second"], to: place) == [2, 0, 0])
    #expect(try place.text("a.html") == "first")
    #expect(try place.text("b.html") == "second")
    #expect(try export(["a.html": "first", "b.html": "second"], to: place) == [0, 2, 0])
  }

  @Test(arguments: [3, 700]) func `of many pages those that are as they were are kept`(
    count: Int
  ) throws {
    let place = Place()
    let start = try #require(Day(year: 2020, month: 1, day: 1))
    let entries = try (0..<count).map { number in
      let day = try #require(start.adding(days: number))
      let path = VaultPath("\(day).md")
      return SiteEntry(
        Entry(path: path, name: EntryName(day: day), facts: EntryFacts()), content: 1)
    }
    let pages = Array(Site(entries, options: SiteOptions()).pages)
    var first = try SiteFolder.open(Array(place.path.utf8))
    try first.announce(pages.map(\.path.bytes))
    #expect(first.keeps(pages) == pages.map { _ in false })
    for page in pages { try first.put(page.path.bytes, inputs: page.inputs, bytes: [1, 2, 3]) }
    #expect(try first.finish() == 0)
    let (gone, changed) = (pages[1].path.text, pages[pages.count - 1].path.text)
    try FileManager.default.removeItem(atPath: place.path + "/" + gone)
    try place.write(changed, "something else")
    var second = try SiteFolder.open(Array(place.path.utf8))
    let areKept = second.keeps(pages)
    #expect(areKept == pages.map { ![gone, changed].contains($0.path.text) })
    #expect(second.unchanged == pages.count - 2)
    // The same pages of other inputs are others.
    var options = SiteOptions()
    options.title = "Another"
    let others = Array(Site(entries, options: options).pages)
    var third = try SiteFolder.open(Array(place.path.utf8))
    #expect(third.keeps(others).filter(\.self).count == 1, "the style sheet alone is the same")
  }

  @Test func `pages are for their user alone until the folder is opened to others`() throws {
    let place = Place()
    _ = try export(["index.html": "a"], to: place)
    let folder = try Folder(path: Array(place.path.utf8))
    #expect(try folder.status().mode == 0o700)
    #expect(try folder.status(of: Array("index.html".utf8))?.mode == 0o600)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.path)
    _ = try export(["index.html": "a", "new.html": "b"], to: place)
    // What the user's umask leaves of a file that anybody makes.
    try place.write("probe.txt", "")
    let usual = try #require(try folder.status(of: Array("probe.txt".utf8))).mode & 0o044
    #expect(try folder.status(of: Array("new.html".utf8))?.mode == 0o600 | usual)
  }

  @Test(arguments: ["plain.html", "a b.html", "100%.html", "line\nend.html", "%0a", "한글.html"])
  func `a record is read as it was written`(path: String) {
    var manifest = SiteManifest()
    let status = SiteManifest.Record(
      inputs: .max, size: -1, modified: 1_764_000_000_123, inode: 7, content: .max)
    manifest.records[VaultPath(path)] = status
    #expect(SiteManifest(manifest.bytes).records == manifest.records)
  }

  @Test(arguments: ["", "diary site 9\n1 1 1 1 a\n", "diary site 1\nx y z\n", "\u{0}"])
  func `a record that cannot be read is none`(text: String) {
    #expect(SiteManifest(Array(text.utf8)).records.isEmpty)
  }
}
