@testable import AppBase
import TilawaConsole
import TilawaCore
import TilawaStore
import TilawaTerminal
import TilawaTestSupport
import Testing

@testable import TilawaScreens

/// Pages of the real text in rows.
@Suite struct PageLayoutTests {
  let quran: QuranDatabase
  let reader: MushafReader

  init() throws {
    quran = try RealQuran.database()
    let folder = try TemporaryFolder()
    reader = MushafReader(
      quran: quran, text: SessionText(of: .hafs, quran: quran, folders: folder.home, warn: { _ in }), counting: .kufi)
  }

  // T-F1.1
  @Test func `the pages hold every ayah once, word by word as it was verified`() throws {
    var next = 0
    for number in 1...604 {
      let page = try #require(reader.page(number))
      for ayah in page.ayat {
        #expect(quran.structure.ordinal(of: ayah.ref) == next)
        next += 1
        #expect(ayah.words.map(\.text).joined(separator: " ") == (try quran.text(of: ayah.ref)))
        #expect(ayah.words.compactMap(\.word) == Array(ayah.span.start..<ayah.span.end))
      }
    }
    #expect(next == 6236)
  }

  @Test(arguments: [PageLayout.leastColumns, 33, 58, 78, 100])
  func `rows in their order are the text, none is too long, and no word is divided`(columns: Int) throws {
    for number in 1...604 {
      let page = try #require(reader.page(number))
      let layout = PageLayout(page, lead: nil, columns: columns)
      var words: [Int: [String]] = [:]
      for row in layout.rows {
        guard case .text(let tokens, _) = row else { continue }
        #expect(tokens.map(\.word.text).joined(separator: " ").columns <= columns)
        // A number follows its ayah's last word, unless the print has it at the beginning of the next line.
        #expect(layout.isPrinted || tokens.first?.isNumber == false)
        for token in tokens where !token.isNumber && !token.isQuarterSign {
          words[token.ayah, default: []].append(token.word.text)
        }
      }
      for (place, ayah) in page.ayat.enumerated() {
        #expect(words[place]?.joined(separator: " ") == (try quran.text(of: ayah.ref)))
      }
    }
  }

  @Test(arguments: Bidi.allCases)
  func `a line on the screen has all letters of its row, whoever turns it`(bidi: Bidi) throws {
    for number in [1, 2, 50, 187, 293, 440, 604] {
      let layout = PageLayout(try #require(reader.page(number)), lead: nil, columns: 78)
      let view = PageView(
        layout: layout, marks: PageView.Marks(), knowledge: bidi.asNamed, palette: .colours, columns: 80)
      for (row, content) in layout.rows.enumerated() {
        guard case .text(let tokens, _) = content else { continue }
        let text = tokens.map(\.word.text).joined(separator: " ")
        let line = view.line(row)
        #expect(line.width <= 80)
        // The screen decides the order of the letters, from the direction of the line.
        #expect(line.text.trimmingPrefix { $0 == " " } == text)
        #expect((line.script == .rightToLeft) == (bidi != .none))
      }
    }
  }

  // C2 T-F1.1 G-5
  @Test func `the rows are the lines of the print where these fit, fifteen on a page`() throws {
    for number in 1...604 {
      let page = try #require(reader.page(number))
      let layout = PageLayout(page, lead: nil, columns: 78)
      #expect(layout.isPrinted && layout.rows.count == (number < 3 ? 8 : 15), "\(number)")
      #expect(layout.width <= 78)
    }
    let page = try #require(reader.page(50))
    let narrow = PageLayout(page, lead: nil, columns: 30)
    #expect(!narrow.isPrinted && narrow.rows.count > 15)
  }

  // C2
  @Test func `a basmalah that is heard is the one that is printed, and an isti'adha has a row of its own`() throws {
    let page = try #require(reader.page(50))
    let basmalah = PageLayout(
      page, lead: PageLayout.Lead(kind: .basmalah, text: "b", ayah: 0), columns: 78)
    #expect(basmalah.rows.count == 15 && basmalah.leadRow == 1)
    #expect(basmalah.rows[1] == .basmalah(try #require(page.ayat[0].basmalah)))
    let istiadha = PageLayout(
      page, lead: PageLayout.Lead(kind: .istiadha, text: "i", ayah: 0), columns: 78)
    #expect(istiadha.rows.count == 16 && istiadha.leadRow == 2 && istiadha.rows[2] == .lead("i"))
  }

  @Test func `the row that matters is among those shown, however few there are`() throws {
    for number in [2, 48, 604] {
      let layout = PageLayout(try #require(reader.page(number)), lead: nil, columns: 40)
      for room in 1...30 {
        for row in layout.rows.indices {
          let shown = layout.shown(room, around: row)
          #expect(shown.contains(row))
          #expect(shown.count == min(room, layout.rows.count))
        }
      }
    }
  }

  // T-F2.11
  @Test func `in another counting the pages hold its ayat, in the letters of Hafs where no other text is installed`()
    throws
  {
    let folder = try TemporaryFolder()
    let reader = MushafReader(
      quran: quran, text: SessionText(of: .warsh, quran: quran, folders: folder.home, warn: { _ in }),
      counting: .madaniLater)
    let refs = (1...604).compactMap { reader.page($0) }.flatMap(\.ayat)
    #expect(refs.count == 6214)
    #expect(refs.allSatisfy { $0.letters == .hafs })
    #expect(refs.map { quran.structure.ordinal(of: $0.ref) } == Array(0..<6214))
  }
}
