import DiaryMarkup
import DiaryModel
import DiarySite

/// Entries in memory, for tests.
struct SampleVault {
  var sources: [VaultPath: [UInt8]] = [:]
  var files: [VaultPath] = []
  var others: [LinkedText] = []
  var options = SiteOptions()

  init(_ texts: KeyValuePairs<String, String>, files: [String] = []) {
    for (path, text) in texts { sources[VaultPath(path)] = Array(text.utf8) }
    self.files = files.map { VaultPath($0) }
  }

  var site: Site { Site(entries, others: others, files: files, options: options) }

  var entries: [SiteEntry] {
    sources.compactMap { path, bytes in
      EntryName(path: path).map { name in
        let entry = Entry(path: path, name: name, facts: EntryReader.facts(of: bytes))
        return SiteEntry(entry, content: bytes.reduce(17) { $0 &* 31 &+ UInt64($1) })
      }
    }
  }

  /// The pages of the site under their paths.
  var pages: [String: String] {
    let site = site
    var pages: [String: String] = [:]
    for page in site.pages {
      let bytes = site.render(page) { entry in sources[entry.path] ?? [] }
      pages[page.path.text] = String(decoding: bytes, as: UTF8.self)
    }
    return pages
  }

  /// The hashes of the pages' inputs under their paths.
  var inputs: [String: UInt64] {
    var inputs: [String: UInt64] = [:]
    for page in site.pages { inputs[page.path.text] = page.inputs }
    return inputs
  }
}
