#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of a C string without the final zero; none for a null pointer.
func bytesOfCString(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
  guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
  let raw = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
  return UnsafeBufferPointer(start: raw, count: strlen(text))
}

/// The first place of a byte in a piece of text, found as fast as the machine can.
func firstPlace(
  of byte: UInt8, in text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
) -> Int? {
  guard start < end, let base = text.baseAddress,
    let found = memchr(base + start, Int32(byte), end - start)
  else { return nil }
  return UnsafeRawPointer(found) - UnsafeRawPointer(base)
}
