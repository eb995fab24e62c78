import DiaryModel
import DiaryVault
import Platform

/// What lies among the drafts and is none: what editors have left there, or somebody has put there.
extension OpenVault {
  /// The paths of what may hold words that are nowhere else; `own` is a draft that this diary has
  /// locked itself.
  func filesAmongDrafts(lockedHere own: Draft? = nil) throws -> [[UInt8]] {
    try drafts().others(lockedHere: own, besides: knownTexts)
  }

  /// What a draft has begun with, and what the entry holds that it is another text of.
  func knownTexts(of draft: Draft) -> [[UInt8]] {
    guard let drafts = try? drafts() else { return [] }
    // What is wrong with the template is told where something is written.
    let template = ((try? readIfPresent(settings.template)) ?? nil)?.bytes ?? []
    let start = try? EntryStart(
      day: draft.day, at: drafts.moment(of: draft) ?? begun, template: template,
      weekday: DayNames(environment: world.environment).name)
    let entry = ((try? drafts.entry(of: draft)) ?? nil).flatMap { try? readIfPresent($0.path) }
    return [start?.bytes, entry?.bytes].compactMap(\.self)
  }

  /// Tells of something among the drafts.
  func tellOther(_ path: [UInt8]) throws {
    let (store, told) = (try drafts(), try other(path))
    if let copy = store.copy(at: path), copy.kind == .swap {
      return warn(of: copy, in: store.folder)
    }
    world.warn("\(VisibleText.path(path)): \(told.message)", hint: told.hint)
  }

  /// What a text among the drafts that is none is, and how to go on.
  func other(_ path: [UInt8]) throws -> (message: String, hint: String) {
    let store = try drafts()
    let (folder, name) = PathText.split(path)
    let resume = "diary drafts resume \(ShellWords.quoted(folder == store.folder ? name : path))"
    guard store.copy(at: path) == nil, let copy = store.draftCopy(at: path) else {
      return ("is no draft by its name, and may hold words", "go on with it: \(resume)")
    }
    let words = "\(ShellWords.quoted(copy.draft.path)) \(ShellWords.quoted(path))"
    return (
      "has words that the draft \(VisibleText.path(copy.draft.name)) has not",
      "see which: diff \(words); go on with it: \(resume)"
    )
  }

  /// Tells of what lies beside a draft and has words that are nowhere else.
  func tellCopies(of draft: Draft) throws {
    let store = try drafts()
    for path in try filesAmongDrafts(lockedHere: nil)
    where store.draftCopy(at: path)?.draft == draft { try tellOther(path) }
  }
}
