/// A place inside the vault: the bytes of a path from the vault's root, parted by `/`.
///
/// File names are bytes. A path compares by its bytes and is opened by them; only what is shown
/// goes through text. The empty path is the vault itself.
package struct VaultPath: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  package init(_ text: String) { bytes = Array(text.utf8) }

  /// All bytes at once, which an array's own hash takes one by one.
  package func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// The path as text, with what is not UTF-8 replaced; not for a terminal, see `VisibleText`.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes after the last `/`.
  package var name: ArraySlice<UInt8> {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes[...] }
    return bytes[(slash + 1)...]
  }

  /// The folder that holds it; the vault itself for a path without `/`.
  package var folder: VaultPath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return VaultPath(bytes: []) }
    return VaultPath(bytes: Array(bytes[..<slash]))
  }

  /// The path of something in this folder.
  package func appending(_ name: some Collection<UInt8>) -> VaultPath {
    VaultPath(bytes: bytes.isEmpty ? Array(name) : bytes + [UInt8(ascii: "/")] + name)
  }

  package func appending(_ name: String) -> VaultPath { appending(Array(name.utf8)) }
}

extension VaultPath: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
