import DiaryModel
import DiaryVault
import Platform

extension OpenVault {
  /// Saves a text, and keeps it as a draft of its day where that fails.
  ///
  /// What is only to be asked differently is no failure of saving and leaves no draft.
  func keeping(_ text: WrittenText, of day: Day, _ save: () throws -> VaultPath) throws -> VaultPath
  {
    do { return try save() } catch let error as EditFailure { throw error } catch {
      let complaint = Complaint(error)
      let draft: Draft
      do {
        let start = try EntryStart(
          day: day, at: now, weekday: DayNames(environment: world.environment).name)
        draft = try drafts().begin(day: day, at: now, bytes: text.appended(to: start.bytes))
      } catch {
        throw EditFailure.textNotKept(complaint.description, Complaint(error).description)
      }
      throw EditFailure.draftNotSaved(
        draft, complaint.description, isConflict: complaint.status == .conflict)
    }
  }
}
