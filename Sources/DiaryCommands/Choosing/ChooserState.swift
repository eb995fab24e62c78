import DiaryViews
import Platform

/// A chooser between two keys: what is typed, and which of the things that fit is marked.
struct ChooserState {
  private var narrowing: Narrowing
  /// The marked thing, and the first on the screen, among those that fit.
  private var marked = 0
  private var top = 0
  /// How many are on the screen.
  var room = 1

  init(_ things: [Choosable]) { narrowing = Narrowing(things) }

  /// Whether no more things will come.
  private(set) var isComplete = false

  /// All things that have come.
  var things: [Choosable] { narrowing.things }

  /// Takes more things, which stand behind the others, or that there are no more; tells whether
  /// anything on the screen is another for it.
  mutating func add(_ more: [Choosable]?) -> Bool {
    guard let more else {
      isComplete = true
      return true
    }
    let isFull = narrowing.fitting.count - top >= room
    narrowing.add(more)
    return !isFull
  }

  /// How choosing ends.
  enum End: Equatable {
    case chosen(Int)
    case left
  }

  /// Answers a key, and tells when it ends the choosing.
  mutating func press(_ key: Key) -> End? {
    switch key {
    case .enter:
      return narrowing.fitting.indices.contains(marked) ? .chosen(narrowing.fitting[marked]) : nil
    case .escape, .interrupt: return .left
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -room)
    case .pageDown: move(by: room)
    case .first: move(by: -narrowing.fitting.count)
    case .last: move(by: narrowing.fitting.count)
    case .text(let text): change { $0.type(text) }
    case .backspace: change { $0.deleteLast() }
    case .deleteWord: change { $0.deleteWord() }
    case .deleteAll: change { $0.deleteAll() }
    }
    return nil
  }

  /// What is to be drawn.
  mutating func frame() -> ChooserView.Frame {
    top = min(max(top, marked - room + 1), marked)
    let fitting = narrowing.fitting
    let shown = fitting[min(top, fitting.count)..<min(top + room, fitting.count)]
    return ChooserView.Frame(
      query: narrowing.query, shown: shown.map { narrowing.things[$0] },
      chosen: fitting.isEmpty ? nil : marked - top, fitting: fitting.count,
      total: narrowing.things.count, isComplete: isComplete)
  }

  private mutating func move(by count: Int) {
    marked = max(0, min(marked + count, narrowing.fitting.count - 1))
  }

  private mutating func change(_ body: (inout Narrowing) -> Void) {
    body(&narrowing)
    (marked, top) = (0, 0)
  }
}
