import TilawaCore
import TilawaDesktop
import TilawaTerminal

/// What can happen to the reader.
enum ReaderEvent {
  case key(TerminalKey)
  case resized(rows: Int, columns: Int)
  /// The portion that was wanted; nil: it cannot be read.
  case text(ReaderText?)
  /// What is in view was there long enough.
  case viewed
  /// Where somebody looked for is, or why it is not.
  case found(ReaderFinding)
  /// Somebody has been where they look for long enough to read there.
  case stayed
  /// What is marked in the whole Quran.
  case marks([ReaderMark])
  /// What sounds by now; nil: nothing.
  case sound(ReaderSound?)
  /// Something that somebody should know.
  case said(String)
}

/// What was found.
enum ReaderFinding: Hashable {
  case places([WordRange], query: String)
  case refused(String)
}

/// A place with a bookmark.
struct ReaderMark: Hashable {
  let words: WordRange
  let note: String
}

/// What counts as read.
enum ViewedText: Hashable {
  case page(Int)
  case ayat([AyahRange])
}

/// What the reader asks for.
enum ReaderRequest: Hashable {
  case leave(ExitCodes)
  /// Stop the program, as the shell's Ctrl-Z does.
  case suspend
  case repaint
  /// These settings hold now; what can be kept is.
  case settings(ReaderSettings)
  /// Mark an ayah, or take its mark away.
  case bookmark(AyahRef)
  case note(AyahRef, String)
  case search(String)
  /// This was read.
  case count(ViewedText)
  /// Play this, in place of whatever sounds.
  case play(PlayWish)
  /// Have whatever sounds do this.
  case steer(ControlVerb)
}
