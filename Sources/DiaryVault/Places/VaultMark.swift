import Platform

/// What tells a vault's folder from all others, wherever it is moved.
///
/// Nothing for that is kept in the vault itself, where it would be versioned and copied. The number
/// of a folder is given again, by another disk at the same place or to the next folder; when it was
/// made is not, where the file system keeps that. The number of a disk may be another one each time.
struct VaultMark: Hashable {
  let device: UInt64
  let inode: UInt64
  /// Nanoseconds since 1970; nothing where that is not known.
  let born: Int64?

  init(device: UInt64, inode: UInt64, born: Int64?) {
    (self.device, self.inode, self.born) = (device, inode, born)
  }

  init?(of root: [UInt8]) {
    guard let folder = try? Folder(path: root), let status = try? folder.status() else {
      return nil
    }
    self.init(device: status.device, inode: status.inode, born: folder.birth())
  }

  /// How sure it is that two marks are of one folder.
  enum Sameness {
    case certain, likely, none
  }

  func sameness(to other: VaultMark) -> Sameness {
    if let born, let otherBorn = other.born {
      // Some file systems, such as that of most sticks, number their folders anew each time.
      return born != otherBorn ? .none : inode == other.inode ? .certain : .likely
    }
    return inode == other.inode && device == other.device ? .likely : .none
  }

  /// Whether the vault that is at a path may be taken for the one that was there before, unless
  /// something else speaks against it.
  func isLikely(toBe other: VaultMark) -> Bool {
    if let born, let otherBorn = other.born { return born == otherBorn }
    return inode == other.inode
  }
}

extension VaultMark: LosslessStringConvertible {
  init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    guard 2...3 ~= parts.count, let device = UInt64(parts[0]), let inode = UInt64(parts[1]) else {
      return nil
    }
    let born = parts.count == 3 ? Int64(parts[2]) : nil
    guard parts.count == 2 || born != nil else { return nil }
    self.init(device: device, inode: inode, born: born)
  }

  var description: String { "\(device):\(inode)" + (born.map { ":\($0)" } ?? "") }
}
