import TilawaAudio
package import TilawaCore
package import TilawaIntake

/// The identification of passages in recordings without a named passage.
package struct ImportRecognition {
  package let identifier: RecordingIdentifier
  package let display: any ImportDisplay
  package let warn: (Sentence) -> Void

  package init(
    identifier: RecordingIdentifier, display: any ImportDisplay, warn: @escaping (Sentence) -> Void
  ) {
    self.identifier = identifier
    self.display = display
    self.warn = warn
  }

  /// Returns the passages that a recording surely holds, with their places. Prints the doubtful ones.
  ///
  /// - Throws: `Failure` if no passage is sure, with the possible ones; errors of `RecordingIdentifier`.
  package func passages(of recording: Recording) throws -> [SoughtPassage] {
    let found = try identifier.identify(
      AudioSlice(whole: recording.file), called: recording.title, riwayah: recording.reciter.riwayah,
      progress: { [display] in display.identifying($0) })
    let sought = found.sought(in: recording.file)
    func list(_ ranges: [AyahRange]) -> String { ranges.prefix(8).map { "\($0)" }.joined(separator: ", ") }
    let doubtful = found.passages.flatMap { [$0.range] + $0.same }.filter { range in
      !sought.contains { $0.range == range }
    }
    guard !sought.isEmpty else {
      throw Failure(.unreadable, RecordingsSentences.mayContain(ranges: list(doubtful)))
    }
    let (title, ranges) = (recording.title, list(sought.map(\.range)))
    warn(
      doubtful.isEmpty
        ? RecordingsSentences.recognised(title: title, ranges: ranges)
        : RecordingsSentences.recognisedInPart(title: title, ranges: ranges, doubtful: list(doubtful)))
    return sought
  }
}
