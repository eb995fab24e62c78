import DiaryMarkup
import DiaryModel

/// One entry as a page that stands alone: its style and its images are in it.
package struct SinglePage {
  private let entry: Entry
  private let options: SiteOptions
  private let links: EntryLinks

  /// `files` are the vault's other files, in which the entry's images are looked for.
  package init(_ entry: Entry, files: [VaultPath] = [], options: SiteOptions) {
    (self.entry, self.options) = (entry, options)
    let resolver = LinkResolver([SiteEntry(entry, content: 0)], others: [], files: files)
    links = EntryLinks(resolver, entry: entry.path, place: .alone)
  }

  /// The page's bytes; `read` gives those of an image, or nothing where it cannot be shown.
  package func render<Failure: Error>(
    source: [UInt8], read: (VaultPath) throws(Failure) -> [UInt8]?
  ) throws(Failure) -> [UInt8] {
    var images: [[UInt8]: VaultPath] = [:]
    for link in entry.facts.pointers {
      guard case .file(let path) = links.target(of: link) else { continue }
      images[Array((EntryLinks.imageMark + path.address).utf8)] = path
    }
    let page = draw(source)
    guard !images.isEmpty else { return page }
    let mark = Array("src=\"\(EntryLinks.imageMark)".utf8)
    var output: [UInt8] = []
    var rest = page[...]
    while let found = rest.firstRange(of: mark) {
      let start = found.lowerBound + 5
      guard let end = rest[start...].firstIndex(of: UInt8(ascii: "\"")) else { break }
      output += rest[..<start]
      if let path = images[Array(rest[start..<end])], let type = path.mediaType,
        let bytes = try read(path)
      {
        output.append("data:")
        output.append(type)
        output.append(";base64,")
        output.append(base64: bytes)
      } else {
        // An empty address would be the page's own.
        output.append("data:,")
      }
      rest = rest[end...]
    }
    return output + rest
  }

  private func draw(_ source: [UInt8]) -> [UInt8] {
    let article = EntryArticle(entry, options: options, links: links)
    let frame = PageFrame(
      title: article.name, language: options.language, siteTitle: nil, root: "",
      style: SiteStyle.sheet)
    var output: [UInt8] = []
    frame.append(to: &output) { article.append(source: source, to: &$0) }
    return output
  }
}

extension VaultPath {
  /// The media type of an image that browsers show, by the file's ending.
  fileprivate var mediaType: StaticString? {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch String(decoding: name[dot...], as: UTF8.self).lowercased() {
    case ".png": return "image/png"
    case ".jpg", ".jpeg": return "image/jpeg"
    case ".gif": return "image/gif"
    case ".webp": return "image/webp"
    case ".avif": return "image/avif"
    case ".svg": return "image/svg+xml"
    case ".bmp": return "image/bmp"
    default: return nil
    }
  }
}

extension [UInt8] {
  /// Appends bytes in base64 (RFC 4648, section 4).
  fileprivate mutating func append(base64 bytes: [UInt8]) {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    reserveCapacity(count + (bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = Swift.min(3, bytes.count - start)
      var group = 0
      for place in 0..<3 { group = group << 8 | (place < count ? Int(bytes[start + place]) : 0) }
      for place in 0..<4 {
        append(
          place <= count ? alphabet[group >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
  }
}
