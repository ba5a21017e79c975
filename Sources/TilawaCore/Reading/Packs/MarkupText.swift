/// Text with the markup of web pages, as packs have it, made plain.
public enum MarkupText {
  /// The text without tags, its entities as letters, in one line without space at its ends. Where a note is marked, its mark
  /// stays in brackets. What only looks like a tag stays as it is.
  public static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return tidy(text) }
    var plain = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "<", let tag = Tag(rest) {
        tag.leave(in: &plain)
        rest = rest[tag.end...]
      } else if scalar == "&", let (letter, end) = entity(rest) {
        plain.append(letter)
        rest = rest[end...]
      } else {
        plain.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return tidy(String(plain).replacing("[]", with: ""))
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

  private struct Tag {
    private static let longest = 500
    /// Between which words stand apart.
    private static let breaks: Set<String> = ["br", "p", "div", "li", "tr", "td", "h1", "h2", "h3", "h4", "ul", "ol"]

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

    /// Writes what is seen of it.
    func leave(in plain: inout String.UnicodeScalarView) {
      if name == "sup" { plain.append(isEnd ? "]" : "[") }
      if Tag.breaks.contains(name) { plain.append(" ") }
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
