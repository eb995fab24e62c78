import DiaryModel
import Platform

/// A text that a file held before, with words that it does not hold any more.
package struct EarlierText: Sendable, Equatable {
  package enum Origin: String, Sendable {
    /// It was there before the change.
    case before
    /// The change has left it.
    case saved
    /// It was there while an editor was open.
    case seen
  }

  package let origin: Origin
  package let change: Change
  /// Where the file is now, or would be.
  package let path: VaultPath
  package let bytes: [UInt8]
  /// Its lines that are neither in the file as it is now nor in a text that is newer, in their order.
  package let missing: [[UInt8]]
}

extension ChangeLog {
  /// Texts that files held before, as far back as the changes reach, the newest first: each that has
  /// words which are neither in its file now, which `read` gives, nor in a newer one of them.
  ///
  /// What was moved, or deleted into the trash, goes by where it is now.
  package func earlierTexts(
    reading read: (VaultPath) -> [UInt8]
  ) throws(SystemError) -> [EarlierText] {
    var names: [ChangeIdentity: [KeptTextName]] = [:]
    forEachText { name, _ in names[name.identity, default: []].append(name) }
    var (places, known) = ([VaultPath: VaultPath](), [VaultPath: Set<[UInt8]>]())
    var found: [EarlierText] = []
    for recorded in try changes().reversed() {
      let change = recorded.change
      let place = places[change.result] ?? change.result
      if case .moved(let target) = change.kind {
        places[target] = nil
        places[change.path] = place
        continue
      }
      var lines = known[place] ?? WrittenLines.all(of: read(place)[...])
      for (origin, bytes) in texts(of: recorded, names[recorded.identity] ?? []) {
        let missing = WrittenLines.ordered(in: bytes[...]).filter {
          WrittenLines.hasWords($0) && lines.insert($0).inserted
        }
        guard !missing.isEmpty else { continue }
        found.append(
          EarlierText(origin: origin, change: change, path: place, bytes: bytes, missing: missing))
      }
      known[place] = lines
    }
    return found
  }

  /// The texts that a change has to do with, the newest first; one that cannot be read is none.
  private func texts(
    of recorded: RecordedChange, _ names: [KeptTextName]
  ) -> [(EarlierText.Origin, [UInt8])] {
    guard let opened = try? Folder(path: folder) else { return [] }
    func number(_ name: KeptTextName) -> Int {
      switch name {
      case .after, .told: .max
      case .seen(_, let number), .held(_, let number): number
      }
    }
    var texts = names.sorted { number($0) > number($1) }.compactMap { name in
      (try? opened.read(name.bytes).bytes).map { text in
        (number(name) == .max ? EarlierText.Origin.saved : .seen, text)
      }
    }
    if recorded.change.before != nil, let before = try? text(before: recorded) {
      texts.append((.before, before))
    }
    return texts
  }
}
