#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Waits until something in a folder may have changed, or a program has ended.
///
/// Where the system tells of changes (inotify on Linux), each is answered at once, also once another
/// folder has come to the path; what another machine does to a shared folder is looked for every
/// quarter of a second, and all of it every fiftieth where the system tells of nothing.
struct FolderWatch: ~Copyable {
  /// Where the changes can be read; below 0 where the system tells of none.
  let events: Int32
  private let folder: [UInt8]

  init(folder: [UInt8]) {
    self.folder = folder
    #if canImport(Glibc)
      events = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
    #else
      events = -1
    #endif
    renew()
  }

  /// Sees to it that the folder is watched that has the path now, and tells whether it is.
  @discardableResult
  borrowing func renew() -> Bool {
    #if canImport(Glibc)
      let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVE_SELF | IN_DELETE_SELF)
      return events >= 0 && folder.withPath { inotify_add_watch(events, $0, mask) } >= 0
    #else
      return false
    #endif
  }

  deinit {
    if events >= 0 { close(events) }
  }

  /// Returns when there may be something to look at, or a signal has come.
  borrowing func wait() {
    let isWatched = renew()
    // A descriptor below 0 is passed over.
    var one = pollfd(fd: events, events: Int16(POLLIN), revents: 0)
    guard poll(&one, 1, isWatched ? 250 : 20) > 0 else { return }
    // What has happened does not matter: whoever waits looks for itself.
    withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 8) { buffer in
      _ = readOnce(events, buffer)
    }
  }
}

/// SIGCHLD answered for a while, by nothing: so that it ends a wait as soon as a child has ended.
struct AnsweredChildren: ~Copyable {
  private let old: (@convention(c) (Int32) -> Void)?

  init() { old = signal(SIGCHLD) { _ in } }

  /// Answers the signal as before; a call, so that it is not done where this was used last.
  consuming func end() {}

  deinit { _ = signal(SIGCHLD, old) }
}
