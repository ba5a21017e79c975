import Glibc
package import TilawaCore

/// The Quran in the script of a print, word by word in the places of our text. The bytes shown are the bytes hashed.
///
/// The size is about 1.5 MB. Any thread may read the value.
package struct PrintText: Sendable {
  static let ending = ".script"
  static let title = "tilawa script 1"

  package let id: PackID
  package let name: String
  /// Whether its letters are those of South Asia.
  package let isSouthAsian: Bool
  /// Whether all letters are those of Unicode. Other texts have drawings of a single font among their letters, and nothing else can
  /// show them.
  package let isUnicode: Bool
  /// SHA-256 of the file from which it was read.
  package let file: String
  /// SHA-256 of its words, a line each, as they are shown.
  package let sha256: String
  private let bytes: [UInt8]
  /// The start of each word's line, and the end of the last.
  private let starts: [Int]
  package let numbering: WordNumbering

  /// Reads a stored text; nil for other bytes, and for changed ones.
  init?(_ content: [UInt8], in structure: QuranStructure) {
    var place = 0
    var values: [String: String] = [:]
    var isFirst = true
    while let end = content[place...].prefix(2000).firstIndex(of: 0x0A) {
      let row = String(decoding: content[place..<end], as: UTF8.self)
      place = end + 1
      if row.isEmpty { break }
      if isFirst {
        guard row == PrintText.title else { return nil }
        isFirst = false
      } else if let colon = row.firstIndex(of: ":") {
        values[String(row[..<colon])] = String(row[colon...].dropFirst(2))
      }
    }
    guard let id = values["id"].flatMap({ PackID($0) }), let name = values["name"], let file = values["file"],
      let digest = values["sha256"]
    else { return nil }
    let lines = Array(content[place...])
    guard SHA256Hasher.digest(of: lines) == digest else { return nil }
    (self.id, self.name, self.file, sha256) = (id, name, file, digest)
    isSouthAsian = values["south-asian"] == "yes"
    isUnicode = values["unicode"] == "yes"
    var numbering = WordNumbering()
    var starts: [Int] = [0]
    starts.reserveCapacity(85_000)
    var at = 0
    while at < lines.count {
      switch lines[at] {
      case UInt8(ascii: "n"): numbering.add(.number, words: 0)
      case UInt8(ascii: "b"): numbering.add(.beginning, words: 0)
      case let digit where (0x31...0x39).contains(digit): numbering.add(.word, words: Int(digit - 0x30))
      default: return nil
      }
      let end = lines.withUnsafeBytes { bytes -> Int? in
        guard let base = bytes.baseAddress, let found = memchr(base + at, 0x0A, bytes.count - at) else { return nil }
        return UnsafeRawPointer(found) - base
      }
      guard let end, end > at + 1 else { return nil }
      at = end + 1
      starts.append(at)
    }
    guard numbering.ends.last == structure.words else { return nil }
    bytes = lines
    self.starts = starts
    self.numbering = numbering
  }

  private func text(_ word: Int) -> String {
    String(decoding: bytes[starts[word] + 2..<starts[word + 1] - 1], as: UTF8.self)
  }

  /// A word of the script, with the words of ours that it is.
  package struct Word: Hashable, Sendable {
    package let words: WordRange
    package let text: String
  }

  /// The words in the place of a stretch of ours, in order. A word that is several of ours is in the place of the first.
  package func words(in span: WordRange) -> [Word] {
    var words: [Word] = []
    var place = numbering.ends.partitioningIndex { $0 > span.start } - 1
    var beginning = ""
    // Go back to the beginnings of a word, and over the number before it.
    while place > 0, numbering.ends[place] == span.start, numbering.kind(of: place) == .beginning { place -= 1 }
    while place < numbering.count, numbering.ends[place] < span.end {
      let (start, end) = (numbering.ends[place], numbering.ends[place + 1])
      switch numbering.kind(of: place + 1) {
      case .number: break
      case .beginning: beginning += text(place) + " "
      case .word:
        if start >= span.start { words.append(Word(words: WordRange(start, end), text: beginning + text(place))) }
        beginning = ""
      }
      place += 1
    }
    return words
  }

  /// The pause signs at the number of an ayah, with the number left out, whose digits and drawing are the font's; empty for none.
  ///
  /// - Parameter end: the number of words of ours up to the end of the ayah.
  package func signs(afterWord end: Int) -> String {
    var place = numbering.ends.partitioningIndex { $0 >= end }
    while place < numbering.count, numbering.ends[place] == end {
      if numbering.kind(of: place + 1) == .number {
        return String(String.UnicodeScalarView(text(place).unicodeScalars.filter(PrintText.isSign)))
      }
      place += 1
    }
    return ""
  }

  /// Whether a sign is one of Unicode; others are drawings of a single font.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x610...0x61A, 0x6D6...0x6DC, 0x6E0, 0x6E2, 0x6E9, 0x8D3...0x8E1: true
    default: false
    }
  }
}
