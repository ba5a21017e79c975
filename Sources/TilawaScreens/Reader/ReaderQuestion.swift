import TilawaCore

/// A question at the foot of the reader's screen.
enum ReaderQuestion: PromptQuestion {
  /// The place to go to.
  case place
  /// The text to search for.
  case search
  /// The note about the ayah.
  case note(ref: String)
  /// The request to play; `instead` holds the ranges that it replaces.
  case play(instead: String?)

  var words: Sentence {
    switch self {
    case .place: ScreensSentences.goTo
    case .search: ScreensSentences.searchFor
    case .note(let ref): ScreensSentences.noteAt(ref: ref)
    case .play(let sounding): sounding.map { ScreensSentences.playInstead(ranges: $0) } ?? ScreensSentences.playWhat
    }
  }

  var hints: [Sentence] {
    switch self {
    case .place: [ScreensSentences.enterGo, ScreensSentences.readerPlaces, ScreensSentences.escLeave]
    case .search: [ScreensSentences.enterLook, ScreensSentences.wordsOrMarks, ScreensSentences.escLeave]
    case .note: [ScreensSentences.enterKeep, ScreensSentences.emptiesIt, ScreensSentences.escLeave]
    case .play:
      [ScreensSentences.enterPlay, ScreensSentences.playWishes, ScreensSentences.emptiesIt, ScreensSentences.escLeave]
    }
  }
}
