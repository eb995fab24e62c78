import DiaryIndex
import DiaryModel
import DiaryVault
import Platform

extension Journal {
  /// Asks the index, and where it fails asks another that takes its place.
  func ask<Answer: ~Copyable>(
    _ question: (inout EntryIndex) throws(IndexFault) -> Answer
  ) throws -> Answer {
    while true {
      try openIndex()
      do throws(IndexFault) {
        if let answer = try index.asked(question) { return answer }
      } catch {
        try recover(from: error)
      }
    }
  }

  /// Opens the index, and makes it where it is missing or does not fit.
  func openIndex() throws {
    guard index == nil else { return }
    guard let indexPath else {
      index = try EntryIndex()
      return
    }
    do throws(IndexFault) {
      let place = try IndexFile(path: indexPath, origin: origin)
      do throws(IndexFault) { index = try place.open() } catch {
        guard error.isReplaceable else { throw error }
        if error != .missing { warn("\(error), and is made anew") }
        index = try make(at: place)
      }
    } catch {
      try answerFromMemory(after: error)
    }
  }

  /// Puts another index in the place of one that has failed.
  func recover(from fault: IndexFault) throws {
    generation += 1
    let wasInMemory = index?.isInMemory ?? false
    // A copy of what a file knew may be as damaged; one that was begun with nothing is not.
    guard !wasInMemory || isCopied, generation < 4 else { throw fault }
    if fault.isReplaceable, generation == 1, let indexPath {
      warn("\(fault), and is made anew")
      index = nil
      do throws(IndexFault) {
        index = try make(at: IndexFile(path: indexPath, origin: origin), isReplacing: true)
      } catch {
        try answerFromMemory(after: error, to: depthWhenMade)
      }
    } else {
      try answerFromMemory(after: fault, to: depthWhenMade)
    }
  }

  /// Makes the index anew from all files, and counts the entries that can be read.
  package func rebuild() throws -> Int {
    index = nil
    guard let indexPath else { return try count() }
    do throws(IndexFault) {
      index = try make(at: IndexFile(path: indexPath, origin: origin), isReplacing: true)
    } catch {
      try answerFromMemory(after: error)
    }
    try refreshNames()
    let isWhole = try ask { index throws(IndexFault) in try index.isAllRead() }
    // Otherwise all is looked at once more, which tells what could not be read and why.
    guard isWhole, closedFolders.isEmpty else { return try count() }
    return try ask { index throws(IndexFault) in try index.count() }
  }

  /// Goes on with an index in memory, which keeps what the file knew as far as it can be read.
  ///
  /// Half-way through a question, one that begins with nothing has to know as much as `depth` asks.
  private func answerFromMemory(after fault: IndexFault, to depth: EntryDepth? = nil) throws {
    warn("\(fault); answering without it")
    var copy: EntryIndex?
    if !fault.isReplaceable, !isCopied { copy = try? index?.copyInMemory() }
    index = nil
    isCopied = copy != nil
    if let copy {
      index = consume copy
    } else {
      index = try EntryIndex()
      // What another index had read, this one has not.
      isJustMade = false
      try surveyNames()
      if let depth { _ = try refreshContents(to: depth) }
    }
  }

  private func make(
    at place: borrowing IndexFile, isReplacing: Bool = false
  ) throws(IndexFault) -> EntryIndex {
    var isWhole = false
    var answers: [Int64: Bool] = [:]
    var reading = contents
    reading.screen = screenWhenMade
    let index = try place.make(isReplacing: isReplacing) { index throws(IndexFault) in
      var survey = NameSurvey(
        vault: vault, dayEndsAt: dayEndsAt, reading: reading, to: depthWhenMade, now: now)
      try survey.run(&index)
      isWhole = try index.isAllRead()
      answers = survey.answers
      if !survey.closedFolders.isEmpty { isWhole = false }
    }
    (isJustMade, answersWhenMade) = (isWhole, answers)
    return index
  }
}

extension Optional where Wrapped: ~Copyable {
  /// What the value answers, or nothing without one.
  mutating func asked<Answer: ~Copyable, Failure>(
    _ question: (inout Wrapped) throws(Failure) -> Answer
  ) throws(Failure) -> Answer? {
    guard var value = take() else { return nil }
    do throws(Failure) {
      let answer = try question(&value)
      self = consume value
      return answer
    } catch {
      self = consume value
      throw error
    }
  }
}
