/// The content of a file that is no sound, known by its first bytes.
package enum OtherContent: Hashable, Sendable {
  /// Several files in one, by the name of the format.
  case archive(Sentence)
  /// Anything else, by its name with an article.
  case other(Sentence)

  /// The name with an article: `a zip archive`.
  package var kind: Sentence {
    switch self {
    case .archive(let kind), .other(let kind): kind
    }
  }

  package var name: String { kind.text }

  /// The sentence for people.
  package var sentence: Sentence {
    switch self {
    case .archive(let kind): CoreSentences.isArchive(kind: kind)
    case .other(let kind): CoreSentences.isNoSound(kind: kind)
    }
  }

  package var words: String { sentence.text }

  /// Returns nil for a file that may be sound.
  ///
  /// - Parameter heading: the first `SoundKind.heading` bytes, fewer of a shorter file.
  package init?(heading: some Collection<UInt8>) {
    let head = Array(heading.prefix(SoundKind.heading))
    func has(_ text: String, at place: Int = 0) -> Bool { head.dropFirst(place).starts(with: text.utf8) }
    if let archive = Self.archives.first(where: { head.starts(with: $0.0) }) {
      self = .archive(archive.1)
    } else if Self.isTar(head) {
      self = .archive(CoreSentences.tar)
    } else if let other = Self.others.first(where: { head.starts(with: $0.0) }) {
      self = .other(other.1)
    } else if has("WEBP", at: 8) {
      self = .other(CoreSentences.picture)
    } else if let text = Self.text(head) {
      self = .other(text)
    } else {
      return nil
    }
  }

  private static let archives: [([UInt8], Sentence)] = [
    (Array("PK\u{3}\u{4}".utf8), CoreSentences.zip), (Array("PK\u{5}\u{6}".utf8), CoreSentences.zip),
    (Array("PK\u{7}\u{8}".utf8), CoreSentences.zip), ([0x1F, 0x8B], CoreSentences.gzip),
    (Array("BZh".utf8), CoreSentences.bzip),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], CoreSentences.xz), ([0x28, 0xB5, 0x2F, 0xFD], CoreSentences.zstd),
    ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], CoreSentences.sevenZip), (Array("Rar!".utf8), CoreSentences.rar),
    (Array("!<arch>\n".utf8), CoreSentences.ar), (Array("070701".utf8), CoreSentences.cpio),
    (Array("070707".utf8), CoreSentences.cpio), (Array("xar!".utf8), CoreSentences.xar),
    (Array("MSCF".utf8), CoreSentences.cab),
  ]

  private static let others: [([UInt8], Sentence)] = [
    (Array("%PDF".utf8), CoreSentences.pdf), ([0x89, 0x50, 0x4E, 0x47], CoreSentences.picture),
    ([0xFF, 0xD8, 0xFF], CoreSentences.picture),
    (Array("GIF8".utf8), CoreSentences.picture), (Array("II*\u{0}".utf8), CoreSentences.picture),
    (Array("MM\u{0}*".utf8), CoreSentences.picture),
    (Array("SQLite format 3".utf8), CoreSentences.database), ([0x7F, 0x45, 0x4C, 0x46], CoreSentences.program),
    (Array("MThd".utf8), CoreSentences.midi), (Array("#EXTM3U".utf8), CoreSentences.playlist),
    (Array("[playlist]".utf8), CoreSentences.playlist),
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], CoreSentences.office), (Array("{\\rtf".utf8), CoreSentences.rtf),
  ]

  /// Whether the sum of the header's bytes is the one that it states, in octal digits.
  private static func isTar(_ head: [UInt8]) -> Bool {
    guard head.count == 512, head[0] != 0 else { return false }
    let digits = head[148..<156].drop { $0 == 0x20 }.prefix { (0x30...0x37).contains($0) }
    guard digits.count >= 3, let said = Int(String(decoding: digits, as: UTF8.self), radix: 8) else { return false }
    return said == head.indices.reduce(0) { $0 + (148..<156 ~= $1 ? 0x20 : Int(head[$1])) }
  }

  /// Returns the kind of a text; nil for other bytes, and for texts of no known kind.
  private static func text(_ head: [UInt8]) -> Sentence? {
    let text = head.drop { [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    guard let first = text.first, first == 0x3C || first == 0x7B || first == 0x5B else { return nil }
    guard head.allSatisfy({ $0 >= 0x20 || [0x09, 0x0A, 0x0D].contains($0) }) else { return nil }
    if first != 0x3C { return CoreSentences.json }
    let page = String(decoding: text.prefix(100), as: UTF8.self).lowercased()
    return page.contains("<!doctype html") || page.contains("<html") ? CoreSentences.webPage : CoreSentences.xml
  }
}
