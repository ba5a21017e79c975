public import TilawaCore

/// A session of which what is heard first is here, or with others who have it.
public struct SessionOpening: Sendable {
  /// What is played.
  public let session: Session
  /// Who could not be had on the way, for the player to tell when it starts.
  public let replaced: [SessionFallback]
}

/// Somebody recites what another was to recite.
public struct SessionFallback: Hashable, Sendable {
  /// What is recited, as it is shown.
  public let ref: String
  /// Who was to recite it.
  public let from: Reciter?
  /// Who does; nil: nobody.
  public let to: Reciter?
  /// Why, in words for people.
  public let because: String

  public init(ref: String, from: Reciter?, to: Reciter?, because: String) {
    self.ref = ref
    self.from = from
    self.to = to
    self.because = because
  }
}

extension SessionFetching {
  /// Waits until what is heard first is here, or nobody can be waited for; local files are waited for by nobody. What
  /// follows is on its way meanwhile.
  ///
  /// - Parameters:
  ///   - session: as it was planned.
  ///   - position: where it begins; nil for its opening.
  ///   - waiting: called with what is waited for, as it is shown.
  /// - Throws: `StoreError`.
  public func open(
    _ session: Session, from position: SessionPosition? = nil, waiting: (String) -> Void = { _ in }
  ) async throws -> SessionOpening {
    var session = session
    var replaced: [SessionFallback] = []
    while let (ref, path) = session.firstExpected(from: position), expects(path) {
      // Its rate and speed only decide how far is looked ahead.
      let walk = Playback(session: session, rate: 1000, from: position).opening
      want(LookAhead.paths(in: walk, rate: 1000, speed: .normal))
      waiting(ref)
      guard let arrival = await arrivals.first(where: { _ in true }) else { break }
      let before = session
      session = try renewed(before, by: arrival)
      settle(arrival)
      if let fallback = SessionFallback(before, session, arrival) { replaced.append(fallback) }
    }
    return SessionOpening(session: session, replaced: replaced)
  }
}

extension Session {
  /// What is heard first, and in which file that is to come; nil where that is here, or nothing is heard.
  fileprivate func firstExpected(from position: SessionPosition?) -> (ref: String, path: String)? {
    var walk = Playback(session: self, rate: 1000, from: position).opening
    while let segment = walk.next() {
      guard case .sound(let slices) = segment.content else {
        // What is missing or silent at first is followed by what can be fetched meanwhile.
        return nil
      }
      return slices.first { $0.file.isExpected }.map { (ref(of: segment.step), $0.file.path) }
    }
    return nil
  }
}

extension SessionFallback {
  /// What an arrival gave to somebody else: what its own file was to hold, else the first; nil where it changed nobody.
  init?(_ before: Session, _ after: Session, _ arrival: SessionFetching.Arrival) {
    let because =
      switch arrival.result {
      case .lost(let words, _): words
      case .came: "\(arrival.path): what was to be in it is not in it"
      }
    let losses = zip(before.units, after.units).flatMap { Loss.all($0, $1) }
    guard let loss = losses.first(where: { $0.paths.contains(arrival.path) }) ?? losses.first else { return nil }
    self.init(ref: loss.ref, from: loss.from, to: loss.to, because: because)
  }

  /// What somebody no longer recites.
  private struct Loss {
    let ref: String
    let from: Reciter
    let to: Reciter?
    /// Where it was to be.
    let paths: [String]

    static func all(_ old: ResolvedUnit, _ new: ResolvedUnit) -> [Loss] {
      guard old != new else { return [] }
      var losses: [Loss] = []
      if let source = old.source, source.reciter != new.source?.reciter {
        losses.append(
          Loss(ref: old.ref, from: source.reciter, to: new.source?.reciter, paths: source.slices.map(\.file.path)))
      }
      if let basmalah = old.basmalah, basmalah.reciter != new.basmalah?.reciter {
        losses.append(
          Loss(
            ref: "\(old.ayat.first.surah):0", from: basmalah.reciter, to: new.basmalah?.reciter,
            paths: [basmalah.slice.file.path]))
      }
      return losses
    }
  }
}
