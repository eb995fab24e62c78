import DiaryModel
import Platform

/// Lays a vault's first files down, never over others.
package enum VaultFoundation {
  /// Writes the files of the template that are not there yet, and tells which.
  ///
  /// The settings come last: they make the folder a vault, which is then whole.
  package static func layDown(in root: borrowing Folder) throws(SaveError) -> [VaultPath] {
    var written: [VaultPath] = []
    let settings = VaultTemplate.files.filter { $0.path == VaultLocation.marker }
    let others = VaultTemplate.files.filter { $0.path != VaultLocation.marker }
    for (path, bytes) in others + settings
    where try create(VaultPath(path), bytes: bytes, in: root) {
      written.append(VaultPath(path))
    }
    return written
  }

  /// Writes only the settings, with the layout and the template that a folder has already.
  package static func adopt(
    _ layout: Layout?, template: VaultPath? = nil, in root: borrowing Folder
  ) throws(SaveError) {
    let marker = VaultPath(VaultLocation.marker)
    let usual = VaultTemplate.files.first { $0.path == marker.text }?.bytes ?? []
    _ = try create(
      marker, bytes: settings(usual, layout: layout, template: template), in: root)
  }

  /// The usual settings with another layout, and with a template beside it.
  private static func settings(
    _ usual: [UInt8], layout: Layout?, template: VaultPath?
  ) -> [UInt8] {
    let lines = String(decoding: usual, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { line in
        guard line.hasPrefix("layout:") else { return [String(line)] }
        var lines = [layout.map { "layout: \"\($0.text)\"" } ?? String(line)]
        if let template {
          lines += ["", "# What a new entry starts as.", "template: \"\(template.text)\""]
        }
        return lines
      }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private static func create(
    _ path: VaultPath, bytes: [UInt8], in root: borrowing Folder
  ) throws(SaveError) -> Bool {
    do throws(SystemError) { try root.makeFolders(path.folder.bytes) } catch {
      throw .system(error)
    }
    do {
      try root.create(path.bytes, bytes: bytes)
      return true
    } catch SaveError.exists {
      return false
    }
  }
}
