package import TilawaCore

/// A command to a player, whether from the keyboard, a media key or a socket.
package enum PlayerCommand: Hashable, Sendable {
  case play, pause, toggle
  /// Goes to the next or the previous ayah; in a pause of a script, to its next step.
  case next, previous
  /// Goes to the first ayah of the next page of the session, or of the present or previous page.
  case nextPage, previousPage
  /// Goes to the first ayah of the next surah of the session, or of the present or previous surah.
  case nextSurah, previousSurah
  /// Goes to the first play of an ayah of the session.
  case jump(AyahRef)
  /// Goes to a time of the present recitation.
  case seek(to: Duration)
  /// Moves by a time within the present recitation, at most back to its start; beyond its end it is `next`.
  case seekBy(Duration)
  /// Changes counts, silence or speed from now on.
  case change(Playback.Change)
  case faster, slower
  /// Sets the linear amplitude in per cent, 0 to 100.
  case volume(Int)
  /// Changes the amplitude by per cent of full amplitude.
  case volumeBy(Int)
  /// Silences the sound while it goes on; a second time, restores the amplitude.
  case mute
  /// Repeats the ayah or the range until another command; `none` restores the session's own counts.
  case endless(Player.Endless)
  /// Marks a loop: the first call marks A, the second B, and the part between them repeats. The third call ends the
  /// loop.
  case markLoop
  /// Ends the loop, or removes the first mark.
  case clearLoop
  /// Ends the session with the ayah playing after this time; nil removes the timer.
  case sleep(Duration?)
  /// Ends the session and its script.
  case stop
}

/// The reason why a command was refused.
package enum CommandRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  case nothingPlays
  /// The ayah is not in the session.
  case notInSession(AyahRef)
  /// The command cannot be done now, for this reason.
  case impossible(Sentence)

  package var sentence: Sentence {
    switch self {
    case .nothingPlays: PlayerSentences.nothingPlays
    case .notInSession(let ref): PlayerSentences.notInSession(ayah: ref.description)
    case .impossible(let why): why
    }
  }

  package var description: String { sentence.text }
}
