import TilawaCore

/// A question at the foot of the editor's screen.
enum EditorQuestion: PromptQuestion {
  /// The content of a segment.
  case assign(Segment.ID)
  /// The time to go to.
  case time
  /// The ayah to go to.
  case find

  var words: Sentence {
    switch self {
    case .assign: ScreensSentences.whatIsRecited
    case .time: ScreensSentences.goToWhichTime
    case .find: ScreensSentences.goToWhichAyah
    }
  }

  var hints: [Sentence] {
    switch self {
    case .assign:
      [
        ScreensSentences.enterAssign, ScreensSentences.arrowsNext, ScreensSentences.editorLabels,
        ScreensSentences.editorWords, ScreensSentences.escLeave,
      ]
    case .time, .find: [ScreensSentences.enterGo, ScreensSentences.escLeave]
    }
  }
}
