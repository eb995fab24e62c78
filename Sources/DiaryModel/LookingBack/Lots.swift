/// Numbers from 0 on that are drawn without being put back.
///
/// As a shuffle by Fisher and Yates, of which no more is kept than has been drawn.
package struct Lots {
  private var count: Int
  private var moved: [Int: Int] = [:]

  /// All numbers below a count.
  package init(count: Int) { self.count = count }

  /// The next number, or nothing when all are drawn; `number` gives one below a bound.
  package mutating func draw(by number: (Int) -> Int) -> Int? {
    guard count > 0 else { return nil }
    let place = number(count)
    count -= 1
    let drawn = moved[place] ?? place
    moved[place] = moved[count] ?? count
    return drawn
  }
}
