import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

/// T-F1.1, Q-QR12: the lines of the 604 pages.
@Suite struct PrintedLineTests {
  let quran: QuranDatabase
  let pages: [[PrintedLine]]

  /// Read once for all tests.
  private static let all = Result {
    let quran = try RealQuran.database()
    return (quran, try (1...604).map(quran.lines))
  }

  init() throws { (quran, pages) = try PrintedLineTests.all.get() }

  private var structure: QuranStructure { quran.structure }

  @Test func `there are 9,046 lines, fifteen a page but on the first two`() {
    #expect(pages.map(\.count) == [8, 8] + Array(repeating: 15, count: 602))
    #expect(pages.joined().count == 9046)
  }

  @Test func `114 lines name a surah, 112 are a basmalah, 8,820 are text`() {
    let lines = pages.joined()
    #expect(lines.compactMap { if case .surahName(let surah) = $0 { surah } else { nil } } == Array(1...114))
    let basmalahs = lines.compactMap { if case .basmalah(let surah) = $0 { surah } else { nil } }
    #expect(basmalahs == (2...114).filter { $0 != 9 })
    #expect(lines.compactMap(\.words).count == 8820)
  }

  @Test func `every word of the Quran is on one line, in order`() {
    var word = 0
    for words in pages.joined().compactMap(\.words) {
      #expect(words.start == word)
      word = words.end
    }
    #expect(word == 77433)
  }

  @Test func `a page begins and ends with its first and last line of text`() {
    for (page, lines) in zip(1..., pages) {
      let words = lines.compactMap(\.words)
      #expect(structure.span(of: .page, page) == WordRange(words[0].start, words[words.count - 1].end), "\(page)")
    }
  }

  @Test func `every number of an ayah is on one line, beside the last word of its ayah`() {
    var numbered: [Int] = []
    for case .text(let words, _, let numbers) in pages.joined() {
      #expect(words.start <= numbers.lowerBound && numbers.upperBound <= words.end + 1)
      numbered += numbers
    }
    let ends = (0..<6236).map { structure.span(of: structure.ayah(at: $0, in: .kufi)).end }
    #expect(numbered.filter(Set(ends).contains) == ends)
    #expect(numbered == Array(1...77433))
  }

  @Test func `a surah begins on the line after its name and basmalah`() {
    let lines = Array(pages.joined())
    for place in lines.indices {
      guard case .surahName(let surah) = lines[place] else { continue }
      let lead = surah == 1 || surah == 9 ? 1 : 2
      #expect(lead == 1 || lines[place + 1] == .basmalah(surah))
      #expect(lines[place + lead].words?.start == structure.span(ofSurah: surah).start, "\(surah)")
    }
  }

  @Test func `a page that is none has no lines`() throws {
    #expect(try quran.lines(ofPage: 0) == [])
    #expect(try quran.lines(ofPage: 605) == [])
  }

  /// Known from the print: the opening, the turn of a page inside a surah's heading, the last lines.
  @Test func `lines hold what the print has on them`() throws {
    #expect(try text(1, 2) == "بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ")
    #expect(pages[0][1] == .text(WordRange(0, 4), setting: .centred, numbers: 1..<5))
    #expect(pages[583][14] == .surahName(80))
    #expect(pages[584][0] == .basmalah(80))
    #expect(try text(604, 15) == "مِنَ ٱلْجِنَّةِ وَٱلنَّاسِ")
  }

  /// The King Fahd Complex's file says on which lines of a later print an ayah stands. It has the same pages; on 52 of them a
  /// line or a heading is set otherwise.
  @Test(.enabled(if: ReferenceData.riwayat != nil)) func `ayat stand on the lines that another edition names`() throws {
    let path = try #require(ReferenceData.riwayat) + "/hafs.tsv"
    var compared = 0
    var differing: Set<Int> = []
    for row in try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst() {
      let fields = row.split(separator: "\t").prefix(5).compactMap { Int($0) }
      let span = structure.span(of: AyahRef(surah: fields[3], ayah: fields[4]))
      let own = try #require(lines(of: span))
      compared += 1
      #expect(own.page == fields[0])
      if own.first != fields[1] || !own.last.contains(fields[2]) { differing.insert(own.page) }
    }
    #expect(compared == 6236)
    #expect(differing.count == 52)
  }

  /// The last line is that of the last word, or that of the number.
  private func lines(of span: WordRange) -> (page: Int, first: Int, last: Set<Int>)? {
    let page = structure.number(of: .page, atWord: span.start)
    var words: [Int] = []
    var number: [Int] = []
    for (line, content) in zip(1..., pages[page - 1]) {
      guard case .text(let range, _, let numbers) = content else { continue }
      if range.overlaps(span) { words.append(line) }
      if numbers.contains(span.end) { number.append(line) }
    }
    guard let first = words.first, let last = words.last else { return nil }
    return (page, first, Set(number + [last]))
  }

  private func text(_ page: Int, _ line: Int) throws -> String {
    try pages[page - 1][line - 1].words.map { try quran.text(of: $0) } ?? ""
  }
}
