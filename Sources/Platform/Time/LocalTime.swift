#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a clock on the wall shows, where the user is.
///
/// By `localtime_r`, which follows `TZ` and the system's zone.
package struct LocalTime: Hashable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int
  package let hour: Int
  package let minute: Int
  package let second: Int
  /// Minutes ahead of UTC.
  package let offset: Int

  /// The wall time at a number of seconds since 1970, or nil where the year is beyond counting.
  package init?(at seconds: Int64) {
    guard var time = time_t(exactly: seconds) else { return nil }
    var fields = tm()
    tzset()
    guard localtime_r(&time, &fields) != nil else { return nil }
    (year, month, day) = (Int(fields.tm_year) + 1900, Int(fields.tm_mon) + 1, Int(fields.tm_mday))
    (hour, minute, second) = (Int(fields.tm_hour), Int(fields.tm_min), Int(fields.tm_sec))
    offset = Int(fields.tm_gmtoff) / 60
  }
}
