/// What can be asked of the player that sounds; the raw values are part of the protocol, and the words of `tilawa ctl`.
public enum ControlVerb: String, CaseIterable, Sendable {
  case status, play, pause, toggle, next
  case previous = "prev"
  case nextPage = "next-page"
  case previousPage = "prev-page"
  case nextSurah = "next-surah"
  case previousSurah = "prev-surah"
  case jump, seek, speed, each
  case passes = "repeat"
  case gap, volume, loop, ab, sleep, stop, watch

  /// Whether a request says with it what it is to be.
  public enum Value: Hashable, Sendable { case none, optional, required }

  /// Whether a request says with it what it is to be.
  public var value: Value {
    switch self {
    case .status, .play, .pause, .toggle, .next, .previous, .nextPage, .previousPage, .nextSurah, .previousSurah,
      .stop, .watch:
      .none
    case .ab: .optional
    case .jump, .seek, .speed, .each, .passes, .gap, .volume, .loop, .sleep: .required
    }
  }

  /// Whether it can be asked for by how much.
  public var isRelative: Bool { self == .seek || self == .volume }
}
