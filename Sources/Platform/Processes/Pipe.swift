#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A pipe, neither end of which a child sees unless it is given to it.
struct Pipe: ~Copyable {
  let reading: Descriptor
  let writing: Descriptor

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let isPrivate = false
    #else
      let isPrivate = LinuxCalls.pipe(&ends) == 0
    #endif
    if !isPrivate {
      guard pipe(&ends) == 0 else { throw .last("pipe", []) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    reading = Descriptor(owning: ends[0])
    writing = Descriptor(owning: ends[1])
  }
}
