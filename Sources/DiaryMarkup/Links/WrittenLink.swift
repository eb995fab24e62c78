import DiaryModel

/// A link where it stands in a file.
package struct WrittenLink: Hashable, Sendable {
  package enum Form: Sendable {
    /// `[[target]]`; `isBare` where that is all it shows.
    case wiki(isBare: Bool)
    /// The address of `[text](address)` or `[label]: address`.
    case address
    /// The same as `<address>`.
    case enclosedAddress
  }

  /// What an entry's facts call it.
  package let link: EntryLink
  package let form: Form
  /// The bytes of the file that name what is pointed at, without a heading or a label.
  package let range: Range<Int>

  package init(_ link: EntryLink, _ form: Form, range: Range<Int>) {
    (self.link, self.form, self.range) = (link, form, range)
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.link == right.link && left.range == right.range
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(link)
    hasher.combine(range)
  }
}

extension WrittenLink {
  /// The bytes that a place holds once it points at another target.
  ///
  /// A wiki-link that shows its own target gets a label, where `shown` is what it has shown.
  package func written(_ target: String, showing shown: String? = nil) -> [UInt8] {
    switch form {
    case .wiki(let isBare):
      return Array((isBare ? target + (shown.map { "|\($0)" } ?? "") : target).utf8)
    case .address:
      return Self.encoded(target) { $0 > 0x20 && !"()<>\\\"%?#[]&*_`".utf8.contains($0) }
    case .enclosedAddress:
      return Self.encoded(target) { $0 >= 0x20 && !"<>\\%?#&".utf8.contains($0) }
    }
  }

  private static func encoded(_ text: String, _ isPlain: (UInt8) -> Bool) -> [UInt8] {
    text.utf8.flatMap { byte in
      // An underscore within a word is no notation, and is common in names.
      if isPlain(byte) || byte == 0x5F { return [byte] }
      return [0x25, PercentEncoding.digit(byte >> 4), PercentEncoding.digit(byte & 15)]
    }
  }
}
