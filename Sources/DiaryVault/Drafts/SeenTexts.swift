import DiaryModel
import Platform

/// Texts that a file held while an editor was open on it, each in a file of its own.
///
/// They wait until it is known what became of them, also when the program is stopped meanwhile. An
/// editor that saves by itself, or a long day of writing, leaves many: those of which newer ones
/// hold every word behind the same five words are taken away from time to time, and no others.
package struct SeenTexts: Sendable {
  private let folder: [UInt8]
  /// What their names begin with, before `seen-3`, the third of them.
  private let prefix: [UInt8]
  private let mostTexts: Int
  private let mostBytes: Int

  /// `mostTexts` and `mostBytes` are how many there may be before some are taken away.
  package init(folder: [UInt8], prefix: [UInt8], mostTexts: Int = 200, mostBytes: Int = 16 << 20) {
    (self.folder, self.prefix) = (folder, prefix)
    (self.mostTexts, self.mostBytes) = (mostTexts, mostBytes)
  }

  /// Keeps a text as the newest.
  package func keep(_ text: [UInt8]) throws(SaveError) {
    let opened: Folder
    do throws(SystemError) { opened = try Folder(path: folder) } catch { throw .system(error) }
    try opened.create(name((numbers(in: opened).last ?? 0) + 1), bytes: text)
  }

  package var isEmpty: Bool {
    guard let opened = try? Folder(path: folder) else { return true }
    return numbers(in: opened).isEmpty
  }

  /// The texts, the oldest first.
  package var texts: [[UInt8]] {
    guard let opened = try? Folder(path: folder) else { return [] }
    return numbers(in: opened).compactMap { try? opened.read(name($0)).bytes }
  }

  /// Likewise, provided that each of them can be read.
  package func all() throws(SystemError) -> [[UInt8]] {
    do throws(SystemError) {
      let opened = try Folder(path: folder)
      var found: [[UInt8]] = []
      for number in numbers(among: try opened.names()) {
        found.append(try opened.read(name(number)).bytes)
      }
      return found
    } catch {
      if error.isMissing { return [] }
      throw error
    }
  }

  /// How much there is.
  package struct Size: Sendable, Equatable {
    package var texts = 0
    package var bytes = 0

    package init() {}

    fileprivate func doubled() -> Size {
      var size = self
      (size.texts, size.bytes) = (texts * 2, bytes * 2)
      return size
    }
  }

  /// How much there may be before it is worth while to look for what can go, where so much is left.
  package func limit(beyond left: Size = Size()) -> Size {
    var limit = left.doubled()
    (limit.texts, limit.bytes) = (max(limit.texts, mostTexts), max(limit.bytes, mostBytes))
    return limit
  }

  /// Takes away those of which newer ones hold every word, or a longer one that begins with it, behind
  /// the same five words of its line, but none of the newest; tells how much is left.
  package func thin() -> Size {
    var (left, words) = (Size(), WordRuns())
    guard let opened = try? Folder(path: folder) else { return left }
    for (age, number) in numbers(in: opened).reversed().enumerated() {
      guard let text = try? opened.read(name(number)).bytes else { continue }
      let isNew = words.add(text)
      guard isNew || age < mostTexts / 10 else {
        try? opened.discard(name(number))
        continue
      }
      left.texts += 1
      left.bytes += text.count
    }
    return left
  }

  /// Lines with words that were seen, and that another text has not.
  package struct More: Sendable, Equatable {
    package let lines: Int
    /// The newest file with some of them, as an absolute path.
    package let newest: [UInt8]
    /// Whether that has all of them.
    package let isInOne: Bool
  }

  /// What was seen that has lines with words which another text has not; nothing where there is nothing
  /// such.
  package func more(than text: [UInt8]) -> More? {
    guard let opened = try? Folder(path: folder) else { return nil }
    var (known, count, newest) = (WrittenLines.all(of: text[...]), 0, [UInt8]?.none)
    var isInOne = true
    for number in numbers(in: opened).reversed() {
      guard let seen = try? opened.read(name(number)).bytes else { continue }
      let rest = WrittenLines.added(by: seen, to: known)
      guard !rest.isEmpty else { continue }
      known.formUnion(rest)
      count += rest.count
      isInOne = newest == nil
      newest = newest ?? PathText.join(folder, name(number))
    }
    return newest.map { More(lines: count, newest: $0, isInOne: isInOne) }
  }

  /// Those of them with such lines, the newest first, provided that each of them can be read.
  package func texts(beside text: [UInt8]) throws(SystemError) -> [[UInt8]] {
    var known = WrittenLines.all(of: text[...])
    return try all().reversed().filter { seen in
      let rest = WrittenLines.added(by: seen, to: known)
      known.formUnion(rest)
      return !rest.isEmpty
    }
  }

  /// Takes away those without a line that neither newer ones nor some other texts have.
  package func drop(besides others: [[UInt8]]) { drop(besides: others, sparingNewest: false) }

  private func drop(besides others: [[UInt8]], sparingNewest isSpared: Bool) {
    guard let opened = try? Folder(path: folder) else { return }
    var kept = others.reduce(into: Set<[UInt8]>()) { $0.formUnion(WrittenLines.all(of: $1[...])) }
    for (age, number) in numbers(in: opened).reversed().enumerated() {
      guard let text = try? opened.read(name(number)).bytes else { continue }
      let rest = WrittenLines.added(by: text, to: kept)
      if rest.isEmpty, age > 0 || !isSpared { try? opened.discard(name(number)) }
      kept.formUnion(rest)
    }
  }

  /// Likewise where the file holds a text again that an editor with a window of its own may still save
  /// over: it stays as the newest.
  package func drop(besides others: [[UInt8]], leaving text: [UInt8]) {
    // Where it cannot be kept, what has its lines stays in its place.
    let isKept = texts.last == text || (try? keep(text)) != nil
    drop(besides: others, sparingNewest: isKept)
  }

  /// Takes all of them away, but for those that cannot be read, of which nobody can have been told.
  package func drop() { drop(where: { _ in true }) }

  /// Takes those away that are kept elsewhere, to the byte.
  package func drop(heldElsewhere texts: [[UInt8]]) { drop(where: texts.contains) }

  private func drop(where isKept: ([UInt8]) -> Bool) {
    guard let opened = try? Folder(path: folder) else { return }
    for number in numbers(in: opened) {
      guard let text = try? opened.read(name(number)).bytes, isKept(text) else { continue }
      try? opened.discard(name(number))
    }
  }

  private func numbers(in opened: borrowing Folder) -> [Int] {
    (try? opened.names()).map(numbers) ?? []
  }

  private func numbers(among items: [FolderItem]) -> [Int] {
    let start = prefix + Self.word
    return items.compactMap { item in
      guard item.name.starts(with: start) else { return nil }
      return item.name.dropFirst(start.count).decimal
    }.sorted()
  }

  private func name(_ number: Int) -> [UInt8] { prefix + Self.word + Array("\(number)".utf8) }

  private static let word = Array("seen-".utf8)
}
