package import TilawaCore
package import TilawaHearing
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

  /// The passages of a recording.
  package struct Found {
    /// The sure ones, with their places.
    package let sought: [SoughtPassage]
    /// The others that it may hold.
    package let doubtful: [AyahRange]
    /// The sound that was heard, for their alignment; nil where nothing was.
    package let heard: HeardSlice?

    package init(sought: [SoughtPassage], doubtful: [AyahRange], heard: HeardSlice? = nil) {
      self.sought = sought
      self.doubtful = doubtful
      self.heard = heard
    }
  }

  private let identifier: RecordingIdentifier
  private let structure: QuranStructure
  private let telling: Telling
  private let progress: RecordingIdentifier.StepProgress
  private let warn: (Sentence) -> Void

  package init(
    identifier: RecordingIdentifier, structure: QuranStructure, telling: Telling,
    progress: @escaping RecordingIdentifier.StepProgress, warn: @escaping (Sentence) -> Void
  ) {
    self.identifier = identifier
    self.structure = structure
    self.telling = telling
    self.progress = progress
    self.warn = warn
  }

  /// Returns the passages that a recording surely holds, with their places; at least one. Tells the doubtful ones.
  ///
  /// - Parameter slice: the slice of the recording's file to hear; nil means all.
  /// - Throws: `Failure` if no passage is sure, with the possible ones; errors of `RecordingIdentifier`.
  package func passages(of recording: Recording, in slice: AudioSlice? = nil) throws -> Found {
    let found = try find(in: recording, slice)
    guard !found.sought.isEmpty else {
      throw Failure(.unreadable, PassageRecognition.doubt(found.doubtful, about: recording))
    }
    return found
  }

  /// Returns the sentence that names the passages which a recording may hold.
  static func doubt(_ ranges: [AyahRange], about recording: Recording) -> Sentence {
    let words = ["annotate", "align", recording.id, "--range"] + ranges.prefix(1).map(\.description)
    return RecordingsSentences.mayContain(ranges: list(ranges), command: CommandHint(words: words))
  }

  private static func list(_ ranges: [AyahRange]) -> String {
    ranges.prefix(8).map { "\($0)" }.listed
  }

  /// Returns the passages that a recording holds or may hold. Tells them where some are sure.
  ///
  /// - Parameters:
  ///   - slice: the slice of the recording's file to hear; nil means all.
  ///   - range: the ayat to search; nil means the whole Quran.
  /// - Throws: errors of `RecordingIdentifier`.
  func find(in recording: Recording, _ slice: AudioSlice? = nil, within range: AyahRange? = nil) throws -> Found {
    let heard = try identifier.hear(slice ?? AudioSlice(whole: recording.file), progress: progress)
    let found = try identifier.identify(
      heard, called: recording.title, riwayah: recording.reciter.riwayah, within: range, progress: progress)
    let sought = found.sought(in: recording.file, structure)
    func isInside(_ range: AyahRange, _ other: AyahRange) -> Bool {
      let (inner, outer) = (structure.span(of: range), structure.span(of: other))
      return outer.start <= inner.start && inner.end <= outer.end
    }
    let doubtful = found.passages.flatMap { [$0.range] + $0.same }.filter { range in
      !sought.contains { isInside(range, $0.expected) }
    }
    let (title, ranges) = (recording.title, PassageRecognition.list(sought.map(\.expected)))
    if !sought.isEmpty, !doubtful.isEmpty {
      let others = PassageRecognition.list(doubtful)
      warn(RecordingsSentences.recognisedInPart(title: title, ranges: ranges, doubtful: others))
    } else if !sought.isEmpty, telling == .all {
      warn(RecordingsSentences.recognised(title: title, ranges: ranges))
    }
    return Found(sought: sought, doubtful: doubtful, heard: heard)
  }
}
