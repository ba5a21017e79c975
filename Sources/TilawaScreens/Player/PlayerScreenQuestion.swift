import TilawaCore

/// A question at the foot of the player's screen.
enum PlayerScreenQuestion: PromptQuestion {
  /// The ayah to go to.
  case jump
  /// The number of minutes until the end.
  case sleep
  /// The note about an ayah.
  case note(AyahRef)

  var words: Sentence {
    switch self {
    case .jump: ScreensSentences.goToWhichAyah
    case .sleep: ScreensSentences.stopAfter
    case .note(let ref): ScreensSentences.noteAbout(ref: "\(ref)")
    }
  }

  var hints: [Sentence] {
    switch self {
    case .jump: [ScreensSentences.enterGo, ScreensSentences.playerPlaces, ScreensSentences.escLeave]
    case .sleep: [ScreensSentences.enterSet, ScreensSentences.sleepTimes, ScreensSentences.escLeave]
    case .note: [ScreensSentences.enterMark, ScreensSentences.escLeave]
    }
  }
}
