#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The three descriptors that every program begins with, or should.
package enum StandardStreams {
  /// Takes the place of those that are closed, so that no file that is opened gets their number and
  /// what is printed ends up in it.
  ///
  /// What stands in can neither be read nor written, so that whoever tries is told.
  package static func reserve() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      // The lowest free number is given, which is this one.
      _ = open("/dev/null", mode)
    }
  }
}
