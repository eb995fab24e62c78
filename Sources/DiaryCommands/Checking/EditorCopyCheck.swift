import DiaryModel
import DiaryVault
import Platform

/// What editors that were stopped have kept of texts, beside them.
struct EditorCopyCheck {
  private let vault: OpenVault

  init(_ vault: OpenVault) { self.vault = vault }

  /// Those in one folder of the vault.
  func findings(among items: [FolderItem], in place: VaultPath) -> [Finding] {
    guard let folder = try? vault.files.folder.open(folder: place.bytes) else { return [] }
    return items.compactMap { item in
      guard item.kind == .regular, let copy = EditorCopy(named: item.name, in: folder),
        PathKind.classify(path: place.appending(copy.original)) != .ignored
      else { return nil }
      let path = place.appending(item.name)
      let hint = copy.hint(in: PathText.split(vault.absolute(path)).folder)
      return Finding(.editorCopy, path.bytes, copy.message, hint: hint)
    }
  }

  /// Those among the drafts, and what else may hold words there and is no draft.
  func findingsAmongDrafts() -> [Finding] {
    guard let store = try? vault.drafts() else { return [] }
    return ((try? vault.filesAmongDrafts()) ?? []).compactMap { path in
      guard let copy = store.copy(at: path) else {
        return (try? vault.other(path)).map {
          Finding(.editorCopy, path, $0.message, hint: $0.hint)
        }
      }
      let resume = "go on with it: diary drafts resume \(ShellWords.quoted(copy.name))"
      return Finding(
        .editorCopy, path, copy.message,
        hint: copy.kind == .text ? resume : copy.hint(in: store.folder))
    }
  }
}

extension OpenVault {
  /// Tells of what an editor has kept beside the entries that were changed last.
  func tellEditorCopies(lately count: Int) {
    for path in (try? changes?.changedLately(count)) ?? [] {
      guard let folder = try? files.folder.open(folder: path.folder.bytes),
        let names = try? folder.names()
      else { continue }
      for item in names {
        guard let copy = EditorCopy(named: item.name, in: folder),
          copy.original.elementsEqual(path.name)
        else { continue }
        warn(of: copy, in: PathText.split(absolute(path)).folder)
      }
    }
  }

  /// Tells of an editor's copy of a text in a folder.
  func warn(of copy: EditorCopy, in folder: [UInt8]) {
    let path = PathText.join(folder, copy.name)
    world.warn("\(VisibleText.path(path)): \(copy.message)", hint: copy.hint(in: folder))
  }
}

extension EditorCopy {
  var message: String {
    let name = VisibleText.path(original)
    return kind == .swap
      ? "vim was stopped, and has kept here what was not saved of \(name)"
      : "an editor was stopped, and has kept here what was not saved of \(name)"
  }

  /// `folder` is where it lies.
  func hint(in folder: [UInt8]) -> String {
    let (copy, file) = (PathText.join(folder, name), PathText.join(folder, original))
    guard kind == .swap else {
      let words = "\(ShellWords.quoted(copy)) \(ShellWords.quoted(file))"
      return "it is a text; see what is in it, and take it: diff \(words)"
    }
    let isThere = ((try? Folder(path: folder).status(of: original)) ?? nil) != nil
    return "save what vim gets back, then remove this copy: vim -r "
      + ShellWords.quoted(isThere ? file : copy)
  }
}
