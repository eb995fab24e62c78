#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a path is not inside its folder, or cannot be told to be.
package enum ContainmentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path ends outside.
  case outside([UInt8])
  case system(SystemError)

  /// The path, then the reason.
  package var description: String { systemError.description }

  /// What the user can do about it.
  package var hint: String? { systemError.hint }

  /// The same as an error of the operating system.
  package var systemError: SystemError {
    switch self {
    case .outside(let path): SystemError(operation: "resolve", cause: .outside, path: path)
    case .system(let error): error
    }
  }
}

extension Folder {
  /// The path, free of `..`, `.` and symbolic links, when it ends inside this folder.
  ///
  /// This is the one place that decides what is inside, for reading and for writing. What is not
  /// there yet is taken by its name. An absolute path, or a link to one, is inside when the real
  /// path begins with this folder's own. The answer is empty for the folder itself.
  package borrowing func resolve(_ path: [UInt8]) throws(ContainmentError) -> [UInt8] {
    do {
      return PathText.path(of: try resolvedNames(path))
    } catch {
      throw error.cause == .outside ? .outside(path) : .system(error)
    }
  }

  /// The names of the resolved path, the link at its end followed or not.
  borrowing func resolvedNames(
    _ path: [UInt8], followingLast: Bool = true
  ) throws(SystemError) -> [[UInt8]] {
    let outside = SystemError(operation: "resolve", cause: .outside, path: path)
    var resolved: [[UInt8]] = []
    var pending = PathText.names(in: try insidePath(path, for: path)).reversed() as [[UInt8]]
    var linksLeft = 40
    while let name = pending.popLast() {
      if name == PathText.parent {
        guard resolved.popLast() != nil else { throw outside }
        continue
      }
      resolved.append(name)
      if pending.isEmpty, !followingLast { break }
      guard let target = try linkTarget(PathText.path(of: resolved)) else { continue }
      linksLeft -= 1
      guard linksLeft > 0 else { throw SystemError(operation: "resolve", code: ELOOP, path: path) }
      resolved.removeLast()
      if PathText.isAbsolute(target) || PathText.climbs(target) > resolved.count {
        let base = PathText.join(self.path, PathText.path(of: resolved))
        let inside = try insidePath(PathText.join(try realPath(base), target), for: path)
        resolved = []
        pending += PathText.names(in: inside).reversed()
      } else {
        pending += PathText.names(in: target).reversed()
      }
    }
    return resolved
  }

  /// A relative path as it is, and an absolute one as a path from this folder.
  private borrowing func insidePath(
    _ candidate: [UInt8], for path: [UInt8]
  ) throws(SystemError) -> [UInt8] {
    guard PathText.isAbsolute(candidate) else { return candidate }
    let root = try realPath(self.path)
    let (parent, name) = PathText.split(candidate)
    let real: [UInt8]
    do { real = try realPath(candidate) } catch {
      // What is not there yet is where its folder is. A link that leads nowhere is let go here and
      // met again, link and all, when the names are walked.
      guard error.isMissing else { throw error }
      real = PathText.join(try realPath(parent), name)
    }
    guard let inside = PathText.relative(real, to: root) else {
      throw SystemError(operation: "resolve", cause: .outside, path: path)
    }
    return inside
  }

  /// Where a symbolic link leads, or nil for what is none, or nothing.
  borrowing func linkTarget(_ path: [UInt8]) throws(SystemError) -> [UInt8]? {
    let room = 4096
    var length = 0
    let target = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      buffer.withMemoryRebound(to: CChar.self) { target in
        guard let start = target.baseAddress else { return }
        length = path.withPath { readlinkat(descriptor.number, $0, start, room) }
      }
      count = Swift.max(0, length)
    }
    if length >= 0 { return target }
    if errno == EINVAL || errno == ENOENT { return nil }
    throw .last("resolve", path)
  }

  private borrowing func realPath(_ path: [UInt8]) throws(SystemError) -> [UInt8] {
    guard let real = path.withPath({ realpath($0, nil) }) else { throw .last("resolve", path) }
    defer { free(real) }
    return Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }
}
