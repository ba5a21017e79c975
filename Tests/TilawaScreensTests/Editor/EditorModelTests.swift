import Testing
import TilawaCore
import TilawaTerminal
import TilawaTestSupport

@testable import TilawaScreens

// T-F3.5 T-F3.7 T-F3.13 T-AC4
@Suite struct EditorModelTests {
  @Test func `a marker in what is not marked parts it`() {
    var editor = EditorFixture([("2:1", 0, 10_000)])
    editor.state.cursor = 20_000
    editor.press("m")
    #expect(editor.marked == "2:1 0-10000 | ? 10000-20000 | ? 20000-60000")
    #expect(editor.state.isOnMarker)
  }

  @Test func `a marker in a segment splits it`() {
    var editor = EditorFixture([("2:1", 0, 10_000)])
    editor.state.cursor = 4000
    editor.press("m")
    #expect(editor.marked == "2:1 0-4000 | ? 4000-10000")
  }

  @Test(arguments: [(".", 10_001), (",", 9999), (">", 10_010), ("<", 9990), ("]", 10_050), ("[", 9950)])
  func `a marker moves by 1, 10 and 50 ms with both of its segments`(key: String, place: Int) {
    var editor = EditorFixture([("2:1", 0, 10_000), ("2:2", 10_000, 20_000)])
    editor.state.cursor = 10_000
    editor.press(key)
    #expect(editor.marked == "2:1 0-\(place) | 2:2 \(place)-20000")
    #expect(editor.state.cursor == place)
  }

  @Test func `without a marker under it the cursor moves alone`() {
    var editor = EditorFixture([("2:1", 0, 10_000)])
    editor.state.cursor = 4000
    editor.press("]")
    #expect(editor.state.cursor == 4050)
    #expect(editor.asked.isEmpty)
  }

  @Test func `a marker goes to the place that was found in the sound`() {
    var editor = EditorFixture([("2:1", 0, 10_000), ("2:2", 10_000, 20_000)])
    editor.state.cursor = 10_000
    editor.press("z")
    #expect(editor.asked == [.request(.find(.crossingAfter, around: 10_000))])
    editor.handle(.found(10_007, .crossingAfter))
    #expect(editor.marked == "2:1 0-10007 | 2:2 10007-20000")
    editor.handle(.found(nil, .pause))
    #expect(editor.state.message?.text == "there is no pause near here")
  }

  @Test func `a marker does not pass its neighbour`() {
    var editor = EditorFixture([("2:1", 0, 20), ("2:2", 20, 20_000)])
    editor.state.cursor = 20
    editor.press("[")
    #expect(editor.marked == "2:1 0-20 | 2:2 20-20000")
    #expect(editor.state.cursor == 20)
    #expect(
      editor.state.message?.text.hasPrefix("not done") == true || editor.state.message?.text.contains("marker") == true)
  }

  @Test func `a column at a time the cursor stops at the markers on its way`() {
    var editor = EditorFixture([("2:1", 0, 10_300), ("2:2", 10_300, 20_000)])
    editor.state.cursor = 9000
    editor.press(.right)
    #expect(editor.state.cursor == 10_300)
    editor.press(.right)
    #expect(editor.state.cursor == 11_000)
    editor.press(.left)
    #expect(editor.state.cursor == 10_300)
  }

  @Test func `removing the marker between two ayat makes one segment of them, with a join`() {
    var editor = EditorFixture([("2:5", 0, 10_000), ("3:1", 10_000, 20_000)])
    editor.press(.tab)
    editor.press("x")
    #expect(editor.marked == "2:5 + 3:1 0-20000")
    #expect(editor.state.isOnMarker)
  }

  @Test func `what is taken back can be done again, as often as there were changes`() {
    var editor = EditorFixture([("2:1", 0, 10_000)])
    for place in [20_000, 30_000, 40_000] {
      editor.state.cursor = place
      editor.press("m")
    }
    let after = editor.marked
    editor.press("uuu")
    #expect(editor.marked == "2:1 0-10000")
    #expect(editor.state.history == EditorHistory(undo: 0, redo: 3))
    editor.press("rrr")
    #expect(editor.marked == after)
  }

  @Test func `speech and what is no recitation are said by one key, which goes on to the next`() {
    var editor = EditorFixture([("?", 0, 10_000), ("?", 10_000, 20_000), ("2:1", 20_000, 30_000)])
    editor.press("so")
    #expect(editor.marked == "speech 0-10000 | - 10000-20000 | 2:1 20000-30000")
    #expect(editor.state.cursor == 20_000)
  }

  @Test func `merging and deleting are about the segment under the cursor`() {
    var editor = EditorFixture([("2:1", 0, 10_000), ("2:2", 10_000, 20_000), ("2:3", 20_000, 30_000)])
    editor.state.cursor = 12_000
    editor.press("j")
    #expect(editor.marked == "2:1 0-10000 | 2:2 + 2:3 10000-30000")
    editor.press("d")
    #expect(editor.marked == "2:1 0-10000")
    editor.press("j")
    #expect(editor.state.message?.text == "there is no segment here; m places a marker")
  }

  // T-F3.6: suggestions are kept apart until somebody confirms them.
  @Test func `suggestions are confirmed one by one or, after a question, all`() {
    var editor = EditorFixture([("*2:1", 0, 10_000), ("*2:2", 10_000, 20_000), ("*?", 20_000, 30_000)])
    editor.press("y")
    #expect(editor.marked == "2:1 0-10000 | *2:2 10000-20000 | *? 20000-30000")
    #expect(editor.state.cursor == 10_000)
    editor.press("Yn")
    #expect(editor.marked == "2:1 0-10000 | *2:2 10000-20000 | *? 20000-30000")
    editor.press("Yy")
    #expect(editor.marked == "2:1 0-10000 | 2:2 10000-20000 | ? 20000-30000")
  }

  @Test func `what is flagged comes first, and confirming it goes on to the next`() {
    var editor = EditorFixture([
      ("*2:1", 0, 10_000), ("!2:2", 10_000, 20_000), ("*2:3", 20_000, 30_000), ("!2:4", 30_000, 40_000),
    ])
    #expect(editor.state.cursor == 10_000)
    #expect(editor.state.message?.text == "2 to check: f goes to the next, y confirms")
    editor.press("y")
    #expect(editor.state.cursor == 30_000)
    editor.press("f")
    #expect(editor.state.message?.text == "no flag after this")
    editor.press("y")
    #expect(editor.marked == "*2:1 0-10000 | 2:2 10000-20000 | *2:3 20000-30000 | 2:4 30000-40000")
    editor.press("F")
    #expect(editor.state.message?.text == "nothing is flagged")
  }

  @Test func `f and F go from flag to flag`() {
    var editor = EditorFixture([("!2:1", 0, 10_000), ("*2:2", 10_000, 20_000), ("!2:3", 20_000, 30_000)])
    editor.press("f")
    #expect(editor.state.cursor == 20_000)
    editor.press("f")
    #expect(editor.state.message?.text == "no flag after this; F goes the other way")
    editor.press("F")
    #expect(editor.state.cursor == 0)
  }

  @Test func `what somebody else changed is shown, and what does not fit any more is refused with a word`() {
    var editor = EditorFixture([("2:1", 0, 10_000)])
    let other = Annotation(frames: 60_000, rate: 1000)
    editor.handle(.reloaded(other, EditorHistory(undo: 4, redo: 0)))
    #expect(editor.marked == "")
    #expect(editor.state.message?.text == "it was changed elsewhere; showing the new state")
    #expect(editor.state.history.undo == 4)
  }

  @Test func `a change of a segment that is not as it was seen is refused`() throws {
    let seen = EditorFixture([("2:1", 0, 10_000)]).state.annotation
    let now = EditorFixture([("2:3", 0, 10_000)]).state.annotation
    let editing = SegmentEditing(now, now: 1) { "9" }
    #expect(throws: EditError.self) { try EditorChange.assign(.speech, "0").edit(editing, seen: seen) }
  }

  @Test func `it goes to a time, and from here on`() {
    var editor = EditorFixture([])
    editor.press("g")
    editor.press("0:12.5")
    editor.press(.enter)
    #expect(editor.state.cursor == 12_500)
    editor.press("g")
    editor.press("-2")
    editor.press(.enter)
    #expect(editor.state.cursor == 10_500)
    editor.press("gx")
    editor.press(.enter)
    #expect(editor.state.cursor == 10_500)
    guard case .typing(let prompt) = editor.state.mode else { return #expect(Bool(false), "it still asks") }
    #expect(prompt.fault?.sentence.text.hasPrefix("a time is written") == true)
  }

  @Test func `it finds an ayah, from the cursor on and then from the beginning`() {
    var editor = EditorFixture([("2:1", 0, 10_000), ("2:2", 10_000, 20_000), ("2:1", 20_000, 30_000)])
    for place in [20_000, 0, 20_000] {
      editor.press("/2:1")
      editor.press(.enter)
      #expect(editor.state.cursor == place)
    }
  }

  @Test func `control keys end and stop the program, whatever is on the screen`() {
    var editor = EditorFixture([("2:1", 0, 10_000)])
    editor.press("g")
    editor.press(.control("z"), .control("c"))
    #expect(editor.asked == [.suspend, .leave(.interrupted)])
  }

  @Test func `of several takes the chosen one is preferred, else the newest that is confirmed`() throws {
    var editor = EditorFixture([("2:1", 0, 10_000), ("2:1", 10_000, 20_000), ("*2:1", 20_000, 30_000)])
    let segments = editor.state.annotation.segments
    #expect(editor.state.takes(of: segments[0]).all.count == 3)
    editor.press("*")
    #expect(editor.state.takes(of: segments[1]).preferred?.id == "0")
  }
}
