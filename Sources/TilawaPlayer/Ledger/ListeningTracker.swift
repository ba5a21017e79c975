import TilawaCore

/// A converter from the events of a session to pieces: the ayah, the time of its sound, and whether it was heard to its
/// end.
///
/// A basmalah before a surah, an isti'adha and a silence are no pieces. An ayah that a session continues in the middle
/// and plays to its end counts as heard to its end.
struct ListeningTracker {
  private let session: Session
  private var current: (subject: HeardPiece.Subject, ref: String)?
  /// The start of the present sound; nil during a wait for a download.
  private var since: (at: OutputTime, time: ZonedTime)?

  /// Makes a tracker.
  ///
  /// - Parameter session: the session of the events.
  init(session: Session) { self.session = session }

  /// Takes an event.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - now: the time of the event.
  /// - Returns: the piece that ends with it, if any.
  mutating func note(_ event: PlayerEvent, at now: ZonedTime) -> HeardPiece? {
    switch event {
    case .ayah(let ayah):
      defer { begin(ayah, now) }
      return end(at: ayah.at, now)
    case .count(let count):
      return end(at: count.at, now, plays: count.ref == current?.ref ? 1 : 0)
    case .gap(let at, _, _), .missing(let at, _, _, _), .end(let at, _):
      return end(at: at, now)
    case .waiting(let at, _, _, .began):
      return pause(at: at, now)
    case .waiting(let at, _, _, .over):
      if current != nil { since = (at, now) }
      return nil
    case .start, .word, .state, .speed, .seek, .change, .fallback, .underrun:
      return nil
    }
  }

  private mutating func begin(_ ayah: PlayerEvent.Ayah, _ now: ZonedTime) {
    guard let role = ayah.role.ofAyah, session.units.indices.contains(ayah.step.item) else { return }
    let subject = HeardPiece.Subject(
      unit: session.units[ayah.step.item], role: role, reciter: ayah.reciter, path: ayah.slices.first?.file.path)
    current = (subject, ayah.ref)
    since = (ayah.at, now)
  }

  /// Returns the piece so far, without its end.
  private mutating func pause(at: OutputTime, _ now: ZonedTime) -> HeardPiece? {
    guard let (subject, ref) = current, let piece = end(at: at, now) else { return nil }
    current = (subject, ref)
    return piece
  }

  private mutating func end(at: OutputTime, _ now: ZonedTime, plays: Int = 0) -> HeardPiece? {
    defer { (current, since) = (nil, nil) }
    guard let subject = current?.subject else { return nil }
    let began = since ?? (at, now)
    let frames = max(0, at.frames - began.at.frames)
    guard frames > 0 || plays > 0 else { return nil }
    return HeardPiece(
      subject: subject, began: began.time, ended: max(now.seconds, began.time.seconds),
      length: .microseconds(Int64(frames) * 1_000_000 / Int64(max(1, at.rate))), plays: plays)
  }
}

extension PlayerEvent.Role {
  /// The role of an ayah; nil for a basmalah and the isti'adha.
  fileprivate var ofAyah: RepeatPlan.Role? {
    switch self {
    case .main: .main
    case .before: .before
    case .after: .after
    case .continuation: .continuation
    case .basmalah, .istiadha: nil
    }
  }
}
