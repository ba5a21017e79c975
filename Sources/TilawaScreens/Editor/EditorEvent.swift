import TilawaCore
import TilawaTerminal

/// An event of the editor's screen.
enum EditorEvent: Hashable, ScreenEvent {
  case key(TerminalKey)
  case resized(rows: Int, columns: Int)
  /// The library has a requested change: the annotation with it, and what was done.
  case changed(Annotation, EditorHistory, words: String?)
  /// The library refuses a change: why, and the annotation as it is there.
  case refused(String, Annotation, EditorHistory)
  /// Another process has changed the annotation.
  case reloaded(Annotation, EditorHistory)
  /// The frame that was looked for; nil where there is none.
  case found(Int?, EditorRequest.Target)
  /// The frame that is heard now; nil in silence.
  case heard(Int?)
  /// Playing has ended.
  case silence
  /// There is no sound, and why.
  case soundless(String)
}

/// The numbers of changes that can be taken back, and done again.
struct EditorHistory: Hashable {
  var undo = 0
  var redo = 0
}

/// A request of the editor's screen to its back end.
enum EditorRequest: Hashable {
  case change(EditorChange)
  case undo, redo
  case play(Range<Int>, EditorModel.Sound)
  case stop
  case find(Target, around: Int)

  /// What can be looked for in the sound.
  enum Target: Hashable, Sendable { case crossingAfter, crossingBefore, pause }
}
