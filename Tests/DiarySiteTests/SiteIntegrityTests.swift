import DiaryModel
import DiarySite
import Testing

struct SiteIntegrityTests {
  @Test func `every link of a site leads to a file of it, and every fragment to an id`() throws {
    let vault = SampleVault(
      [
        "entries/2026/11/2026-11-29.md": """
        # A [[2026-11-28|walk]] & more

        [[산책 50%]] [[Other#Second part]] [x](../../../notes/2025-01-02%20a%26b.md)[^1]
        #산책/산 @"Kim Minji" #A/b #a-b #index %
        ![x](<../../../attachments/a b%.jpg>) [[#Here]] [[#There]]

        ## Here

        ## There

        [^1]: A note.
        """,
        "entries/2026/11/2026-11-28 50% #1.md":
          "---\ntitle: '산책 50%'\ncategory: '!!'\n---\nText @index",
        "2026-10-01.md": "---\ncategory: Work & play\ntags: [a/B, A-B, '🎨', 50% off]\n---\n",

        "entries/2026/11/2026-11-28.md": "Other\n\n## Second part",
        "notes/2025-01-02 a&b.md": "![[a b%.jpg]]",
        "0987-06-05.md": "Old", "2026-11-28T0715 <odd>.md": "Odd",
      ], files: ["attachments/a b%.jpg"])
    #expect(vault.site.warnings.isEmpty)
    let pages = vault.pages
    let files = Set(pages.keys).union(vault.site.attachments.map(\.path.text))
    for (path, page) in pages where path.hasSuffix(".html") {
      let ids = page.attributes("id")
      #expect(Set(ids).count == ids.count, "\(path)")
      for address in page.attributes("href") + page.attributes("src") where address != "data:," {
        let parts = address.split(separator: "#", omittingEmptySubsequences: false)
        let target = parts[0].isEmpty ? path : resolve(String(parts[0]), from: path)
        #expect(files.contains(target), "\(path): \(address)")
        if parts.count > 1, let found = pages[target] {
          #expect(found.attributes("id").contains(decode(String(parts[1]))), "\(path): \(address)")
        }
      }
    }
  }

  private func resolve(_ address: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in decode(address).split(separator: "/") {
      if part == ".." { parts.removeLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  private func decode(_ address: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(address.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// The values of an attribute, in the order they stand.
  fileprivate func attributes(_ name: String) -> [String] {
    ranges(of: " \(name)=\"").map { range in
      String(self[range.upperBound...].prefix { $0 != "\"" })
        .replacing("&amp;", with: "&").replacing("&#x27;", with: "'")
    }
  }
}
