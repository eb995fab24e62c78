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
        let bytes = try draftBytes(of: text, day: day, details: details)
        draft = try begin(day: day, isOwn: isOwn, bytes: bytes)
        endTyped()
      } catch {
        guard let kept = typed.draft else {
          throw EditFailure.textNotKept(complaint.description, Complaint(error).description)
        }
        draft = kept
      }
      throw EditFailure.draftNotSaved(
        draft, complaint.description, isConflict: complaint.status == .conflict,
        hint: (error as? EncodingFailure)?.hint)
    }
  }

  /// What the draft of a text begins as.
  func draftBytes(
    of text: WrittenText, day: Day, details: EntryStart.Details
  ) throws -> [UInt8] {
    let start = try EntryStart(
      day: day, at: begun, details: details,
      weekday: DayNames(environment: world.environment).name)
    return start.bytes(with: text)
  }

  /// Begins a draft of a new entry, and keeps the time that its name is to have.
  func begin(day: Day, isOwn: Bool, bytes: [UInt8]) throws -> Draft {
    let drafts = try drafts()
    let draft = try drafts.begin(day: day, at: begun, bytes: bytes)
    if !isOwn, isTimeKnown(of: day) { drafts.keep(begun, of: draft) }
    return draft
  }
}
