import Foundation
import Testing

/// Days and times are those of the clock on the wall, wherever it hangs.
///
/// The zones are told as rules, which every system knows, and by their names where it knows them.
struct WallClockTests {
  struct Zone: Sendable, CustomStringConvertible {
    let name: String
    let rule: String
    let now: String
    let yesterday: String
    let hourAgo: String
    let lastWeek: String

    var description: String { "\(name) at \(now)" }

    var today: String { String(now.prefix(10)) }
  }

  static let newYork = "EST5EDT,M3.2.0,M11.1.0"
  static let berlin = "CET-1CEST,M3.5.0,M10.5.0/3"
  static let lordHowe = "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0"

  static let zones = [
    Zone(
      name: "Asia/Seoul", rule: "KST-9", now: "2026-11-30T00:30+09:00", yesterday: "2026-11-29",
      hourAgo: "2026-11-29T23:30+09:00", lastWeek: "2026-11-23..2026-11-29"),
    Zone(
      name: "America/New_York", rule: newYork, now: "2026-03-08T03:30-04:00",
      yesterday: "2026-03-07", hourAgo: "2026-03-08T01:30-05:00",
      lastWeek: "2026-02-23..2026-03-01"),
    Zone(
      name: "America/New_York", rule: newYork, now: "2026-11-01T01:30-05:00",
      yesterday: "2026-10-31", hourAgo: "2026-11-01T01:30-04:00",
      lastWeek: "2026-10-19..2026-10-25"),
    Zone(
      name: "Europe/Berlin", rule: berlin, now: "2026-03-29T03:15+02:00", yesterday: "2026-03-28",
      hourAgo: "2026-03-29T01:15+01:00", lastWeek: "2026-03-16..2026-03-22"),
    Zone(
      name: "Europe/Berlin", rule: berlin, now: "2026-10-25T02:10+01:00", yesterday: "2026-10-24",
      hourAgo: "2026-10-25T02:10+02:00", lastWeek: "2026-10-12..2026-10-18"),
    Zone(
      name: "Australia/Lord_Howe", rule: lordHowe, now: "2026-04-05T01:40+10:30",
      yesterday: "2026-04-04", hourAgo: "2026-04-05T01:10+11:00",
      lastWeek: "2026-03-23..2026-03-29"),
    Zone(
      name: "Australia/Lord_Howe", rule: lordHowe, now: "2026-10-04T02:45+11:00",
      yesterday: "2026-10-03", hourAgo: "2026-10-04T01:15+10:30",
      lastWeek: "2026-09-21..2026-09-27"),
    Zone(
      name: "Asia/Kathmandu", rule: "<+0545>-5:45", now: "2026-01-01T00:10+05:45",
      yesterday: "2025-12-31", hourAgo: "2025-12-31T23:10+05:45",
      lastWeek: "2025-12-22..2025-12-28"),
    Zone(
      name: "Pacific/Kiritimati", rule: "<+14>-14", now: "2026-03-01T00:05+14:00",
      yesterday: "2026-02-28", hourAgo: "2026-02-28T23:05+14:00",
      lastWeek: "2026-02-16..2026-02-22"),
    Zone(
      name: "Pacific/Pago_Pago", rule: "SST11", now: "2024-03-01T00:20-11:00",
      yesterday: "2024-02-29", hourAgo: "2024-02-29T23:20-11:00",
      lastWeek: "2024-02-19..2024-02-25"),
    Zone(
      name: "America/Sao_Paulo", rule: "<-03>3", now: "2026-12-31T23:59-03:00",
      yesterday: "2026-12-30", hourAgo: "2026-12-31T22:59-03:00",
      lastWeek: "2026-12-21..2026-12-27"),
  ]

  /// A zone's rule, and its name where the system knows it.
  private static func spellings(_ name: String, _ rule: String) -> [String] {
    FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/\(name)") ? [rule, name] : [rule]
  }

  @Test(arguments: zones)
  func `today, yesterday, an hour ago and last week`(zone: Zone) throws {
    for spelling in Self.spellings(zone.name, zone.rule) {
      let sandbox = try Sandbox.vault()
      func run(_ line: String) throws -> Shell.Result {
        try Shell.run(
          line, in: sandbox, adding: ["TZ": spelling, "DIARY_NOW": zone.now, "LANG": "C"])
      }
      let calendar = try run("diary calendar -f json")
      #expect(calendar.output.contains("\"today\":\"\(zone.today)\""), "\(calendar.output)")
      #expect(try run("diary new -d yesterday Before").status == 0)
      let before = try run("diary list yesterday -f json")
      #expect(before.output.contains("\"day\":\"\(zone.yesterday)\""), "\(before.output)")
      #expect(try run("diary delete yesterday --yes").status == 0)
      let new = try run("diary new -d 'an hour ago' Then")
      #expect(new.status == 0, "\(new.complaints)")
      let then = try run("diary show then --raw | grep created")
      #expect(then.output == "created: \(zone.hourAgo)\n")
      let name = zone.hourAgo.prefix(16).replacing("T", with: "-").replacing(":", with: "")
      #expect(try run("diary list -f paths").output.hasSuffix("/\(name).md\n"))
      let week = try run("diary list last week --tag none")
      #expect(week.complaints.contains("last week (\(zone.lastWeek))"), "\(week.complaints)")
    }
  }

  @Test(arguments: [
    ("America/New_York", newYork, "2026-03-08 02:30", "2026-03-08T01:30 or 2026-03-08T03:30"),
    ("America/New_York", newYork, "2026-03-08T02:00", "2026-03-08T01:00 or 2026-03-08T03:00"),
    ("America/New_York", newYork, "2026-03-08 02:59", "2026-03-08T01:59 or 2026-03-08T03:59"),
    ("Europe/Berlin", berlin, "2026-03-29 02:15", "2026-03-29T01:15 or 2026-03-29T03:15"),
    ("Australia/Lord_Howe", lordHowe, "2026-10-04 02:15", "2026-10-04T01:45 or 2026-10-04T02:45"),
    (
      "America/New_York", newYork, "2026-11-01 01:30",
      "2026-11-01T01:30-04:00 or 2026-11-01T01:30-05:00"
    ),
    (
      "Europe/Berlin", berlin, "2026-10-25 02:59",
      "2026-10-25T02:59+02:00 or 2026-10-25T02:59+01:00"
    ),
    (
      "Australia/Lord_Howe", lordHowe, "2026-04-05 01:45",
      "2026-04-05T01:45+11:00 or 2026-04-05T01:45+10:30"
    ),
  ])
  func `a time that no clock showed, or showed twice, is refused`(
    zone: String, rule: String, typed: String, hint: String
  ) throws {
    for spelling in Self.spellings(zone, rule) {
      let sandbox = try Sandbox.vault()
      let variables = ["TZ": spelling, "DIARY_NOW": "2026-12-24T12:00Z"]
      let result = try Shell.run("diary new -d '\(typed)' Then", in: sandbox, adding: variables)
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.complaints.hasSuffix("hint: write \(hint)\n"), "\(result.complaints)")
      // Each of them is taken.
      for word in hint.components(separatedBy: " or ") {
        let result = try Shell.run("diary new -d \(word) Then", in: sandbox, adding: variables)
        #expect(result.status == 0, "\(result.complaints)")
      }
      let created = try Shell.run("grep -rh created entries", in: sandbox).output
      for word in hint.components(separatedBy: " or ") { #expect(created.contains(word)) }
    }
  }

  @Test(arguments: [
    (newYork, "2026-03-08T01:59", "-05:00"), (newYork, "2026-03-08T03:00", "-04:00"),
    (newYork, "2026-11-01T00:59", "-04:00"), (newYork, "2026-11-01T02:00", "-05:00"),
    (berlin, "2026-03-29T01:59", "+01:00"), (berlin, "2026-03-29T03:00", "+02:00"),
    (berlin, "2026-10-25T01:59", "+02:00"), (berlin, "2026-10-25T03:00", "+01:00"),
    (lordHowe, "2026-04-05T01:29", "+11:00"), (lordHowe, "2026-04-05T02:00", "+10:30"),
    (lordHowe, "2026-10-04T01:59", "+10:30"), (lordHowe, "2026-10-04T02:30", "+11:00"),
    ("KST-9", "2026-03-08T02:30", "+09:00"), ("<+0545>-5:45", "2026-03-29T02:30", "+05:45"),
  ])
  func `the minutes beside a change are as far from UTC as the clock was`(
    rule: String, time: String, offset: String
  ) throws {
    let sandbox = try Sandbox.vault()
    for now in ["2026-01-15T12:00Z", "2026-07-15T12:00Z"] {
      let result = try Shell.run(
        "diary new -d \(time) Then && diary show last --raw | grep created && diary undo --yes >&2",
        in: sandbox, adding: ["TZ": rule, "DIARY_NOW": now])
      #expect(result.output.contains("created: \(time)\(offset)\n"), "\(result.complaints)")
    }
  }

  @Test func `what is written in the same minute twice stands in the order of writing`() throws {
    let sandbox = try Sandbox.vault()
    for (now, title) in [
      ("2026-11-01T01:30-04:00", "Summer"), ("2026-11-01T01:30-05:00", "Winter"),
    ] {
      let result = try Shell.run(
        "diary new \(title)", in: sandbox, adding: ["TZ": Self.newYork, "DIARY_NOW": now])
      #expect(result.status == 0, "\(result.complaints)")
    }
    let list = try Shell.run("diary list -r -f paths", in: sandbox).output
    #expect(list.hasSuffix("2026-11-01-0130-2.md\n") && list.contains("2026-11-01-0130.md\n"))
    let created = try Shell.run("diary show 2026-11-01 --raw | grep created", in: sandbox).output
    #expect(created == "created: 2026-11-01T01:30-04:00\ncreated: 2026-11-01T01:30-05:00\n")
  }
}
