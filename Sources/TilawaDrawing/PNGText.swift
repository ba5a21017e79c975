/// Words in a PNG file, which programs show as facts about it: chunks `iTXt`, which hold every script.
enum PNGText {
  /// The file with these words; where there are none, the same file.
  ///
  /// - Parameter entries: what each is about, one of the names of the PNG specification, and what it says.
  static func add(_ entries: [(keyword: String, words: String)], to png: [UInt8]) -> [UInt8] {
    // After the signature and the header, both of fixed length.
    let place = 8 + 25
    guard png.count > place else { return png }
    let table = crcTable()
    let chunks = entries.filter { !$0.words.isEmpty }.flatMap { chunk($0.keyword, $0.words, table) }
    return Array(png[..<place]) + chunks + png[place...]
  }

  private static func chunk(_ keyword: String, _ words: String, _ table: [UInt32]) -> [UInt8] {
    // Not compressed, of no stated language, the keyword not translated.
    let content = Array("iTXt".utf8) + Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(words.utf8)
    let crc = ~content.reduce(~UInt32(0)) { $0 >> 8 ^ table[Int(($0 ^ UInt32($1)) & 0xFF)] }
    return bytes(UInt32(content.count - 4)) + content + bytes(crc)
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func crcTable() -> [UInt32] {
    (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
    }
  }
}
