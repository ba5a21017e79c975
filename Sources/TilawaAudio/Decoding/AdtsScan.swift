/// A scan of AAC without a container: frames with a header each (ADTS).
enum AdtsScan {
  /// Whether frames follow each other at `start`: three, or as many as the file has.
  static func begins(_ file: borrowing FileDescriptor, at start: Int) throws(AudioError) -> Bool {
    var offset = start
    for count in 0..<3 {
      if count > 0, offset >= file.size { return true }
      guard let length = length(try file.bytes(at: offset, count: 7)) else { return false }
      offset += length
    }
    return true
  }

  /// Returns the length in bytes of the frame with this header; nil for an invalid header.
  private static func length(_ header: [UInt8]) -> Int? {
    guard let bits = header.bigEndian(at: 0, size: 7), bits >> 44 == 0xFFF, bits >> 41 & 3 == 0 else { return nil }
    let length = Int(bits >> 13 & 0x1FFF)
    return length >= 7 && bits >> 34 & 15 < 13 ? length : nil
  }
}
