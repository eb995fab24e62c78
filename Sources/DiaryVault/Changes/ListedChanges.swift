import DiaryModel
import Platform

/// What the log's folder was seen to hold, so that a command of many changes lists it once.
///
/// Whoever begins a change adds a byte to a file there: as long as that is as long as it was before
/// the folder was listed, nobody has begun anything since. What others have ended or dropped does not
/// show, so whoever must know that lists it anew.
struct ListedChanges {
  /// How long the file was.
  private(set) var length: Int64
  /// The highest place in the order.
  private(set) var last = 0
  /// How many changes there are.
  private(set) var count = 0
  /// Those that were begun by others, or in earlier commands.
  private(set) var begun: [ChangeName] = []
  private(set) var records: [ChangeIdentity: ChangeName] = [:]
  /// The texts that changes have left, by the marks of their paths.
  private(set) var after: [ContentMark: [KeptTextName]] = [:]
  /// Those that texts are kept of which their files held while an editor was open, and that wait.
  private(set) var withSeenTexts: Set<ChangeIdentity> = []
  /// Files that were to be such texts, and have not got their names.
  private(set) var seenLeftovers: [[UInt8]] = []

  /// Lists the folder.
  init(in opened: borrowing Folder) throws(SystemError) {
    length = try Self.length(in: opened)
    let items = try opened.names()
    records.reserveCapacity(items.count)
    for item in items {
      guard let name = LogName(item.name) else {
        if Leftover.isOne(item.name), ChangeLog.isSeenText(leftover: item.name) {
          seenLeftovers.append(item.name)
        }
        continue
      }
      last = max(last, name.number)
      switch name.kind {
      case .begun, .skipped, .done, .rest:
        guard let name = ChangeName(name, in: item.name) else { continue }
        count += 1
        records[name.identity] = name
        if name.state == .begun { begun.append(name) }
      case .after:
        guard case .after(let identity, let path)? = KeptTextName(name, in: item.name) else {
          continue
        }
        after[path, default: []].append(.after(identity, path: path))
      case .seen:
        guard let name = KeptTextName(name, in: item.name) else { continue }
        withSeenTexts.insert(name.identity)
      case .told, .gone, .held, .other: break
      }
    }
  }

  /// So many changes, the newest first.
  func newest(_ wanted: Int) -> [ChangeName] {
    // The places in the order have few gaps, so most need not be sorted.
    let late = wanted < count / 4 ? last - 2 * wanted : 0
    var names = records.values.filter { $0.identity.number > late }
    if names.count < wanted { names = Array(records.values) }
    return Array(names.sorted { $1.identity < $0.identity }.prefix(wanted))
  }

  /// Whether nobody else has begun a change since.
  func isCurrent(in opened: borrowing Folder) -> Bool { (try? Self.length(in: opened)) == length }

  /// The same once a change of our own was begun; nothing where another may have been begun too.
  func adding(_ identity: ChangeIdentity, in opened: borrowing Folder) -> ListedChanges? {
    var copy = self
    copy.last = max(last, identity.number)
    copy.count += 1
    copy.length += 1
    guard let length = try? opened.append(to: Self.file, bytes: [UInt8(ascii: ".")]) else {
      return nil
    }
    if length > Self.longest { try? opened.discard(Self.file) }
    return length == copy.length ? copy : nil
  }

  /// Takes note of a change of our own that has been made, and of the text that is kept with it.
  mutating func end(_ recorded: RecordedChange, as name: ChangeName) {
    records[recorded.identity] = name
    let mark = ContentMark(of: recorded.change.result.bytes)
    after[mark, default: []].append(.after(recorded))
  }

  static let file = Array(".begun".utf8)
  /// So long the file may become before it is begun anew.
  private static let longest: Int64 = 1 << 20

  private static func length(in opened: borrowing Folder) throws(SystemError) -> Int64 {
    Int64(try opened.status(of: file)?.size ?? 0)
  }
}
