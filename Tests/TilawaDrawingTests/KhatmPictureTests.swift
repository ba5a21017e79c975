import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaDrawing

// K-7
@Suite struct KhatmPictureTests {
  private func picture(pages: Int, goal: Goal?, parts: [Int]) -> KhatmPicture {
    let structure = MiniatureQuran.structure
    var words = WordSet()
    for page in 1...pages { if let span = structure.span(of: .page, page) { words.insert(span) } }
    let now = ZonedTime(seconds: 86_400 * 20_780, offset: 0, zone: "UTC")
    let days = parts.enumerated().compactMap { index, parts in
      parts == 0
        ? nil
        : ReadingDay(
          day: now.day.advanced(by: index + 1 - 7),
          amount: ReadingAmount(pageParts: parts * ReadingAmount.partsOfPage, verses: [parts, parts, parts, parts]),
          firstOffset: 0, lastOffset: 0)
    }
    let facts = ReadingReport.Facts(
      khatm: Khatm(made: 0), completed: 1, lastCycle: nil,
      under: KhatmProgress.Under(began: now, firstDay: now.day, words: words), days: days,
      goals: GoalBook([GoalBook.Entry(day: CalendarDay(number: 0), goal: goal)]), now: now, start: .midnight,
      doubt: nil, riwayah: .hafs)
    return KhatmPicture(ReadingReport(facts, in: structure))
  }

  /// The words, and the colours of areas, of all groups.
  private func parts(_ elements: [Drawing.Element]) -> [(title: String, words: [String], colours: [Colour])] {
    elements.compactMap { element in
      guard case .group(let title, let inner) = element else { return nil }
      var (words, colours): ([String], [Colour]) = ([], [])
      for item in inner {
        switch item {
        case .text(let text): words.append(text.words)
        case .area(_, let colour): colours.append(colour)
        default: break
        }
      }
      return (title, words, colours)
    }
  }

  @Test func `days are green, amber and red, and signs say the same`() {
    let drawing = picture(pages: 3, goal: .pages(5), parts: [6, 5, 2, 0, 5, 1, 5]).drawing(theme: .light)
    let days = parts(drawing.elements).filter { $0.title.contains("-") }
    #expect(days.count == 7)
    #expect(days.map { $0.words.first } == ["✓", "✓", "~", "–", "✓", "~", "✓"])
    let (met, partial) = (KhatmTheme.light.met, KhatmTheme.light.partial)
    #expect(days.map { $0.colours.last } == [met, met, partial, KhatmTheme.light.empty, met, partial, met])
  }

  @Test func `every juz is a box that is filled as far as it was read`() {
    let drawing = picture(pages: 3, goal: nil, parts: [0, 0, 0, 0, 0, 0, 3]).drawing(theme: .dark)
    let ajza = parts(drawing.elements).filter { $0.title.hasPrefix("juz") }
    #expect(ajza.count == 29)
    #expect(ajza[0].words == ["✓", "1"])
    #expect(ajza[1].colours == [KhatmTheme.dark.empty, KhatmTheme.dark.partial])
    #expect(ajza[2].colours == [KhatmTheme.dark.empty])
    #expect(drawing.title == "khatm: 3 of 58 pages")
  }

  @Test func `it is a document that can be read aloud`() {
    let svg = picture(pages: 3, goal: .pages(5), parts: [0, 0, 0, 0, 0, 0, 3]).drawing(theme: .light).svg()
    #expect(svg.contains("<title>3 of 58 pages</title>"))
    #expect(svg.contains("3 of 5 pages"))
  }

  @Test(.enabled(if: Program.isInstalled("ffmpeg"))) func `it is drawn`() throws {
    let drawing = picture(pages: 58, goal: .verses(5, .kufi), parts: [1, 1, 1, 1, 1, 1, 9]).drawing(theme: .light)
    let png = try PNGReader(drawing.png())
    #expect((png.width, png.height) == (KhatmPicture.width, KhatmPicture.height))
  }
}
