import Glibc

@testable import Platform

/// A folder for one test, gone with all that is in it when the test ends.
struct TemporaryFolder: ~Copyable {
  let path: [UInt8]
  let folder: Folder

  init() throws {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/platform-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw SystemError(operation: "mkdtemp", code: errno, path: Array(base.utf8))
    }
    let path = template.dropLast().map(UInt8.init(bitPattern:))
    let folder = try Folder(path: path)
    self.path = path
    self.folder = folder
  }

  deinit {
    try? Self.empty(folder)
    rmdir(String(decoding: path, as: UTF8.self))
  }

  /// The absolute path of a file in it.
  func absolute(_ name: String) -> String {
    String(decoding: PathText.join(path, bytes(name)), as: UTF8.self)
  }

  /// Writes a file as any other program would.
  func write(_ text: String, to name: String, mode: mode_t = 0o644) throws {
    let number = open(absolute(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard number >= 0 else {
      throw SystemError(operation: "open", code: errno, path: bytes(name))
    }
    let file = Descriptor(owning: number)
    try file.write(bytes(text))
    fchmod(file.number, mode)
    try file.close()
  }

  func makeFolder(_ name: String) throws {
    try folder.makeFolders(bytes(name))
  }

  func link(_ name: String, to target: String) {
    symlink(target, absolute(name))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try folder.read(bytes(name)).bytes, as: UTF8.self)
  }

  /// The names in it, sorted, as text.
  func names(in path: String = "") throws -> [String] {
    let below = try folder.open(folder: bytes(path))
    return try below.names().map { String(decoding: $0.name, as: UTF8.self) }.sorted()
  }

  private static func empty(_ folder: borrowing Folder) throws {
    for item in try folder.names() {
      if item.kind == .folder {
        chmod(String(decoding: folder.path + bytes("/") + item.name, as: UTF8.self), 0o700)
        try empty(try folder.open(folder: item.name))
        _ = try folder.removeEmptyFolder(item.name)
      } else {
        unlinkat(folder.descriptor.number, String(decoding: item.name, as: UTF8.self), 0)
      }
    }
  }
}

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
