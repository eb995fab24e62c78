#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the operating system answered when it would not do what it was asked.
package struct SystemError: Error, Hashable, Sendable {
  /// Why it would not.
  package enum Cause: Hashable, Sendable {
    /// A number from `errno`.
    case code(Int32)
    /// Only a regular file will do, and this is something else.
    case notRegular(FileKind)
    /// The path leads outside the folder it belongs to.
    case outside
    /// There are more bytes than the limit, which is given.
    case tooLarge(limit: Int)
  }

  /// What was asked, in one word, such as `open`.
  package let operation: String
  /// Why it was not done.
  package let cause: Cause
  /// The bytes of the path it was about; empty where there is none.
  package let path: [UInt8]

  /// What could not be done, why, and to which path.
  package init(operation: String, cause: Cause, path: [UInt8]) {
    (self.operation, self.cause, self.path) = (operation, cause, path)
  }

  /// The same, with a number from `errno`.
  package init(operation: String, code: Int32, path: [UInt8]) {
    self.init(operation: operation, cause: .code(code), path: path)
  }

  /// That nothing is at a path to which something was to be done.
  package static func missing(_ path: [UInt8], operation: String) -> SystemError {
    SystemError(operation: operation, code: ENOENT, path: path)
  }

  /// The error that `errno` tells of right after a call has failed.
  static func last(_ operation: String, _ path: [UInt8]) -> SystemError {
    SystemError(operation: operation, code: errno, path: path)
  }
}

extension SystemError {
  /// The number from `errno`, or the one that says the same.
  package var code: Int32 {
    switch cause {
    case .code(let code): code
    case .notRegular(.folder): EISDIR
    case .notRegular(.link): ELOOP
    case .notRegular: EINVAL
    case .outside: EXDEV
    case .tooLarge: EFBIG
    }
  }

  /// Whether there is nothing at the path.
  package var isMissing: Bool { code == ENOENT }

  /// Whether something on the path is no folder.
  package var isNotFolder: Bool { code == ENOTDIR }

  /// Whether the user may not do this here.
  package var isPermission: Bool { code == EACCES || code == EPERM || code == EROFS }

  /// Whether there is no room left, on the disk or in the user's share of it.
  package var isFull: Bool { code == ENOSPC || code == EDQUOT }
}

extension SystemError: CustomStringConvertible {
  /// The reason in words, in lower case and English, such as `permission denied`.
  package var message: String {
    switch cause {
    case .code(let code): Self.words(for: code)
    case .notRegular(let kind): "is \(kind), not a regular file"
    case .outside: "leads outside the folder it belongs to"
    case .tooLarge(let limit): "is larger than \(limit) bytes"
    }
  }

  /// The path, then the reason.
  package var description: String {
    path.isEmpty ? "\(operation): \(message)" : "\(PathText.shown(path)): \(message)"
  }

  /// What the user can do about it.
  package var hint: String? {
    if isFull { return "free some space and try again" }
    if isPermission { return "look at the permissions with `ls -ld`" }
    if code == EXDEV { return "both must be on one file system: look at them with `df`" }
    return nil
  }

  private static func words(for code: Int32) -> String {
    // What the user knows is called a folder everywhere else.
    if code == ENOTDIR { return "is not a folder, or lies below a file" }
    // No locale is ever set in this program, so the words are those of the C locale.
    guard let words = strerror(code) else { return "error \(code)" }
    let text = String(cString: words)
    guard let first = text.first, text.dropFirst().first?.isLowercase ?? true else { return text }
    return first.lowercased() + text.dropFirst()
  }
}
