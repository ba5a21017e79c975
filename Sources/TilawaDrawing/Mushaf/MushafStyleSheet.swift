import TilawaCore

/// The style sheet of a document of pages: three themes, paper, and the colours of the occurring rules.
struct MushafStyleSheet {
  private let style: MushafStyle
  private let family: String?
  private let file: [UInt8]?
  private let width: Int
  private let rules: [TajweedRule]

  /// - Parameters:
  ///   - family: the font; nil for any font.
  ///   - file: the embedded bytes of the font file; nil for none.
  ///   - width: the width of the widest line, in hundredths of the letters' size.
  init(_ style: MushafStyle, family: String?, file: [UInt8]?, width: Int, rules: Set<TajweedRule>) {
    self.style = style
    self.family = family
    self.file = file
    self.width = width
    self.rules = TajweedRule.allCases.filter(rules.contains)
  }

  var css: String {
    let themes = ReadingTheme.allCases.map { "[data-theme=\($0.rawValue)] { \(variables(MushafTheme($0))) }" }
    return fontFace + themes.joined(separator: "\n") + "\n" + plain + colours + paper
  }

  var families: String {
    // A name cannot end the string that it stands in.
    let name = family.map { $0.filter { !"\"\\<>\n\r".contains($0) } }
    return (name.map { ["\"\($0)\""] } ?? ["\"\(FontSource.standardFamily)\"", "\"KFGQPC Uthmanic Script HAFS\""])
      .joined(separator: ", ") + ", serif"
  }

  var fontFace: String {
    guard let file, let family else { return "" }
    let name = family.filter { !"\"\\<>\n\r".contains($0) }
    return "@font-face { font-family: \"\(name)\"; src: url(data:font/ttf;base64,\(Base64.text(file))); }\n"
  }

  func variables(_ theme: MushafTheme) -> String {
    var variables = [
      "--paper: \(theme.paper.hexadecimal)", "--ink: \(theme.ink.hexadecimal)",
      "--ornament: \(theme.ornament.hexadecimal)", "--faint: \(theme.faint.hexadecimal)",
      "--tint: \(theme.tint.hexadecimal)",
    ]
    for rule in rules {
      if let colour = theme.colour(of: rule) { variables.append("--tj-\(rule.rawValue): \(colour.hexadecimal)") }
    }
    return variables.joined(separator: "; ") + ";"
  }

  private var colours: String {
    rules.filter { $0.colour != nil }
      .map { ".tj-\($0.rawValue) { color: var(--tj-\($0.rawValue)); }\n" }.joined()
  }

  /// The rules for sizes. Lines are never broken: in a narrow window letters are smaller.
  private var plain: String {
    let ems = "\(width / 100 + 4)"
    return """
      html { background: var(--paper); color: var(--ink); }
      body { margin: 0; font-family: system-ui, sans-serif; }
      main { display: flex; flex-direction: column; align-items: center; gap: 2rem; padding: 1rem 0; }
      .page { font-size: min(\(style.size.points)pt, calc(100vw / \(ems))); width: max-content; max-width: 100%; }
      .page > header, .page > footer { display: flex; justify-content: space-between; color: var(--faint);
        font: 0.62em \(families); padding: 0 0.5em; }
      .page > footer { justify-content: center; }
      .lines { border: 3px double var(--ornament); padding: 0.35em 0.9em; min-width: 17em; font-family: \(families); }
      .line { margin: 0; white-space: nowrap; line-height: 2.72; text-align: justify; text-align-last: justify; }
      .line.centred { text-align: center; text-align-last: center; }
      .surah { margin: 0.4em 0; padding: 0.1em 2em; border: 3px double var(--ornament); background: var(--tint);
        color: var(--ornament); font-weight: normal; font-size: 1em; line-height: 2; text-align: center; white-space: nowrap; }
      .number, .quarter { color: var(--ornament); }
      .faint, .faint .number, .faint .quarter { color: var(--faint); }
      .ayah:target { background: var(--tint); }
      .companion { font-size: 1rem; line-height: 1.5; max-width: 48rem; width: 0; min-width: 100%; }
      .companion h3 { font-size: 1rem; margin: 1.2em 0 0.4em; }
      .companion p { margin: 0.4em 0; }
      .companion a, .notice a { color: var(--ornament); }
      .companion .terms, .notice { color: var(--faint); font-size: 0.8rem; }
      .legend, .notice { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
      .legend ul { display: flex; flex-wrap: wrap; gap: 0.3rem 1.2rem; list-style: none; padding: 0; }
      .notice pre { white-space: pre-wrap; font: inherit; }

      """
  }

  private var paper: String {
    """
    @page { margin: 12mm; }
    @media print {
      html, html[data-theme] { \(variables(MushafTheme(.light))) background: none; }
      main { display: block; padding: 0; }
      .page { font-size: min(\(style.size.points)pt, calc(100vw / \(width / 100 + 4))); margin: 0 auto; break-after: page; }
      .line, .surah { break-inside: avoid; }
    }
    """
  }
}

/// The Base64 encoding of bytes, for data in a document.
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
