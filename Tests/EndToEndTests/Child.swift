import Foundation

/// A process that a test started, in a session of its own, with signals as a fresh shell has them.
///
/// Foundation's `Process` gives no terminal to its children and leaves signals as the test has them.
struct Child {
  let pid: pid_t

  enum Failure: Error {
    case notStarted(String, errno: Int32)
    case tookTooLong
  }

  /// `POSIX_SPAWN_SETSID`, which headers show to those alone who ask for more than POSIX.
  #if os(Linux)
    private static let newSession: Int16 = 0x80
  #else
    private static let newSession: Int16 = 0x400
  #endif

  /// Where a descriptor of the child leads.
  enum Stream {
    case file(String, flags: Int32)
    case same(as: Int32)
  }

  init(
    _ arguments: [String], in folder: String, environment: [String: String], streams: [Stream]
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, stream) in zip(Int32(0)..., streams) {
      switch stream {
      case .file(let path, let flags):
        posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
      case .same(let other): posix_spawn_file_actions_adddup2(&actions, other, descriptor)
      }
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (defaults, none) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE, SIGTSTP, SIGTTIN, SIGTTOU] {
      sigaddset(&defaults, signal)
    }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF) | Self.newSession)

    let entering = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder] + arguments
    var words: [UnsafeMutablePointer<CChar>?] = entering.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, entering[0], &actions, &attributes, &words, &variables)
    guard code == 0 else { throw Failure.notStarted(arguments[0], errno: code) }
    self.pid = pid
  }

  /// Waits for the end and answers the exit status, 128 and the signal where one ended it.
  ///
  /// A child that takes longer than `seconds` is ended with all it started.
  func status(within seconds: Double = 60) throws -> Int32 {
    let ended = DispatchSemaphore(value: 0)
    let status = Status()
    Thread { [pid] in
      while waitpid(pid, &status.value, 0) == -1 && errno == EINTR {}
      ended.signal()
    }.start()
    if ended.wait(timeout: .now() + seconds) == .timedOut {
      kill(-pid, SIGKILL)
      ended.wait()
      throw Failure.tookTooLong
    }
    let signal = status.value & 0x7f
    return signal == 0 ? (status.value >> 8) & 0xff : 128 + signal
  }

  /// Written by the waiting thread alone, and read after the semaphore only.
  private final class Status: @unchecked Sendable {
    var value: Int32 = 0
  }
}
