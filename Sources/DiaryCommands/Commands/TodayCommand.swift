import ArgumentKit
import DiaryModel
import DiaryVault
import Platform

/// `diary today`, which writes into today's entry or shows it.
package struct TodayCommand: TextCommand {
  var text = TextInput()
  var isShow = false
  var isNew = false

  package static let about = About(
    "today", "Write into today's entry, or open it in the editor.", group: "Write",
    synonyms: ["write", "append", "log", "jot"],
    insteadOf: Dictionary(
      uniqueKeysWithValues: ["--date", "-d", "--day", "--when", "--yesterday"].map {
        ($0, "'diary new --date DAY' writes of another day, and 'diary edit DAY' goes on with it")
      }),
    discussion: """
      With text, or with text piped in, adds it to today's entry, which is made from the template \
      when there is none. The day's first text stands by itself, so that its first line is the \
      title; later ones are paragraphs that begin with the time.

      A '-' behind the text adds what is piped in to it.

      Without text, opens today's entry in the editor, behind what it holds. Where there is neither text nor a terminal, \
      shows it.

      When 'diary today --new' has begun another one, that goes on. What 'diary new' writes is \
      left alone: it has its time in its name, the day's own entries have not.
      """,
    examples: [
      Example("diary today \"Walked to the sea\"", "Add a line to today's entry."),
      Example("diary today", "Open today's entry in the editor."),
      Example("fortune | diary today", "Add what another program prints."),
      Example("diary today --show", "Show all that was written today."),
    ])

  package static let inputs: Inputs<Self> = [
    .group(\.text),
    .flag(\.isShow, "show", short: "s", help: "Show today's entries and write nothing."),
    .flag(\.isNew, "new", help: "Begin another entry of today."),
  ]

  package init() {}

  package func validate() throws(UsageFault) {
    if isShow, isNew { throw .conflict("--show", "--new") }
    if isShow, let word = text.words.first { throw .unexpectedArgument(word) }
  }

  var plan: TextPlan? { isShow && !isNew ? nil : TextPlan(input: text, isOwn: true) }

  package func run(in world: World) throws {
    let vault = try openVault(in: world)
    if isShow {
      // Somebody has meant to write, and the text would be gone.
      if world.hasPipedText {
        throw TextPlan(isOwn: true).refusal(TextFailure.notAskedFor, in: world, vault: vault)
      }
      return try vault.show(day: vault.today)
    }
    func keep(_ text: WrittenText) {
      let isOwn = isNew || (try? vault.writtenToday()) == nil
      vault.keepTyped(text, of: vault.today, isOwn: isOwn, details: EntryStart.Details())
    }
    let text = try read(text, in: vault, keep: keep)
    let path = isNew ? nil : try vault.writtenToday(for: text)
    vault.typed.whole = text.map { TypedDraft.Whole($0, of: vault.today, isOwn: path == nil) }
    switch (text, path) {
    case (let text?, let path?): try vault.append(text, to: path)
    case (let text?, nil) where isNew:
      try vault.save(text, as: try vault.start(of: vault.today, for: text), isOwn: true)
    case (let text?, nil): try vault.beginToday(text)
    case (nil, _) where !world.terminal.isInput: try vault.show(day: vault.today)
    case (nil, let path?): try vault.edit(path, atEnd: true)
    case (nil, nil): try vault.compose(try vault.start(of: vault.today), isOwn: true)
    }
  }
}
