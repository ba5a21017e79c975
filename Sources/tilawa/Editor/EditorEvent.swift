import TilawaCore
import TilawaTerminal

/// What happens to the editor.
enum EditorEvent: Hashable {
  case key(TerminalKey)
  /// The screen has so many columns now.
  case resized(columns: Int)
  /// A change of ours is in the library; what is marked then, and what was done.
  case changed(Annotation, EditorHistory, words: String?)
  /// The library refuses it; what is marked there.
  case refused(String, Annotation, EditorHistory)
  /// Somebody else has changed what is marked.
  case reloaded(Annotation, EditorHistory)
  /// The place that was looked for; nil where there is none.
  case found(Int?, EditorRequest.Target)
  /// What is heard now; nil in silence.
  case heard(Int?)
  /// What was played once has ended.
  case silence
  /// It cannot be heard.
  case soundless(String)
}

/// How many changes can be taken back, and done again.
struct EditorHistory: Hashable {
  var undo = 0
  var redo = 0
}

/// What the editor wants done.
enum EditorRequest: Hashable {
  case change(EditorChange)
  case undo, redo
  case play(Range<Int>, EditorModel.Sound)
  case stop
  case find(Target, around: Int)
  /// Ends.
  case leave(ExitCodes)
  /// Stops the program until the shell lets it go on.
  case suspend
  case repaint

  /// What can be looked for in the sound.
  enum Target: Hashable { case crossingAfter, crossingBefore, pause }
}
