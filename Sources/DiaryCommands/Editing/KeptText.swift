import DiaryModel
import DiaryVault
import Platform

extension OpenVault {
  /// Saves a text, and keeps it as a draft of its day where that fails.
  ///
  /// What is only to be asked differently is no failure of saving and leaves no draft. `isOwn`
  /// tells that it was to be one of the day's own entries, and `details` what it was to have beside
  /// the text.
  func keeping(
    _ text: WrittenText, of day: Day, isOwn: Bool = false,
    details: EntryStart.Details = EntryStart.Details(), _ save: () throws -> VaultPath
  ) throws -> VaultPath {
    do { return try save() } catch let error as EditFailure { throw error } catch {
      let complaint = Complaint(error)
      let draft: Draft
      do {
        let start = try EntryStart(
          day: day, at: begun, details: details,
          weekday: DayNames(environment: world.environment).name)
        draft = try begin(day: day, isOwn: isOwn, bytes: start.bytes(with: text))
      } catch {
        throw EditFailure.textNotKept(complaint.description, Complaint(error).description)
      }
      throw EditFailure.draftNotSaved(
        draft, complaint.description, isConflict: complaint.status == .conflict,
        hint: (error as? EncodingFailure)?.hint)
    }
  }

  /// Begins a draft of a new entry, and keeps the time that its name is to have.
  func begin(day: Day, isOwn: Bool, bytes: [UInt8]) throws -> Draft {
    let drafts = try drafts()
    let draft = try drafts.begin(day: day, at: begun, bytes: bytes)
    if !isOwn, isTimeKnown(of: day) { drafts.keep(begun, of: draft) }
    return draft
  }
}
