package import TilawaCore

/// A session that is ready to start: its first sound is here, if necessary from another reciter.
package struct SessionOpening: Sendable {
  /// The session to play.
  package let session: Session
  /// The fallbacks made on the way; the player reports them at its start.
  package let replaced: [SessionFallback]
}

/// A change of reciter for an ayah or unit.
package struct SessionFallback: Hashable, Sendable {
  /// The ayah or unit, as it is shown.
  package let ref: String
  /// The reciter planned for it.
  package let from: Reciter?
  /// The reciter who replaces him; nil if no reciter does.
  package let to: Reciter?
  /// The reason, in words for users.
  package let because: Sentence

  package init(ref: String, from: Reciter?, to: Reciter?, because: Sentence) {
    self.ref = ref
    self.from = from
    self.to = to
    self.because = because
  }
}

extension SessionFetching {
  /// Waits until the first sound is here, or cannot be had. Does not wait for local files. Later files are fetched
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - session: the session as it was planned.
  ///   - position: the start position; nil means the opening.
  ///   - waiting: receives the ayah or unit to wait for, as it is shown.
  /// - Throws: `StoreError`.
  package func open(
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
  /// Returns the first ayah or unit, and its file yet to come; nil if the file is here, or nothing is heard first.
  fileprivate func firstExpected(from position: SessionPosition?) -> (ref: String, path: String)? {
    var walk = Playback(session: self, rate: 1000, from: position).opening
    while let segment = walk.next() {
      guard case .sound(let slices) = segment.content else {
        // Files can be fetched while missing ayat or silence pass.
        return nil
      }
      return slices.first { $0.file.isExpected }.map { (ref(of: segment.step), $0.file.path) }
    }
    return nil
  }
}

extension SessionFallback {
  /// Returns the change of reciter that an arrival caused, preferably for its own file; nil if no reciter changed.
  init?(_ before: Session, _ after: Session, _ arrival: SessionFetching.Arrival) {
    let because =
      switch arrival.result {
      case .lost(let words, _): words
      case .came: PlayerSentences.notInFile(path: arrival.path)
      }
    let losses = zip(before.units, after.units).flatMap { Loss.all($0, $1) }
    guard let loss = losses.first(where: { $0.paths.contains(arrival.path) }) ?? losses.first else { return nil }
    self.init(ref: loss.ref, from: loss.from, to: loss.to, because: because)
  }

  /// A unit that a reciter no longer recites.
  private struct Loss {
    let ref: String
    let from: Reciter
    let to: Reciter?
    /// The files that were planned for it.
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
