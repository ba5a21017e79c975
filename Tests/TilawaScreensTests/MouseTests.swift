import AppPlayback
import Foundation
@testable import AppBase
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaTerminal
import TilawaTestSupport
import Testing

@testable import TilawaScreens

/// Clicks and the wheel on the screens.
@Suite struct MouseTests {
  /// The words of a line by their columns, as a terminal shows them: the first word of a right-to-left line ends it.
  private func column(of word: String, in line: TextLine, _ bidi: Bidi) throws -> Int {
    let range = try #require(line.text.range(of: word))
    let before = String(line.text[..<range.lowerBound])
    if bidi == .none { return before.columns }
    let margin = line.text.prefix { $0 == " " }.count
    return line.width - 1 - (before.columns - margin)
  }

  @Test(arguments: Bidi.allCases) func `a click in the reader goes to the ayah, and tells the word`(bidi: Bidi) throws {
    var reader = try ReaderFixture("2:1", rows: 40)
    let look = ScreenLook(knowledge: bidi.asNamed, palette: .colours)
    let lines = reader.lines(bidi.asNamed)
    let row = try #require(lines.firstIndex { $0.text.contains("ٱلْكِتَـٰبُ") })
    let page = ReaderPage(state: reader.state, look: look)
    let hit = try #require(page.place(at: row, try column(of: "ٱلْكِتَـٰبُ", in: lines[row], bidi)))
    #expect("\(hit.ayah)" == "2:2")
    reader.handle(.clicked(hit.ayah, word: hit.word))
    #expect(reader.place == "2:2" && reader.state.message?.text == "2:2, word 2")
    #expect(page.place(at: 0, 3) == nil && page.place(at: 39, 3) == nil && page.place(at: row, 0) == nil)
  }

  @Test func `the wheel scrolls the reader by rows, and at the end to what follows`() throws {
    var reader = try ReaderFixture("2:1", flow: .verses, rows: 12)
    let top = reader.state.top
    reader.handle(.wheel(1))
    #expect(reader.state.top == top + 3)
    reader.handle(.wheel(-1))
    #expect(reader.state.top == top)
    var page = try ReaderFixture("112:1", rows: 40)
    page.handle(.wheel(1))
    #expect(page.state.page == 604 || page.state.message != nil)
    // The page of keys is scrolled too.
    page.press("?")
    page.handle(.wheel(1))
    #expect(page.state.mode == .help(1))
  }

  @Test func `in the player a click chooses an ayah, and a second one goes there`() throws {
    var screen = try ScreenFixture("2:1-5")
    screen.show(screen.progress())
    let look = ScreenLook(knowledge: Bidi.terminal.asNamed, palette: .colours)
    let lines = screen.lines()
    let row = try #require(lines.firstIndex { $0.text.contains("ٱلْكِتَـٰبُ") })
    let page = PlayerScreenPage(state: screen.state, rows: 24, columns: 80, look: look)
    let ref = try #require(page.ayah(at: row, try column(of: "ٱلْكِتَـٰبُ", in: lines[row], .terminal)))
    #expect("\(ref)" == "2:2" && page.ayah(at: 0, 5) == nil)
    screen.handle(.clicked(ref))
    #expect(screen.state.selection == ref && screen.take() == [])
    screen.handle(.wheel(1))
    screen.handle(.wheel(-1))
    screen.handle(.clicked(ref))
    #expect(screen.state.selection == nil && screen.take() == [.request(.act(.command(.jump(ref))))])
  }

  @Test func `in the editor a click moves the cursor onto the marker of its column`() {
    var editor = EditorFixture([("2:1", 0, 10_000), ("?", 10_000, 30_000)])
    let column = editor.state.view.column(of: 10_000)
    editor.handle(.clicked(column: column))
    #expect(editor.state.cursor == 10_000 && editor.state.isOnMarker)
    let page = EditorPage(
      state: editor.state, content: .init(), knowledge: Bidi.terminal.asNamed, rows: 24, columns: 80)
    #expect(!page.isStrip(0) && page.isStrip(1) && page.isStrip(5) && !page.isStrip(23))
    editor.press("1")
    let start = editor.state.view.start
    editor.handle(.wheel(1))
    #expect(editor.state.view.start > start && editor.state.cursor == 10_000)
  }
}
