#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a file was not saved, moved or removed.
package enum SaveError: Error, Hashable, Sendable {
  /// Something stands at the path already, and is left as it is.
  case exists([UInt8])
  /// The file is no longer what it was when it was read.
  case changed([UInt8])
  /// Another program has the file open for writing, and does not close it.
  case beingWritten([UInt8])
  /// The path ends outside its folder.
  case outside([UInt8])
  /// What stands at the path is no regular file.
  case notRegular([UInt8], FileKind)
  case system(SystemError)

  /// The path it is about.
  package var path: [UInt8] {
    switch self {
    case .exists(let path), .changed(let path), .beingWritten(let path), .outside(let path),
      .notRegular(let path, _):
      path
    case .system(let error): error.path
    }
  }

  /// The reason without the path.
  package var message: String {
    switch self {
    case .exists: "exists already"
    case .changed: "was changed meanwhile by something else"
    case .beingWritten: "is being written by another program"
    case .outside(let path): SystemError(operation: "", cause: .outside, path: path).message
    case .notRegular(let path, let kind):
      SystemError(operation: "", cause: .notRegular(kind), path: path).message
    case .system(let error): error.message
    }
  }

  init(_ error: SystemError) {
    switch error.cause {
    case .outside: self = .outside(error.path)
    case .notRegular(let kind): self = .notRegular(error.path, kind)
    case .code(EEXIST): self = .exists(error.path)
    case .code(ETXTBSY): self = .beingWritten(error.path)
    // Over a network this number tells of a file that was replaced, which is the same fact.
    case .code(ESTALE): self = .changed(error.path)
    default: self = .system(error)
    }
  }
}

extension SaveError: CustomStringConvertible {
  /// The path, then the reason.
  package var description: String {
    if case .system(let error) = self { return error.description }
    return "\(PathText.shown(path)): \(message)"
  }

  /// What the user can do about it.
  package var hint: String? {
    switch self {
    case .exists: "choose another name, or move the file there away"
    case .changed: "read the file again; neither text has been overwritten"
    case .beingWritten:
      "what either writes would be lost: let that program save and close the file, and try again"
    case .outside, .notRegular: nil
    case .system(let error): error.hint
    }
  }
}
