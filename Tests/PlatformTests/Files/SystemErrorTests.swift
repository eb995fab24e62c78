import Glibc
import Platform
import Testing

struct SystemErrorTests {
  @Test(arguments: [
    (ENOENT, "no such file or directory"), (EACCES, "permission denied"),
    (ENOSPC, "no space left on device"), (EIO, "input/output error"),
    (ENXIO, "no such device or address"),
  ])
  func `the reason is in lower case`(code: Int32, message: String) {
    let error = SystemError(operation: "open", code: code, path: bytes("a.md"))
    #expect(error.message == message)
    #expect(error.description == "a.md: \(message)")
  }

  @Test(arguments: [
    (ENOENT, true, false, false), (EACCES, false, true, false), (EPERM, false, true, false),
    (EROFS, false, true, false), (ENOSPC, false, false, true), (EDQUOT, false, false, true),
    (EIO, false, false, false),
  ])
  func `what matters to callers can be asked`(
    code: Int32, isMissing: Bool, isPermission: Bool, isFull: Bool
  ) {
    let error = SystemError(operation: "open", code: code, path: [])
    #expect(error.isMissing == isMissing)
    #expect(error.isPermission == isPermission)
    #expect(error.isFull == isFull)
  }
}
