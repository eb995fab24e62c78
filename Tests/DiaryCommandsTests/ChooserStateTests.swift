import DiaryViews
import Platform
import Testing

@testable import DiaryCommands

struct ChooserStateTests {
  private static let things = [
    Choosable(name: "2026-11-29", title: "저녁 산책"), Choosable(name: "2026-11-28", title: "Café"),
    Choosable(name: "2025-01-02.1", title: "A long walk", detail: "by the sea"),
    Choosable(name: "2025-01-01", title: "Walking 산"),
  ]

  private func state(typing text: String, room: Int = 3) -> ChooserState {
    var state = ChooserState(Self.things)
    state.room = room
    for letter in text { _ = state.press(.text(String(letter))) }
    return state
  }

  @Test(arguments: [
    ("", [0, 1, 2]), ("walk", [2, 3]), ("WALK lon", [2]), ("cafe", [1]), ("산", [0, 3]),
    ("2025", [2, 3]), ("2025-01-02.1", [2]), ("sea", []), ("walk  ", [2, 3]), (" ", [0, 1, 2]),
  ])
  func `typing narrows to what holds every word`(typed: String, places: [Int]) {
    var state = state(typing: typed)
    #expect(state.frame().shown == places.map { Self.things[$0] })
    #expect(state.frame().query == typed)
  }

  @Test func `backspace takes what is seen as one letter`() {
    for typed in ["산", "e\u{301}", "👩‍👩‍👧", "\u{1109}\u{1161}\u{11AB}"] {
      var state = ChooserState(Self.things)
      for scalar in ("x" + typed).unicodeScalars { _ = state.press(.text(String(scalar))) }
      _ = state.press(.backspace)
      #expect(state.frame().query == "x")
    }
    var state = state(typing: "one two")
    _ = state.press(.deleteWord)
    #expect(state.frame().query == "one ")
    _ = state.press(.deleteAll)
    #expect(state.frame().query.isEmpty)
    #expect(state.frame().fitting == 4)
    _ = state.press(.backspace)
    #expect(state.frame().fitting == 4)
  }

  @Test func `the mark stays on the screen, and at the ends`() {
    var state = state(typing: "", room: 2)
    #expect(state.press(.up) == nil)
    #expect(state.frame().chosen == 0)
    for _ in 0..<9 { _ = state.press(.down) }
    #expect(state.frame().shown == Array(Self.things[2...]))
    #expect(state.frame().chosen == 1)
    #expect(state.press(.enter) == .chosen(3))
    _ = state.press(.pageUp)
    #expect(state.press(.enter) == .chosen(1))
    _ = state.press(.first)
    #expect(state.press(.enter) == .chosen(0))
    _ = state.press(.last)
    state.room = 1
    #expect(state.frame().shown == [Self.things[3]])
  }

  @Test func `Enter takes the marked one of those that fit, and nothing of none`() {
    var state = state(typing: "walk")
    _ = state.press(.down)
    #expect(state.press(.enter) == .chosen(3))
    _ = state.press(.text("x"))
    #expect(state.press(.enter) == nil)
    #expect(state.frame().chosen == nil)
    #expect(state.press(.escape) == .left)
    #expect(state.press(.interrupt) == .left)
  }

  @Test func `what comes later stands behind, and is narrowed likewise`() {
    var state = ChooserState(Array(Self.things[..<1]))
    state.room = 2
    #expect(!state.frame().isComplete)
    for letter in "walk" { _ = state.press(.text(String(letter))) }
    #expect(state.frame().shown == [])
    let isChanged = state.add(Array(Self.things[1...]))
    #expect(isChanged)
    #expect(state.frame().shown == Array(Self.things[2...]))
    #expect(state.frame().total == 4)
    // A screen that is full shows nothing of what comes behind.
    let isSeen = state.add([Choosable(name: "2024-01-01", title: "Another walk")])
    #expect(!isSeen)
    #expect(state.frame().fitting == 3)
    _ = state.press(.deleteAll)
    _ = state.press(.last)
    #expect(state.press(.enter) == .chosen(4))
    let isEnd = state.add(nil)
    #expect(isEnd)
    #expect(state.frame().isComplete)
  }
}
