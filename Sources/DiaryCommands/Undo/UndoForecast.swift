import DiaryModel
import DiaryVault
import Platform

/// What files hold once changes have been taken back, so that it is known before anything is done
/// which of them can be.
struct UndoForecast {
  private let vault: OpenVault
  private let log: ChangeLog
  private var contents: [VaultPath: Content] = [:]

  private enum Content: Equatable {
    case nothing
    /// A file, with what it holds where that was asked.
    case file(ContentMark?)
  }

  init(in vault: OpenVault, log: ChangeLog) { (self.vault, self.log) = (vault, log) }

  /// Takes a change back in thought, the last one first; or tells why that cannot be.
  ///
  /// The file must still be as the change left it.
  mutating func takeBack(_ recorded: RecordedChange) throws {
    let (change, path) = (recorded.change, recorded.change.result)
    guard case .done(let mark) = recorded.state else {
      if log.isBeingMadeElsewhere(recorded) { throw UndoFailure.underWay(path) }
      throw UndoFailure.unfinished(path, text: log.place(of: recorded))
    }
    if change.kind != .replaced { try vault.requireClosed(path) }
    if case .moved = change.kind {
      // A link that leads elsewhere from the trash is known by being there.
      let isLink = try vault.files.folder.status(of: path.bytes)?.kind == .link
      let mark = isLink ? nil : mark
      let moved = try content(of: path, isRead: mark != nil)
      guard moved != .nothing else { throw UndoFailure.gone(path, text: nil) }
      guard try content(of: change.path, isRead: false) == .nothing else {
        throw UndoFailure.taken(change.path)
      }
      guard mark == nil || moved == .file(mark) else { throw UndoFailure.changed(path, text: nil) }
      (contents[change.path], contents[path]) = (moved, .nothing)
      return
    }
    let text = change.before == nil ? nil : log.place(of: recorded)
    switch try content(of: path, isRead: true) {
    case .nothing where mark != nil: throw UndoFailure.gone(path, text: text)
    case .file(let found?) where found != mark: throw UndoFailure.changed(path, text: text)
    default: contents[path] = change.kind == .created ? .nothing : .file(change.before)
    }
    if change.before != nil, try log.wholeText(before: recorded) == nil {
      throw UndoFailure.damaged(path, text: log.place(of: recorded))
    }
  }

  private func content(of path: VaultPath, isRead: Bool) throws -> Content {
    if let content = contents[path] { return content }
    guard try vault.files.folder.status(of: path.bytes) != nil else { return .nothing }
    guard isRead else { return .file(nil) }
    return try ContentMark(of: path, in: vault.files.folder).map { .file($0) } ?? .nothing
  }
}
