package import TilawaCore
package import TilawaStore

extension SessionPlanner {
  /// Returns the gain of each file of a session, by the present knowledge of its source. Blocks on the disk.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - offers: the offers that may replace a file while the session plays.
  package func levels(for session: Session, standby offers: [ReciterOffer] = []) throws(StoreError) -> Levels {
    let others = offers.map { ($0.reciter, $0.segments.map(\.slice)) }
    return Levels(try loudness(of: session), standby: try loudness(of: others))
  }

  /// Returns the known loudness of a session's files, by path: that of the reciter, or the file's own.
  package func loudness(of session: Session) throws(StoreError) -> [String: Loudness] {
    try loudness(of: session.sounds)
  }

  private func loudness(
    of sounds: [(reciter: Reciter, slices: [AudioSlice])]
  ) throws(StoreError) -> [String: Loudness] {
    guard !sounds.isEmpty else { return [:] }
    var reciters: [String: Loudness] = [:]
    var recordings: [String: Loudness] = [:]
    for source in try library.loudness.sources(of: Set(sounds.map(\.reciter.id))) {
      if let path = source.recording {
        recordings[path] = source.loudness
      } else {
        reciters[source.reciter.id] = source.loudness
      }
    }
    return sounds.reduce(into: [:]) { known, sound in
      for slice in sound.slices where known[slice.file.path] == nil {
        known[slice.file.path] = recordings[slice.file.path] ?? reciters[sound.reciter.id]
      }
    }
  }
}

extension Session {
  /// All sounds of the session, with their reciters.
  fileprivate var sounds: [(reciter: Reciter, slices: [AudioSlice])] {
    let leads = units.compactMap(\.basmalah) + [istiadha].compactMap(\.self)
    return leads.map { ($0.reciter, [$0.slice]) } + units.compactMap(\.source).map { ($0.reciter, $0.slices) }
  }
}
