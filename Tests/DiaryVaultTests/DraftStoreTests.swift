import DiaryModel
import DiaryVault
import Foundation
import Platform
import Testing

struct DraftStoreTests {
  private func store(in state: borrowing VaultFolder) -> DraftStore {
    DraftStore(stateFolder: Array(state.path.utf8), vaultRoot: Array("/home/me/diary".utf8))
  }

  @Test func `drafts wait in the order of their days and tell them`() throws {
    let state = try VaultFolder()
    let store = store(in: state)
    let day = try #require(Day("2026-11-28"))
    let first = try store.begin(day: day, at: moment("21:14:05"), bytes: Array("a".utf8))
    let second = try store.begin(day: day, at: moment("21:14:05"), bytes: Array("b".utf8))
    #expect(String(decoding: first.name, as: UTF8.self) == "2026-11-28-2114.md")
    #expect(try store.drafts().map(\.name).sorted { $0.lexicographicallyPrecedes($1) }.count == 2)
    #expect(try store.drafts().allSatisfy { $0.day == day })
    #expect(try store.read(second) == Array("b".utf8))
    try store.discard(first, expecting: store.status(of: first))
    #expect(try store.drafts() == [second])
    #expect(try store.read(first) == nil)
    try store.discard(first, expecting: store.status(of: first))
  }

  @Test func `a name that a draft had is not given again`() throws {
    let state = try VaultFolder()
    let store = store(in: state)
    var names: Set<[UInt8]> = []
    for _ in 0..<3 {
      let draft = try store.begin(day: .first, at: moment("21:14:05"), bytes: [])
      names.insert(draft.name)
      #expect(draft.time == "21:14")
      try store.discard(draft, expecting: store.status(of: draft))
    }
    #expect(names.count == 3)
    // The editors save late, each its own.
    let folder = try Folder(path: store.folder)
    for name in names { try folder.create(name, bytes: name) }
    #expect(Set(try store.drafts().map(\.name)) == names)
    #expect(try store.others() == [])
  }

  @Test func `not all names that drafts had are kept in mind`() throws {
    let state = try VaultFolder()
    let store = store(in: state)
    for _ in 0..<(DraftStore.mostUsedNames + 5) {
      let draft = try store.begin(day: .first, at: moment("21:14:05"), bytes: [])
      try store.discard(draft, expecting: store.status(of: draft))
    }
    let names = try Folder(path: store.folder).names().count
    #expect(names <= DraftStore.mostUsedNames)
  }

  @Test func `vaults of the same name have drafts of their own`() throws {
    let state = try VaultFolder()
    let other = DraftStore(
      stateFolder: Array(state.path.utf8), vaultRoot: Array("/home/you/diary".utf8))
    _ = try store(in: state).begin(day: .first, at: moment("21:14:05"), bytes: [])
    #expect(try other.drafts() == [])
    #expect(other.folder != store(in: state).folder)
  }

  @Test(arguments: ["my text.md", "2026-11-28-renamed.md", "notes.txt"])
  func `what an editor writes on into a file that becomes a draft is the draft's`(
    name: String
  ) throws {
    let state = try VaultFolder()
    let store = store(in: state)
    _ = try store.begin(day: .first, at: moment("21:14:05"), bytes: [])
    let path = String(decoding: store.folder, as: UTF8.self) + "/" + name
    try Data("First\n".utf8).write(to: URL(filePath: path))
    let editor = try FileHandle(forWritingTo: URL(filePath: path))
    try editor.seekToEnd()
    let draft = try store.adopt(Array(path.utf8), day: .first, at: moment("21:14:05"))
    try editor.write(contentsOf: Data("Second\n".utf8))
    try editor.close()
    #expect(try store.read(draft) == Array("First\nSecond\n".utf8))
    #expect(try store.others().isEmpty)
  }

  @Test func `a copy that is still written becomes no draft`() throws {
    let state = try VaultFolder()
    let store = store(in: state)
    let draft = try store.begin(day: .first, at: moment("21:14:05"), bytes: Array("One\n".utf8))
    let path = String(decoding: draft.path, as: UTF8.self) + ".save"
    try Data("One\nTwo\n".utf8).write(to: URL(filePath: path))
    let editor = try FileHandle(forWritingTo: URL(filePath: path))
    #expect(throws: SaveError.self) {
      try store.adopt(Array(path.utf8), day: .first, at: moment("21:14:05"))
    }
    try editor.close()
    #expect(try store.read(draft) == Array("One\n".utf8))
    #expect(try store.adopt(Array(path.utf8), day: .first, at: moment("21:14:05")) == draft)
    #expect(try store.read(draft) == Array("One\nTwo\n".utf8))
    #expect(try store.others().isEmpty)
  }

  @Test(arguments: [
    ("One\n", "One\n", true), ("One\n", "One\nmore that nobody has looked at\n", false),
    ("One\n", nil, true),
  ])
  func `a draft gets a text again only in place of what was looked at`(
    last: String, now: String?, isOwn: Bool
  ) throws {
    let state = try VaultFolder()
    let store = store(in: state)
    let draft = try store.begin(day: .first, at: moment("21:14:05"), bytes: Array(last.utf8))
    let url = URL(filePath: String(decoding: draft.path, as: UTF8.self))
    try FileManager.default.removeItem(at: url)
    if let now { try Data(now.utf8).write(to: url) }
    let kept = try store.restore(
      Array("Two\n".utf8), to: draft, over: Array(last.utf8), at: moment("21:14:05"))
    #expect((kept == draft) == isOwn)
    #expect(try store.read(kept) == Array("Two\n".utf8))
    if !isOwn { #expect(try store.read(draft) == now.map { Array($0.utf8) }) }
  }

  @Test func `a draft that another store takes over comes with all that it held`() throws {
    let state = try VaultFolder()
    let (store, other) = (
      store(in: state), DraftStore(withoutVaultIn: Array(state.path.utf8))
    )
    let draft = try other.begin(day: .first, at: moment("21:14:05"), bytes: Array("One\n".utf8))
    try other.seen(of: draft).keep(Array("Held before\n".utf8))
    let folder = try Folder(path: other.folder)
    try folder.create(draft.name + Array("~".utf8), bytes: Array("Backed up\n".utf8))
    let taken = try store.take(draft, from: other, at: moment("21:14:05"))
    let texts = Set(store.seen(of: taken).texts)
    #expect(texts == [Array("Held before\n".utf8), Array("Backed up\n".utf8)])
    #expect(try folder.status(of: draft.name + Array("~".utf8)) == nil)
  }

  @Test(arguments: ["", "Held\n", "Other\n"])
  func `what a stopped program has begun to keep of a draft is never taken away`(text: String)
    throws
  {
    let state = try VaultFolder()
    let store = store(in: state)
    let draft = try store.begin(day: .first, at: moment("21:14:05"), bytes: Array("One\n".utf8))
    let name =
      Array(".".utf8) + Array(".".utf8) + draft.name
      + Array(".seen-3.diary-tmp-999999-abc-0123456789abc".utf8)
    let folder = try Folder(path: store.folder)
    try folder.create(name, bytes: Array(text.utf8))
    try #require(Leftover.isOne(name))
    try store.keepLeftover(name)
    #expect(store.seen(of: draft).texts == (text.isEmpty ? [] : [Array(text.utf8)]))
    #expect(try folder.status(of: name) == nil)
  }

  /// A file beside a draft, which a stopped program was taking away, and what has its name now.
  @Test(arguments: [nil, "Held\n", "Other\n"])
  func `the text of a file beside a draft gets its name again`(taken: String?) throws {
    let state = try VaultFolder()
    let store = store(in: state)
    let draft = try store.begin(day: .first, at: moment("21:14:05"), bytes: Array("One\n".utf8))
    let file = draft.name + Array(".new".utf8)
    let folder = try Folder(path: store.folder)
    let leftover = Array(".".utf8) + file + Array(".diary-tmp-999999-abc-0123456789abc".utf8)
    try folder.create(leftover, bytes: Array("Held\n".utf8))
    if let taken { try folder.create(file, bytes: Array(taken.utf8)) }
    try store.keepLeftover(leftover)
    let kept = file + Array((taken == "Other\n" ? "-2" : "").utf8)
    #expect(try folder.read(kept).bytes == Array("Held\n".utf8))
    #expect(try folder.status(of: leftover) == nil)
  }

  @Test func `an editor's own files are no drafts`() throws {
    let state = try VaultFolder()
    let store = store(in: state)
    let draft = try store.begin(day: .first, at: moment("21:14:05"), bytes: [])
    let folder = try Folder(path: store.folder)
    let own = String(decoding: draft.name, as: UTF8.self)
    for name in [".\(own).swp", "\(own)~", "4913", "notes.md"] {
      try folder.create(Array(name.utf8), bytes: [])
    }
    #expect(try store.drafts() == [draft])
  }

  @Test func `drafts are for their user alone`() throws {
    let state = try VaultFolder()
    let store = store(in: state)
    let draft = try store.begin(day: .first, at: moment("21:14:05"), bytes: [])
    let folder = try Folder(path: store.folder)
    #expect(try folder.status().mode == 0o700)
    #expect(try folder.status(of: draft.name)?.mode == 0o600)
  }

  @Test(arguments: [("a", "a", true), ("a", "a b", false), ("a", "b", false), ("a", "", false)])
  func `a draft is taken away only while it holds what was read`(
    read: String, now: String, isGone: Bool
  ) throws {
    let state = try VaultFolder()
    let store = store(in: state)
    let draft = try store.begin(day: .first, at: moment("21:14:05"), bytes: Array(read.utf8))
    try Data(now.utf8).write(to: URL(filePath: String(decoding: draft.path, as: UTF8.self)))
    #expect(try store.discard(draft, holding: Array(read.utf8)) == isGone)
    #expect(try store.read(draft) == (isGone ? nil : Array(now.utf8)))
    // One that is not there holds nothing.
    #expect(try store.discard(draft, holding: nil) == isGone)
    #expect(try store.read(draft) == (isGone ? nil : Array(now.utf8)))
  }

  @Test func `drafts that cannot be looked for are told of, never taken for none`() throws {
    let state = try VaultFolder()
    let store = store(in: state)
    #expect(try store.drafts() == [])
    let (parent, name) = PathText.split(store.folder)
    try Folder.made(path: parent).create(name, bytes: [])
    #expect(throws: SystemError.self) { try store.drafts() }
  }
}
