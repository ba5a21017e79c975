import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

/// The prints beside the Madani one: pages, lines, juz and rukus.
@Suite struct PrintTests {
  private func printed(_ print: Print) throws -> QuranDatabase {
    try RealQuran.database().printed(asChosen: { print.id })
  }

  private func word(_ surah: Int, _ ayah: Int, in structure: QuranStructure) -> Int {
    structure.span(of: AyahRef(surah: surah, ayah: ayah)).start
  }

  @Test(arguments: Print.builtIn) func `every word is on one line of one page, in order`(print: Print) throws {
    let quran = try printed(print)
    let structure = quran.structure
    #expect(structure.print == print)
    #expect(structure.count(of: .page) == print.pages)
    var (word, numbers): (Int, [Int]) = (0, [])
    for page in 1...print.pages {
      let lines = try quran.lines(ofPage: page)
      #expect(lines.count <= print.linesOfPage)
      let span = try #require(structure.span(of: .page, page))
      #expect(lines.compactMap(\.words).first?.start == span.start && lines.compactMap(\.words).last?.end == span.end)
      for case .text(let words, _, let own) in lines {
        #expect(words.start == word && words.end > words.start)
        word = words.end
        numbers += own
      }
    }
    #expect(word == 77433)
    #expect(numbers == Array(1...77433))
    #expect(try quran.lines(ofPage: 0).isEmpty && quran.lines(ofPage: print.pages + 1).isEmpty)
  }

  /// Counted in the layouts by another program: full pages, short ones, names, basmalahs, centred lines.
  @Test(arguments: [
    (Print.taj13, [844, 114, 112, 0, 66, 10769]), (Print.taj16, [543, 32, 30, 82, 103, 8598]),
  ])
  func `the lines are as many as in the layout`(print: Print, counts: [Int]) throws {
    let quran = try printed(print)
    let pages = try (1...print.pages).map { try quran.lines(ofPage: $0) }
    let lines = Array(pages.joined())
    let named = lines.count { if case .surahName = $0 { true } else { false } }
    let basmalahs = lines.count { if case .basmalah = $0 { true } else { false } }
    let opened = lines.count { if case .opening = $0 { true } else { false } }
    let centred = lines.count { if case .text(_, .centred, _) = $0 { true } else { false } }
    let full = pages.count { $0.count == print.linesOfPage }
    #expect([full, named, basmalahs, opened, centred, lines.compactMap(\.words).count] == counts)
    #expect(lines.compactMap(\.surahNamed) == Array(1...114))
    for place in lines.indices {
      guard let surah = lines[place].surahNamed else { continue }
      let next = lines[(place + 1)...].compactMap(\.words).first
      #expect(next?.start == quran.structure.span(ofSurah: surah).start, "\(surah)")
    }
  }

  /// Known to students: a para has 18 pages in the print of 16 lines, and 28 in that of 13.
  @Test(arguments: [
    (Print.taj16, [2: 20, 3: 38, 4: 56, 7: 110, 15: 254, 27: 470, 29: 508, 30: 528]),
    (Print.taj13, [2: 28, 3: 56, 4: 84, 7: 168, 15: 392, 20: 532, 30: 818]),
  ])
  func `paras begin pages`(print: Print, pages: [Int: Int]) throws {
    let structure = try printed(print).structure
    for (para, page) in pages {
      #expect(structure.span(of: .juz, para)?.start == structure.span(of: .page, page)?.start, "\(para)")
    }
    for para in 1...30 {
      let start = try #require(structure.span(of: .juz, para)).start
      #expect(structure.span(of: .page, structure.number(of: .page, atWord: start))?.start == start, "\(para)")
    }
  }

  @Test func `juz and rukus are the print's own`() throws {
    let (madani, taj) = (try RealQuran.structure(), try printed(.taj13).structure)
    func starts(_ structure: QuranStructure, _ kind: Division.Kind, _ number: Int) throws -> Int {
      try #require(structure.span(of: kind, number)).start
    }
    let moved = try (1...30).filter { try starts(taj, .juz, $0) != starts(madani, .juz, $0) }
    #expect(moved == [4, 7, 11, 14, 20, 21, 23])
    #expect(try starts(taj, .juz, 7) == word(5, 83, in: taj))
    #expect(try starts(madani, .juz, 7) == word(5, 82, in: taj))
    #expect(taj.count(of: .ruku) == 558 && madani.count(of: .ruku) == 556)
    // The 40 rukus of al-Baqarah, the seventh of which begins at 2:60; 9 of al-Qasas.
    #expect(taj.numbers(of: .ruku, in: taj.span(ofSurah: 2)).count == 40)
    #expect(taj.numbers(of: .ruku, in: taj.span(ofSurah: 28)).count == 9)
    #expect(try starts(taj, .ruku, 8) == word(2, 60, in: taj))
    #expect([Division.Kind.hizb, .rub, .manzil].allSatisfy { taj.count(of: $0) == madani.count(of: $0) })
    // Another riwayah keeps its juz, and has the pages of the print.
    let warsh = taj.divided(as: .warsh)
    #expect(try starts(warsh, .juz, 7) == starts(madani.divided(as: .warsh), .juz, 7))
    #expect(warsh.count(of: .page) == 847)
  }

  @Test(arguments: Print.builtIn) func `each ayah begins on one line, and lines name it as they are printed`(
    print: Print
  ) throws {
    let quran = try printed(print)
    let parser = RangeParser(structure: quran.structure, counting: .kufi)
    var ayat = 0
    for page in 1...print.pages {
      let lines = try quran.lines(ofPage: page)
      for (line, words) in zip(1..., lines.map(\.words)) {
        guard let words else {
          #expect(throws: RangeError.self) { try parser.parse("page:\(page):\(line)") }
          continue
        }
        guard let range = try? parser.parse("page:\(page):\(line)") else { continue }
        #expect(words.start <= quran.structure.span(of: range).start)
        #expect(quran.structure.span(of: range.last).start < words.end)
        ayat += quran.structure.ayat(in: range).count
      }
      #expect(throws: RangeError.self) { try parser.parse("page:\(page):\(lines.count + 1)") }
    }
    #expect(ayat == 6236)
  }

  @Test func `lines inside an ayah are its words where words may be named`() throws {
    let structure = try RealQuran.structure()
    let words = RangeParser(structure: structure, counting: .kufi, grain: .word)
    #expect(try words.parse("page:48:3-5").description == "2:282:17-45")
    #expect(try words.parse("page 48 lines 3-5") == words.parse("lines 3-5 of page 48"))
    let error = #expect(throws: RangeError.self) {
      try RangeParser(structure: structure, counting: .kufi).parse("page:48:3-5")
    }
    #expect(error?.suggestion == "2:282")
    // Other countings have other lines.
    #expect(throws: RangeError.self) { try RangeParser(structure: structure, riwayah: .warsh).parse("page:3:5") }
  }

  @Test(arguments: [Print.taj13, .taj16]) func `an ayah begins on every page, and on no two`(print: Print) throws {
    let structure = try printed(print).structure
    var ayat = 0
    for page in 1...print.pages {
      let range = try RangeParser(structure: structure, counting: .kufi).parse("page:\(page)")
      #expect(structure.wholePages(of: range) == page...page)
      ayat += structure.ayat(in: range).count
    }
    #expect(ayat == 6236)
  }

  @Test(arguments: [Print.taj13, .taj16])
  func `pages of the Madani print stand for pages of another`(print: Print) throws {
    let structure = try printed(print).structure
    for page in 1...print.pages {
      let madani = try #require(structure.madaniPage(of: page))
      let back = structure.page(ofMadani: madani)
      #expect(abs(back - page) <= 1)
      #expect(structure.span(of: .juz, 30)?.start != structure.span(of: .page, page)?.start || back == page)
    }
    #expect(structure.madaniPage(of: print.pages + 1) == nil)
  }

  /// The layouts name words of their own script, numbers of ayat among them.
  @Test(.enabled(if: ReferenceData.prints != nil), arguments: [(Print.taj13, 13), (Print.taj16, 16)])
  func `lines end where the layout ends them`(print: Print, lines: Int) throws {
    let folder = try #require(ReferenceData.prints)
    let layout = try JSONDecoder().decode(
      Layout.self, from: Data(contentsOf: URL(filePath: "\(folder)/indopak-\(lines)-lines-taj.json")))
    let words = try JSONDecoder().decode(
      Words.self, from: Data(contentsOf: URL(filePath: "\(folder)/words-indopak-nastaleeq.json")))
    let quran = try printed(print)
    let starts = words.ayahBoundaries.map(\.start)
    var compared = 0
    for (number, page) in zip(1..., layout.pages) {
      let own = try quran.lines(ofPage: number).compactMap(\.words)
      let theirs = page.filter { $0.type == "ayah" }
      #expect(own.count == theirs.count)
      for (line, their) in zip(own, theirs) {
        let first = try #require(their.firstWordId)
        let ordinal = starts.partitioningIndex { $0 > first } - 1
        let ayah = quran.structure.ayah(at: ordinal, in: .kufi)
        let place = first - starts[ordinal]
        // Two of our words are one of theirs in 37:130.
        #expect(line.start == quran.structure.span(of: ayah).start + place, "page \(number)")
        compared += 1
      }
    }
    #expect(compared == (print == .taj13 ? 10769 : 8598))
  }

  private struct Layout: Decodable {
    struct Line: Decodable {
      let type: String
      let firstWordId: Int?
    }
    let pages: [[Line]]
  }

  private struct Words: Decodable {
    struct Boundary: Decodable { let start: Int }
    let ayahBoundaries: [Boundary]
  }
}

extension [Int] {
  fileprivate func partitioningIndex(_ isAfter: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
