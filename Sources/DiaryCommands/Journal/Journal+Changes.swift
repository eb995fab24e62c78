import DiaryIndex
import DiaryModel
import DiaryVault

extension Journal {
  /// Tells the index that a file has been saved, without looking at any other.
  ///
  /// Where there is no index yet, or it cannot be written, nothing happens: the next question finds
  /// the file by itself.
  package func tell(_ path: VaultPath) {
    guard case .entry(let name) = PathKind.classify(path: path), openIfThere() else { return }
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
  package func forget(_ path: VaultPath) {
    guard openIfThere() else { return }
    try? index.asked { index throws(IndexFault) in
      try index.change { index throws(IndexFault) in try index.remove(path) }
      try index.forgetDeletedWords()
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
