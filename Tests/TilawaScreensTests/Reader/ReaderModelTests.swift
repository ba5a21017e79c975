@testable import AppBase
import TilawaCore
import TilawaTerminal
import TilawaTestSupport
import Testing

@testable import TilawaScreens

/// Moves in the mushaf.
@Suite struct ReaderModelTests {
  // T-F1.4
  @Test func `pages are turned by arrows, space and page keys, and the ayah goes with them`() throws {
    var reader = try ReaderFixture("page:50")
    #expect(reader.place == "3:1")
    reader.press(.right)
    #expect(reader.state.page == 51 && reader.place == "3:10")
    reader.press(.left)
    #expect(reader.state.page == 50 && reader.place == "3:1")
    reader.press(" ")
    reader.press(.pageDown)
    #expect(reader.state.page == 52)
    reader.press(.pageUp, .backspace)
    #expect(reader.state.page == 50)
  }

  @Test func `j and k go ayah by ayah, over pages and surahs`() throws {
    var reader = try ReaderFixture("2:285")
    reader.press("j")
    #expect(reader.place == "2:286")
    reader.press(.down)
    #expect(reader.place == "3:1" && reader.state.page == 50)
    reader.press("k")
    reader.press(.up)
    #expect(reader.place == "2:285" && reader.state.page == 49)
  }

  @Test func `the ends of the Quran are said, and nothing is behind them`() throws {
    var reader = try ReaderFixture("114:6")
    for key in [TerminalKey.character("j"), .right, .pageDown, .character("]"), .character("}")] {
      reader.press(key)
      #expect(reader.place == "114:6", "\(key)")
      #expect(reader.state.message != nil, "\(key)")
    }
    reader = try ReaderFixture("1:1")
    for key in [TerminalKey.character("k"), .left, .pageUp, .character("["), .character("{")] {
      reader.press(key)
      #expect(reader.place == "1:1", "\(key)")
    }
  }

  // Q-QR3
  @Test func `surahs and juz are leapt over, back to the beginning of this one first`() throws {
    var reader = try ReaderFixture("2:255")
    reader.press("[")
    #expect(reader.place == "2:1")
    reader.press("[")
    #expect(reader.place == "1:1")
    reader.press("]]")
    #expect(reader.place == "3:1")
    reader.press("}")
    #expect(reader.place == "3:93")
    reader.press("{")
    #expect(reader.place == "2:253")
    reader.press("{")
    #expect(reader.place == "2:142")
  }

  // T-F1.5
  @Test(arguments: [
    ("18", "2:18"), ("36:5", "36:5"), ("yasin", "36:1"), ("yasin 5", "36:5"), ("page 604", "112:1"), ("juz:30", "78:1"),
    ("٢٥٥", "2:255"), ("surah:18", "18:1"), ("hizb 60", "87:1"), ("البقرة", "2:1"),
  ])
  func `g goes to what is typed`(typed: String, place: String) throws {
    var reader = try ReaderFixture("2:1")
    reader.press("g" + typed)
    reader.press(.enter)
    #expect(reader.place == place)
    #expect(reader.state.mode == .browsing)
    #expect(reader.state.text?.place(of: reader.state.selection) != nil)
  }

  @Test func `what is no place is said, and what was typed can be put right`() throws {
    var reader = try ReaderFixture("2:1")
    reader.press("g2:300")
    reader.press(.enter)
    guard case .typing(let prompt) = reader.state.mode else {
      Issue.record("it is another")
      return
    }
    #expect(prompt.fault?.sentence.text.contains("286") == true)
    reader.press(.backspace, .enter)
    #expect(reader.place == "2:30")
  }

  @Test func `flowing text is turned by screens, and no row is passed over`() throws {
    var reader = try ReaderFixture("2:1", flow: .continuous, rows: 12, columns: 60)
    var seen = reader.state.shown
    let count = try #require(reader.state.layout).rows.count
    #expect(seen.lowerBound == 0)
    for _ in 0..<2000 where seen.upperBound < count {
      reader.press(" ")
      #expect(reader.state.shown.lowerBound <= seen.upperBound)
      #expect(reader.state.shown.upperBound > seen.upperBound)
      seen = reader.state.shown
    }
    #expect(seen.upperBound == count)
    reader.press(" ")
    #expect(reader.place == "3:1")
    reader.press(.pageUp)
    #expect(reader.state.selection.surah == 2)
    #expect(reader.state.shown.upperBound == count)
  }

  @Test func `an ayah that is longer than the screen is seen to its end before the next`() throws {
    var reader = try ReaderFixture("2:282", flow: .verses, rows: 6, columns: 40)
    let layout = try #require(reader.state.layout)
    let rows = layout.rows(ofAyah: 281)
    #expect(reader.state.shown.lowerBound == rows.lowerBound)
    var seen = Set(reader.state.shown)
    while reader.place == "2:282" {
      reader.press("j")
      if reader.place == "2:282" { seen.formUnion(reader.state.shown) }
    }
    #expect(seen.isSuperset(of: rows))
  }

  @Test(arguments: ReadingFlow.allCases)
  func `whatever is chosen is seen`(flow: ReadingFlow) throws {
    var reader = try ReaderFixture("1:1", flow: flow, rows: 10, columns: 40)
    for _ in 0..<300 {
      reader.press("j")
      let place = try #require(reader.state.text?.place(of: reader.state.selection))
      let rows = try #require(reader.state.layout).rows(ofAyah: place)
      #expect(rows.overlaps(reader.state.shown), "\(reader.place)")
    }
  }

  @Test func `v changes how the text is divided, and the ayah stays`() throws {
    var reader = try ReaderFixture("2:255")
    for flow in [ReadingFlow.continuous, .verses, .page] {
      reader.press("v")
      #expect(reader.state.settings.flow == flow)
      #expect(reader.place == "2:255")
      #expect(reader.take() == [.request(.settings(reader.state.settings))])
    }
  }

  // Q-QR8
  @Test func `T goes through the themes, and asks that they be kept`() throws {
    var reader = try ReaderFixture("1")
    for theme in [ScreenTheme.light, .dark, .sepia, .contrast, .plain, nil] {
      reader.press("T")
      #expect(reader.state.settings.theme == theme)
      #expect(reader.take() == [.request(.settings(reader.state.settings))])
    }
  }

  // Q-QR9
  @Test func `b asks for a bookmark, n for a note that is written beside it`() throws {
    var reader = try ReaderFixture("2:255")
    reader.press("b")
    #expect(reader.take() == [.request(.bookmark(AyahRef(surah: 2, ayah: 255)))])
    reader.handle(.marks([ReaderMark(words: reader.state.structure.span(of: reader.state.selection), note: "old")]))
    reader.press("n")
    reader.press(.control("u"))
    reader.press("new")
    reader.press(.enter)
    #expect(reader.take() == [.request(.note(AyahRef(surah: 2, ayah: 255), "new"))])
  }

  @Test func `Ctrl-C and q leave, Ctrl-Z stops`() throws {
    var reader = try ReaderFixture("1")
    reader.press(.control("c"))
    #expect(reader.take() == [.leave(.interrupted)])
    reader.press("q")
    #expect(reader.take() == [.leave(.done)])
    reader.press("g")
    reader.press(.control("z"))
    #expect(reader.take() == [.suspend])
  }

  @Test func `finds are gone through in a circle`() throws {
    var reader = try ReaderFixture("1")
    let structure = reader.state.structure
    let words = [AyahRef(surah: 2, ayah: 5), AyahRef(surah: 31, ayah: 5)].map(structure.span)
    reader.handle(.found(.places(words.reversed(), query: "هدى")))
    #expect(reader.place == "2:5" && reader.state.message?.text == "1 of 2")
    reader.press(".")
    #expect(reader.place == "31:5" && reader.state.message?.text == "2 of 2")
    // C11
    reader.press("n")
    #expect(reader.place == "2:5" && reader.state.message?.text == "1 of 2 · from the beginning again")
    reader.press(",")
    #expect(reader.place == "31:5" && reader.state.message?.text == "2 of 2 · from the end again")
    reader.press("N")
    #expect(reader.place == "2:5" && reader.state.message?.text == "1 of 2")
    // The search goes on from the selection, not from the last find.
    reader.press("]]")
    reader.press("/")
    reader.press(.enter)
    #expect(reader.place == "31:5")
    reader.handle(.found(.places([], query: "x")))
    #expect(reader.state.message?.text == "nothing found for “x”" && reader.place == "31:5")
  }

  // C11
  @Test func `a find is not the place that is kept, before one stays or goes on from there`() throws {
    var reader = try ReaderFixture("2:10")
    let find = ReaderEvent.found(.places([reader.state.structure.span(of: AyahRef(surah: 31, ayah: 5))], query: "x"))
    reader.handle(find)
    #expect(reader.place == "31:5" && "\(reader.state.place)" == "2:10")
    reader.press("'")
    #expect(reader.place == "2:10" && "\(reader.state.place)" == "2:10")
    reader.handle(find)
    reader.press("j")
    #expect("\(reader.state.place)" == "31:6")
    reader.press("g2:10")
    reader.press(.enter)
    reader.handle(find)
    reader.handle(.stayed)
    #expect("\(reader.state.place)" == "31:5")
  }

  // C11
  @Test func `n is of the search for as long as there is one, and of notes before and after; B always is`() throws {
    var reader = try ReaderFixture("2:10")
    let note = ReaderModel.Mode.typing(PromptField(.note(ref: "2:10")))
    reader.press("n")
    #expect(reader.state.mode == note)
    reader.press(.escape)
    reader.handle(.found(.places([reader.state.structure.span(of: AyahRef(surah: 2, ayah: 10))], query: "x")))
    reader.press("n")
    #expect(reader.state.mode == .browsing)
    reader.press("B")
    #expect(reader.state.mode == note)
    reader.press(.escape, .escape)
    reader.press("n")
    #expect(reader.state.mode == note)
  }

  // C4
  @Test func `the index is opened at the surah, narrowed by typing, and left without a trace`() throws {
    var reader = try ReaderFixture("18:10")
    reader.press("i")
    #expect(reader.text[0].hasPrefix("[surahs] · juz · hizb"))
    #expect(reader.lines().words([.reverse, .bold]).contains("Al-Kahf"))
    reader.press(.escape)
    #expect(reader.state.mode == .browsing && reader.place == "18:10")
    for (typed, place) in [("yasin", "36:1"), ("114", "114:1"), ("رحمن", "55:1"), ("the cow", "2:1"), ("٦٧", "67:1")] {
      reader.press("i" + typed)
      reader.press(.enter)
      #expect(reader.place == place, "\(typed)")
    }
    reader.press("i")
    reader.press(.tab, .end, .enter)
    #expect(reader.place == "78:1")
    reader.press("i")
    reader.press(.backTab)
    reader.press("60")
    reader.press(.enter)
    #expect(reader.place == "87:1")
    reader.press("izzz")
    #expect(reader.text[1] == "no such name")
    reader.press(.enter)
    #expect(reader.place == "87:1")
  }

  // MARK: - Reading that counts

  // K-1
  @Test func `a page that is in view to its end counts, once`() throws {
    var reader = try ReaderFixture("page:50")
    #expect(reader.state.inView == .page(50))
    reader.handle(.viewed)
    #expect(reader.take() == [.request(.count(.page(50)))])
    #expect(reader.state.inView == nil)
    reader.press(.right)
    #expect(reader.state.inView == .page(51))
    reader.press(.left)
    #expect(reader.state.inView == nil)
  }

  @Test func `a page whose end is not seen does not count before it is`() throws {
    var reader = try ReaderFixture("page:50", rows: 8)
    #expect(reader.state.inView == nil)
    // Fifteen rows, of which six are seen, and one again after each turn.
    reader.press(" ")
    #expect(reader.state.page == 50 && reader.state.inView == nil)
    reader.press(" ")
    #expect(reader.state.page == 50 && reader.state.inView == .page(50))
  }

  @Test func `verse by verse ayat count whose end is in view, each once`() throws {
    var reader = try ReaderFixture("112:1", flow: .verses, rows: 8, columns: 80)
    guard case .ayat(let first) = reader.state.inView else {
      Issue.record("it is another")
      return
    }
    #expect(first.map(\.description) == ["112:1-2"])
    reader.handle(.viewed)
    #expect(reader.take() == [.request(.count(.ayat(first)))])
    reader.press("jjj")
    guard case .ayat(let last) = reader.state.inView else {
      Issue.record("it is another")
      return
    }
    #expect(last.last?.last == AyahRef(surah: 112, ayah: 4))
    #expect(!last.contains { $0.first == AyahRef(surah: 112, ayah: 1) })
  }

  @Test func `nothing counts behind the page of keys or a question`() throws {
    var reader = try ReaderFixture("page:50")
    reader.press("?")
    #expect(reader.state.inView == nil)
    reader.press("x")
    reader.press("g")
    #expect(reader.state.inView == nil)
  }

  // MARK: - Other riwayat

  @Test func `another riwayah is read in its own numbers, on the same pages`() throws {
    var reader = try ReaderFixture("2:1", .warsh)
    #expect(reader.state.page == 2)
    #expect(reader.state.text?.lines == nil)
    #expect(reader.state.text?.foreignLetters == .hafs)
    for page in 3...604 {
      reader.press(.right)
      #expect(reader.state.page == page)
    }
    #expect(reader.state.selection.surah == 112)
  }
}
