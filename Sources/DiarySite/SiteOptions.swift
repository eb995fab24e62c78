import DiaryMarkup
import DiaryModel

/// How a site looks and what it holds.
package struct SiteOptions: Sendable {
  /// The name over all pages.
  package var title = "Diary"
  /// The language of the entries, as HTML names it: `ko`, `en-GB`.
  package var language = "en"
  /// Whether entries marked `private: true` have pages.
  package var includesPrivate = false
  package var markup = MarkupOptions.standard
  /// Whether raw HTML in entries is passed on.
  package var isUnsafe = false
  /// Whether every end of a line breaks the line.
  package var breaksLines = false
  package var dates = SiteDates()
  /// Who goes by several names.
  package var people = People()
  package var category: @Sendable (String) -> SiteCategory = { _ in SiteCategory() }

  package init() {}
}

/// Dates as a site shows them; ISO 8601 with English names unless something else is set.
package struct SiteDates: Sendable {
  /// With weekday and year.
  package var long: @Sendable (Day) -> String = { $0.description }
  /// The name of a month, alone.
  package var month: @Sendable (Int) -> String = { month in
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ][month - 1]
  }
  /// A month and its year, of the month's first day.
  package var monthAndYear: @Sendable (Day) -> String = { String($0.description.prefix(7)) }
  /// A short name of the weekday.
  package var weekday: @Sendable (Day) -> String = { day in
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][day.weekday.rawValue]
  }

  package init() {}
}

/// How a category is shown: a sign before its name, and the name of a colour.
package struct SiteCategory: Hashable, Sendable {
  package var icon: String
  /// `red`, `orange`, `yellow`, `brown`, `green`, `cyan`, `blue`, `purple`, `magenta`, `pink` or
  /// `gray`; anything else is no colour.
  package var color: String

  package init(icon: String = "", color: String = "") { (self.icon, self.color) = (icon, color) }
}
