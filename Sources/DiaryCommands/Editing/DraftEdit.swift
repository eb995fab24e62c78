import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

/// How an editor has left a draft.
struct DraftEdit {
  let draft: Draft
  /// What it held when it was opened.
  let opened: [UInt8]
  /// Whether it was there before, with words of an earlier time.
  let isResumed: Bool
  let end: EditorEnd
  /// Whether it has saved the draft at all.
  let hasSaved: Bool
  /// The texts that it held meanwhile, the oldest first.
  let seen: [[UInt8]]
  /// Whether these are all: some may wait that cannot be read now.
  let areAllSeen: Bool
  /// Those of them that are in no file.
  let atRisk: [[UInt8]]
  /// Why these are.
  let fault: SaveError?
  /// What lies among the drafts since, is none, and may be the text.
  let others: [[UInt8]]
  /// What it held behind the editor, to the byte; nothing where it was gone.
  var left: [UInt8]?
}

extension OpenVault {
  /// Those of the texts that a draft held while an editor was open on it that are gone, the newest
  /// first.
  ///
  /// `last` is what is left of it, and `others` are files that may hold them, whatever their names.
  func lostTexts(
    among seen: [[UInt8]], start: [UInt8], last: [UInt8], others: [[UInt8]]
  ) -> [[UInt8]] {
    let elsewhere = others.compactMap { path in
      let (folder, name) = PathText.split(path)
      return try? Folder(path: folder).read(name).bytes
    }
    var seen = seen
    if seen.last == last { seen.removeLast() }
    func isEmpty(_ text: [UInt8]) -> Bool {
      text == start || EntryReader.isEmpty(text, template: start)
    }
    let found =
      isEmpty(last)
      ? OverwrittenTexts.found(among: seen, before: start, next: last, isEmpty: isEmpty)
      : OverwrittenTexts.found(among: seen, before: start, next: last, last: last)
    return found.filter { text in
      !isEmpty(text) && !OverwrittenTexts.isWhole(text, in: last)
        && !elsewhere.contains { OverwrittenTexts.isWhole(text, in: $0 + [0x0A] + start) }
    }
  }

  /// Makes drafts of what a draft held while an editor was open on it, where the program that had
  /// opened it was stopped and the words are not there.
  ///
  /// `isOwn` says that this diary has locked it, and no other has it open.
  func keepSeen(of draft: Draft, isOwn: Bool = false) {
    guard let drafts = try? drafts(), isOwn || !drafts.isOpen(draft),
      !drafts.seen(of: draft).isEmpty
    else { return }
    do {
      var vault = self
      if let moment = drafts.moment(of: draft) { vault.begun = moment }
      let start = try vault.start(of: draft.day).bytes
      let last = try drafts.read(draft)
      let texts = lostTexts(
        among: drafts.seen(of: draft).texts, start: start, last: last ?? [],
        others: (try? filesAmongDrafts(lockedHere: isOwn ? draft : nil)) ?? [])
      guard let newest = texts.first else { return }
      var kept: [Draft] = []
      for text in texts {
        let isFree = last.map { EntryReader.isEmpty($0, template: start) } ?? true
        kept.append(
          text == newest && isFree
            ? try drafts.restore(text, to: draft, over: last, at: now)
            : try drafts.begin(day: draft.day, at: now, bytes: text))
      }
      let seen = drafts.seen(of: draft)
      kept.contains(draft)
        ? seen.drop(besides: texts, leaving: newest) : seen.drop(besides: texts + [last ?? []])
      guard let first = kept.first else { return }
      world.warn(
        "\(VisibleText.path(draft.name)): held words while its editor was open that were gone",
        hint: "they are kept in the draft \(VisibleText.path(first.path))")
    } catch {
      world.warn(
        "\(VisibleText.path(draft.name)): what it held while its editor was open cannot be kept as "
          + "a draft: \(Complaint(error).description)",
        hint: "it is in \(VisibleText.path(drafts.folder)), in files of that name and '.seen-'")
    }
  }

  /// Likewise, for all drafts.
  func keepSeenOfDrafts() {
    guard let drafts = try? drafts() else { return }
    drafts.keepSeenLeftovers()
    for draft in (try? drafts.draftsWithSeenTexts()) ?? [] { keepSeen(of: draft) }
  }
}
