import Foundation

/// A state in which a command may find the index, each of which must give the same answers.
enum IndexState: String, CaseIterable {
  case deleted, notADatabase, damaged, cutShort, locked, unwritable, fromAnotherVersion, pipe

  /// What the environment needs for the state.
  var variables: [String: String] {
    // A folder below a device can be made by nobody, not even by the superuser.
    self == .unwritable ? ["XDG_CACHE_HOME": "/dev/null/cache"] : [:]
  }

  /// Brings every index of the sandbox into the state; the lock holds as long as its value lives.
  func impose(on sandbox: borrowing Sandbox) throws -> Lock {
    let files = FileManager.default
    let indexes = (try? files.contentsOfDirectory(atPath: sandbox.cache)) ?? []
    var lock = Lock()
    for index in indexes.map({ "\(sandbox.cache)/\($0)/index.sqlite" }) {
      switch self {
      case .deleted: unlink(index)
      case .unwritable: break
      case .notADatabase: try Data("no database, but a text\n".utf8).write(to: URL(filePath: index))
      case .damaged:
        try change(index) {
          $0.replaceSubrange(100..., with: repeatElement(0x5a, count: $0.count - 100))
        }
      case .cutShort: try change(index) { $0.removeLast($0.count / 2) }
      case .fromAnotherVersion:
        try change(index) { $0.replaceSubrange(60..<64, with: [0, 0x7f, 0, 0]) }
      case .pipe:
        unlink(index)
        mkfifo(index, 0o600)
      case .locked: lock.take(index)
      }
    }
    return lock
  }

  /// Rewrites the bytes of a database that is long enough to have some worth changing.
  private func change(_ path: String, _ edit: (inout [UInt8]) -> Void) throws {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    guard bytes.count > 512 else { return }
    edit(&bytes)
    try Data(bytes).write(to: URL(filePath: path))
  }

  /// Holds the locks that SQLite takes for itself alone: the bytes from 2^30 on
  /// (<https://www.sqlite.org/src/file/src/os.h>, `PENDING_BYTE`).
  struct Lock: ~Copyable {
    private var descriptors: [Int32] = []

    init() {}

    mutating func take(_ path: String) {
      let descriptor = open(path, O_RDWR | O_CLOEXEC)
      guard descriptor >= 0 else { return }
      descriptors.append(descriptor)
      var range = flock()
      range.l_type = Int16(F_WRLCK)
      range.l_whence = Int16(SEEK_SET)
      range.l_start = 1 << 30
      range.l_len = 512
      _ = fcntl(descriptor, F_SETLK, &range)
    }

    deinit {
      for descriptor in descriptors { close(descriptor) }
    }
  }
}
