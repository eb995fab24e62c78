import DiaryModel
import Platform

/// Texts that something has written over without having read them.
///
/// Who wrote a file cannot be known. But whoever has read what another added keeps it for the next
/// time the file is saved; so a text is taken for written over when what it added is gone in the very
/// next one. A writer's own corrections and takings out leave most of it there.
package enum OverwrittenTexts {
  /// Whether another text has all lines of a text that hold words.
  package static func isWhole(_ text: [UInt8], in other: [UInt8]) -> Bool {
    WrittenLines.added(by: text, to: WrittenLines.all(of: other[...])).isEmpty
  }

  /// Likewise where a file has nothing left that `isEmpty` says is a text: of those that it held in
  /// turn the last, whoever took it away, and what had been saved over before.
  package static func found(
    among seen: [[UInt8]], before: [UInt8], next: [UInt8], isEmpty: ([UInt8]) -> Bool
  ) -> [[UInt8]] {
    let texts = seen.filter { !isEmpty($0) }
    guard let newest = texts.last else { return [] }
    let others = found(among: texts, before: before, next: next, last: newest)
    return [newest] + others.filter { !isWhole($0, in: newest) }
  }

  /// Those of the texts that a file held in turn between two others, whose words are not there at
  /// last, the newest first.
  ///
  /// `next` came behind the last of them, and `last` is what the file holds now.
  package static func found(
    among seen: [[UInt8]], before: [UInt8], next: [UInt8], last: [UInt8]
  ) -> [[UInt8]] {
    let beginning = WrittenLines.all(of: before[...])
    var (earlier, previous, found) = (beginning, beginning, [[UInt8]]())
    for (index, text) in seen.enumerated() {
      let (lines, added) = (
        WrittenLines.all(of: text[...]), WrittenLines.added(by: text, to: earlier)
      )
      let following = index + 1 < seen.count ? seen[index + 1] : next
      if !added.isEmpty,
        WrittenLines.areGone(
          added, from: following, besides: earlier, replacing: previous.subtracting(lines)),
        !WrittenLines.added(by: text, to: beginning).isSubset(of: WrittenLines.all(of: last[...]))
      {
        found.append(text)
      }
      earlier.formUnion(lines)
      previous = lines
    }
    var kept = WrittenLines.all(of: last[...]).union(beginning)
    return found.reversed().filter { text in
      let rest = WrittenLines.added(by: text, to: kept)
      kept.formUnion(rest)
      return !rest.isEmpty
    }
  }
}

extension ChangeLog {
  /// What a file holds, and with it what our changes have left there, where something else has
  /// written over that since; nothing where all is as it should be, or another diary is at it.
  ///
  /// That is so with an editor that the program did not wait for: it saves what it had read before.
  /// `read` gives what the file holds now. It and the log belong together only if no diary has
  /// begun or ended a change between; where something looks lost, both are looked at until none has.
  package func overwritten(
    _ path: VaultPath, reading read: () -> [UInt8]?
  ) throws(SystemError) -> (text: [UInt8], joined: [UInt8])? {
    guard !isBeingChanged(path), let text = read(), try overwritten(path, by: text) != nil else {
      return nil
    }
    for _ in 0..<100 {
      let names = try changeNames()
      guard !isBeingChanged(path, listing: true), let text = read(),
        let joined = try overwritten(path, by: text, listing: true)
      else { return nil }
      if try changeNames() == names { return (text, joined) }
    }
    return nil
  }

  private func changeNames() throws(SystemError) -> Set<[UInt8]> {
    guard let opened = try? Folder(path: folder) else { return [] }
    return Set(try opened.names().map(\.name).filter { LogName($0) != nil })
  }

  private func overwritten(
    _ path: VaultPath, by text: [UInt8], listing isAnew: Bool = false
  ) throws(SystemError) -> [UInt8]? {
    guard let opened = try? Folder(path: folder) else { return nil }
    var chain = ChangeChain(to: path, in: try list(opened, anew: isAnew))
    guard var link = try chain.next(in: opened), link.recorded.leftMark != ContentMark(of: text)
    else { return nil }
    var (lastText, left) = ([UInt8](), try wholeText(leftBy: link, in: opened))
    if let left {
      lastText = left
    } else {
      // What it held before is older, and the newest that is whole.
      lastText = try self.text(before: link.recorded)
      guard let next = try chain.next(in: opened) else { return nil }
      link = next
      left = try wholeText(leftBy: link, in: opened) ?? lastText
    }
    guard !lastText.isEmpty, lastText != text else { return nil }
    let lastLines = WrittenLines.all(of: lastText[...])
    var (additions, isAdded) = ([[UInt8]](), true)
    while let after = left, !after.isEmpty {
      let before = try self.text(before: link.recorded)
      let earlier = WrittenLines.all(of: before[...])
      let added = WrittenLines.added(by: after, to: earlier).intersection(lastLines)
      if !added.isEmpty {
        guard WrittenLines.areGone(added, from: text, besides: earlier) else { break }
        isAdded = isAdded && !before.isEmpty && after.starts(with: before)
        additions.append(Array(after.dropFirst(before.count)))
      }
      guard let next = try chain.next(in: opened) else { break }
      link = next
      // Where that is not whole, what came next has found it.
      left = try wholeText(leftBy: link, in: opened) ?? before
    }
    guard !additions.isEmpty else { return nil }
    guard isAdded else { return lastText }
    return additions.reversed().reduce(text) { WrittenText($1).appended(to: $0) }
  }

  /// What a change has left; nothing where it cannot be told for certain.
  private func wholeText(
    leftBy link: (after: KeptTextName, recorded: RecordedChange), in opened: borrowing Folder
  ) throws(SystemError) -> [UInt8]? {
    let text = try opened.read(link.after.bytes).bytes
    return link.recorded.isLeftUnknown || link.recorded.hasLeft(text) ? text : nil
  }

  /// Whether something that was left in a file is kept, and may have been saved over therefore.
  package func mayBeOverwritten(_ path: VaultPath) -> Bool {
    guard let opened = try? Folder(path: folder), let listed = try? list(opened) else {
      return false
    }
    return listed.after[ContentMark(of: path.bytes)] != nil
  }

  /// The files that were changed last, each once, so many changes back.
  package func changedLately(_ count: Int) throws(SystemError) -> [VaultPath] {
    guard let opened = try? Folder(path: folder) else { return [] }
    var (paths, seen) = ([VaultPath](), Set<VaultPath>())
    for name in try list(opened).newest(count) {
      guard let path = ChangeRecord.read(name, in: opened)?.change.result,
        seen.insert(path).inserted
      else { continue }
      paths.append(path)
    }
    return paths
  }
}

extension RecordedChange {
  /// Whether nothing is to be known of what it has left.
  fileprivate var isLeftUnknown: Bool { state == .done(nil) }
}
