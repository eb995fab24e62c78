#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Which descriptors a child gets.
struct SpawnActions: ~Copyable {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
  #else
    private var actions = posix_spawn_file_actions_t()
  #endif

  init(redirects: [(own: Int32, childs: Int32)]) {
    posix_spawn_file_actions_init(&actions)
    for redirect in redirects {
      posix_spawn_file_actions_adddup2(&actions, redirect.own, redirect.childs)
    }
  }

  deinit {
    var actions = actions
    posix_spawn_file_actions_destroy(&actions)
  }

  #if canImport(Darwin)
    typealias Pointer = UnsafeMutablePointer<posix_spawn_file_actions_t?>
  #else
    typealias Pointer = UnsafeMutablePointer<posix_spawn_file_actions_t>
  #endif

  mutating func withPointer<Result>(_ body: (Pointer) -> Result) -> Result {
    body(&actions)
  }
}

/// How signals stand in a child: none blocked, and some answered by default again.
struct SpawnAttributes: ~Copyable {
  #if canImport(Darwin)
    private var attributes: posix_spawnattr_t?
  #else
    private var attributes = posix_spawnattr_t()
  #endif

  init(defaultSignals: [Int32]) {
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in defaultSignals { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  deinit {
    var attributes = attributes
    posix_spawnattr_destroy(&attributes)
  }

  #if canImport(Darwin)
    typealias Pointer = UnsafeMutablePointer<posix_spawnattr_t?>
  #else
    typealias Pointer = UnsafeMutablePointer<posix_spawnattr_t>
  #endif

  mutating func withPointer<Result>(_ body: (Pointer) -> Result) -> Result {
    body(&attributes)
  }
}
