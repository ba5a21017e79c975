/// An address pattern of a reciter's files with places for numbers: `https://host/{surah:3}{ayah:3}.mp3`.
///
/// `{surah}` and `{ayah}` stand for the numbers, `{surah:3}` for at least three digits.
package struct URLPattern: Hashable, Sendable, CustomStringConvertible {
  /// A reason why a text is not a pattern.
  package enum Fault: Error, Hashable, CustomStringConvertible {
    case scheme
    /// A brace without its partner, or an unknown place.
    case place(String)
    case noSurah
    case characters

    package var sentence: Sentence {
      switch self {
      case .scheme: CoreSentences.scheme
      case .place(let text): CoreSentences.unknownPlaceholder(text: text)
      case .noSurah: CoreSentences.noSurahPlaceholder
      case .characters: CoreSentences.addressCharacters
      }
    }

    package var description: String { sentence.text }
  }

  private enum Part: Hashable, Sendable {
    case text(String)
    case surah(digits: Int)
    case ayah(digits: Int)
  }

  /// The pattern as it was written.
  package let description: String
  private let parts: [Part]

  /// Reads a pattern.
  ///
  /// - Throws: `Fault` for another scheme than http or https, for wrong characters or places, and without `{surah}`.
  package init(_ text: String) throws(Fault) {
    guard text.hasPrefix("https://") || text.hasPrefix("http://") else { throw .scheme }
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\"") }) else { throw .characters }
    description = text
    parts = try URLPattern.parts(of: text)
    guard parts.contains(where: { if case .surah = $0 { true } else { false } }) else { throw .noSurah }
  }

  private static func parts(of text: String) throws(Fault) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
        throw .place(String(rest[open...]))
      }
      parts.append(try place(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    return parts
  }

  private static func place(_ text: Substring) throws(Fault) -> Part {
    let words = text.split(separator: ":", omittingEmptySubsequences: false)
    guard words.count == 1 || words.count == 2 && Int(words[1]).map((1...9).contains) == true else {
      throw .place("{\(text)}")
    }
    let digits = words.count == 2 ? Int(words[1]) ?? 1 : 1
    switch words[0] {
    case "surah": return .surah(digits: digits)
    case "ayah": return .ayah(digits: digits)
    default: throw .place("{\(text)}")
    }
  }

  /// Whether there is a file for each ayah; else there is one for each surah.
  package var namesAyat: Bool { parts.contains { if case .ayah = $0 { true } else { false } } }

  /// Returns the address of a file. The number of the ayah is ignored where the pattern has no place for it.
  package func url(surah: Int, ayah: Int = 0) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .surah(let digits): URLPattern.padded(surah, digits)
      case .ayah(let digits): URLPattern.padded(ayah, digits)
      }
    }.joined()
  }

  /// The extension of the path in small letters: "mp3"; nil where it is not 1 to 5 letters or digits.
  package var ending: String? {
    guard case .text(let text)? = parts.last else { return nil }
    let path = text.prefix { $0 != "?" && $0 != "#" }
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let ending = path[path.index(after: dot)...].lowercased()
    return (1...5).contains(ending.count) && ending.utf8.allSatisfy(\.isASCIIAlphanumeric)
      ? ending : nil
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension URLPattern: Codable {
  package init(from decoder: any Decoder) throws {
    self = try URLPattern(try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
