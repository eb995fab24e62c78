#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What stands at a path.
package enum FileKind: Hashable, Sendable, CustomStringConvertible {
  case regular
  case folder
  case link
  case fifo
  case socket
  case device

  /// With its article, as a message names it.
  package var description: String {
    switch self {
    case .regular: "a regular file"
    case .folder: "a folder"
    case .link: "a symbolic link"
    case .fifo: "a named pipe"
    case .socket: "a socket"
    case .device: "a device"
    }
  }

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    case S_IFIFO: self = .fifo
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }

  /// The kind a folder's listing tells, or nil when it does not tell.
  init?(listed type: UInt8) {
    switch Int(type) {
    case Int(DT_REG): self = .regular
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_FIFO): self = .fifo
    case Int(DT_SOCK): self = .socket
    case Int(DT_CHR), Int(DT_BLK): self = .device
    default: return nil
    }
  }
}
