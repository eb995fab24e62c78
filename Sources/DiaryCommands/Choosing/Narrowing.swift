import DiaryViews
import Platform

/// What is left of many things when words are typed: those that hold all of them.
///
/// Compared as `search` does. The forms to compare are made with the first letter, and each further
/// letter looks only through what was left.
struct Narrowing {
  private(set) var things: [Choosable]
  private(set) var query = ""
  /// The places of the things that hold what is typed.
  private(set) var fitting: [Int]
  /// The search forms of all things, one behind the other, and where each begins.
  private var forms: [UInt8] = []
  private var starts: [Int] = []

  init(_ things: [Choosable]) {
    self.things = things
    fitting = Array(things.indices)
  }

  /// Takes more things, and keeps those in mind that hold what is typed.
  mutating func add(_ more: [Choosable]) {
    let places = things.count..<(things.count + more.count)
    things += more
    if starts.isEmpty, query.isEmpty {
      fitting += places
    } else {
      let before = fitting
      narrow(among: Array(places))
      fitting = before + fitting.filter(places.contains)
    }
  }

  mutating func type(_ text: String) {
    query += text
    narrow(among: fitting)
  }

  /// Takes the last letter back, as it is seen.
  mutating func deleteLast() {
    guard query.popLast() != nil else { return }
    narrow(among: Array(things.indices))
  }

  mutating func deleteWord() {
    while query.last == " " { query.removeLast() }
    while let last = query.last, last != " " { query.removeLast() }
    narrow(among: Array(things.indices))
  }

  mutating func deleteAll() {
    query = ""
    fitting = Array(things.indices)
  }

  private mutating func narrow(among places: [Int]) {
    let words = query.split(separator: " ")
      .map { ByteSearch(SearchForm.ofNeedle(String($0))) }.filter { !$0.needle.isEmpty }
    guard !words.isEmpty else {
      fitting = Array(things.indices)
      return
    }
    makeForms()
    fitting = forms.withUnsafeBytes { forms in
      places.filter { place in
        let end = place + 1 < starts.count ? starts[place + 1] : forms.count
        let form = UnsafeRawBufferPointer(rebasing: forms[starts[place]..<end])
        return words.allSatisfy { $0.first(in: form) != nil }
      }
    }
  }

  private mutating func makeForms() {
    guard starts.count < things.count else { return }
    starts.reserveCapacity(things.count)
    for thing in things[starts.count...] {
      starts.append(forms.count)
      forms += SearchForm.of("\(thing.name) \(thing.title)")
    }
  }
}
