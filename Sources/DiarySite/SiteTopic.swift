import DiaryModel

/// What several entries may be about, with a page that lists them: a category, a tag or a person.
struct SiteTopic: Hashable, Sendable {
  enum Kind: Int, CaseIterable, Sendable {
    case category, tag, person

    /// The folder of its pages.
    var folder: StaticString {
      switch self {
      case .category: "categories"
      case .tag: "tags"
      case .person: "people"
      }
    }

    /// The heading over all of them.
    var heading: StaticString {
      switch self {
      case .category: "Categories"
      case .tag: "Tags"
      case .person: "People"
      }
    }

    /// Where the page of all of them lies in the site's folder.
    var index: VaultPath { VaultPath("\(folder)/index.html") }
  }

  let kind: Kind
  /// The name as it is most often written; a tag without its sign.
  let name: String
  /// Where its page lies in the site's folder.
  let path: VaultPath
  /// The places of its entries, oldest first; a tag has those of the tags below it, too.
  let places: [Int]

  /// The name with the sign that is shown before it.
  var shown: String { kind == .tag ? "#" + name : name }
}
