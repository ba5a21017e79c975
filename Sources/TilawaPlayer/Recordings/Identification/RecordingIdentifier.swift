package import TilawaCore
package import TilawaHearing
package import TilawaStore

/// A search for the ayat of a recording, by comparison with the library's reciters.
///
/// Blocks for the whole search, on all processors; not to be called on the cooperative pool. The acoustic indices of
/// the references are kept in the cache. They are made at the first use, and again after a change of their files.
package struct RecordingIdentifier: Sendable {
  /// A step of the work.
  package enum Step: Hashable, Sendable {
    /// The first reading of a reciter's files, in hundredths of a second of sound.
    case reading(Reciter, done: Int, of: Int)
    /// The reading of the recording itself, in hundredths of a second.
    case listening(done: Int, of: Int)
    /// The search, in windows of the recording.
    case searching(done: Int, of: Int)
  }

  /// Receives the progress, from one thread at a time; its errors end the work and are thrown on.
  package typealias StepProgress = @Sendable (Step) throws -> Void

  /// The least confidence of a passage in the result.
  private static let leastConfidence = 0.5

  private let library: Library
  private let structure: QuranStructure
  let parameters: IdentificationParameters
  /// The folder of the stored indices.
  let folder: String

  /// Makes an identifier for this library; acoustic indices are stored in the cache of `folders`.
  package init(
    library: Library, structure: QuranStructure, folders: Folders,
    parameters: IdentificationParameters = IdentificationParameters()
  ) {
    (self.library, self.structure, self.parameters) = (library, structure, parameters)
    folder = folders.cache + "/prints"
  }

  /// Identifies the ayat of a recording.
  ///
  /// - Parameters:
  ///   - slice: the slice of the recording's file.
  ///   - title: the title for error messages; nil means the name of the file.
  ///   - riwayah: the riwayah of the search; its counting numbers the ayat.
  ///   - ids: the ids of the reciters to compare with; empty means all.
  ///   - range: the range to search; nil means the whole Quran.
  ///   - progress: receives the present step.
  /// - Throws: `PlayerError.notFound` if nobody has any of the ayat as a separate piece; `.invalid` if nothing is
  ///   recognised; `AudioError` if a file cannot be read; `StoreError`; the errors of `progress`.
  package func identify(
    _ slice: AudioSlice, called title: String? = nil, riwayah: Riwayah, named ids: [String] = [],
    within range: AyahRange? = nil, progress: @escaping StepProgress = { _ in }
  ) throws -> IdentifiedRecording {
    let subject = Subject(title: title, path: slice.file.path)
    let wanted = range.map { structure.ordinals(of: $0) }
    let runs = try runs(riwayah, named: ids, without: slice.file.path).filter {
      wanted?.overlaps($0.ordinals) ?? true
    }
    guard !runs.isEmpty else { throw subject.noReference(range) }
    // A file that nobody can read is told before the references are, which may take minutes.
    let heard = try MFCCReader(parameters.features).read([[slice]]) { try progress(.listening(done: $0, of: $1)) }[0]
    let (acousticIndex, ordinals) = try joinedIndex(of: runs, in: wanted, progress)
    let stretches = try PassageIdentifier(acousticIndex, parameters).find(in: heard) { done, count in
      try progress(.searching(done: done, of: count))
    }
    let passages = stretches.filter { $0.confidence >= Self.leastConfidence }.map {
      passage($0, ordinals, slice, riwayah.counting)
    }
    guard !passages.isEmpty else { throw subject.unrecognised(among: ordinals.count) }
    var told: Set<String> = []
    return IdentifiedRecording(
      passages: passages, amongAyat: ordinals.count,
      references: runs.map(\.reciter).filter { told.insert($0.id).inserted })
  }

  /// Returns the references in runs of one reciter and juz, without sounds in the file at `path`.
  func runs(_ riwayah: Riwayah, named ids: [String], without path: String = "") throws -> [ReferenceSource.Run] {
    try ReferenceSource(structure: structure, library: library, counting: riwayah.counting)
      .runs(riwayah, named: ids, without: path)
  }

  /// Returns the index of all searched ayat, and the ordinal of each of its pieces.
  private func joinedIndex(
    of runs: [ReferenceSource.Run], in wanted: Range<Int>?, _ progress: @escaping StepProgress
  ) throws -> (AcousticIndex, [Int]) {
    var (acousticIndex, ordinals) = (AcousticIndex(parameters), [Int]())
    let cache = AcousticIndexCache(folder: folder, parameters: parameters)
    for (run, piece) in zip(runs, try cache.indices(of: runs, by: .all, progress)) {
      let some = wanted.map { $0.clamped(to: run.ordinals) } ?? run.ordinals
      let joint = ordinals.last.map { $0 + 1 } == some.lowerBound ? AcousticIndex.Joint.goesOn : .breaks
      acousticIndex.append(
        piece.picking(some.lowerBound - run.ordinals.lowerBound..<some.upperBound - run.ordinals.lowerBound), joint)
      ordinals += some
    }
    return (acousticIndex, ordinals)
  }

  private func passage(
    _ stretch: FoundStretch, _ ordinals: [Int], _ slice: AudioSlice, _ counting: VerseCounting
  ) -> IdentifiedRecording.Passage {
    func passage(
      _ pieces: FoundStretch.Pieces, _ frames: Range<Int>?, _ confidence: Double,
      _ others: [IdentifiedRecording.Passage]
    ) -> IdentifiedRecording.Passage {
      let range = structure.range(
        ordinals[pieces.pieces.lowerBound]..<ordinals[pieces.pieces.upperBound - 1] + 1, in: counting)
      return IdentifiedRecording.Passage(
        range: range, first: pieces.first, last: pieces.last, frames: frames, confidence: confidence, others: others)
    }
    return passage(
      stretch.pieces, slice.frames(of: stretch.hops), stretch.confidence,
      stretch.others.map { passage($0.pieces, nil, $0.confidence, []) })
  }
}

/// The recording to identify, for error messages.
private struct Subject {
  let title: String?
  let path: String

  func noReference(_ range: AyahRange?) -> PlayerError {
    error(
      .notFound,
      "no reciter of the library has \(range.map { "ayat of \($0)" } ?? "ayat") as separate files for comparison; "
        + "to add a reciter's files: tilawa reciters add NAME PATH")
  }

  func unrecognised(among count: Int) -> PlayerError {
    error(.invalid, "not recognised: it does not match any of the \(count) ayat on this machine")
  }

  private func error(_ code: PlayerError.Code, _ message: String) -> PlayerError {
    PlayerError(
      code: code, operation: title.map { "identify \($0)" } ?? "identify", path: title == nil ? path : nil,
      message: message)
  }
}
