import DiaryMarkup
import Platform
import DiaryModel
import DiaryVault

extension OpenVault {
  /// Edits the categories in the vault's settings.
  func editCategories(
    _ change: (inout CategoriesEdit) throws(CategoriesEditError) -> Void
  ) throws {
    _ = try rewrite(VaultPath(VaultLocation.marker)) { bytes in
      var edit = CategoriesEdit(bytes)
      do throws(CategoriesEditError) { try change(&edit) } catch {
        throw CategoryChangeFailure.settings(error)
      }
      return edit.bytes
    }
  }

  /// Gives a category another name in the settings and in its entries, or takes it away.
  ///
  /// The settings come first, so that whatever stops this leaves no entry with a category that has
  /// no look any more.
  func changeCategory(_ name: String, to newName: String?, isSure: Bool) throws {
    let defined = settings.categories.named(name)
    if let newName {
      guard !newName.trimmed.isEmpty, newName.lowercased() != "none" else {
        throw CategoryChangeFailure.noName(newName)
      }
      if settings.categories.named(newName) != nil, newName.lowercased() != name.lowercased() {
        throw CategoryChangeFailure.exists(newName)
      }
    }
    var query = EntryQuery(depth: .head)
    query.conditions = [EntryCondition(.category([name]))]
    let entries = try journal.entries(query)
    guard defined != nil || !entries.isEmpty else { throw CategoryChangeFailure.unknown(name) }
    let things = entries.count.counted("entry", "entries")
    if !entries.isEmpty, !isSure {
      let what = newName == nil ? "Take the category out of" : "Rename the category in"
      guard try world.confirm("\(what) \(things)?", insteadOf: "--yes") else {
        return world.note("nothing was changed")
      }
    }
    try requireJoined(entries)
    if defined != nil {
      try editCategories { edit throws(CategoriesEditError) in
        if let newName { try edit.rename(name, to: newName) } else { try edit.remove(name) }
      }
    }
    for entry in entries {
      _ = try rewrite(entry.path) { bytes in
        try editing(bytes, of: entry.path) { edit in
          if let newName { try edit.set("category", newName) } else { try edit.remove("category") }
        }
      }
    }
    let shown = VisibleText.oneLine(name)
    let done = newName.map { "Renamed to \(VisibleText.oneLine($0)): " } ?? "Removed: "
    try world.report(done + shown + (entries.isEmpty ? "" : ", in \(things)"))
  }
}
