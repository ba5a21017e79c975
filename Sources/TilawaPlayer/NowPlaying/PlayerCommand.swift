public import TilawaCore

/// What may be asked of whatever plays, from the keyboard, a media key, a socket: one vocabulary for all of them.
public enum PlayerCommand: Hashable, Sendable {
  case play, pause, toggle
  /// An ayah on, or back; in a pause of a script, on to its next step.
  case next, previous
  /// To the first ayah of the next page of the session, or of this or the one before.
  case nextPage, previousPage
  /// The same of a surah.
  case nextSurah, previousSurah
  /// To the first play of an ayah of the session.
  case jump(AyahRef)
  /// To a time of the recitation inside what sounds.
  case seek(to: Duration)
  /// So much further into what sounds, or back, at most to its start; past its end it is as `next`.
  case seekBy(Duration)
  /// Another count, silence or speed from now on.
  case change(Playback.Change)
  case faster, slower
  /// Linear amplitude in per cent, 0 to 100.
  case volume(Int)
  /// So many per cent of full amplitude louder, or softer.
  case volumeBy(Int)
  /// What is heard until somebody says otherwise; `none` gives the session's own counts back.
  case endless(Player.Endless)
  /// The first time marks A, the second B: from then on that part of the ayah is heard; the third ends it.
  case markLoop
  /// Ends the loop inside an ayah, or forgets the first mark.
  case clearLoop
  /// Ends the session with the ayah that is heard then; nil: it is not to end so.
  case sleep(Duration?)
  /// Ends the session, and the script that it belongs to.
  case stop
}

/// Why a command was not obeyed.
public enum CommandRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  case nothingPlays
  /// The ayah is not in the session.
  case notInSession(AyahRef)
  /// It means nothing now; the text says why.
  case impossible(String)

  public var description: String {
    switch self {
    case .nothingPlays: "nothing plays"
    case .notInSession(let ref): "\(ref) is not in this session"
    case .impossible(let why): why
    }
  }
}
