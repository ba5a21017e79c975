import TilawaCore
import TilawaDesktop
import TilawaTerminal

/// An event of the reader's screen.
enum ReaderEvent: ScreenEvent {
  case key(TerminalKey)
  case wheel(Int)
  case resized(rows: Int, columns: Int)
  /// A click on an ayah, with the number of the word in the whole Quran if it was on one.
  case clicked(AyahRef, word: Int?)
  /// The portion that was asked for; nil: it cannot be read.
  case text(ReaderText?)
  /// The text in view has been there long enough to count as read.
  case viewed
  /// The result of a search.
  case found(ReaderFinding)
  /// The user has stayed at a find long enough to read there.
  case stayed
  /// The bookmarks in the whole Quran.
  case marks([ReaderMark])
  /// The present sound; nil when nothing sounds.
  case sound(ReaderSound?)
  /// A message for the user.
  case said(Sentence)
}

/// The result of a search.
enum ReaderFinding: Hashable {
  case places([WordRange], query: String)
  case refused(Sentence)
}

/// A bookmark as the reader shows it.
struct ReaderMark: Hashable {
  let words: WordRange
  let note: String
}

/// Text in view that can count as read.
enum ViewedText: Hashable {
  case page(Int)
  case ayat([AyahRange])
}

/// A request of the reader's screen to its back end.
enum ReaderRequest: Hashable {
  /// Store these settings.
  case settings(ReaderSettings)
  /// Add a bookmark at an ayah, or remove the one there.
  case bookmark(AyahRef)
  case note(AyahRef, String)
  case search(String)
  /// Count this as read.
  case count(ViewedText)
  /// Play this, in place of what sounds.
  case play(PlayWish)
  /// Send this to the player that sounds.
  case steer(ControlVerb)
}
