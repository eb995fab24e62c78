import DiaryMarkup
import DiaryModel
import DiaryViews
import Platform

/// What an edit has done to the number of an entry's words.
extension OpenVault {
  /// Prints what was saved, with how many words more or fewer it has than before.
  func saySaved(_ path: VaultPath, since before: [UInt8]) throws {
    let words = EntryReader.facts(of: try read(path).bytes).words
    try saySaved(path, as: .edited(words: words - EntryReader.facts(of: before).words))
  }

  /// Tells that little is left of an entry: a full disk may have cut it off, and not every editor
  /// says so.
  func warnOfShortening(_ path: VaultPath, _ after: [UInt8], before: [UInt8]) {
    let (old, new) = (EntryReader.facts(of: before).words, EntryReader.facts(of: after).words)
    guard old >= 20, new * 2 < old else { return }
    world.warn(
      "\(VisibleText.path(path)): only \(new.counted("word is", "words are")) left of \(old)",
      hint: "'diary undo' brings the text from before back")
  }
}
