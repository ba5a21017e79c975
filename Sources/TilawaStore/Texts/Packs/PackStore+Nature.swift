import TilawaCore

extension PackStore {
  /// Whether the bytes of a file hold a text of the Quran in UTF-8, and not a translation or transliteration. Only the Quran has
  /// alef wasla and the small signs as often among its letters; a letter of the Arabic blocks has two bytes.
  package static func isQuran(_ bytes: [UInt8]) -> Bool {
    var (letters, signs) = (0, 0)
    bytes.prefix(1_000_000).withUnsafeBytes { bytes in
      for place in bytes.indices.dropLast() where (0xD8...0xDB).contains(bytes[place]) {
        let next = bytes[place + 1]
        guard next & 0xC0 == 0x80 else { continue }
        letters += 1
        let isSign = (bytes[place] == 0xD9 && next == 0xB1) || (bytes[place] == 0xDB && (0x96...0xAD).contains(next))
        signs += isSign ? 1 : 0
      }
    }
    return letters > 1000 && signs * 50 > letters
  }
}
