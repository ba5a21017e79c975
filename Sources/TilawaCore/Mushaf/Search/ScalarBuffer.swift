/// A buffer for the scalars of one text after another, in memory that is used again.
struct ScalarBuffer {
  private var scalars: [UInt32] = Array(repeating: 0, count: 8192)

  /// Decodes UTF-8 and calls `body` with the scalars. Iterating over a string is several times slower.
  ///
  /// Invalid UTF-8 gives scalars that are not letters. Nothing is read beyond the end of the bytes.
  mutating func withScalars<Value>(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt32>) -> Value
  ) -> Value {
    if bytes.count > scalars.count {
      scalars.append(contentsOf: repeatElement(0, count: bytes.count - scalars.count))
    }
    return scalars.withUnsafeMutableBufferPointer { scalars in
      let count = ScalarBuffer.decode(bytes) { place, scalar in scalars[place] = scalar }
      return body(UnsafeBufferPointer(rebasing: scalars[..<count]))
    }
  }

  /// Calls `put` with the place and the value of each scalar. Returns the number of scalars, which is never above the
  /// number of bytes.
  @inline(__always)
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ put: (Int, UInt32) -> Void) -> Int {
    var (place, count) = (0, 0)
    while place < bytes.count {
      let first = UInt32(bytes[place])
      if first & 0xE0 == 0xC0, place + 1 < bytes.count {
        put(count, (first & 0x1F) << 6 | rest(bytes, place + 1))
        place += 2
      } else if first < 0x80 {
        put(count, first)
        place += 1
      } else {
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        put(count, place + length <= bytes.count ? long(bytes, place, length) : 0xFFFD)
        place += length
      }
      count += 1
    }
    return count
  }

  private static func long(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, _ length: Int) -> UInt32 {
    let first = UInt32(bytes[place])
    guard length > 2 else { return 0xFFFD }
    let end = rest(bytes, place + length - 2) << 6 | rest(bytes, place + length - 1)
    return length == 3 ? (first & 0x0F) << 12 | end : (first & 0x07) << 18 | rest(bytes, place + 1) << 12 | end
  }

  private static func rest(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> UInt32 { UInt32(bytes[place] & 0x3F) }
}
