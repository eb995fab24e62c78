import DiaryMarkup
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
  /// Texts that files held before, as far back as the changes of some logs reach, the newest first of
  /// each: each that has words which are neither in its file now nor in one that was told before it.
  ///
  /// What was moved, or deleted into the trash, goes by where it is now. `read` gives what a file
  /// holds, and nothing for one that cannot be read, of which nothing can be told.
  package static func earlierTexts(
    of logs: [ChangeLog], reading read: (VaultPath) -> [UInt8]?
  ) throws(SystemError) -> [EarlierText] {
    var (found, held) = ([EarlierText](), HeldLines())
    for log in logs { found += try log.earlierTexts(besides: &held, reading: read) }
    return found
  }

  /// The lines that are known of files.
  private struct HeldLines {
    var known: [VaultPath: Set<[UInt8]>] = [:]
    var unreadable: Set<VaultPath> = []
  }

  private func earlierTexts(
    besides held: inout HeldLines, reading read: (VaultPath) -> [UInt8]?
  ) throws(SystemError) -> [EarlierText] {
    let changes = try readableChanges()
    guard !changes.isEmpty else { return [] }
    let opened = try Folder(path: folder)
    var names: [ChangeIdentity: [KeptTextName]] = [:]
    for item in try opened.names() {
      guard let name = KeptTextName(parsing: item.name) else { continue }
      names[name.identity, default: []].append(name)
    }
    var (places, found) = ([VaultPath: VaultPath](), [EarlierText]())
    for recorded in changes.reversed() {
      let change = recorded.change
      let place = places[change.result] ?? change.result
      if case .moved(let target) = change.kind {
        places[target] = nil
        places[change.path] = place
        continue
      }
      if held.known[place] == nil, !held.unreadable.contains(place) {
        if let now = read(place) {
          held.known[place] = WrittenLines.all(of: now[...])
        } else {
          held.unreadable.insert(place)
        }
      }
      guard var lines = held.known[place] else { continue }
      let texts = texts(of: recorded, names[recorded.identity] ?? [], in: opened)
      if change.isOfFields, let before = texts.last, before.0 == .before,
        let after = texts.first, after.0 == .saved, recorded.hasLeft(after.1)
      {
        // The words of a tag that was renamed, say, are not gone against anybody's will.
        let left = WrittenLines.all(of: after.1[...])
        lines.formUnion(WrittenLines.all(of: before.1[...]).subtracting(left))
      }
      for (origin, bytes) in texts {
        // What begins it is words, not when it was begun.
        let text = EntryText(bytes: bytes)
        let ordered =
          WrittenLines.ordered(in: text.body)
          + WrittenLines.ordered(in: bytes[..<text.bodyRange.lowerBound])
        let missing = ordered.filter {
          WrittenLines.hasWords($0) && lines.insert($0).inserted
        }
        guard !missing.isEmpty else { continue }
        found.append(
          EarlierText(origin: origin, change: change, path: place, bytes: bytes, missing: missing))
      }
      held.known[place] = lines
    }
    return found
  }

  /// The texts that a change has to do with, the newest first; what another diary has dropped
  /// meanwhile is none.
  private func texts(
    of recorded: RecordedChange, _ names: [KeptTextName], in opened: borrowing Folder
  ) -> [(EarlierText.Origin, [UInt8])] {
    var texts: [(EarlierText.Origin, [UInt8])] = []
    for name in names.sorted(by: { $0.age < $1.age }) {
      if case .gone = name { continue }
      do throws(SystemError) {
        texts.append((name.age == 0 ? .saved : .seen, try opened.read(name.bytes).bytes))
      } catch {
        if !error.isMissing { unreadable.append(error.about(PathText.join(folder, name.bytes))) }
      }
    }
    guard recorded.change.before != nil else { return texts }
    do throws(SystemError) { texts.append((.before, try text(before: recorded))) } catch {
      if !error.isMissing { unreadable.append(error.about(place(of: recorded))) }
    }
    return texts
  }
}

extension Change {
  /// Whether it was made by a command that changes nothing but what it is told to, line by line.
  fileprivate var isOfFields: Bool {
    ["set", "star", "unstar", "done", "tags", "categories", "move"].contains(command)
  }
}

extension KeptTextName {
  /// What orders the texts of one change: 0 for what it has left, and more for what was seen before.
  fileprivate var age: Int {
    switch self {
    case .after, .told, .gone: 0
    case .seen(_, let number), .held(_, let number): Int.max - max(0, number)
    }
  }
}
