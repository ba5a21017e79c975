package import AppBase
import TilawaAudio
package import TilawaCore
package import TilawaStore

/// All that is known of a recording, with its segments.
package struct RecordingDetails: ValueAnswer {
  private let recording: Recording
  private let annotation: Annotation
  /// The numbers of changes that can be undone and redone.
  private let history: (undo: Int, redo: Int)
  private let state: FileState
  private let structure: QuranStructure

  package init(_ recording: Recording, in library: Library, _ structure: QuranStructure) throws {
    self.recording = recording
    self.structure = structure
    annotation = try library.annotations.of(recording)
    history = try library.annotations.history(of: recording)
    state = try library.files.state(of: recording)
  }

  private var counting: VerseCounting { recording.reciter.counting }

  private var expected: String? { recording.expected.map { structure.label(of: .text($0), in: counting) } }

  // MARK: - Text

  package var text: [AnswerPart] {
    let segments = annotation.segments.enumerated().map { cells($1, number: $0 + 1) }
    let headings = [
      RecordingsSentences.headingNumber, RecordingsSentences.headingStart,
      RecordingsSentences.headingEnd, .empty, RecordingsSentences.headingAyat, .empty,
    ]
    return [
      .table(AnswerTable(facts.filter { $1 != "" }.map { [$0.text, $1] })),
      .table(AnswerTable(segments, headings: headings, numbers: [0, 1, 2])),
    ]
  }

  private var facts: [(Sentence, String)] {
    let file = recording.file
    let channels = file.channels == 1 ? RecordingsSentences.mono : RecordingsSentences.channels(count: file.channels)
    let day = LocalTime(recording.importedAt).day
    return [
      (RecordingsSentences.headingRecording, "\(recording.id) \(recording.title)"),
      (RecordingsSentences.headingReciter, "\(recording.reciter.name) · \(recording.reciter.riwayah.shownName)"),
      (
        RecordingsSentences.headingRecorded,
        recording.recordedAt.map { LocalTime($0).day } ?? RecordingsSentences.unknown.text
      ),
      (
        RecordingsSentences.headingImported,
        RecordingsSentences.importedFrom(day: day, name: recording.originalName).text
      ),
      (RecordingsSentences.headingDevice, recording.device ?? ""),
      (RecordingsSentences.headingExpected, expected ?? ""),
      (
        RecordingsSentences.headingLength,
        RecordingsSentences.soundFacts(length: recording.clock, rate: file.rate, channels: channels).text
      ),
      (RecordingsSentences.headingLoudness, recording.loudness?.words.text ?? ""),
      (
        RecordingsSentences.headingFile,
        state.complaint.map { RecordingsSentences.fileWithFault(path: file.path, fault: $0).text } ?? file.path
      ),
      (
        RecordingsSentences.headingChanges,
        RecordingsSentences.changesCounted(undo: history.undo, redo: history.redo).text
      ),
    ]
  }

  private func cells(_ segment: Segment, number: Int) -> [String] {
    [
      "\(number)", place(segment.start), place(segment.end), segment.status == .confirmed ? " " : "?",
      structure.label(of: segment.content, in: counting),
      segment.chosen == nil ? "" : RecordingsSentences.preferred.text,
    ]
  }

  /// The time of a frame to a thousandth of a second.
  private func place(_ frame: Int) -> String {
    let rate = max(1, recording.file.rate)
    let thousandths = "\(1000 + frame % rate * 1000 / rate)".dropFirst()
    return "\(Lengths.time(frame / rate)).\(thousandths)"
  }

  // MARK: - Value

  /// The line for programs: the members of a recording, and these.
  package struct Value: Encodable {
    struct Segment: Encodable {
      let number: Int
      let id: String
      let label: String
      let from: JSONNumber
      let to: JSONNumber
      let start: Int
      let end: Int
      let status: String
      let chosen: Bool
    }

    struct Details: Encodable {
      let original: String
      /// Seconds since 1970.
      @Nullable var recorded: Int?
      let imported: Int
      @Nullable var device: String?
      @Nullable var expected: String?
      let rate: Int
      let channels: Int
      @Nullable var loudness: LoudnessValue?
      let file: String
      let state: String
      let undo: Int
      let redo: Int
      let segments: [Segment]
    }

    let recording: RecordingValue
    let details: Details

    package func encode(to encoder: any Encoder) throws {
      try recording.encode(to: encoder)
      try details.encode(to: encoder)
    }
  }

  package var value: Value {
    let segments = annotation.segments.enumerated().map { value($1, number: $0 + 1) }
    return Value(
      recording: RecordingValue(recording),
      details: Value.Details(
        original: recording.originalName, recorded: recording.recordedAt, imported: recording.importedAt,
        device: recording.device, expected: expected, rate: recording.file.rate, channels: recording.file.channels,
        loudness: recording.loudness.map { LoudnessValue($0) }, file: recording.file.path, state: state.word,
        undo: history.undo,
        redo: history.redo, segments: segments))
  }

  private func value(_ segment: Segment, number: Int) -> Value.Segment {
    let rate = recording.file.rate
    return Value.Segment(
      number: number, id: segment.id, label: structure.label(of: segment.content, in: counting),
      from: JSONNumber(frame: segment.start, rate: rate), to: JSONNumber(frame: segment.end, rate: rate),
      start: segment.start, end: segment.end, status: segment.status.rawValue, chosen: segment.chosen != nil)
  }
}
