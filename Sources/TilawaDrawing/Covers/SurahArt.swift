package import TilawaCore

/// The cover picture of a surah for players: its name, in Arabic and in Latin letters.
///
/// The names are those of the verified database; no text of the Quran is drawn.
package struct SurahArt: Hashable, Sendable {
  /// The width and the height in pixels.
  package static let size = 512
  private static let margin = 40

  /// The surah.
  package let surah: Surah

  /// Makes the picture of a surah.
  package init(of surah: Surah) { self.surah = surah }

  /// Draws the picture.
  ///
  /// - Parameter font: the font of the Arabic name, as on the pages of the mushaf; nil, or a font that lacks a letter,
  ///   for any font of the system.
  package func drawing(_ font: LetterFont? = nil) -> Drawing {
    let theme = WaveformTheme.dark
    let (side, middle) = (SurahArt.size, Double(SurahArt.size) / 2)
    var drawing = Drawing(width: side, height: side, title: surah.transliteration, background: theme.background)
    let inset = SurahArt.margin / 2
    drawing.elements = [
      .frame(inset..<side - inset, inset..<side - inset, Drawing.Stroke(colour: theme.confirmed)),
      line("\(surah.id)", at: Drawing.Point(middle, 104), largest: 40, theme.faint),
    ]
    if let set = font.flatMap({ try? SetLine(surah.arabic, font: $0, colour: theme.text) }), let font {
      draw(set, in: font, &drawing)
    } else {
      drawing.elements.append(line(surah.arabic, at: Drawing.Point(middle, 290), largest: SurahArt.largest, theme.text))
    }
    drawing.elements.append(
      line(surah.transliteration, at: Drawing.Point(middle, 424), largest: 44, theme.confirmed))
    return drawing
  }

  /// The size of the Arabic name's letters in pixels, if there is room for them.
  private static let largest = 112

  /// Returns the name as outlines, as large as possible, in the middle of its band.
  private func draw(_ line: SetLine, in font: LetterFont, _ drawing: inout Drawing) {
    let room = Double(SurahArt.size - 2 * SurahArt.margin)
    let scale = min(
      Double(SurahArt.largest) / Double(font.unitsPerEm), line.text.width > 0 ? room / Double(line.text.width) : 1)
    let ink = line.text.ink
    let height = Double((ink?.top ?? font.ascent) + (ink?.bottom ?? -font.descent)) / 2
    let origin = Drawing.Point(
      (Double(SurahArt.size) - Double(line.text.width) * scale) / 2, SurahArt.middleOfName + height * scale)
    var glyphs: [GlyphLine.Glyph] = []
    for glyph in line.text.glyphs {
      let outline = font.outline(of: glyph.number)
      guard !outline.steps.isEmpty else { continue }
      glyphs.append(GlyphLine.Glyph(outline: drawing.outlines.count, x: glyph.x, y: glyph.y))
      drawing.outlines.append(outline)
    }
    let run = GlyphLine.Run(colour: WaveformTheme.dark.text, glyphs: glyphs)
    drawing.elements.append(.group(surah.arabic, [.glyphs(GlyphLine(origin: origin, scale: scale, runs: [run]))]))
  }

  private static let middleOfName = 256.0

  /// Returns a line of text, as large as possible.
  private func line(_ words: String, at place: Drawing.Point, largest: Int, _ colour: Colour) -> Drawing.Element {
    let room = SurahArt.size - 2 * SurahArt.margin
    let width = max(1, TextWidth.of(words, size: largest))
    return .text(
      Drawing.Text(
        words: words, at: place, size: min(largest, largest * room / width), colour: colour, anchor: .middle))
  }
}
