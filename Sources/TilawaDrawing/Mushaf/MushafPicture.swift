import TilawaCore

/// A picture of a page of the mushaf: its lines as they are printed, in any font.
///
/// The letters are outlines, so that the picture does not depend on installed fonts.
package struct MushafPicture {
  private let font: LetterFont
  private let style: MushafStyle
  private let theme: MushafTheme
  /// The terms of the text, part of every picture.
  private let notice: String

  /// - Parameters:
  ///   - font: the letters.
  ///   - style: size, colours and rules of tajweed.
  ///   - notice: the terms of the text, which the file carries.
  package init(font: LetterFont, style: MushafStyle, notice: String) {
    self.font = font
    self.style = style
    self.notice = notice
    theme = MushafTheme(style.theme)
  }

  /// Draws the lines of a page.
  ///
  /// The size of the letters determines that of the picture: no line is narrowed, and nothing is cut.
  /// - Throws: `.noLetter` where the font lacks a letter of the page.
  package func drawing(of sheet: MushafSheet) throws(DrawingError) -> Drawing {
    var lines: [SetLine] = []
    for line in sheet.lines {
      lines.append(try SetLine(line, font: font, theme: theme, tajweed: style.tajweed))
    }
    let rows = sheet.isWhole ? sheet.linesOfPage : lines.count
    let measure = MushafMeasure(lines, rows: rows, isWhole: sheet.isWhole, font: font)
    var canvas = MushafCanvas(
      measure, font: font, theme: theme, size: style.size, title: MushafPicture.title(of: sheet),
      legend: style.tajweed == .coloured ? TajweedLegend.entries(of: sheet, theme) : [])
    canvas.drawing.notice = notice
    canvas.drawBorder()
    for (index, line) in lines.enumerated() { canvas.draw(line, index) }
    let names = sheet.surahs.map(\.arabic).joined(separator: "، ")
    if !names.isEmpty { canvas.drawHead([try aside("سورة \(names)")], at: .right) }
    canvas.drawHead([try aside("الجزء"), try aside(ArabicNumber.digits(sheet.juz))], at: .left)
    canvas.drawFoot(try aside(ArabicNumber.digits(sheet.page)), source: "tanzil.net")
    canvas.drawLegend()
    return canvas.drawing
  }

  private func aside(_ words: String) throws(DrawingError) -> SetLine {
    try SetLine(words, font: font, colour: theme.faint)
  }

  private static func title(of sheet: MushafSheet) -> String {
    let names = sheet.surahs.map(\.transliteration).joined(separator: ", ")
    return names.isEmpty
      ? DrawingSentences.page(page: "\(sheet.page)").text
      : DrawingSentences.pageOfSurahs(page: "\(sheet.page)", names: names).text
  }
}
