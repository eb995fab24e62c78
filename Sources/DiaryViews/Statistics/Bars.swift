/// Bars of block characters, drawn to an eighth of a cell.
enum Bars {
  private static let widths = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
  private static let heights = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// A bar that lies, as long as `value` is of `most`, which takes all cells.
  static func lying(_ value: Int, of most: Int, cells: Int) -> String {
    let eighths = eighths(value, of: most, cells: cells)
    let rest = eighths % 8
    return String(repeating: "█", count: eighths / 8) + (rest > 0 ? widths[rest - 1] : "")
  }

  /// What of a standing bar is in one of its rows, of which the lowest is 0.
  static func standing(_ value: Int, of most: Int, rows: Int, row: Int) -> String {
    let eighths = min(max(eighths(value, of: most, cells: rows) - row * 8, 0), 8)
    return eighths > 0 ? heights[eighths - 1] : " "
  }

  /// At least one where there is anything at all.
  private static func eighths(_ value: Int, of most: Int, cells: Int) -> Int {
    guard value > 0, most > 0 else { return 0 }
    return max(Int((Double(value) / Double(most) * Double(cells * 8)).rounded()), 1)
  }
}
