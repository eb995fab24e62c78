import DiaryModel
import DiaryVault
import Platform

/// Who else may look into the diary.
///
/// A folder that only its user may enter hides all that is in it, so only the outermost matter.
struct ModeCheck {
  private let vault: OpenVault

  init(_ vault: OpenVault) { self.vault = vault }

  func findings() -> [Finding] {
    var findings: [Finding] = []
    if let mode = (try? vault.files.folder.status())?.mode, mode & 0o077 != 0 {
      findings.append(Self.finding([UInt8(ascii: ".")], mode, vault.location.root))
    }
    for place in [vault.places.stateFolder, vault.places.cacheFolder].compactMap(\.self) {
      do throws(SystemError) {
        let mode = try Folder(path: place).status().mode
        if mode & 0o077 != 0 { findings.append(Self.finding(place, mode, place)) }
      } catch {
        if !error.isGone { findings.append(.unreadable(place, error)) }
      }
    }
    return findings
  }

  private static func finding(_ path: [UInt8], _ mode: UInt32, _ absolute: [UInt8]) -> Finding {
    let others = mode & 0o022 != 0 ? "others may write into it" : "others may look into it"
    return Finding(
      .mode, path, "\(others) (mode \(String(mode, radix: 8)))",
      hint: "keep it to yourself with '--fix', or: chmod 700 \(ShellWords.quoted(absolute))")
  }
}
