import DiaryModel
import Glibc
import Platform
import Testing

@testable import DiaryCommands

struct LongWorkTests {
  private var world: World {
    World(
      variables: [:], currentFolder: [], now: { Moment(day: .first, second: 0, offset: nil) },
      terminal: TerminalFacts(), output: Output(descriptor: STDOUT_FILENO),
      errors: Output(descriptor: STDERR_FILENO, room: 0), lookAtInput: { .closed },
      readInput: { _, _ in [] }, readLine: { nil }
    ) { (words, _) throws(SpawnError) in
      throw .missing(String(decoding: words.first ?? [], as: UTF8.self))
    }
  }

  @Test func `without Ctrl-C all is done`() {
    var done = 0
    var work = LongWork("Renaming", on: 3, in: world)
    for _ in 0..<3 where work.goesOn() { done += 1 }
    let isInterrupted = work.isInterrupted
    #expect(done == 3 && !isInterrupted)
  }

  @Test func `after Ctrl-C the file at hand is done, and none behind it`() {
    var done = 0
    var work = LongWork("Renaming", on: 5, in: world)
    for number in 0..<5 where work.goesOn() {
      // To this thread alone, which holds it back.
      if number == 1 { pthread_kill(pthread_self(), SIGINT) }
      done += 1
    }
    let isInterrupted = work.isInterrupted
    #expect(done == 2 && isInterrupted)
  }

  @Test func `what is not to be stopped goes on after Ctrl-C`() {
    var done = 0
    var work = LongWork("Undoing", on: 3, in: world, isStoppable: false)
    for number in 0..<3 where work.goesOn() {
      if number == 0 { pthread_kill(pthread_self(), SIGINT) }
      done += 1
    }
    let isInterrupted = work.isInterrupted
    #expect(done == 3 && !isInterrupted)
  }

  @Test func `Ctrl-C at the last file comes too late, and ends nothing`() {
    var done = 0
    do {
      var work = LongWork("Renaming", on: 3, in: world)
      for number in 0..<3 where work.goesOn() {
        if number == 2 { pthread_kill(pthread_self(), SIGINT) }
        done += 1
      }
      work.clear()
      let isInterrupted = work.isInterrupted
      #expect(!isInterrupted)
    }
    #expect(done == 3)
  }

  @Test(arguments: [true, false])
  func `what was done before it was ended is told, with how to take it back`(hasChanged: Bool) {
    let failure = Interrupted(done: "the tag is renamed in 2 of 5 entries", hasChanged: hasChanged)
    #expect(Complaint(failure).status == .interrupted)
    #expect(failure.description == "interrupted: the tag is renamed in 2 of 5 entries")
    #expect((failure.hint?.contains("diary undo") ?? false) == hasChanged)
  }
}
