public import TilawaCore

/// A command to a player, whether from the keyboard, a media key or a socket.
public enum PlayerCommand: Hashable, Sendable {
  case play, pause, toggle
  /// Goes to the next or the previous ayah; in a pause of a script, to its next step.
  case next, previous
  /// To the first ayah of the next page of the session, or of this or the one before.
  case nextPage, previousPage
  /// The same of a surah.
  case nextSurah, previousSurah
  /// To the first play of an ayah of the session.
  case jump(AyahRef)
  /// To a time of the recitation inside what sounds.
  case seek(to: Duration)
  /// Goes forward or back by a time inside what sounds, at most to its start; past its end it is `next`.
  case seekBy(Duration)
  /// Another count, silence or speed from now on.
  case change(Playback.Change)
  case faster, slower
  /// Linear amplitude in per cent, 0 to 100.
  case volume(Int)
  /// A change in per cent of full amplitude.
  case volumeBy(Int)
  /// Repeats the ayah or the range until another command; `none` restores the session's own counts.
  case endless(Player.Endless)
  /// The first call marks A, the second B: that part of the ayah is then repeated; the third ends the loop.
  case markLoop
  /// Ends the loop inside an ayah, or forgets the first mark.
  case clearLoop
  /// Ends the session with the ayah that is heard after this time; nil: removes the timer.
  case sleep(Duration?)
  /// Ends the session, and the script that it belongs to.
  case stop
}

/// The reason why a command was refused.
public enum CommandRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  case nothingPlays
  /// The ayah is not in the session.
  case notInSession(AyahRef)
  /// The command cannot be done now, for this reason.
  case impossible(String)

  public var description: String {
    switch self {
    case .nothingPlays: "nothing plays"
    case .notInSession(let ref): "\(ref) is not in this session"
    case .impossible(let why): why
    }
  }
}
