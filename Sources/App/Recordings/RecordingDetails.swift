package import AppBase
import TilawaAudio
package import TilawaCore
import TilawaPlayer
package import TilawaStore

/// All that is known of a recording, with its segments.
package struct RecordingDetails: Answer {
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
      RecordingsSentences.headingNumber.text, RecordingsSentences.headingStart.text,
      RecordingsSentences.headingEnd.text, "", RecordingsSentences.headingAyat.text, "",
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
      (RecordingsSentences.headingReciter, "\(recording.reciter.name) · \(recording.reciter.riwayah.name)"),
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

  // MARK: - JSON

  package var json: String {
    let segments = annotation.segments.enumerated().map { json($1, number: $0 + 1) }
    return JSON.object(
      JSON.members(of: recording) + [
        ("original", .string(recording.originalName)),
        ("recorded", .optional(recording.recordedAt, JSON.int)), ("imported", .int(recording.importedAt)),
        ("device", .optional(recording.device, JSON.string)), ("expected", .optional(expected, JSON.string)),
        ("rate", .int(recording.file.rate)), ("channels", .int(recording.file.channels)),
        ("loudness", .loudness(recording.loudness)), ("file", .string(recording.file.path)),
        ("state", .string(state.word)), ("undo", .int(history.undo)), ("redo", .int(history.redo)),
        ("segments", .array(segments)),
      ]
    ).text
  }

  private func json(_ segment: Segment, number: Int) -> JSON {
    .object([
      ("number", .int(number)), ("id", .string(segment.id)),
      ("label", .string(structure.label(of: segment.content, in: counting))),
      ("from", .time(segment.start, in: recording.file)), ("to", .time(segment.end, in: recording.file)),
      ("start", .int(segment.start)), ("end", .int(segment.end)), ("status", .string(segment.status.rawValue)),
      ("chosen", .bool(segment.chosen != nil)),
    ])
  }
}
