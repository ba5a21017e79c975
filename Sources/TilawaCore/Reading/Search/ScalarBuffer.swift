/// The scalars of one text after the other, in memory that is used again.
struct ScalarBuffer {
  private(set) var scalars: [UInt32] = []

  /// Strings iterate over scalars several times slower than this does.
  mutating func fill(_ text: String) {
    scalars.removeAll(keepingCapacity: true)
    var text = text
    text.withUTF8 { bytes in
      var place = 0
      while place < bytes.count {
        let first = UInt32(bytes[place])
        // A string's UTF-8 is always whole.
        switch first {
        case ..<0x80:
          scalars.append(first)
          place += 1
        case ..<0xE0:
          scalars.append((first & 0x1F) << 6 | ScalarBuffer.rest(bytes, place + 1))
          place += 2
        case ..<0xF0:
          scalars.append(
            (first & 0x0F) << 12 | ScalarBuffer.rest(bytes, place + 1) << 6 | ScalarBuffer.rest(bytes, place + 2))
          place += 3
        default:
          let upper = (first & 0x07) << 18 | ScalarBuffer.rest(bytes, place + 1) << 12
          scalars.append(upper | ScalarBuffer.rest(bytes, place + 2) << 6 | ScalarBuffer.rest(bytes, place + 3))
          place += 4
        }
      }
    }
  }

  private static func rest(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> UInt32 { UInt32(bytes[place] & 0x3F) }
}
