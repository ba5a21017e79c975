package import TilawaCore
package import TilawaHearing
package import TilawaStore

/// A search for the ayat of a recording in the whole Quran, by what an acoustic model hears.
///
/// Blocks for the whole search; not to be called on the cooperative pool.
package struct RecordingIdentifier: Sendable {
  /// A step of the work.
  package enum Step: Hashable, Sendable {
    /// The reading of the recording, in hundredths of a second.
    case listening(done: Int, of: Int)
    /// The search, in windows of the recording.
    case searching(done: Int, of: Int)
  }

  /// Receives the progress, from one thread at a time; its errors end the work and are thrown on.
  package typealias StepProgress = @Sendable (Step) throws -> Void

  private let quran: QuranDatabase
  private let texts: TextStore
  private let parameters: IdentificationParameters
  private let model: @Sendable () throws -> AcousticModel
  private let kept = KeptText()

  /// Makes an identifier.
  ///
  /// - Parameters:
  ///   - quran: the text of Hafs.
  ///   - texts: the texts of other riwayat.
  ///   - model: loads the acoustic model.
  package init(
    _ quran: QuranDatabase, texts: TextStore, parameters: IdentificationParameters = IdentificationParameters(),
    model: @escaping @Sendable () throws -> AcousticModel = AcousticModel.installed
  ) {
    (self.quran, self.texts, self.parameters, self.model) = (quran, texts, parameters, model)
  }

  /// Hears a slice of a file, for `identify` and for the alignment of what it finds.
  ///
  /// - Parameter progress: receives the present step.
  /// - Throws: `AudioError` if the file cannot be read; `StoreError`; the errors of `progress`.
  package func hear(_ slice: AudioSlice, progress: @escaping StepProgress = { _ in }) throws -> HeardSlice {
    let model = try model()
    let perHop = model.features.hop
    return try PosteriorReader(model).hear(slice) { try progress(.listening(done: $0 / perHop, of: $1 / perHop)) }
  }

  /// Identifies the ayat of a recording.
  ///
  /// - Parameters:
  ///   - slice: the slice of the recording's file.
  ///   - title: the title for error messages; nil means the name of the file.
  ///   - riwayah: the riwayah of the search; its counting numbers the ayat, and its text is searched where it is installed.
  ///   - range: the range to search; nil means the whole Quran.
  ///   - progress: receives the present step.
  /// - Throws: `PlayerError.invalid` if nothing is recognised; `AudioError` if the file cannot be read; `StoreError`; the
  ///   errors of `progress`.
  package func identify(
    _ slice: AudioSlice, called title: String? = nil, riwayah: Riwayah, within range: AyahRange? = nil,
    progress: @escaping StepProgress = { _ in }
  ) throws -> IdentifiedRecording {
    try identify(
      try hear(slice, progress: progress), called: title, riwayah: riwayah, within: range, progress: progress)
  }

  /// Identifies the ayat of a recording that was heard.
  package func identify(
    _ heard: HeardSlice, called title: String? = nil, riwayah: Riwayah, within range: AyahRange? = nil,
    progress: @escaping StepProgress = { _ in }
  ) throws -> IdentifiedRecording {
    let (slice, sound) = (heard.slice, heard.sound)
    let nothing = PlayerError(
      code: .invalid,
      operation: title.map { IntakeSentences.cannotIdentifyRecording(title: $0) } ?? IntakeSentences.cannotIdentify,
      path: title == nil ? slice.file.path : nil,
      detail: range.map { IntakeSentences.notRecognisedIn(range: "\($0)") } ?? IntakeSentences.notRecognised)
    // The text is not prepared for sound without words.
    guard sound.posteriors.greedyPath().count >= parameters.confidence.fewestUnits else { throw nothing }
    let searched = try kept.text(of: riwayah, within: range) { () throws(StoreError) in
      try SearchedQuran(quran, texts, riwayah: riwayah, within: range)
    }
    let intervals = try PassageIdentifier(searched.text, parameters).find(in: sound) { done, count in
      try progress(.searching(done: done, of: count))
    }
    guard !intervals.isEmpty else { throw nothing }
    return IdentifiedRecording(
      passages: intervals.map { passage($0, searched, slice, riwayah.counting) }, amongAyat: searched.ordinals.count,
      words: searched.words)
  }

  private func passage(
    _ interval: FoundInterval, _ searched: SearchedQuran, _ slice: AudioSlice, _ counting: VerseCounting
  ) -> IdentifiedRecording.Passage {
    func range(_ pieces: FoundInterval.Pieces) -> AyahRange {
      let first = searched.ordinals.lowerBound
      return quran.structure.range(
        first + pieces.pieces.lowerBound..<first + pieces.pieces.upperBound, in: counting)
    }
    func passage(
      _ pieces: FoundInterval.Pieces, _ frames: Range<Int>?, same: [FoundInterval.Pieces], _ confidence: Double,
      _ others: [IdentifiedRecording.Passage]
    ) -> IdentifiedRecording.Passage {
      IdentifiedRecording.Passage(
        range: range(pieces), first: pieces.first, last: pieces.last, frames: frames, same: same.map(range),
        confidence: confidence, others: others)
    }
    return passage(
      interval.pieces, slice.frames(of: interval.hops), same: interval.same, interval.confidence,
      interval.others.map { passage($0.pieces, nil, same: $0.same, $0.confidence, []) })
  }
}
