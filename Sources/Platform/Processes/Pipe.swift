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
      let result = pipe(&ends)
    #else
      let result = LinuxCalls.pipe(&ends)
    #endif
    guard result == 0 else { throw .last("pipe", []) }
    reading = Descriptor(owning: ends[0])
    writing = Descriptor(owning: ends[1])
    #if canImport(Darwin)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #endif
  }
}
