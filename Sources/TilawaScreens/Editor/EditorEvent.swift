import TilawaCore
import TilawaTerminal

/// An event of the editor's screen.
enum EditorEvent: Hashable, ScreenEvent {
  case key(TerminalKey)
  case wheel(Int)
  case resized(rows: Int, columns: Int)
  /// A click on a column of the strip.
  case clicked(column: Int)
  /// The library has made a requested change: the new annotation, the history, and a message about the change.
  case changed(Annotation, EditorHistory, words: Sentence?)
  /// The library refuses a change: the reason, and the annotation in the library.
  case refused(Sentence, Annotation, EditorHistory)
  /// Another process has changed the annotation.
  case reloaded(Annotation, EditorHistory)
  /// The result of a search for a frame; nil when nothing was found.
  case found(Int?, EditorRequest.Target)
  /// The frame that is heard now; nil in silence.
  case heard(Int?)
  /// Playing has ended.
  case silence
  /// Playing is not possible, for this reason.
  case soundless(Sentence)
}

/// The numbers of changes that can be undone and redone.
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

  /// A target of a search in the sound.
  enum Target: Hashable, Sendable { case crossingAfter, crossingBefore, pause }
}
