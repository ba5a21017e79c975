import TilawaCore

/// A shaped line of a page, with its parts and the colour of each code point.
struct SetLine {
  /// A group of code points in the picture, with a title for the pointer.
  struct Part: Hashable {
    let scalars: Range<Int>
    let title: String
    /// The colour of letters without a rule.
    let colour: Colour
    /// The shaded words, by code points of the line.
    var shades: [MushafSheet.Shade] = []
  }

  enum Kind: Hashable {
    case justified, centred
    /// The name of a surah in a frame.
    case framed
  }

  let kind: Kind
  let parts: [Part]
  var text: ShapedText
  private let colours: [Colour]

  /// - Throws: `.noLetter` where the font lacks one of the letters.
  init(
    _ line: MushafSheet.Line, font: LetterFont, theme: MushafTheme, tajweed: MushafStyle.Tajweed
  ) throws(DrawingError) {
    var draft = Draft(font: font)
    switch line {
    case .surahName(let surah, let basmalah):
      kind = .framed
      draft.add(SurahFrame.title(of: surah), title: surah.transliteration, theme.ornament)
      if let basmalah { draft.add(basmalah, title: basmalah, theme.ink) }
    case .basmalah(let text):
      kind = .centred
      draft.add(text, title: text, theme.ink)
    case .text(let elements, let setting):
      kind = setting == .justified ? .justified : .centred
      for element in elements { draft.add(element, theme, tajweed) }
    }
    (parts, colours) = (draft.parts, draft.colours)
    text = try font.shape(draft.scalars)
  }

  /// Makes a line of words beside the text.
  init(_ words: String, font: LetterFont, colour: Colour) throws(DrawingError) {
    var draft = Draft(font: font)
    draft.add(words, title: words, colour)
    (kind, parts, colours) = (.centred, draft.parts, draft.colours)
    text = try font.shape(draft.scalars)
  }

  /// Returns the colour of a glyph of a part: of several code points, the first one with a colour of its own decides.
  func colour(of glyph: ShapedText.Glyph, in part: Part) -> Colour {
    glyph.scalars.lazy.map { colours[$0] }.first { $0 != part.colour } ?? part.colour
  }

  /// A line in the making.
  private struct Draft {
    let font: LetterFont
    var scalars: [Unicode.Scalar] = []
    var colours: [Colour] = []
    var parts: [Part] = []

    /// - Parameter space: the space before the text, unless it begins the line.
    mutating func add(_ text: String, title: String, _ colour: Colour, after space: Unicode.Scalar = " ") {
      if !scalars.isEmpty {
        scalars.append(space)
        colours.append(colour)
      }
      let start = scalars.count
      scalars += text.unicodeScalars
      colours += Array(repeating: colour, count: scalars.count - colours.count)
      parts.append(Part(scalars: start..<scalars.count, title: title, colour: colour))
    }

    mutating func add(_ element: MushafSheet.Element, _ theme: MushafTheme, _ tajweed: MushafStyle.Tajweed) {
      let isShown = element.stress == .shown
      switch element {
      case .number(let ref, _, let signs):
        add(
          MushafSheet.Element.number(ref, element.stress).text, title: "\(ref)", isShown ? theme.ornament : theme.faint)
        // A sign that the font lacks is left out, as is the sign of a quarter.
        let known = String(String.UnicodeScalarView(signs.unicodeScalars.filter { font.has(Character($0)) }))
        // The space between them is not made wider, and another one bears the sign.
        if !known.isEmpty { add("\u{A0}" + known, title: "\(ref)", isShown ? theme.ink : theme.faint, after: "\u{A0}") }
      case .quarterSign(let ref, _):
        // A sign beside the text: in a font that lacks it the page is drawn without it.
        guard font.has(QuranStructure.quarterSign) else { return }
        add(element.text, title: "\(ref)", isShown ? theme.ornament : theme.faint)
      case .words(let words):
        add(words.text, title: "\(words.ref) \(words.text)", isShown ? theme.ink : theme.faint)
        guard let part = parts.last else { return }
        let start = part.scalars.lowerBound
        parts[parts.count - 1].shades = words.shades.map {
          MushafSheet.Shade(
            start + $0.scalars.lowerBound..<start + $0.scalars.upperBound, depth: $0.depth, title: $0.title)
        }
        guard isShown, tajweed == .coloured else { return }
        for span in words.spans {
          guard let colour = theme.colour(of: span.rule) else { continue }
          for place in span.scalars where place < part.scalars.count {
            colours[part.scalars.lowerBound + place] = colour
          }
        }
      }
    }
  }
}
