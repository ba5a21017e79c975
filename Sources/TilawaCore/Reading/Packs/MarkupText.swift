/// Text with the markup of web pages, as packs have it, made plain.
public enum MarkupText {
  /// The text without tags, its entities as letters, in one line without space at its ends. Where a note is marked, its mark
  /// stays in brackets. What only looks like a tag stays as it is.
  public static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return tidy(text) }
    var plain = ""
    forEachPiece(of: text) { piece in
      switch piece {
      case .text(let text): plain += text
      case .tag(let name, let isEnd): plain += seen(ofTag: name, isEnd: isEnd)
      }
    }
    return tidy(plain.replacing("[]", with: ""))
  }

  /// What a text with markup consists of.
  enum Piece {
    /// Letters, entities among them as what they stand for.
    case text(String)
    /// In small letters.
    case tag(String, isEnd: Bool)
  }

  /// The pieces in order; what only looks like a tag is text.
  static func forEachPiece(of text: String, _ body: (Piece) -> Void) {
    var plain = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "<", let tag = Tag(rest) {
        if !plain.isEmpty { body(.text(String(plain))) }
        plain = String.UnicodeScalarView()
        body(.tag(tag.name, isEnd: tag.isEnd))
        rest = rest[tag.end...]
      } else if scalar == "&", let (letter, end) = entity(rest) {
        plain.append(letter)
        rest = rest[end...]
      } else {
        plain.append(scalar)
        rest = rest.dropFirst()
      }
    }
    if !plain.isEmpty { body(.text(String(plain))) }
  }

  /// What follows so many scalars that are seen, with the tags right behind them left out: they end what is cut off.
  static func dropping(_ count: Int, of text: String) -> String {
    var rest = text.unicodeScalars[...]
    var left = count
    while let scalar = rest.first {
      if scalar == "<", let tag = Tag(rest) {
        guard left > 0 || tag.isEnd else { break }
        rest = rest[tag.end...]
      } else {
        guard left > 0 else { break }
        left -= 1
        rest = scalar == "&" ? entity(rest).map { rest[$0.1...] } ?? rest.dropFirst() : rest.dropFirst()
      }
    }
    return String(rest)
  }

  /// The text in one line: white space other than the plain one as such, none at its ends, and without the invisible marks
  /// that turn what follows them.
  public static func tidy(_ text: String) -> String {
    var tidy = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: tidy.append(" ")
      case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: break
      default: tidy.append(scalar)
      }
    }
    let first = tidy.firstIndex { $0 != " " } ?? tidy.endIndex
    let past = tidy.lastIndex { $0 != " " }.map(tidy.index(after:)) ?? first
    return String(tidy[first..<past])
  }

  /// The first letter that a terminal would obey, or that is none.
  public static func control(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
  }

  // MARK: - Tags

  /// Between which words stand apart.
  private static let breaks: Set<String> = ["br", "p", "div", "li", "tr", "td", "h1", "h2", "h3", "h4", "ul", "ol"]

  /// What is seen of a tag: the brackets of a note's mark, the space between paragraphs.
  static func seen(ofTag name: String, isEnd: Bool) -> String {
    if name == "sup" { return isEnd ? "]" : "[" }
    return breaks.contains(name) ? " " : ""
  }

  private struct Tag {
    private static let longest = 500
    let name: String
    let isEnd: Bool
    let end: String.Index

    /// Nil where no tag begins.
    init?(_ text: Substring.UnicodeScalarView) {
      var rest = text.dropFirst()
      isEnd = rest.first == "/"
      if isEnd { rest = rest.dropFirst() }
      guard let first = rest.first, first.isASCII, first.properties.isAlphabetic || first == "!",
        let close = rest.prefix(Tag.longest).firstIndex(of: ">")
      else { return nil }
      name = String(rest.prefix { $0.isASCII && ($0.properties.isAlphabetic || (0x30...0x39).contains($0.value)) })
        .lowercased()
      end = rest.index(after: close)
    }

  }

  // MARK: - Entities

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "laquo": "«", "raquo": "»",
    "ndash": "–", "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "shy": "\u{AD}",
  ]

  private static func entity(_ text: Substring.UnicodeScalarView) -> (Unicode.Scalar, String.Index)? {
    guard let close = text.prefix(12).firstIndex(of: ";") else { return nil }
    let name = String(text[text.index(after: text.startIndex)..<close])
    let letter: Unicode.Scalar?
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      letter = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    } else if name.hasPrefix("#") {
      letter = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    } else {
      letter = named[name]
    }
    return letter.map { ($0, text.index(after: close)) }
  }
}
