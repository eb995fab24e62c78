import DiaryModel
import Platform

/// What a file held while an editor was open on it, beside the edit's own record.
extension ChangeLog {
  /// The texts of an edit that wait until it is known what became of them.
  package func seen(during recorded: RecordedChange) -> SeenTexts {
    SeenTexts(folder: folder, prefix: Array("\(recorded.identity).".utf8))
  }

  /// Counts them as seen to: those with lines that neither newer ones nor some other texts have stay
  /// to be found for as long as the edit's record.
  package func hold(_ recorded: RecordedChange, besides others: [[UInt8]]) {
    seen(during: recorded).drop(besides: others)
    forEachText { name, opened in
      guard case .seen(recorded.identity, _) = name else { return }
      try? opened.rename(name.bytes, to: name.settled.bytes)
    }
  }

  /// Keeps texts with the last change of a file, to be found for as long as that.
  package func hold(_ texts: [[UInt8]], withLastChangeOf path: VaultPath) {
    guard !texts.isEmpty, let last = (try? changes())?.last(where: { $0.change.result == path }),
      let opened = try? Folder(path: folder)
    else { return }
    let first = held(with: last.identity).count + 1
    for (index, text) in texts.enumerated() {
      try? opened.create(KeptTextName.held(last.identity, first + index).bytes, bytes: text)
    }
  }

  /// Ends an edit that has left the file as it was: it is nothing to take back, and its record stays
  /// only for what the file held in between.
  package func end(_ recorded: RecordedChange) {
    guard !held(with: recorded.identity).isEmpty else { return discard(recorded) }
    // Where this fails it stays as begun, which is not to be taken back either.
    _ = try? skip(recorded)
  }

  private func held(with identity: ChangeIdentity) -> [KeptTextName] {
    var found: [KeptTextName] = []
    forEachText { name, _ in
      if case .held(identity, _) = name { found.append(name) }
    }
    return found
  }
}
