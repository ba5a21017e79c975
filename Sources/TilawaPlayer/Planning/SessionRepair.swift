import TilawaAudio
package import TilawaCore

/// A repairer of a playing session: it replaces files that cannot be played, and puts in the true cuts of fetched
/// files. Its knowledge of a file holds for all later sessions too.
package final class SessionRepair: Sendable {
  private struct State: Sendable {
    var offers: [ReciterOffer]
    var unusable: [String: ResolvedUnit.Reason]
  }

  private let structure: QuranStructure
  private let passedOver: [Reciter]
  private let words: WordTimes
  private let locate: Locating
  private let state: Guarded<State>

  /// Returns the files that cannot be played, with the reasons.
  typealias Locating = @Sendable ([AudioFile]) throws -> [String: ResolvedUnit.Reason]

  init(
    structure: QuranStructure, offers: [ReciterOffer], passedOver: [Reciter] = [],
    unusable: [String: ResolvedUnit.Reason] = [:], words: @escaping WordTimes = { _, _ in [] },
    locate: @escaping Locating
  ) {
    self.structure = structure
    self.passedOver = passedOver
    self.words = words
    self.locate = locate
    state = Guarded(State(offers: offers, unusable: unusable))
  }

  /// The offers of the reciters for the session.
  package var offers: [ReciterOffer] { state.withLock { $0.offers } }

  /// Returns the session without the file at `path`, and without replacements that are unusable too. Blocks on the
  /// disk.
  ///
  /// - Throws: `StoreError`.
  package func session(_ session: Session, without path: String, why: ResolvedUnit.Reason) throws -> Session {
    try self.session(session, without: [path: why])
  }

  /// Returns the session without several files.
  func session(_ session: Session, without lost: [String: ResolvedUnit.Reason]) throws -> Session {
    state.withLock { $0.unusable.merge(lost) { $1 } }
    return try renewed(session, Set(lost.keys))
  }

  /// Returns the session with the true segments of a fetched file, in place of those expected at `path`. Blocks on the
  /// disk.
  ///
  /// - Throws: `StoreError`.
  func session(_ session: Session, with segments: [SourceSegment], at path: String) throws -> Session {
    state.withLock { state in
      for (rank, offer) in state.offers.enumerated() {
        let others = offer.segments.filter { $0.slice.file.path != path }
        guard others.count < offer.segments.count else { continue }
        state.offers[rank] = ReciterOffer(reciter: offer.reciter, segments: others + segments)
      }
    }
    return try renewed(session, [path], verified: Set(segments.map(\.slice.file.path)))
  }

  private func renewed(
    _ session: Session, _ paths: Set<String>, verified: Set<String> = []
  ) throws -> Session {
    var (session, paths, known) = (session, paths, verified)
    while !paths.isEmpty {
      known.formUnion(session.files.map(\.path))
      session = session.renewed(paths, by: resolver(session.spec.counting))
      let lost = try locate(session.files.filter { !known.contains($0.path) && !$0.isExpected })
      state.withLock { $0.unusable.merge(lost) { $1 } }
      paths = Set(lost.keys)
    }
    return session
  }

  private func resolver(_ counting: VerseCounting) -> SourceResolver {
    let state = state.withLock(\.self)
    return SourceResolver(
      structure: structure, counting: counting, offers: state.offers, unusable: state.unusable, passedOver: passedOver,
      words: words)
  }
}

extension AudioError {
  /// The reason for the trail.
  var reason: ResolvedUnit.Reason { code == .notFound ? .noFile : .unreadable }
}
