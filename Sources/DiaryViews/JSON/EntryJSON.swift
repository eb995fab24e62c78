import DiaryMarkup
import DiaryModel

/// Entries as JSON: what `list --format json`, `show --format json` and
/// `render --to json` print.
///
/// Every object has every key, in this order; what an entry does not have is `null`, `[]`, `false`
/// or `0`. Days and moments are ISO 8601. Where a path is not UTF-8, which JSON could not hold,
/// `path` shows it with `\xNN` for such bytes, and `path_bytes` follows with the bytes in Base64.
///
/// | key | value |
/// | --- | --- |
/// | `path` | the file, from the vault's root |
/// | `day` | `2026-11-29` |
/// | `time` | `07:15` or `07:15:30` from the file's name |
/// | `counter` | the number in the file's name |
/// | `title`, `preview` | plain text |
/// | `created`, `modified` | `2026-11-29T23:10+09:00` from front matter |
/// | `category` | text |
/// | `tags`, `people`, `aliases` | lists of text, without `#` and `@` |
/// | `links` | list of `{"kind": "wiki" or "embed" or "file", "target": text}` |
/// | `mood`, `weather`, `location`, `photo`, `resurface` | text |
/// | `starred`, `private` | true or false |
/// | `words` | a number |
/// | `tasks` | `{"open": number, "done": number}` |
/// | `image` | the first image's address as written |
/// | `front_matter` | of `show` and `render`: all keys and values as written, unknown ones too |
/// | `text`, `html` | of `show` and `render`: the body as written, and as HTML |
/// | `match` | of `search`: `{"text": line, "hits": [[first, end], …]}`, in code points; or `null` |
/// | `age` | of `memories` and `random`: `{"years": number, "months": number}`; or `null` |
package struct EntryJSON: Sendable {
  /// What `show` knows of an entry beyond its facts.
  package struct Details: Sendable {
    package var frontMatter: [FrontMatterPair]
    package var text: String
    package var html: String

    package init(frontMatter: [FrontMatterPair], text: String, html: String) {
      (self.frontMatter, self.text, self.html) = (frontMatter, text, html)
    }

    package init(frontMatter: FrontMatter, text: String, html: String) {
      let pairs = frontMatter.fields.map { FrontMatterPair($0.key, $0.value) }
      self.init(frontMatter: pairs, text: text, html: html)
    }
  }

  private var hasEntry = false

  /// Begins a list.
  ///
  /// `append` each entry, then `finish`: the list is never held whole, and each entry is one line.
  package init() {}

  /// Appends the next entry of the list to the output.
  package mutating func append(
    _ entry: Entry, details: Details? = nil, match: FoundLine?? = nil, age: MemoryAge?? = nil,
    to output: inout [UInt8]
  ) {
    output.append(hasEntry ? ",\n" : "[\n")
    hasEntry = true
    Self.append(entry, details: details, match: match, age: age, to: &output)
  }

  /// Appends what a file says that is no entry of a vault, and so has no day.
  ///
  /// Its `path` is the file as it was named, or `null`.
  package mutating func append(
    _ facts: EntryFacts, file: String?, details: Details, to output: inout [UInt8]
  ) {
    output.append(hasEntry ? ",\n" : "[\n")
    hasEntry = true
    JSONWriter.object(to: &output) { writer in
      writer.appendName(ofFile: file)
      writer.append(facts)
      writer.append(details)
    }
  }

  /// Ends the list; without entries it is `[]`.
  package consuming func finish(in output: inout [UInt8]) {
    output.append(hasEntry ? "\n]\n" : "[]\n")
  }

  /// Appends one entry as an object, without a line end.
  package static func append(
    _ entry: Entry, details: Details? = nil, match: FoundLine?? = nil, age: MemoryAge?? = nil,
    to output: inout [UInt8]
  ) {
    JSONWriter.object(to: &output) { writer in
      writer.appendName(of: entry)
      writer.append(entry.facts)
      if let details { writer.append(details) }
      if let match {
        writer.name("match")
        writer.append(match)
      }
      if let age {
        writer.name("age")
        writer.append(age)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func append(_ details: EntryJSON.Details) {
    name("front_matter")
    value(.map(details.frontMatter))
    name("text")
    string(details.text)
    name("html")
    string(details.html)
  }

  fileprivate mutating func append(_ match: FoundLine?) {
    guard let match else { return null() }
    object { writer in
      writer.name("text")
      writer.string(match.text)
      writer.name("hits")
      writer.array { writer in
        let scalars = match.text.unicodeScalars
        for hit in match.hits {
          let first = scalars.distance(from: scalars.startIndex, to: hit.lowerBound)
          let end = first + scalars.distance(from: hit.lowerBound, to: hit.upperBound)
          writer.array { writer in
            writer.number(first)
            writer.number(end)
          }
        }
      }
    }
  }

  fileprivate mutating func append(_ age: MemoryAge?) {
    guard let age else { return null() }
    object { writer in
      writer.name("years")
      writer.number(age.months / 12)
      writer.name("months")
      writer.number(age.months % 12)
    }
  }

  fileprivate mutating func appendName(of entry: Entry) {
    path(entry.path.bytes)
    name("day")
    day(entry.day)
    name("time")
    string(entry.name.clockSecond.map(Self.clock))
    name("counter")
    if let counter = entry.name.counter { number(counter) } else { null() }
  }

  fileprivate mutating func appendName(ofFile file: String?) {
    name("path")
    string(file)
    name("day")
    null()
    name("time")
    null()
    name("counter")
    null()
  }

  fileprivate mutating func append(_ facts: EntryFacts) {
    name("title")
    string(facts.title)
    name("preview")
    string(facts.preview)
    name("created")
    string(facts.created.map(\.description))
    name("modified")
    string(facts.modified.map(\.description))
    name("category")
    string(facts.category)
    name("tags")
    strings(facts.tags)
    name("people")
    strings(facts.people)
    name("aliases")
    strings(facts.aliases)
    name("links")
    array { writer in for link in facts.links { writer.object { $0.append(link) } } }
    name("mood")
    string(facts.mood)
    name("weather")
    string(facts.weather)
    name("location")
    string(facts.location)
    name("photo")
    string(facts.photo)
    name("resurface")
    string(facts.resurface)
    name("starred")
    boolean(facts.isStarred)
    name("private")
    boolean(facts.isPrivate)
    appendCounts(facts)
    name("image")
    string(facts.firstImage)
  }

  /// Appends a link's `kind` and `target` to an object.
  mutating func append(_ link: EntryLink) {
    name("kind")
    switch link.kind {
    case .wiki: string("wiki")
    case .embed: string("embed")
    case .file: string("file")
    }
    name("target")
    string(link.target)
  }

  private mutating func appendCounts(_ facts: EntryFacts) {
    name("words")
    number(facts.words)
    name("tasks")
    object { writer in
      writer.name("open")
      writer.number(facts.openTasks)
      writer.name("done")
      writer.number(facts.doneTasks)
    }
  }

  private static func clock(_ second: Int) -> String {
    let minutes = "\((second / 3600).padded(to: 2)):\((second / 60 % 60).padded(to: 2))"
    return second % 60 == 0 ? minutes : minutes + ":" + (second % 60).padded(to: 2)
  }
}
