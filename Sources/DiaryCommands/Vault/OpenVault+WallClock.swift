import DiaryModel
import Platform

/// Times as the clock on the wall shows them, which is put forward and back where the user is.
extension OpenVault {
  /// What the clock showed so many minutes ago.
  ///
  /// A clock that is not where the system is goes on as far from UTC as it is.
  func moment(minutesAgo minutes: Int) -> Moment {
    let wall = Self.wall(now.day, now.second)
    let instant = wall - Self.epoch - Int64(now.offset ?? 0) * 60
    guard let offset = now.offset, LocalTime(at: instant)?.offset == offset,
      let then = LocalTime(at: instant - Int64(minutes) * 60), let moment = Moment(then)
    else { return now.before(minutes: minutes) }
    return moment
  }

  /// The moment of a time on a date of the calendar, with the offset that the clock had then.
  func moment(ofWall day: Day, second: Int) -> Moment {
    let offset = LocalTime(at: instant(ofWall: Self.wall(day, second)))?.offset ?? now.offset
    return Moment(day: day, second: second, offset: offset)
  }

  /// Makes sure that the clock has shown a time once, on the night that it was put forward or back,
  /// too.
  func requireShownOnce(_ moment: Moment, as typed: String) throws(WallClockFailure) {
    let distant = Self.wall(moment.day, moment.second) - Self.epoch
    // No zone changes twice in so short a time.
    let offsets = [-2, 2].compactMap { LocalTime(at: distant + $0 * 86_400)?.offset }
    guard let before = offsets.first, let after = offsets.last, before != after else { return }
    let readings = [before, after].compactMap { LocalTime(at: distant - Int64($0) * 60) }
      .compactMap(Moment.init)
    let shown = readings.filter {
      // Zones of long ago differ from UTC by seconds, too.
      abs(Self.wall($0.day, $0.second) - Self.epoch - distant) < 60
    }
    if shown.isEmpty {
      throw .skipped(typed, instead: readings.sorted().map { "\($0.day)T\($0.clock)" })
    }
    if shown.count > 1, shown[0].offset != shown[1].offset {
      throw .shownTwice(typed, readings: shown.map(\.description))
    }
  }

  /// Seconds since 1970 at which the clock on the wall shows so many seconds from day 0.
  func instant(ofWall wall: Int64) -> Int64 {
    let distant = wall - Self.epoch
    // The offset at that time, which may be another than today's.
    var instant = distant - Int64(now.offset ?? 0) * 60
    for _ in 0..<2 {
      guard let offset = LocalTime(at: instant)?.offset else { break }
      instant = distant - Int64(offset) * 60
    }
    return min(max(instant, -Self.mostSeconds), Self.mostSeconds)
  }

  /// Seconds from day 0.
  private static func wall(_ day: Day, _ second: Int) -> Int64 {
    Int64(day.ordinal) * 86_400 + Int64(second)
  }

  /// What fits as nanoseconds.
  private static var mostSeconds: Int64 { Int64.max / 1_000_000_000 - 1 }
  /// Seconds from day 0 to 1970.
  private static var epoch: Int64 { 719_468 * 86_400 }
}

/// Why a time is none of the clock's, or two of them.
enum WallClockFailure: CommandFailure {
  /// A time over which the clock was put forward, and those it showed instead.
  case skipped(String, instead: [String])
  /// A time that the clock showed again after it was put back, as each is to be written.
  case shownTwice(String, readings: [String])

  var description: String {
    switch self {
    case .skipped(let typed, _):
      "\(VisibleText.oneLine(typed)): no clock showed that, as it was put forward"
    case .shownTwice(let typed, _):
      "\(VisibleText.oneLine(typed)): the clock showed that twice, as it was put back"
    }
  }

  var hint: String? {
    switch self {
    case .skipped(_, let times), .shownTwice(_, let times):
      "write \(times.joined(separator: " or "))"
    }
  }

  var status: CommandStatus { .misused }
}
