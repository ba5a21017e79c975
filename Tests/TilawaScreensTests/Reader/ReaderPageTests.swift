@testable import AppBase
import TilawaConsole
import TilawaCore
@testable import TilawaTerminal
import TilawaTestSupport
import Testing

@testable import TilawaScreens

/// The lines of the reader's screen.
@Suite struct ReaderPageTests {
  // T-F1.1 Q-QR12 G-5
  @Test func `a page is its printed lines, a row each, with where it is above and its number below`() throws {
    let reader = try ReaderFixture("page:50")
    let text = reader.text
    #expect(text.count == 24)
    #expect(text[0].hasPrefix("3 Al Imran") && text[0].hasSuffix("page 50 · juz 3 · hizb 5"))
    #expect(text[2] == "سورة آل عمران")
    #expect(text[3] == "بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ")
    #expect(text[4].hasPrefix("الٓمٓ ١ ٱللَّهُ لَآ إِلَـٰهَ إِلَّا هُوَ ٱلْحَىُّ ٱلْقَيُّومُ"))
    #expect(text.contains("٥٠"))
    #expect(text[23].hasPrefix("? keys") && text[23].hasSuffix("q quit"))
  }

  @Test func `every word of every page is on the screen, in order`() throws {
    let fixture = try ReaderFixture("1")
    let structure = fixture.state.structure
    var words = 0
    for page in 1...604 {
      let text = try #require(fixture.source.text(.page(page), ReaderSettings()))
      for columns in [20, 78] {
        let layout = ReaderLayout(text, .page, columns: columns)
        let tokens = layout.rows.flatMap { row in
          if case .text(let tokens, _) = row.row { tokens } else { [PageLayout.Token]() }
        }
        let span = try #require(structure.span(of: .page, page))
        #expect(tokens.compactMap(\.word.word) == Array(span.start..<span.end), "\(page)")
        #expect(tokens.count(where: \.isNumber) == text.ayat.count, "\(page)")
        if columns == 78 {
          words += span.count
          #expect(layout.rows.count == (page < 3 ? 8 : 15), "\(page)")
        }
      }
    }
    #expect(words == 77433)
  }

  // F16
  @Test func `on a tall terminal the page uses the height, and its number stands right below it`() throws {
    for rows in [24, 40, 60] {
      let text = try ReaderFixture("page:50", rows: rows, columns: 100).text
      #expect(text.count == rows)
      let number = try #require(text.firstIndex(of: "٥٠"))
      let first = try #require(text.firstIndex(of: "سورة آل عمران"))
      let last = try #require(text[..<number].lastIndex { !$0.isEmpty })
      #expect(number - last <= 2)
      // The room above and below the page is about the same.
      #expect(abs((first - 1) - (rows - 3 - number)) <= 2)
      #expect(last - first + 1 == (rows == 24 ? 15 : rows == 40 ? 29 : 43))
    }
  }

  @Test func `where lines begin with a number the print has it there`() throws {
    // 2:43 ends on the line before the last but three of page 7.
    let reader = try ReaderFixture("page:7")
    let row = try #require(reader.text.first { $0.hasPrefix("٤٤") || $0.hasPrefix("٤٣") || $0.hasPrefix("٤٥") })
    #expect(row.unicodeScalars.first.map { (0x660...0x669).contains($0.value) } == true)
  }

  @Test func `the ayah where one is stands out, and no other`() throws {
    var reader = try ReaderFixture("112:1")
    let first = reader.lines().words([.bold, .underline])
    #expect(first.contains("قُلْ هُوَ ٱللَّهُ أَحَدٌ") && !first.contains("ٱلصَّمَدُ"))
    reader.press("j")
    #expect(reader.lines().words([.bold, .underline]).contains("ٱلصَّمَدُ"))
  }

  @Test func `a bookmark is seen at its number, and its note below`() throws {
    var reader = try ReaderFixture("112:2")
    let span = reader.state.structure.span(of: AyahRef(surah: 112, ayah: 2))
    reader.handle(.marks([ReaderMark(words: span, note: "learn this")]))
    #expect(reader.lines().words(.yellow).contains("٢"))
    #expect(reader.text.contains("◆ learn this"))
    #expect(reader.lines(Bidi.terminal.asNamed, .monochrome).words(.reverse).contains("٢"))
  }

  @Test func `letters that are not the riwayah's are named`() throws {
    #expect(try ReaderFixture("2:1", .warsh).text[0].contains("Warsh · text: Hafs"))
    #expect(try !ReaderFixture("2:1").text[0].contains("text:"))
  }

  // G-4
  @Test func `verse by verse each ayah is a block with what is beside it`() throws {
    var reader = try ReaderFixture("112:1", flow: .verses)
    var text = try #require(reader.state.text)
    text.glosses = text.ayat.map { ayah in
      [
        ReaderText.Gloss(
          pack: "en.x", title: "X", text: "words beside \(ayah.ref)", source: "words beside \(ayah.ref)",
          script: .leftToRight)
      ]
    }
    reader.handle(.text(text))
    let lines = reader.text
    let first = try #require(lines.firstIndex { $0.hasPrefix("قُلْ هُوَ") })
    #expect(lines[first + 1] == "words beside 112:1")
    #expect(lines[first + 2] == "")
    #expect(lines[first + 3].hasPrefix("ٱللَّهُ ٱلصَّمَدُ"))
  }

  @Test func `what is beside an ayah is wrapped, and set from its own side`() throws {
    var reader = try ReaderFixture("112:1", flow: .verses, columns: 40)
    var text = try #require(reader.state.text)
    let long = Array(repeating: "word", count: 30).joined(separator: " ")
    text.glosses = text.ayat.map { _ in
      [
        ReaderText.Gloss(pack: "en.x", title: "X", text: long, source: long, script: .leftToRight),
        ReaderText.Gloss(pack: "ur.y", title: "Y", text: "کہو", source: "کہو", script: .rightToLeft),
      ]
    }
    reader.handle(.text(text))
    let lines = reader.lines()
    #expect(lines.allSatisfy { $0.width <= 40 })
    #expect(lines.contains { $0.text.hasPrefix(" word word") })
    #expect(lines.contains { $0.text.hasSuffix("کہو") && $0.width == 39 })
    #expect(reader.text.contains("X") && reader.text.contains("Y"))
  }

  // Q-QR2
  @Test func `rules are shown in their colours, and letters stay whole`() throws {
    let words = ["مِن", "بَعْدِ"]
    let tint = TajweedTint(words: words, spans: [TajweedSpan(2..<4, .iqlab), TajweedSpan(6..<8, .qalqalah)])
    let first = tint.pieces(of: words[0], at: 0)
    #expect(first.map(\.text).joined() == words[0])
    #expect(first.last?.colour == .forest)
    let second = tint.pieces(of: words[1], at: 1)
    #expect(second.map(\.text).joined() == words[1])
    #expect(second.contains { $0.colour == .crimson })
    #expect(TextStyle.Colour(of: .maddTabii) == nil)
    #expect(TajweedRule.allCases.allSatisfy { ($0.colour == nil) == (TextStyle.Colour(of: $0) == nil) })
  }

  /// The longest pages and lines, every size.
  @Test func `however small or large, nothing is too long and the ayah is seen`() throws {
    for place in ["2:282", "page:7", "113:1"] {
      for flow in ReadingFlow.allCases {
        var reader = try ReaderFixture(place, flow: flow)
        for rows in [1, 2, 3, 4, 5, 8, 16, 24, 60, 200] {
          for columns in [1, 5, 19, 20, 21, 25, 26, 40, 80, 300] {
            reader.handle(.resized(rows: rows, columns: columns))
            let lines = reader.lines()
            #expect(lines.count == rows, "\(rows) × \(columns)")
            for line in lines where line.script == .rightToLeft { #expect(line.width <= columns) }
            // Few rows show only the name of the surah instead of its first ayah.
            guard columns >= 20, rows > 5 else { continue }
            #expect(!lines.words([.bold, .underline]).isEmpty, "\(place) \(flow) \(rows) × \(columns)")
          }
        }
      }
    }
  }

  @Test func `the keys fit on their page, and it can be left`() throws {
    var reader = try ReaderFixture("1")
    reader.press("?")
    #expect(reader.lines().map(\.text).joined().contains("page 50"))
    for _ in 1...40 { reader.press(.down) }
    #expect(reader.text.contains { $0.contains("the place is kept for tilawa read") })
    reader.press("x")
    #expect(reader.text[0].hasPrefix("1 Al-Fatihah"))
  }

  @Test func `a terminal that does not turn text gets it in the order in which it is seen`() throws {
    let reader = try ReaderFixture("112:1")
    let lines = reader.lines(Bidi.visual.asNamed)
    let text = VisualOrder.order("قُلْ هُوَ ٱللَّهُ أَحَدٌ")
    #expect(lines.contains { $0.visual(.leftToRight, columns: 80).text.contains(text) } && !lines.contains { $0.text.contains(text) })
  }
}
