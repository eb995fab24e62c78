import DiaryModel
import Testing

@testable import DiaryCommands

/// Links are looked up among few entries, and lead where they would among all.
struct JournalLinkTests {
  private static let files = [
    "2026-11-27.md": "A walk\n", "a/2026-11-28.md": "---\naliases: Sea\n---\n",
    "a/2026-11-28-2.md": "a walk\n", "a/2026-11-30 é.md": "É\n", "A/2026-11-30 É.md": "Other\n",
    "2026/11/29.markdown": "---\ntitle: with/slash\naliases: [sea, 2026-11-27]\n---\n",
    "2025/10/29.md": "[[2026-11-27.md]]\n", "2026-12-01.md.md": "2026-11-27.md\n",
    "20261202.md": "29\n", "b/2026_12_03 sea.md": "12-03\n", "2026-12-04.md": "2026-12-03\n",
  ]
  private static let words = [
    "2026-11-27", "2026-11-28", "2026-11-28.2", "2026-11-28.3", "2026-11-28-2", "29", "A WALK",
    "sea", "SEA", "with/slash", "e\u{301}", "2026-11-30 \u{C9}", "2026-12-01", "20261202",
    "2026_12_03 SEA", "2026-12-03", "12-03", "2026-12-05", "nothing", "",
  ]
  private static let starts = [
    "", "/", "./", "../", "a/", "2026/11/", "2025/10/", "a/../", "x/y/../../", "../../../",
  ]

  @Test(arguments: starts)
  func `a link leads where it leads among all entries`(start: String) throws {
    let sandbox = try JournalSandbox(Self.files)
    let journal = try sandbox.journal()
    let all = try journal.linkingEntries().map(\.names)
    #expect(all.count == Self.files.count)
    let resolver = LinkResolver(all)
    var found: Set<VaultPath> = []
    for word in Self.words {
      for end in ["", ".md", ".MD", ".markdown", "/.", "/..", "/", "/x/.."] {
        for kind in [EntryLink.Kind.wiki, .file] {
          let link = EntryLink(kind, start + word + end)
          for text in [VaultPath("2026/11/29.markdown"), VaultPath("a/2026-11-28.md")] {
            var names = LinkNames()
            names.add(link, from: text)
            let some = try journal.linkedTexts(names)
            let target = path(resolver.target(of: link, from: text), in: all)
            #expect(path(LinkResolver(some).target(of: link, from: text), in: some) == target)
            if let target { found.insert(target) }
          }
        }
      }
    }
    #expect(start != "" || found.count >= 8)
  }

  private func path(_ target: LinkResolver.Target?, in texts: [LinkedText]) -> VaultPath? {
    guard case .text(let place) = target else { return nil }
    return texts[place].path
  }

  @Test func `few entries are asked of the index for a day or a title`() throws {
    let sandbox = try JournalSandbox(Self.files.filter { !$0.value.contains("aliases") })
    let journal = try sandbox.journal()
    _ = try journal.linkingEntries { _ in false }
    var names = LinkNames()
    names.add(EntryLink(.wiki, "a walk"), from: VaultPath("x.md"))
    #expect(
      try journal.linkedTexts(names).map(\.path.text) == ["2026-11-27.md", "a/2026-11-28-2.md"])
    #expect(
      try journal.linkingEntries { $0.target == "2026-11-27.md" }.map(\.names.path.text)
        == ["2025/10/29.md"])
  }
}
