#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The time of day, as the operating system has it.
package enum Clock {
  /// Seconds since 1970, and the nanoseconds since that second.
  package static func now() -> (secondsSince1970: Int64, nanoseconds: Int64) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return (Int64(time.tv_sec), Int64(time.tv_nsec))
  }

  /// Nanoseconds since 1970.
  package static func nanoseconds() -> Int64 {
    let (seconds, nanoseconds) = now()
    return seconds * 1_000_000_000 + nanoseconds
  }

  /// Milliseconds since some time, which nobody sets.
  package static func milliseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
