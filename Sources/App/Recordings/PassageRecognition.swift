package import TilawaCore
package import TilawaIntake

/// The identification of passages in recordings without a named passage.
package struct PassageRecognition {
  /// The results that `warn` receives.
  package enum Telling {
    /// Every result.
    case all
    /// Results in doubt only, because another line names the others.
    case doubts
  }

  private let identifier: RecordingIdentifier
  private let telling: Telling
  private let progress: RecordingIdentifier.StepProgress
  private let warn: (Sentence) -> Void

  package init(
    identifier: RecordingIdentifier, telling: Telling, progress: @escaping RecordingIdentifier.StepProgress,
    warn: @escaping (Sentence) -> Void
  ) {
    self.identifier = identifier
    self.telling = telling
    self.progress = progress
    self.warn = warn
  }

  /// Returns the passages that a recording surely holds, with their places. Tells the doubtful ones.
  ///
  /// - Parameters:
  ///   - slice: the slice of the recording's file to hear; nil means all.
  ///   - range: the ayat to search; nil means the whole Quran.
  /// - Throws: `Failure` if no passage is sure, with the possible ones; errors of `RecordingIdentifier`.
  package func passages(
    of recording: Recording, in slice: AudioSlice? = nil, within range: AyahRange? = nil
  ) throws -> [SoughtPassage] {
    let found = try identifier.identify(
      slice ?? AudioSlice(whole: recording.file), called: recording.title, riwayah: recording.reciter.riwayah,
      within: range, progress: progress)
    let sought = found.sought(in: recording.file)
    func list(_ ranges: [AyahRange]) -> String { ranges.prefix(8).map { "\($0)" }.joined(separator: ", ") }
    let doubtful = found.passages.flatMap { [$0.range] + $0.same }.filter { range in
      !sought.contains { $0.range == range }
    }
    guard !sought.isEmpty else {
      throw Failure(
        .unreadable,
        RecordingsSentences.mayContain(
          ranges: list(doubtful),
          command: CommandHint(
            words: ["annotate", "align", recording.id, "--range"] + doubtful.prefix(1).map(\.description))))
    }
    let (title, ranges) = (recording.title, list(sought.map(\.range)))
    if !doubtful.isEmpty {
      warn(RecordingsSentences.recognisedInPart(title: title, ranges: ranges, doubtful: list(doubtful)))
    } else if telling == .all {
      warn(RecordingsSentences.recognised(title: title, ranges: ranges))
    }
    return sought
  }
}
