import DiaryIndex
import DiaryModel
import DiaryVault

extension Journal {
  /// Tells the index that a file has been saved, without looking at any other.
  ///
  /// Where there is no index yet, or it cannot be written, nothing happens: the next question finds
  /// the file by itself.
  package func tell(_ path: VaultPath) {
    guard let name = name(of: path), openIfThere() else { return }
    let started = now()
    let finding = contents.read(path, with: &reader)
    if case .gone = finding { return forget(path) }
    try? index.asked { index throws(IndexFault) in
      try index.change { index throws(IndexFault) in
        let folder = try index.number(ofFolder: path.folder)
        var file = IndexedFile(path: path, name: name, folder: folder)
        guard let facts = file.take(finding, at: started) else { return }
        try index.replace(IndexedEntry(file: file, facts: facts))
      }
    }
  }

  /// Tells the index that a file has been deleted, so that its words are gone there too.
  ///
  /// Where another program keeps the index busy, or it cannot be written, that fails without a word,
  /// and no answer is wrong: the next question finds that there is no such file, takes the row out,
  /// and the words with it. Until then they are in the index as they are in the trash, which can be
  /// read by nobody else; before they are to be gone for good, `forgetForGood` makes sure.
  package func forget(_ path: VaultPath) { _ = forgetForGood([path]) }

  /// Likewise, and tells whether the words are gone from the index's file now.
  package func forgetForGood(_ paths: Set<VaultPath>) -> Bool {
    guard let indexPath else { return true }
    do throws(IndexFault) {
      if index == nil { index = try IndexFile(path: indexPath, origin: origin).open() }
      return try index.asked { index throws(IndexFault) in
        try index.change { index throws(IndexFault) in
          for path in paths { try index.remove(path) }
        }
        return try index.forgetDeletedWords()
      } ?? false
    } catch {
      return error == .missing
    }
  }

  /// Opens the index where there is one that fits.
  private func openIfThere() -> Bool {
    if index == nil, let indexPath {
      do throws(IndexFault) {
        index = try IndexFile(path: indexPath, origin: origin).open()
      } catch {
        return false
      }
    }
    return index != nil
  }
}
