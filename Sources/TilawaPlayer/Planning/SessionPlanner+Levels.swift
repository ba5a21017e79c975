package import TilawaCore
package import TilawaStore

extension SessionPlanner {
  /// Returns the gain of each file of a session, by the present knowledge of its source. Blocks on the disk.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - offers: the offers that may replace a file while the session plays.
  package func levels(for session: Session, standby offers: [ReciterOffer] = []) throws(StoreError) -> Levels {
    let others = offers.map { (reciter: $0.reciter, slices: $0.segments.map(\.slice)) }
    let sounds = session.sounds
    let known = try KnownLoudness(of: sounds + others, in: library)
    return Levels(known.levels(of: sounds), standby: known.levels(of: others))
  }

  /// Returns the known loudness of a session's files, by path: that of the reciter, or the file's own.
  package func loudness(of session: Session) throws(StoreError) -> [String: Loudness] {
    let sounds = session.sounds
    return try KnownLoudness(of: sounds, in: library).levels(of: sounds)
  }
}

/// The loudness of reciters and of their recordings.
private struct KnownLoudness {
  typealias Sounds = [(reciter: Reciter, slices: [AudioSlice])]

  private var reciters: [String: Loudness] = [:]
  private var recordings: [String: Loudness] = [:]

  init(of sounds: Sounds, in library: Library) throws(StoreError) {
    guard !sounds.isEmpty else { return }
    for source in try library.loudness.sources(of: Set(sounds.map(\.reciter.id))) {
      if let path = source.recording {
        recordings[path] = source.loudness
      } else {
        reciters[source.reciter.id] = source.loudness
      }
    }
  }

  /// The loudness of each file, by path.
  func levels(of sounds: Sounds) -> [String: Loudness] {
    sounds.reduce(into: [:]) { known, sound in
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
