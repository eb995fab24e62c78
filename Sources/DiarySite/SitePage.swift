import DiaryModel

/// A file of a site, before it is made.
package struct SitePage: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case style, home
    case year(Int)
    /// All categories, tags or people.
    case topics(SiteTopic.Kind)
    /// A number in the site's topics.
    case topic(Int)
    /// A place in the site's entries, oldest first.
    case entry(Int)
  }

  /// Where it lies in the site's folder.
  package let path: VaultPath
  let kind: Kind
  /// A hash of all that the page is made of: while it is the same, so is the page.
  package let inputs: UInt64
}

/// A file of the vault that pages of a site show or lead to.
package struct SiteAttachment: Hashable, Sendable {
  package let source: VaultPath
  /// Where it lies in the site's folder.
  package let path: VaultPath
}

/// A link of an entry that leads nowhere in the site.
package struct SiteWarning: Hashable, Sendable {
  package let entry: VaultPath
  /// What is pointed at, as written.
  package let target: String
}

extension SiteWarning: CustomStringConvertible {
  package var description: String {
    let target = target.count > 200 ? target.prefix(200) + "…" : target
    return "\(VisibleText.path(entry)): leads nowhere: \"\(VisibleText.oneLine(target))\""
  }
}
