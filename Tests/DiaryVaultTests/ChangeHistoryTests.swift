import DiaryModel
import Platform
import Testing

@testable import DiaryVault

struct ChangeHistoryTests {
  private var changes: [RecordedChange] = []

  private mutating func make(
    command: Int? = nil, takingBack other: Int? = nil, isRedo: Bool = false
  ) {
    var change = Change(.created, VaultPath("\(changes.count)"), at: moment("21:14:00"))
    change.takesBack = other.map { changes[$0].identity }
    change.isRedo = isRedo
    let identity = ChangeIdentity(number: changes.count)
    changes.append(
      RecordedChange(
        identity: identity, command: command.map { changes[$0].identity } ?? identity,
        maker: ProgramMark(process: 1),
        state: .done(nil), change: change, start: 0))
  }

  private var commands: [[Int]] { numbers(ChangeHistory(changes).commands) }
  private var undone: [[Int]] { numbers(ChangeHistory(changes).undone) }

  private func numbers(_ commands: [[RecordedChange]]) -> [[Int]] {
    commands.map { $0.map(\.identity.number) }
  }

  @Test mutating func `changes are taken back by commands, the last first`() {
    make()
    make()
    make(command: 1)
    #expect(commands == [[1, 2], [0]])
    #expect(undone == [])
  }

  @Test mutating func `what is taken back can be made again, and taken back once more`() {
    make()
    make(takingBack: 0)
    #expect(commands == [])
    #expect(undone == [[1]])
    make(takingBack: 1, isRedo: true)
    #expect(commands == [[2]])
    #expect(undone == [])
  }

  @Test mutating func `a new change ends what can be made again`() {
    make()
    make(takingBack: 0)
    make()
    #expect(commands == [[2]])
    #expect(undone == [])
  }

  /// Changes are written as `+a` (written), `*a` (changed) and `a>b` (moved), `-` the trash.
  @Test(arguments: [
    ("+a", "a"), ("*a", ""), ("a>b", ""), ("a>-", ""), ("->a", "a"), ("+a *a +b", "a b"),
    ("+a a>-", ""), ("a>- ->a", ""), ("+a a>b b>-", ""), ("+a a>- ->a", "a"), ("+a a>- +a", "a"),
  ])
  func `what goes to the trash when all is taken back is known beforehand`(
    changes: String, leaving: String
  ) {
    let commands = changes.split(separator: " ").reversed().map { written in
      let kind: Change.Kind
      var paths = written.split(separator: ">").map { place in
        VaultPath(place == "-" ? ".trash/1/a" : String(place.filter(\.isLetter)))
      }
      switch written.first {
      case "+": kind = .created
      case "*": kind = .replaced
      default: kind = .moved(to: paths.removeLast())
      }
      let identity = ChangeIdentity(number: 1)
      return [
        RecordedChange(
          identity: identity, command: identity, maker: ProgramMark(process: 1), state: .done(nil),
          change: Change(kind, paths[0], at: moment("21:14:00")), start: 0)
      ]
    }
    #expect(
      ChangeHistory.leaving(commands).map(\.text).sorted().joined(separator: " ") == leaving)
  }
}
