import DiaryModel
import DiaryVault
import Platform

/// Texts that were seen while an editor was open, and that only this program still has.
extension OpenVault {
  /// Keeps what was seen of an entry, where no draft can be made of it: the log has it for a later
  /// command, and what it could not take becomes entries, unless one of `others` holds it.
  func keepUndrafted(
    _ watch: EditWatch, besides others: [[UInt8]], of path: VaultPath, since cause: any Error
  ) {
    let atRisk = watch.atRisk
    if atRisk.isEmpty || !watch.seen.isEmpty { tellUnkept(of: path, cause) }
    keepAtRisk(
      atRisk, besides: others, day: EntryName(path: path)?.day ?? today,
      of: VisibleText.path(path), since: cause)
  }

  /// Keeps what was seen of an entry and taken for corrected, where the log could not take it: no draft
  /// has it, unless it is this one.
  func keepUnwritten(
    _ watch: EditWatch, besides others: [[UInt8]], _ draft: Draft?, of path: VaultPath
  ) {
    guard let fault = watch.fault else { return }
    let drafted = draft.flatMap { (try? drafts().read($0)) ?? nil }
    keepAtRisk(
      watch.atRisk, besides: others + [drafted].compactMap(\.self),
      day: EntryName(path: path)?.day ?? today, of: VisibleText.path(path), since: fault)
  }

  /// Makes entries of texts that neither the log nor the drafts could take, the newest first; the vault
  /// may lie on another disk.
  ///
  /// `cause` is why there is no draft, and `file` what held them.
  func keepAtRisk(
    _ texts: [[UInt8]], besides others: [[UInt8]], day: Day, of file: String, since cause: any Error
  ) {
    var known = others
    for text in texts.reversed()
    where !known.contains(where: { OverwrittenTexts.isWhole(text, in: $0) }) {
      known.append(text)
      let told =
        "\(file): what it held while an editor was open cannot be kept as a draft: "
        + Complaint(cause).description
      keepAtRisk(text, day: day, of: file, telling: told)
    }
  }

  /// Where the vault cannot take a text either, whoever sits at the terminal may make room first.
  private func keepAtRisk(_ text: [UInt8], day: Day, of file: String, telling told: String) {
    while true {
      do {
        let path = try create(day: day, isOwn: false, bytes: text)
        return world.warn(
          told, hint: "it is an entry of its own now, \(VisibleText.path(path)); compare the two")
      } catch {
        world.warn("\(told); nor as an entry: \(Complaint(error).description)")
      }
      guard world.terminal.isInput,
        (try? world.confirm("Try again, once there is room?", insteadOf: "")) == true
      else { break }
    }
    world.warn(
      "\(file): words that it held are nowhere any more",
      hint: "write them again, or find them in what has saved over them")
  }
}
