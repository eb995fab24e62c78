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
  /// no look any more; given again, the command goes on with the entries that still have the name.
  func changeCategory(_ name: String, to newName: String?, isSure: Bool) throws {
    let defined = settings.categories.named(name)
    if let newName {
      guard !newName.trimmed.isEmpty, newName.lowercased() != "none" else {
        throw CategoryChangeFailure.noName(newName)
      }
      if defined != nil, settings.categories.named(newName) != nil,
        newName.lowercased() != name.lowercased()
      {
        throw CategoryChangeFailure.exists(newName)
      }
    }
    var query = EntryQuery(depth: .head)
    query.conditions = [EntryCondition(.category([name]))]
    let entries = try journal.entries(query)
    let things = entries.count.counted("entry", "entries")
    if !entries.isEmpty, !isSure {
      let what = newName == nil ? "Take the category out of" : "Rename the category in"
      guard try world.confirm("\(what) \(things)?", insteadOf: "--yes") else {
        return world.note("nothing was changed")
      }
    }
    if defined != nil {
      try editCategories { edit throws(CategoriesEditError) in
        if let newName { try edit.rename(name, to: newName) } else { try edit.remove(name) }
      }
    }
    var (leftAlone, changed) = (LeftAlone(in: world), 0)
    var work = LongWork(
      newName == nil ? "Removing" : "Renaming", on: entries.count, in: world)
    for entry in entries where work.goesOn() {
      try leftAlone.attempt {
        let isChanged = try rewrite(entry.path) { bytes in
          try editing(bytes, of: entry.path) { edit in
            if let newName {
              try edit.set("category", newName)
            } else {
              try edit.remove("category")
            }
          }
        }
        if isChanged { changed += 1 }
      }
    }
    work.clear()
    if work.isInterrupted {
      let what = newName == nil ? "taken out of" : "renamed in"
      throw Interrupted(
        done: "the category is \(what) \(changed) of \(things)"
          + (defined == nil ? "" : " and in diary.yml"),
        hasChanged: defined != nil || changed > 0)
    }
    try leave(
      obscureAmong: EntryQuery(depth: .name), besides: entries, naming: name, to: &leftAlone)
    guard defined != nil || !entries.isEmpty else { throw CategoryChangeFailure.unknown(name) }
    if defined != nil || changed > 0 {
      let done = newName.map { "Renamed to \(VisibleText.oneLine($0)): " } ?? "Removed: "
      let place = changed == 0 ? "" : ", in \(changed.counted("entry", "entries"))"
      try world.report(done + VisibleText.oneLine(name) + place)
    }
    try leftAlone.end(afterDoing: defined != nil || changed > 0)
  }
}
