/// A reader of text with the markup of web pages, for packs.
package enum MarkupText {
  /// Returns the text in one line without tags and without space at its ends, with characters in place of entities. The
  /// mark of a note stays in brackets. Text that only looks like a tag stays.
  package static func plain(_ text: String) -> String {
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

  /// A piece of a text with markup.
  enum Piece {
    /// A text with characters in place of entities.
    case text(String)
    /// A tag with its name in small letters.
    case tag(String, isEnd: Bool)
  }

  /// Calls `body` for the pieces in order. Text that only looks like a tag counts as text.
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

  /// Returns the rest of a text after `count` visible scalars. End tags directly after them are removed too, because
  /// they close the part before.
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

  /// Returns the text in one line: every kind of line break or tab becomes a space, spaces at the ends are removed, and
  /// so are the invisible marks of direction.
  package static func tidy(_ text: String) -> String {
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

  /// Returns the first control character, which a terminal might obey; nil where there is none.
  package static func control(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
  }

  // MARK: - Tags

  /// The names of tags that separate words.
  private static let breaks: Set<String> = ["br", "p", "div", "li", "tr", "td", "h1", "h2", "h3", "h4", "ul", "ol"]

  /// Returns the visible text of a tag: a bracket for the mark of a note, a space between paragraphs, else nothing.
  static func seen(ofTag name: String, isEnd: Bool) -> String {
    if name == "sup" { return isEnd ? "]" : "[" }
    return breaks.contains(name) ? " " : ""
  }

  private struct Tag {
    private static let longest = 500
    let name: String
    let isEnd: Bool
    let end: String.Index

    /// Returns nil where no tag begins.
    init?(_ text: Substring.UnicodeScalarView) {
      var rest = text.dropFirst()
      isEnd = rest.first == "/"
      if isEnd { rest = rest.dropFirst() }
      guard let first = rest.first, first.isASCII, first.properties.isAlphabetic || first == "!",
        let close = rest.prefix(Tag.longest).firstIndex(of: ">")
      else { return nil }
      name = String(rest.prefix { $0.isASCIIAlphanumeric })
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
