/// A writer of metadata in a PNG file, in chunks `iTXt`, which hold every script.
enum PNGText {
  /// Returns the file with these entries; without entries, the same file.
  ///
  /// - Parameter entries: the keywords of the PNG specification, each with its text.
  static func add(_ entries: [(keyword: String, words: String)], to png: [UInt8]) -> [UInt8] {
    // The place after the signature and the header, both of fixed length.
    let place = 8 + 25
    guard png.count > place else { return png }
    let chunks = entries.filter { !$0.words.isEmpty }.flatMap { chunk($0.keyword, $0.words) }
    return Array(png[..<place]) + chunks + png[place...]
  }

  private static func chunk(_ keyword: String, _ words: String) -> [UInt8] {
    // The chunk is not compressed, has no stated language, and its keyword is not translated.
    let content = Array("iTXt".utf8) + Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(words.utf8)
    return bytes(UInt32(content.count - 4)) + content + bytes(checksum(content))
  }

  /// Returns the CRC of the specification. It uses no table, because few chunks are checked.
  static func checksum(_ content: [UInt8]) -> UInt32 {
    ~content.reduce(~UInt32(0)) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
    }
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
