import DiaryViews

/// Things to choose among, which come page by page, so that the first are seen at once.
struct ChoosablePages {
  /// The next things; none at the end.
  private let next: () throws -> [Choosable]

  /// By what gives the next things, and none at the end.
  init(_ next: @escaping () throws -> [Choosable]) { self.next = next }

  /// Things that are known already.
  init(_ things: [Choosable]) {
    var left = things
    next = {
      defer { left = [] }
      return left
    }
  }

  /// The next things; nothing at the end.
  func nextPage() throws -> [Choosable]? {
    let page = try next()
    return page.isEmpty ? nil : page
  }

  /// All that are left.
  func rest() throws -> [Choosable] {
    var things: [Choosable] = []
    while let page = try nextPage() { things += page }
    return things
  }
}
