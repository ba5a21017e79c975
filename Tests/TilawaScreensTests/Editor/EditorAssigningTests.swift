import Testing
import TilawaCore
import TilawaTerminal
import TilawaTestSupport

@testable import TilawaScreens

// T-F3.7 T-S2
@Suite struct EditorAssigningTests {
  @Test func `the segment sounds over and over while its ayah is chosen`() {
    var editor = EditorFixture([("2:1", 0, 10_000), ("?", 10_000, 20_000)])
    editor.state.cursor = 12_000
    editor.press(.enter)
    #expect(editor.asked == [.request(.play(10_000..<20_000, .looping("1")))])
    editor.press(.escape)
    #expect(editor.asked.last == .request(.stop))
    #expect(editor.marked == "2:1 0-10000 | ? 10000-20000")
  }

  @Test func `the next ayah is offered, and Enter takes it`() {
    var editor = EditorFixture([("2:5", 0, 10_000), ("?", 10_000, 20_000), ("?", 20_000, 30_000)])
    editor.state.cursor = 12_000
    editor.press(.enter, .enter)
    #expect(editor.marked == "2:5 0-10000 | 3:1 10000-20000 | ? 20000-30000")
    #expect(editor.state.cursor == 20_000)
    editor.press(.enter, .enter)
    #expect(editor.marked == "2:5 0-10000 | 3:1 10000-20000 | 3:2 20000-30000")
  }

  @Test func `at the beginning what the recording should hold is offered`() {
    let structure = MiniatureQuran.structure
    let expected = structure.span(of: AyahRef(surah: 4, ayah: 2))
    var editor = EditorFixture([("?", 0, 10_000)], expecting: expected)
    editor.press(.enter, .enter)
    #expect(editor.marked == "4:2 0-10000")
  }

  @Test(arguments: [
    ("2:4", "2:4"), ("4", "2:4"), ("2:1-3", "2:1-3"), ("speech", "speech"), ("٢:٤", "2:4"), ("2:2:1", "2:2:1"),
    ("?", "?"),
  ])
  func `another can be typed`(typed: String, label: String) {
    var editor = EditorFixture([("2:1", 0, 10_000), ("?", 10_000, 20_000)])
    editor.state.cursor = 12_000
    editor.press(.enter)
    editor.press(typed)
    editor.press(.enter)
    #expect(editor.marked == "2:1 0-10000 | \(label) 10000-20000")
  }

  @Test func `the arrows go through the ayat, and the text follows`() {
    var editor = EditorFixture([("2:1", 0, 10_000), ("?", 10_000, 20_000)])
    let structure = MiniatureQuran.structure
    editor.state.cursor = 12_000
    editor.press(.enter)
    #expect(editor.state.shown == [.text(structure.span(of: AyahRef(surah: 2, ayah: 2)))])
    editor.press(.up)
    #expect(editor.state.shown == [.text(structure.span(of: AyahRef(surah: 2, ayah: 3)))])
    editor.press(.down, .down, .enter)
    #expect(editor.marked == "2:1 0-10000 | 2:1 10000-20000")
  }

  @Test func `what cannot be read is said, and nothing is changed`() {
    var editor = EditorFixture([("2:1", 0, 10_000), ("?", 10_000, 20_000)])
    editor.state.cursor = 12_000
    editor.press(.enter)
    editor.press("2:9")
    editor.press(.enter)
    guard case .typing(let prompt) = editor.state.mode else { return #expect(Bool(false), "it still asks") }
    #expect(prompt.fault?.sentence.text == "surah 2 has 5 ayat")
    #expect(editor.marked == "2:1 0-10000 | ? 10000-20000")
    editor.press(.backspace)
    editor.press("3")
    editor.press(.enter)
    #expect(editor.marked == "2:1 0-10000 | 2:3 10000-20000")
  }

  // T-F3.8
  @Test func `Enter on a segment with a join keeps the join where it is`() {
    var editor = EditorFixture([("2:5", 0, 10_000), ("3:1", 10_000, 20_000)])
    editor.press("j")
    let joined = editor.state.annotation.segments[0].content
    editor.press(.enter, .enter)
    #expect(editor.state.annotation.segments[0].content == joined)
  }

  @Test func `what loops goes on with its new edges when a marker moves`() {
    var editor = EditorFixture([("2:1", 0, 10_000), ("2:2", 10_000, 20_000)])
    editor.state.cursor = 10_000
    editor.press(" >")
    #expect(editor.asked.first == .request(.play(10_000..<20_000, .looping("1"))))
    #expect(editor.asked.last == .request(.play(10_010..<20_000, .looping("1"))))
    editor.press(" ")
    #expect(editor.asked.last == .request(.stop))
    #expect(editor.state.sound == .none)
  }

  @Test func `without sound everything else goes on`() {
    var editor = EditorFixture([("2:1", 0, 10_000), ("?", 10_000, 20_000)])
    editor.state.cursor = 12_000
    editor.press(.enter)
    editor.handle(.soundless(Sentence(verbatim: "there is no sound: no server")))
    #expect(editor.state.sound == .none)
    editor.press(.enter)
    #expect(editor.marked == "2:1 0-10000 | 2:2 10000-20000")
  }
}
