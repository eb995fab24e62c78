#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What is at the other end of standard input, as far as can be told without taking anything.
package enum PipedInput: Sendable, Equatable {
  /// A terminal, `/dev/null`, an empty file, or a pipe that has ended.
  case nothing
  /// Bytes wait to be read.
  case bytes
  /// A pipe that is open, on which nothing has come yet; perhaps nothing ever will.
  case silence
  /// There is no standard input.
  case closed

  /// Looks at a descriptor, and waits some milliseconds for a pipe on which nothing has come yet.
  package static func look(
    at descriptor: Int32 = STDIN_FILENO, milliseconds: Int32 = 200
  ) -> PipedInput {
    let flags = fcntl(descriptor, F_GETFL)
    // `StandardStreams` puts something there that cannot be read.
    guard flags >= 0, flags & O_ACCMODE != O_WRONLY else { return .closed }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .closed }
    switch FileKind(mode: status.st_mode) {
    case .regular: return lseek(descriptor, 0, SEEK_CUR) < status.st_size ? .bytes : .nothing
    case .fifo, .socket: return lookIntoPipe(descriptor, milliseconds)
    default: return .nothing
    }
  }

  private static func lookIntoPipe(_ descriptor: Int32, _ milliseconds: Int32) -> PipedInput {
    var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&event, 1, milliseconds) > 0 else { return .silence }
    var count: Int32 = 0
    guard ioctl(descriptor, UInt(FIONREAD), &count) == 0 else { return .nothing }
    return count > 0 ? .bytes : .nothing
  }
}
