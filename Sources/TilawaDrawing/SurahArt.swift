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
  public var drawing: Drawing {
    let theme = WaveformTheme.dark
    let (side, middle) = (SurahArt.size, Double(SurahArt.size) / 2)
    var drawing = Drawing(width: side, height: side, title: surah.transliteration, background: theme.background)
    let inset = SurahArt.margin / 2
    drawing.elements = [
      .frame(inset..<side - inset, inset..<side - inset, Drawing.Stroke(colour: theme.confirmed)),
      line("\(surah.id)", at: Drawing.Point(middle, 104), largest: 40, theme.faint),
      line(surah.arabic, at: Drawing.Point(middle, 290), largest: 112, theme.text),
      line(surah.transliteration, at: Drawing.Point(middle, 424), largest: 44, theme.confirmed),
    ]
    return drawing
  }

  /// As large as there is room for it.
  private func line(_ words: String, at place: Drawing.Point, largest: Int, _ colour: Colour) -> Drawing.Element {
    let room = SurahArt.size - 2 * SurahArt.margin
    let width = max(1, TextWidth.of(words, size: largest))
    return .text(
      Drawing.Text(
        words: words, at: place, size: min(largest, largest * room / width), colour: colour, anchor: .middle))
  }
}
