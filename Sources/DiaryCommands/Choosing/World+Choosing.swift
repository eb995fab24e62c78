import DiaryModel
import DiaryViews
import Platform

extension World {
  /// Whether somebody sits at a terminal who can be asked to choose.
  var canChoose: Bool { terminal.isInput && terminal.isErrors }

  /// Lets somebody choose one of some things, and gives its place; ends the command where they
  /// leave.
  ///
  /// By `fzf` where it is installed, unless the user's settings say otherwise; else by a chooser of
  /// our own; by a list of numbers on a terminal that can only print.
  func choose(among things: [Choosable], user: UserSettings) throws -> Int {
    try choose(among: ChoosablePages(things), user: user)
  }

  /// Likewise, of things that come page by page; a screen of our own shows the first at once.
  func choose(among pages: ChoosablePages, user: UserSettings) throws -> Int {
    try output.flush()
    let chosen: Int?
    if isPlain {
      chosen = try chooseByNumber(pages.rest())
    } else if user.choosesByItself || !hasProgram("fzf") {
      chosen = try chooseOnScreen(pages)
    } else {
      let things = try pages.rest()
      do throws(SpawnError) { chosen = try chooseWithFinder(things) } catch {
        chosen = try chooseOnScreen(ChoosablePages(things))
      }
    }
    guard let chosen else { throw SilentEnd(.interrupted) }
    return chosen
  }

  /// What the command does with what is chosen.
  private var choosingVerb: String {
    switch command {
    case "delete": "deletes"
    case "done": "ticks"
    case "edit": "opens"
    case "move": "moves"
    case "set": "changes"
    case "show": "shows"
    case "star": "stars"
    case "unstar": "unstars"
    default: "takes"
    }
  }

  /// Whether the terminal only prints.
  private var isPlain: Bool { ["", "dumb"].contains(environment["TERM"] ?? "") }

  private func chooseOnScreen(_ pages: ChoosablePages) throws -> Int? {
    var state = ChooserState(try pages.nextPage() ?? [])
    guard let screen = openTerminal() else {
      return try chooseByNumber(state.things + pages.rest())
    }
    let palette = Palette(
      Palette.Choice(rawValue: options.colour.rawValue) ?? .auto, isTerminal: true,
      noColor: environment["NO_COLOR"], forcesColor: environment["CLICOLOR_FORCE"],
      terminalType: environment["TERM"])
    let view = ChooserView(palette: palette, verb: choosingVerb)
    var keys = KeyReader()
    var size = (columns: 0, rows: 0)
    var isDrawn = false
    while true {
      let newSize = screen.size()
      if newSize != size || !isDrawn {
        size = newSize
        state.room = ChooserView.room(rows: size.rows)
        screen.write(view.draw(state.frame(), columns: size.columns))
        isDrawn = true
      }
      // While there is more to come, keys are only looked for. A size that changes is looked for now
      // and then; Escape alone is told by what does not come.
      let patience: Int32 = state.isComplete ? 100 : 0
      guard let bytes = screen.read(milliseconds: keys.isWaiting ? 50 : patience) else {
        return nil
      }
      if bytes.isEmpty, !keys.isWaiting, !state.isComplete {
        isDrawn = !state.add(try pages.nextPage())
        continue
      }
      for key in bytes.isEmpty ? keys.keysAtRest() : keys.keys(adding: bytes) {
        if key == .last { while !state.isComplete { _ = state.add(try pages.nextPage()) } }
        isDrawn = false
        switch state.press(key) {
        case .chosen(let place): return place
        case .left: return nil
        case nil: break
        }
      }
    }
  }

  /// Gives things to `fzf` and takes its answer; nothing where it was left.
  ///
  /// Titles go through its input alone, since others can see a program's arguments.
  private func chooseWithFinder(_ things: [Choosable]) throws(SpawnError) -> Int? {
    var input: [UInt8] = []
    let cells = things.reduce(0) { max($0, $1.name.utf8.count) }
    for (place, thing) in things.enumerated() {
      let name = thing.name + String(repeating: " ", count: cells - thing.name.utf8.count)
      let words = [name, thing.title, thing.detail].filter { !$0.isEmpty }
      input += Array("\(place)\t\(VisibleText.oneLine(words.joined(separator: "  ")))\n".utf8)
    }
    let arguments = [
      "fzf", "--delimiter=\t", "--with-nth=2..", "--no-multi", "--tiebreak=index",
      "--no-print-query", "--prompt=\(command ?? "choose")> ",
      "--header=Enter \(choosingVerb), Esc leaves",
    ]
    let (status, answer) = try filter(arguments, input)
    guard case .exited(0) = status else {
      if case .exited(2) = status { return try chooseOnScreenQuietly(things) }
      return nil
    }
    let line = answer.prefix { $0 != UInt8(ascii: "\t") }
    return line.decimal.flatMap { things.indices.contains($0) ? $0 : nil }
  }

  /// Goes on with our own chooser where `fzf` could not begin.
  private func chooseOnScreenQuietly(_ things: [Choosable]) throws(SpawnError) -> Int? {
    (try? chooseOnScreen(ChoosablePages(things))) ?? nil
  }

  /// Prints a list and asks for a number; words instead of one narrow the list.
  private func chooseByNumber(_ things: [Choosable]) throws -> Int? {
    var narrowing = Narrowing(things)
    while true {
      let shown = narrowing.fitting.prefix(min(20, max(3, terminal.rows - 3)))
      for (number, place) in zip(1..., shown) {
        let thing = things[place]
        let title = thing.title.isEmpty ? "(empty)" : thing.title
        try errors.write("\(number)  \(thing.name)  \(VisibleText.oneLine(title))\n")
      }
      let rest = narrowing.fitting.count - shown.count
      if rest > 0 { try errors.write("… and \(rest) more\n") }
      try errors.write("Which one? A number, or words that are in it: ")
      try errors.flush()
      guard let answer = readLine()?.trimmed, !answer.isEmpty else {
        try errors.write("\n")
        try errors.flush()
        return nil
      }
      if let number = Array(answer.utf8).decimal, shown.indices.contains(number - 1) {
        return shown[number - 1]
      }
      narrowing.deleteAll()
      narrowing.type(answer)
      if narrowing.fitting.isEmpty {
        try errors.write("none of them holds '\(VisibleText.oneLine(answer))'\n")
        narrowing.deleteAll()
      }
    }
  }
}
