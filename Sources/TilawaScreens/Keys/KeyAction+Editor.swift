import TilawaCore
import TilawaTerminal

extension KeyAction {
  /// The actions of the editor.
  static let editor =
    section(
      .editor, ScreensSentences.sectionNavigation,
      [
        ("left", [.left, "h"], ScreensSentences.editorLeft), ("right", [.right, "l"], ScreensSentences.editorRight),
        ("left-ten", [.shiftLeft, "H"], ScreensSentences.editorLeftTen),
        ("right-ten", [.shiftRight, "L"], ScreensSentences.editorRightTen),
        ("screen-back", [.pageUp], ScreensSentences.editorScreenBack),
        ("screen-on", [.pageDown], ScreensSentences.editorScreenOn),
        ("begin", [.home], ScreensSentences.keyBegin), ("end", [.end], ScreensSentences.editorEnd),
        ("zoom-in", [.up, "+", "="], ScreensSentences.editorZoomIn),
        ("zoom-out", [.down, "-"], ScreensSentences.editorZoomOut),
        ("whole", ["0"], ScreensSentences.editorWhole), ("fine", ["1"], ScreensSentences.editorFine),
        ("next-marker", [.tab], ScreensSentences.editorNextMarker),
        ("previous-marker", [.backTab], ScreensSentences.editorPreviousMarker),
        ("next-suggestion", ["n"], ScreensSentences.editorNextSuggestion),
        ("previous-suggestion", ["p"], ScreensSentences.editorPreviousSuggestion),
        ("next-flag", ["f"], ScreensSentences.editorNextFlag),
        ("previous-flag", ["F"], ScreensSentences.editorPreviousFlag),
        ("go-to", ["g"], ScreensSentences.editorGoTo), ("find", ["/"], ScreensSentences.editorFind),
      ])
    + section(
      .editor, ScreensSentences.sectionMarkersTheEdges,
      [
        ("marker", ["m"], ScreensSentences.editorMarker),
        ("remove-marker", ["x", .delete], ScreensSentences.editorRemoveMarker),
        ("back-1ms", [","], ScreensSentences.editorBack1ms), ("on-1ms", ["."], ScreensSentences.editorOn1ms),
        ("back-10ms", ["<"], ScreensSentences.editorBack10ms), ("on-10ms", [">"], ScreensSentences.editorOn10ms),
        ("back-50ms", ["["], ScreensSentences.editorBack50ms),
        ("on-50ms", ["]"], ScreensSentences.editorOn50ms), ("next-zero", ["z"], ScreensSentences.editorNextZero),
        ("previous-zero", ["Z"], ScreensSentences.editorPreviousZero),
        ("pause-middle", ["c"], ScreensSentences.editorPauseMiddle),
      ])
    + section(
      .editor, ScreensSentences.sectionTheSegmentUnder,
      [
        ("assign", [.enter, "a"], ScreensSentences.editorAssign),
        ("speech", ["s"], ScreensSentences.editorSpeech), ("other", ["o"], ScreensSentences.editorOther),
        ("confirm", ["y"], ScreensSentences.editorConfirm),
        ("confirm-all", ["Y"], ScreensSentences.editorConfirmAll), ("split", ["k"], ScreensSentences.editorSplit),
        ("merge", ["j"], ScreensSentences.editorMerge),
        ("delete", ["d"], ScreensSentences.editorDelete), ("prefer", ["*"], ScreensSentences.editorPrefer),
      ])
    + section(
      .editor, ScreensSentences.sectionSound,
      [
        ("loop", [" "], ScreensSentences.editorLoop), ("play", ["P"], ScreensSentences.editorPlay),
        ("silence", [.escape], ScreensSentences.editorSilence),
      ])
    + section(
      .editor, ScreensSentences.sectionElse,
      [
        ("undo", ["u"], ScreensSentences.editorUndo),
        ("redo", ["r", .control("r")], ScreensSentences.editorRedo), ("help", ["?"], ScreensSentences.keyHelp),
        ("quit", ["q"], ScreensSentences.editorQuit),
      ])

  /// The actions of the index. Letters and digits are typed there.
  static let index = section(
    .index, ScreensSentences.sectionTheIndex,
    [
      ("go", [.enter], ScreensSentences.indexGo), ("leave", [.escape], ScreensSentences.indexLeave),
      ("down", [.down], ScreensSentences.indexDown),
      ("up", [.up], ScreensSentences.indexUp), ("page-down", [.pageDown], ScreensSentences.editorScreenOn),
      ("page-up", [.pageUp], ScreensSentences.editorScreenBack), ("first", [.home], ScreensSentences.indexFirst),
      ("last", [.end], ScreensSentences.indexLast),
      ("next-list", [.tab, .right], ScreensSentences.indexNextList),
      ("previous-list", [.backTab, .left], ScreensSentences.indexPreviousList),
    ])

  /// The actions of the page of keys; every other key leaves it.
  static let help = section(
    .help, ScreensSentences.sectionThisPage,
    [
      ("down", [.down, "j", .enter], ScreensSentences.helpDown), ("up", [.up, "k"], ScreensSentences.helpUp),
      ("page-down", [.pageDown, " "], ScreensSentences.helpPageDown),
      ("page-up", [.pageUp], ScreensSentences.helpPageUp),
    ])
}
