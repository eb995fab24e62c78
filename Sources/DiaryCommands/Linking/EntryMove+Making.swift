import DiaryModel
import DiaryVault
import Platform

extension EntryMove {
  /// Makes the changes, the move itself last: stopped on the way, the same command goes on.
  ///
  /// Where something cannot be done, or Ctrl-C ends it, what was done before is taken back, so that no
  /// link is left that leads to where nothing is; nothing ends that.
  func make() throws {
    try vault.requireClosed(entry.path)
    let (drafts, own) = (vault.drafts(of: entry.path), rewritings.first { $0.path == entry.path })
    var mended: Set<VaultPath> = []
    // It lives until all is done or taken back, and holds signals back for as long.
    var work = LongWork("Mending", on: rewritings.count + 1, in: vault.world)
    do {
      for rewriting in rewritings where rewriting.bytes != rewriting.file.bytes {
        guard work.goesOn() else { break }
        vault.keepOverwritten(rewriting.path)
        try vault.replace(rewriting.path, bytes: rewriting.bytes, expecting: rewriting.file)
        mended.insert(rewriting.path)
      }
      guard work.goesOn() else { throw Interrupted(done: "nothing was moved", hasChanged: false) }
      try vault.move(entry.path, to: target)
      work.clear()
    } catch {
      work.clear()
      if !mended.isEmpty { takeBack(mended) }
      // Only now may a signal end the program.
      work.clear()
      throw error
    }
    if let own {
      vault.follow(
        drafts, to: target, from: ContentMark(of: own.file.bytes), as: ContentMark(of: own.bytes))
    }
  }

  /// Gives files that were mended their texts from before again.
  private func takeBack(_ mended: Set<VaultPath>) {
    do {
      let undoing = try Undoing(in: vault)
      let own = vault.changes?.command
      let command = try undoing.history().commands.first { $0.first?.command == own }
      guard let command else { return tell(mended, cause: nil) }
      try undoing.takeBack(command, isWhole: true, isStoppable: false)
      vault.world.note("the entry stays where it is, and no link to it was changed")
    } catch {
      tell(mended, cause: Complaint(error).description)
    }
  }

  private func tell(_ mended: Set<VaultPath>, cause: String?) {
    let names = mended.map { VisibleText.path($0) }.sorted().joined(separator: ", ")
    vault.world.warn(
      "\(names): changed for the move already"
        + (cause.map { ", and cannot be put back: \($0)" } ?? ""),
      hint: "move the entry again once that can be done, or see 'diary undo --list'")
  }
}
