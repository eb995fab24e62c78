/// Paths as text: nothing here looks at the disk.
package enum PathText {
  static let slash = UInt8(ascii: "/")
  static let parent: [UInt8] = Array("..".utf8)

  /// Whether a path begins at the root.
  package static func isAbsolute(_ path: [UInt8]) -> Bool { path.first == slash }

  /// Two paths as one; the second alone when it is absolute.
  package static func join(_ folder: [UInt8], _ path: [UInt8]) -> [UInt8] {
    if folder.isEmpty || isAbsolute(path) { return path }
    if path.isEmpty { return folder }
    return folder.last == slash ? folder + path : folder + [slash] + path
  }

  /// The folder and the name of what a path leads to; the folder is `.` for a mere name.
  package static func split(_ path: [UInt8]) -> (folder: [UInt8], name: [UInt8]) {
    var path = path
    while path.count > 1, path.last == slash { path.removeLast() }
    guard let end = path.lastIndex(of: slash) else { return ([UInt8(ascii: ".")], path) }
    return (end == 0 ? [slash] : Array(path[..<end]), Array(path[(end + 1)...]))
  }

  /// The path from the current folder's, as an absolute one; `.` and `..` stay as they are.
  package static func absolute(_ path: [UInt8], from currentFolder: [UInt8]) -> [UInt8] {
    join(currentFolder, path)
  }

  /// The path with a leading `~` or `~/` replaced by the home folder.
  package static func expandingHome(_ path: [UInt8], home: [UInt8]) -> [UInt8] {
    guard path.first == UInt8(ascii: "~"), path.count == 1 || path[1] == slash else { return path }
    var rest = path.dropFirst()
    while rest.first == slash { rest = rest.dropFirst() }
    return join(home, Array(rest))
  }

  /// A path as shown in messages: control characters and bytes that are not UTF-8 escaped.
  package static func shown(_ path: [UInt8]) -> String {
    var shown = ""
    var decoder = UTF8()
    var (bytes, start) = (path.makeIterator(), 0)
    decoding: while true {
      switch decoder.decode(&bytes) {
      case .emptyInput: break decoding
      case .scalarValue(let scalar):
        start += UTF8.width(scalar)
        if acts(scalar) {
          shown += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          shown.unicodeScalars.append(scalar)
        }
      case .error:
        shown += "\\x" + String(path[start], radix: 16)
        start += 1
        (decoder, bytes) = (UTF8(), Array(path[start...]).makeIterator())
      }
    }
    return shown
  }
}

extension PathText {
  /// Whether a terminal would act on a character, or turn text around, instead of showing it.
  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The names on a path's way, `..` among them, without empty ones and `.`.
  static func names(in path: [UInt8]) -> [[UInt8]] {
    path.split(separator: slash).filter { $0 != [UInt8(ascii: ".")] }.map(Array.init)
  }

  static func path(of names: some Sequence<[UInt8]>) -> [UInt8] {
    Array(names.joined(separator: [slash]))
  }

  /// Whether a path has neither `.` nor `..`, and does not begin at the root.
  static func isPlain(_ path: [UInt8]) -> Bool {
    !isAbsolute(path)
      && !path.split(separator: slash).contains { $0 == [UInt8(ascii: ".")] || $0 == parent[...] }
  }

  /// Whether a path is nothing but one name in a folder.
  static func isName(_ path: [UInt8]) -> Bool {
    !path.isEmpty && !path.contains(slash) && path != [UInt8(ascii: ".")] && path != parent
  }

  /// How many folders a relative path goes up, at its highest.
  static func climbs(_ path: [UInt8]) -> Int {
    var (level, highest) = (0, 0)
    for name in names(in: path) {
      level += name == parent ? 1 : -1
      highest = max(highest, level)
    }
    return highest
  }

  /// What a relative link has to hold in another folder to lead to the same.
  ///
  /// Both folders are given by their names from one that holds them, on which there is no link.
  static func target(_ target: [UInt8], from old: [[UInt8]], to new: [[UInt8]]) -> [UInt8] {
    if old == new { return target }
    var (base, rest, climbs) = (old, names(in: target)[...], new.count)
    while rest.first == parent {
      rest.removeFirst()
      if base.popLast() == nil { climbs += 1 }
    }
    let whole = base + rest
    // What lies above the folder that holds both is reached by way of it alone.
    let shared = climbs > new.count ? 0 : zip(whole.dropLast(), new).prefix { $0 == $1 }.count
    let names = Array(repeating: parent, count: climbs - shared) + whole.dropFirst(shared)
    return names.isEmpty ? [UInt8(ascii: ".")] : path(of: names)
  }

  /// A path without the folder it begins with, or nil when it does not begin with it.
  static func relative(_ path: [UInt8], to folder: [UInt8]) -> [UInt8]? {
    let (names, start) = (names(in: path), names(in: folder))
    return names.starts(with: start) ? self.path(of: names.dropFirst(start.count)) : nil
  }
}

extension [UInt8] {
  /// Calls a function of the operating system with these bytes as a path.
  ///
  /// A byte 0 would end the path early and name another file, so there the path is an empty one,
  /// which nothing is at.
  func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let path = contains(0) ? [] : self
    return withUnsafeTemporaryAllocation(byteCount: path.count + 1, alignment: 1) { buffer in
      buffer.copyBytes(from: path)
      buffer[path.count] = 0
      let text = buffer.bindMemory(to: CChar.self)
      return body(UnsafePointer(text.baseAddress.unsafelyUnwrapped))
    }
  }
}
