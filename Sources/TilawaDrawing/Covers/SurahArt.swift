public import TilawaCore

/// The picture that stands for a surah where players show one: its name, in Arabic and in Latin letters.
///
/// The names are those of the verified database; nothing of the text itself is drawn.
public struct SurahArt: Hashable, Sendable {
  /// Pixels of its width and its height.
  public static let size = 512
  private static let margin = 40

  /// The surah.
  public let surah: Surah

  public init(of surah: Surah) { self.surah = surah }

  /// Draws it.
  ///
  /// - Parameter font: in which the name stands in Arabic, as on the pages of the mushaf; nil, or where it lacks a letter: in
  ///   whichever font the system has.
  public func drawing(_ font: LetterFont? = nil) -> Drawing {
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

  /// Pixels of the Arabic name's letters, where there is room for them.
  private static let largest = 112

  /// The name as outlines, as large as there is room for it, in the middle of its band.
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

  /// As large as there is room for it.
  private func line(_ words: String, at place: Drawing.Point, largest: Int, _ colour: Colour) -> Drawing.Element {
    let room = SurahArt.size - 2 * SurahArt.margin
    let width = max(1, TextWidth.of(words, size: largest))
    return .text(
      Drawing.Text(
        words: words, at: place, size: min(largest, largest * room / width), colour: colour, anchor: .middle))
  }
}
