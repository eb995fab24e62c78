import DiaryModel
import Testing

struct TemplateTextTests {
  @Test(arguments: [
    ("{{date}}", "2026-11-29"), ("{{ date }}", "2026-11-29"), ("{{time}}", "21:14"),
    ("{{weekday}}", "sunday"), ("{{yesterday}}", "2026-11-28"), ("{{tomorrow}}", "2026-11-30"),
    ("{{title}}", "Dawn"), ("{{date+1d}}", "2026-11-30"), ("{{date-2w}}", "2026-11-15"),
    ("{{date+3m}}", "2027-02-28"), ("{{date+1y}}", "2027-11-29"), ("{{weekday+1d}}", "monday"),
    ("[[{{yesterday}}]] < {{date}}", "[[2026-11-28]] < 2026-11-29"),
    ("{{date:YYYY-MM-DD}}", "2026-11-29"),
    ("{{date:dddd, Do MMMM YYYY}}", "sunday, 29th November 2026"),
    ("{{date:D.M.YY [on] ddd}}", "29.11.26 on sun"), ("{{time:HH:mm}}", "21:14"),
    ("{{time:h:mm a}}", "9:14 pm"), ("{{date:GGGG-[W]WW}}", "2026-W48"),
    ("{{date-1d:YYYY/MM/DD}}", "2026/11/28"),
    ("{{date:YYYY-MM-DDTHH:mm}}", "{{date:YYYY-MM-DDTHH:mm}}"),
    ("{{title:YYYY}}", "{{title:YYYY}}"), ("{{date:}}", ""),
    // What is no placeholder stays.
    ("{{unknown}}", "{{unknown}}"), ("{{date+x}}", "{{date+x}}"), ("{{date", "{{date"),
    ("{{}}", "{{}}"), ("{date}", "{date}"), ("$(rm -rf /) `id`", "$(rm -rf /) `id`"),
  ])
  func `placeholders are filled in from the entry's own day`(template: String, filled: String)
    throws
  {
    let day = try #require(Day("2026-11-29"))
    let text = TemplateText(template)
      .filled(day: day, clock: "21:14", title: "Dawn") { "\($0)" }
    #expect(text == filled)
  }

  @Test func `what was filled in is not filled in again`() throws {
    let day = try #require(Day("2026-11-29"))
    let text = TemplateText("{{title}}").filled(day: day, clock: "", title: "{{date}}") { _ in "" }
    #expect(text == "{{date}}")
  }
}
