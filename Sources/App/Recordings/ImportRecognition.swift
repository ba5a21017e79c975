import TilawaAudio
package import TilawaCore
package import TilawaIntake

/// The identification of passages in recordings without a named passage.
package struct ImportRecognition {
  package let identifier: RecordingIdentifier
  package let structure: QuranStructure
  package let display: any ImportDisplay
  package let warn: (Sentence) -> Void

  package init(
    identifier: RecordingIdentifier, structure: QuranStructure, display: any ImportDisplay,
    warn: @escaping (Sentence) -> Void
  ) {
    self.identifier = identifier
    self.structure = structure
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
    let sought = found.sought(in: recording.file, structure)
    func list(_ ranges: [AyahRange]) -> String { ranges.prefix(8).map { "\($0)" }.joined(separator: ", ") }
    func isInside(_ range: AyahRange, _ other: AyahRange) -> Bool {
      let (inner, outer) = (structure.span(of: range), structure.span(of: other))
      return outer.start <= inner.start && inner.end <= outer.end
    }
    let doubtful = found.passages.flatMap { [$0.range] + $0.same }.filter { range in
      !sought.contains { isInside(range, $0.expected) }
    }
    guard !sought.isEmpty else {
      throw Failure(.unreadable, RecordingsSentences.mayContain(ranges: list(doubtful)))
    }
    let (title, ranges) = (recording.title, list(sought.map(\.expected)))
    warn(
      doubtful.isEmpty
        ? RecordingsSentences.recognised(title: title, ranges: ranges)
        : RecordingsSentences.recognisedInPart(title: title, ranges: ranges, doubtful: list(doubtful)))
    return sought
  }
}
