import DiaryModel
import DiaryVault
import Platform

extension EntryMove {
  /// Makes the changes, the move itself last: stopped on the way, the same command goes on.
  ///
  /// Where something cannot be done, what was done before is taken back, so that no link is left that
  /// leads to where nothing is.
  func make() throws {
    try vault.requireClosed(entry.path)
    let (drafts, own) = (vault.drafts(of: entry.path), rewritings.first { $0.path == entry.path })
    var mended: Set<VaultPath> = []
    do {
      for rewriting in rewritings where rewriting.bytes != rewriting.file.bytes {
        vault.keepOverwritten(rewriting.path)
        try vault.replace(rewriting.path, bytes: rewriting.bytes, expecting: rewriting.file)
        mended.insert(rewriting.path)
      }
      try vault.move(entry.path, to: target)
    } catch {
      if !mended.isEmpty { takeBack(mended) }
      throw error
    }
    guard let own else { return }
    vault.follow(
      drafts, to: target, from: ContentMark(of: own.file.bytes), as: ContentMark(of: own.bytes))
  }

  /// Gives files that were mended their texts from before again.
  private func takeBack(_ mended: Set<VaultPath>) {
    do {
      let undoing = try Undoing(in: vault)
      let own = vault.changes?.command
      let command = try undoing.history().commands.first { $0.first?.command == own }
      guard let command else { return tell(mended, cause: nil) }
      try undoing.takeBack(command, isWhole: true)
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
