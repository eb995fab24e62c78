import DiaryModel
import Foundation
import Platform
import Testing

@testable import DiaryVault

/// A vault that is brought back or fetched anew, and looks like another one.
extension VaultStatesTests {
  /// What the log tells that five files hold, what they hold in the vault that comes to the path, `-`
  /// for none, and whether that is then taken for the same one.
  @Test(arguments: [
    ("a b c d e", "a b x x x", true), ("a b c d e", "x x x x e", true),
    ("a b c d e", "x x x x x", false), ("a b c d e", "- - - - -", false),
    ("a b c d e", "- - - - e", true), ("_ b c d e", "_ x x x x", false), ("_", "_", false),
  ])
  func `one file as the changes have left it proves that a vault is the same`(
    left: String, held: String, isOwn: Bool
  ) throws {
    let state = try VaultFolder()
    let vaults = try VaultFolder()
    let place = vaults.path + "/diary"
    try makeVault(place)
    func bytes(_ word: Substring) -> Data { Data((word == "_" ? "" : word).utf8) }
    let log = log(place, state)
    for (number, word) in left.split(separator: " ").enumerated() {
      let mark = ContentMark(of: bytes(word))
      let change = Change(.created, VaultPath("\(number)"), at: moment("21:14:05"), after: mark)
      log.finish(try log.begin(change), leaving: mark)
    }
    // The old one stays, so that the new one gets no number of its own again.
    try files.moveItem(atPath: place, toPath: vaults.path + "/old")
    try makeVault(place)
    for (number, word) in held.split(separator: " ").enumerated() where word != "-" {
      try bytes(word).write(to: URL(filePath: place + "/\(number)"))
    }
    guard VaultMark(of: Array(place.utf8))?.born != nil else { return }
    #expect((settle(place, state) == nil) == isOwn)
    #expect(try count(place, state)[1] == (isOwn ? left.split(separator: " ").count : 0))
  }

  /// Whether the vault has drafts of its own by the time.
  @Test(arguments: [false, true])
  func `drafts that nothing is known of are taken back by moving them`(hasOthers: Bool) throws {
    let state = try VaultFolder()
    let vaults = try VaultFolder()
    let place = vaults.path + "/diary"
    try begin(place, state)
    let changes = String(decoding: log(place, state).folder, as: UTF8.self)
    try files.removeItem(atPath: changes)
    try files.moveItem(atPath: place, toPath: vaults.path + "/old")
    try makeVault(place)
    guard VaultMark(of: Array(place.utf8))?.born != nil else { return }
    let told = settle(place, state)
    let aside = try #require(told?.folders.first)
    #expect(settle(place, state) == nil)
    #expect(try count(place, state) == [0, 0])
    let (from, own) = (
      String(decoding: aside.folder, as: UTF8.self), String(decoding: aside.own, as: UTF8.self)
    )
    if hasOthers {
      _ = try store(place, state).begin(day: .first, at: moment("22:00:00"), bytes: Array("b".utf8))
      for name in try files.contentsOfDirectory(atPath: from) where name != ".vault" {
        try files.moveItem(atPath: from + "/" + name, toPath: own + "/" + name)
      }
    } else {
      try files.moveItem(atPath: from, toPath: own)
    }
    for _ in 0..<2 {
      #expect(settle(place, state) == nil)
      #expect(try count(place, state) == [hasOthers ? 2 : 1, 0])
    }
    // Another vault after that one gets none of them.
    try files.moveItem(atPath: place, toPath: vaults.path + "/second")
    try makeVault(place)
    #expect(settle(place, state) != nil)
    #expect(try count(place, state) == [0, 0])
  }

  @Test func `what was set aside is judged once, and again when the vault's folder changes`() throws
  {
    let state = try VaultFolder()
    let vaults = try VaultFolder()
    let place = vaults.path + "/diary"
    try begin(place, state)
    try files.moveItem(atPath: place, toPath: vaults.path + "/old")
    try files.createDirectory(atPath: place + "/entries", withIntermediateDirectories: true)
    guard VaultMark(of: Array(place.utf8))?.born != nil else { return }
    let told = settle(place, state)
    let aside = String(decoding: try #require(told?.folders.last).folder, as: UTF8.self)
    func verdict() throws -> VaultStates.Verdict? {
      VaultStates.Verdict(in: try Folder(path: Array(aside.utf8)))
    }
    let first = try #require(try verdict())
    #expect(settle(place, state) == nil)
    #expect(try verdict() == first)
    try Data("b".utf8).write(to: URL(filePath: place + "/other.md"))
    #expect(settle(place, state) == nil)
    #expect(try verdict() != first)
    // Now its files come, as when it is fetched into the folder that is there.
    try Data("a".utf8).write(to: URL(filePath: place + "/a.md"))
    #expect(settle(place, state) == nil)
    #expect(try count(place, state) == [1, 1])
    #expect(VaultStates.Verdict(in: try Folder(path: log(place, state).folder)) == nil)
  }

  @Test func `what another vault at the path has left is set aside, and comes back with it`() throws
  {
    let state = try VaultFolder()
    let vaults = try VaultFolder()
    let (place, away) = (vaults.path + "/diary", vaults.path + "/away")
    try begin(place, state)
    try files.moveItem(atPath: place, toPath: away)
    try makeVault(place)
    let told = settle(place, state)
    let others = try #require(told)
    #expect(others.folders.count == 2)
    #expect(others.fault == nil)
    #expect(try count(place, state) == [0, 0])
    try begin(place + "/inner", state)
    #expect(settle(place, state) == nil)
    let states = VaultStates(in: Array(state.path.utf8), vaultRoot: Array(place.utf8))
    #expect(
      states.otherDrafts().map(\.origin)
        == others.folders.filter { store(place, state).folder == $0.own }.map { .otherVault($0) })
    #expect(states.otherDrafts().count == 1)
    // The second begins something of its own, and then each is there in turn.
    _ = try store(place, state).begin(day: .first, at: moment("07:00:00"), bytes: Array("b".utf8))
    let second = vaults.path + "/second"
    for _ in 0..<2 {
      try files.moveItem(atPath: place, toPath: second)
      try files.moveItem(atPath: away, toPath: place)
      #expect(settle(place, state) == nil)
      #expect(try count(place, state) == [1, 1])
      try files.moveItem(atPath: place, toPath: away)
      try files.moveItem(atPath: second, toPath: place)
      #expect(settle(place, state) == nil)
      #expect(try count(place, state) == [1, 0])
    }
  }
}
