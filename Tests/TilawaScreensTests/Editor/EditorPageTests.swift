import Testing
import TilawaCore
import TilawaTerminal
import TilawaTestSupport

@testable import TilawaScreens

// T-F3.4 T-AC4
@Suite struct EditorPageTests {
  private let editor = EditorFixture([("2:1", 0, 10_000), ("*2:2", 10_000, 20_000), ("?", 20_000, 60_000)])

  @Test(arguments: [(24, 80), (14, 40), (50, 200), (15, 41)])
  func `a page has as many lines as the screen, none longer`(rows: Int, columns: Int) {
    var editor = editor
    editor.handle(.resized(rows: 24, columns: columns))
    for mode in [
      EditorModel.Mode.browsing, .dialogue(EditorModel.ConfirmAll(count: 2)), .help(3),
      .typing(PromptField(.assign("1"), offering: "")),
    ] {
      editor.state.mode = mode
      let page = editor.page(rows: rows, columns: columns, text: "a b c d e f g")
      #expect(page.count == rows)
      for line in page { #expect(line.fitting(columns).width <= columns) }
    }
  }

  @Test func `a screen that is too small is told so`() {
    #expect(editor.page(rows: 10, columns: 80).map(\.text) == ["the editor needs 40 × 14; q quits"])
  }

  @Test func `what is confirmed and what is suggested differ in signs and in colours`() throws {
    var editor = editor
    editor.handle(.resized(rows: 24, columns: 60))
    let page = editor.page(columns: 60, heights: Array(repeating: 0, count: 60))
    let markers = try #require(page.first { $0.text.contains("▲") })
    #expect(Array(markers.text)[0] == "▲")
    #expect(Array(markers.text)[20] == "▲", "the edge is also one of a confirmed segment")
    let labels = try #require(page.first { $0.text.contains("2:2?") })
    #expect(labels.text.hasPrefix("2:1       2:2?      ?"))
    #expect(labels.runs.first { $0.text.contains("2:1") }?.style.colour == .green)
    #expect(labels.runs.first { $0.text.contains("2:2?") }?.style.colour == .yellow)
  }

  @Test func `a marker that only suggestions have looks otherwise`() throws {
    var editor = EditorFixture([("*2:1", 0, 10_000), ("*2:2", 10_000, 20_000)])
    editor.handle(.resized(rows: 24, columns: 60))
    let page = editor.page(columns: 60, heights: Array(repeating: 0, count: 60))
    let markers = try #require(page.first { $0.text.contains("△") })
    #expect(Array(markers.text)[10] == "△")
    #expect(markers.runs.first { $0.text.contains("△") }?.style.colour == .yellow)
    #expect(page.contains { $0.text.contains("┊") })
  }

  @Test func `louder columns are higher`() {
    var editor = editor
    editor.handle(.resized(rows: 24, columns: 60))
    let heights = (0..<60).map { Float($0) / 59 }
    let strip = EditorStrip(state: editor.state, heights: heights, rows: 4).lines
    #expect(Array(strip[0].text)[59] == "█")
    #expect(Array(strip[3].text)[30] == "█")
    #expect(Array(strip[0].text)[30] == " ")
  }

  @Test func `a suggestion says what it is built on`() {
    var editor = editor
    editor.state.cursor = 10_000
    let page = editor.page().map(\.text)
    #expect(page.contains("pause of 0:00.420 before it · 87% sure"))
    #expect(page.contains { $0.hasPrefix("2/3  2:2  suggested  0:10.000–0:20.000") })
  }

  @Test func `the ayah's text is in lines of its own, whole words, to be shaped by the terminal`() {
    let text = Array(repeating: "كلمة", count: 30).joined(separator: " ")
    let lines = editor.page(text: text).filter { $0.script == .rightToLeft }
    #expect(lines.count == 2)
    #expect(lines.map { String($0.text.trimmingPrefix { $0 == " " }) }.joined(separator: " ") == text)
    // At the right edge.
    #expect(lines.allSatisfy { $0.width == 80 })
  }

  @Test func `the status line says time, zoom and what is heard`() {
    var editor = editor
    editor.state.cursor = 12_345
    editor.press("1 ")
    editor.handle(.heard(12_400))
    let page = editor.page().map(\.text)
    #expect(page.contains("0:12.345  10 ms a column  ▶ looping 0:12.400"))
  }

  @Test func `titles cannot write on the terminal`() {
    #expect("x\u{1B}]0;y\u{7}".printable.unicodeScalars.allSatisfy { $0.value >= 32 })
  }
}

@Suite struct EditorViewTests {
  @Test func `every frame is in the column that it is drawn in`() {
    for zoom in [EditorView.Zoom.whole, .column(milliseconds: 10), .column(milliseconds: 200)] {
      var view = EditorView(frames: 61_234, rate: 1000, columns: 77)
      view.set(zoom, around: 30_000)
      for column in 0..<77 {
        let first = view.frame(ofColumn: column)
        let next = view.frame(ofColumn: column + 1)
        #expect(view.column(of: first) == column)
        #expect(view.column(of: next - 1) == column)
      }
    }
  }

  @Test func `zooming keeps the place under the cursor where it is on the screen`() {
    var view = EditorView(frames: 7_200_000, rate: 1000, columns: 80)
    view.zoom(.nearer, around: 3_600_000)
    #expect(view.column(of: 3_600_000) == 40)
    for _ in 0..<20 { view.zoom(.nearer, around: 3_600_000) }
    #expect(view.zoom == .column(milliseconds: 1))
    #expect(view.column(of: 3_600_000) == 40)
    for _ in 0..<30 { view.zoom(.further, around: 3_600_000) }
    #expect(view.zoom == .whole)
    #expect(view.start == 0)
  }

  @Test func `the end of the recording is on the screen too`() {
    var view = EditorView(frames: 10_000, rate: 1000, columns: 80)
    #expect(view.column(of: 10_000) == 79)
    view.set(.column(milliseconds: 10), around: 10_000)
    #expect(view.shows(10_000))
  }

  @Test func `a recording shorter than the screen is shown`() {
    var view = EditorView(frames: 30, rate: 1000, columns: 80)
    #expect(view.shows(29))
    view.zoom(.nearer, around: 29)
    #expect(view.shows(29))
    #expect(view.start == 0)
  }
}
