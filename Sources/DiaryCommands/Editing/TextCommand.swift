import ArgumentKit
import DiaryModel
import DiaryVault
import Platform

/// A command that writes a text, which is kept where the command is refused before it has read that.
protocol TextCommand: Command<World> {
  /// How the text was to be written; nothing where this command line asks for none to be.
  var plan: TextPlan? { get }
}

extension TextCommand {
  /// Opens the vault; where that cannot be, the text is kept outside of it.
  func openVault(in world: World) throws -> OpenVault {
    do { return try OpenVault(in: world) } catch {
      throw plan?.refusal(error, in: world) ?? error
    }
  }

  /// Reads the text that is given or piped in; `keep` makes a draft of what has come so far.
  ///
  /// Where words are given and others wait in a pipe, both are kept, and the command is refused.
  func read(
    _ input: TextInput, in vault: OpenVault, keep: (WrittenText) -> Void
  ) throws -> WrittenText? {
    do {
      let text = try input.read(in: vault.world, keep: keep, whenEnding: vault.tellKeptTyped)
      try vault.requireWholeLines(of: text, keep: keep)
      return text
    } catch TextFailure.twoTexts {
      throw plan?.refusalOfBoth(in: vault.world, vault: vault) ?? TextFailure.twoTexts
    }
  }
}

/// A text that was to be written, before it is read: where it comes from, and what it was to become.
struct TextPlan {
  var input = TextInput()
  /// Whether it was to be one of the day's own entries.
  var isOwn = false
  var date: DayTimeWords?
  var category: String?
  var tags: [String] = []
  /// Whether what is piped in is kept beside words, for which it would be left alone.
  var takesBoth = false
  /// Whether a pipe on which nothing comes is waited for.
  var isAwaited = true
}

extension TextPlan {
  /// What is told of a command that was refused, once its text is kept as a draft.
  ///
  /// A text that was given as words is kept where they could not be saved, and not where the command
  /// is only to be asked differently, for the shell has them; one that is piped in is kept always.
  /// `vault` is asked for when there is a text, and gives nothing where it cannot be opened.
  func refusal(
    _ error: any Error, in world: World, vault: @autoclosure () -> OpenVault? = nil
  ) -> any Error {
    let complaint = Complaint(error)
    do {
      guard let text = try unread(in: world, complaint) else { return error }
      do {
        let vault = vault()
        let place = try vault.map { try DraftPlace(in: $0) } ?? DraftPlace(withoutVaultIn: world)
        return RefusedText(complaint, .kept(try keep(text, in: vault, at: place, world), place))
      } catch {
        return RefusedText(complaint, .nowhere(Complaint(error).description))
      }
    } catch {
      return RefusedText(complaint, .nowhere(Complaint(error).description))
    }
  }

  /// The text, as the command would have read it; nothing where there is none to keep.
  private func unread(in world: World, _ complaint: Complaint) throws -> WrittenText? {
    let given = complaint.status == .misused ? nil : input.given
    guard takesBoth || input.isPiped(in: world) else { return given }
    switch world.lookAtInput() {
    case .closed, .nothing: return given
    case .silence where !isAwaited: return given
    case .silence:
      world.warn("\(complaint.description); what is piped in is waited for, to be kept as a draft")
    case .bytes: break
    }
    let piped = WrittenText(try world.readInput({ _ in }, {}))
    guard !piped.isEmpty else { return given }
    return TextInput.joined(input.given ?? WrittenText([]), piped)
  }

  /// Likewise, where words are given and others wait in a pipe: they are one text.
  func refusalOfBoth(in world: World, vault: OpenVault) -> any Error {
    var plan = self
    plan.takesBoth = true
    return plan.refusal(TextFailure.twoTexts, in: world, vault: vault)
  }

  private func keep(
    _ text: WrittenText, in vault: OpenVault?, at place: DraftPlace, _ world: World
  ) throws -> Draft {
    var vault = vault
    var details = EntryStart.Details()
    details.category = category.flatMap { name in
      vault.map { try? $0.categoryName(name) } ?? name
    }
    details.tags = tags
    let (day, begun) = vault?.begin(text, date) ?? Self.begin(text, date, at: world.now())
    let start = try EntryStart(
      day: day, at: begun, details: details,
      weekday: DayNames(environment: world.environment).name)
    let bytes = start.bytes(with: text)
    let draft = try place.store.begin(day: day, at: begun, bytes: bytes)
    world.tellReplaced(of: text, in: bytes)
    let now = vault?.now ?? world.now()
    if !isOwn, day == (vault?.today ?? now.day) || begun != now {
      place.store.keep(begun, of: draft)
    }
    return draft
  }

  /// The day and the time of a text whose vault is not there, by when days end as a rule.
  private static func begin(
    _ text: WrittenText, _ date: DayTimeWords?, at now: Moment
  ) -> (day: Day, begun: Moment) {
    let written = text.date.map { $0.moment.day }
    guard let date else { return (written ?? now.day, now) }
    if let elapsed = ElapsedPhrase(date.text) {
      let begun = now.before(minutes: elapsed.minutes)
      return (begun.day, begun)
    }
    guard let asked = try? DayTimePhrase(date.text, today: now.day) else {
      return (written ?? now.day, now)
    }
    guard let (day, second) = asked.moment(endingAt: 0, wallDay: now.day) else {
      return (asked.day, now)
    }
    return (day, Moment(day: day, second: second, offset: asked.offset ?? now.offset))
  }
}

extension OpenVault {
  /// Likewise, for a text of this vault; a date that cannot be is left out.
  fileprivate mutating func begin(
    _ text: WrittenText, _ date: DayTimeWords?
  ) -> (day: Day, begun: Moment) {
    if let date, let day = try? turn(to: date) { return (day, begun) }
    let day = text.date.map { turn(to: $0) } ?? today
    return (day, begun)
  }
}
