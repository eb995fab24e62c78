import DiaryModel
import Platform

/// The people of a vault: one Markdown file each, in a folder of their own.
package enum PeopleFiles {
  /// Their names, which are those of their files without the ending, in order.
  package static func names(in folder: VaultPath, of root: borrowing Folder) -> [String] {
    guard let opened = try? root.open(folder: folder.bytes), let items = try? opened.names() else {
      return []
    }
    return items.filter { $0.kind == .regular && $0.name.first != UInt8(ascii: ".") }
      .filter { FileEnding(name: $0.name[...]) != nil }
      .map { item in
        let stem = item.name.dropLast(FileEnding.length(in: item.name[...]))
        return NormalForm.nfc(String(decoding: stem, as: UTF8.self))
      }
      .sorted()
  }
}
