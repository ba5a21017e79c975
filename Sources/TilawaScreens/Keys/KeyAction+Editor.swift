import TilawaTerminal

extension KeyAction {
  /// The actions of the editor.
  static let editor =
    section(
      .editor, "Navigation",
      [
        ("left", [.left, "h"], "a column to the left"), ("right", [.right, "l"], "a column to the right"),
        ("left-ten", [.shiftLeft, "H"], "ten columns to the left"),
        ("right-ten", [.shiftRight, "L"], "ten columns to the right"),
        ("screen-back", [.pageUp], "a screen back"), ("screen-on", [.pageDown], "a screen forward"),
        ("begin", [.home], "the beginning"), ("end", [.end], "the end"),
        ("zoom-in", [.up, "+", "="], "zoom in"), ("zoom-out", [.down, "-"], "zoom out"),
        ("whole", ["0"], "the whole recording"), ("fine", ["1"], "10 ms per column"),
        ("next-marker", [.tab], "next marker"), ("previous-marker", [.backTab], "previous marker"),
        ("next-suggestion", ["n"], "next suggestion"), ("previous-suggestion", ["p"], "previous suggestion"),
        ("next-flag", ["f"], "next flagged suggestion"),
        ("previous-flag", ["F"], "previous flagged suggestion"),
        ("go-to", ["g"], "go to a time: 62.5, 1:02.5, 500ms, +5, -5"), ("find", ["/"], "go to an ayah: 78:5"),
      ])
    + section(
      .editor, "Markers: the edges of segments. A marker is selected if the cursor is exactly at it",
      [
        ("marker", ["m"], "place a marker: splits the segment or the gap here"),
        ("remove-marker", ["x", .delete], "remove the marker"),
        ("back-1ms", [","], "move the marker (or the cursor) 1 ms back"), ("on-1ms", ["."], "1 ms forward"),
        ("back-10ms", ["<"], "10 ms back"), ("on-10ms", [">"], "10 ms forward"), ("back-50ms", ["["], "50 ms back"),
        ("on-50ms", ["]"], "50 ms forward"), ("next-zero", ["z"], "to the next zero crossing"),
        ("previous-zero", ["Z"], "to the previous zero crossing"),
        ("pause-middle", ["c"], "to the middle of the pause"),
      ])
    + section(
      .editor, "The segment under the cursor",
      [
        ("assign", [.enter, "a"], "assign an ayah while the segment repeats; the next ayah is suggested"),
        ("speech", ["s"], "it is speech, not recitation"), ("other", ["o"], "it is neither recitation nor speech"),
        ("confirm", ["y"], "confirm the suggestion"),
        ("confirm-all", ["Y"], "confirm all suggestions, after a question"), ("split", ["k"], "split it at the cursor"),
        ("merge", ["j"], "merge it with the next segment, and keep a join between them"),
        ("delete", ["d"], "delete it"), ("prefer", ["*"], "prefer this take of its ayah"),
      ])
    + section(
      .editor, "Sound",
      [
        ("loop", [" "], "repeat the segment; again: stop"), ("play", ["P"], "play from the cursor"),
        ("silence", [.escape], "stop the sound"),
      ])
    + section(
      .editor, "Else",
      [
        ("undo", ["u"], "undo; all changes, also those of earlier sessions"),
        ("redo", ["r", .control("r")], "redo"), ("help", ["?"], "this page"),
        ("quit", ["q"], "quit: every change is saved already"),
      ])

  /// The actions of the index. Letters and digits are typed there.
  static let index = section(
    .index, "The index",
    [
      ("go", [.enter], "go to the selected entry"), ("leave", [.escape], "back"), ("down", [.down], "the next entry"),
      ("up", [.up], "the previous entry"), ("page-down", [.pageDown], "a screen forward"),
      ("page-up", [.pageUp], "a screen back"), ("first", [.home], "the first entry"),
      ("last", [.end], "the last entry"),
      ("next-list", [.tab, .right], "the next list: surahs, juz, hizb"),
      ("previous-list", [.backTab, .left], "the previous list"),
    ])

  /// The actions of the page of keys; every other key leaves it.
  static let help = section(
    .help, "This page",
    [
      ("down", [.down, "j", .enter], "a line forward"), ("up", [.up, "k"], "a line back"),
      ("page-down", [.pageDown, " "], "ten lines forward"), ("page-up", [.pageUp], "ten lines back"),
    ])
}
