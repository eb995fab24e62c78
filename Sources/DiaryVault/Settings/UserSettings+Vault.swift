import DiaryModel
import Platform

extension UserSettings {
  /// The line that names a vault in the settings; nothing for a path that no YAML can hold.
  package static func line(vault root: [UInt8]) -> String? {
    let text = String(decoding: root, as: UTF8.self)
    guard text.utf8.elementsEqual(root), !text.unicodeScalars.contains(where: VisibleText.isUnsafe)
    else { return nil }
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x80 || byte.isDigit || "/._-".utf8.contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    return isPlain
      ? "vault: \(text)"
      : "vault: '\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
  }

  /// Writes into the settings file which vault is meant, and changes nothing else in it.
  ///
  /// Tells whether that was done: not where the settings could not be read back as meant.
  package static func add(vault root: [UInt8], to file: [UInt8]) throws -> Bool {
    guard let line = line(vault: root) else { return false }
    let (place, name) = PathText.split(RealPath.following(file))
    let folder = try Folder.made(path: place)
    let old: (bytes: [UInt8], status: FileStatus)?
    do throws(SystemError) { old = try folder.read(name) } catch {
      guard error.isMissing else { throw error }
      old = nil
    }
    var bytes = old?.bytes ?? []
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    bytes += Array("\(line)\n".utf8)
    let (settings, problems) = read(bytes, file: "")
    guard problems.isEmpty, let vault = settings.vault, vault.utf8.elementsEqual(root) else {
      return false
    }
    if let old {
      try folder.replace(name, bytes: bytes, expecting: old.status)
    } else {
      try folder.create(name, bytes: bytes)
    }
    return true
  }
}
