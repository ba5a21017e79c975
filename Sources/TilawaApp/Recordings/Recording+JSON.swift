import TilawaAudio
package import TilawaCore
import TilawaPlayer
package import TilawaStore

extension JSON {
  /// A recording of a list.
  package static func listed(_ listed: ListedRecording) -> JSON {
    .object(
      members(of: listed.recording) + [
        ("confirmed", .int(listed.confirmed)), ("suggested", .int(listed.suggested)),
        ("file", .string(listed.recording.file.path)), ("state", .string(listed.file.word)),
      ])
  }

  package static func members(of recording: Recording) -> [(String, JSON)] {
    [
      ("id", .string(recording.id)), ("sha256", .string(recording.sha256)), ("title", .string(recording.title)),
      ("date", .string(recording.date)), ("reciter", JSON.reciter(recording.reciter)),
      ("duration", .time(recording.length)),
    ]
  }

  /// All that is known of a recording, with its segments.
  package static func recording(
    _ recording: Recording, _ annotation: Annotation, _ history: (undo: Int, redo: Int), _ state: FileState,
    _ structure: QuranStructure
  ) -> JSON {
    let counting = recording.reciter.counting
    let segments = annotation.segments.enumerated().map { index, segment in
      JSON.object([
        ("number", .int(index + 1)), ("id", .string(segment.id)),
        ("label", .string(structure.label(of: segment.content, in: counting))),
        ("from", .time(segment.start, in: recording.file)), ("to", .time(segment.end, in: recording.file)),
        ("start", .int(segment.start)), ("end", .int(segment.end)), ("status", .string(segment.status.rawValue)),
        ("chosen", .bool(segment.chosen != nil)),
      ])
    }
    return .object(
      members(of: recording) + [
        ("original", .string(recording.originalName)),
        ("recorded", .optional(recording.recordedAt, JSON.int)), ("imported", .int(recording.importedAt)),
        ("device", .optional(recording.device, JSON.string)),
        ("expected", .optional(recording.expected) { .string(structure.label(of: .text($0), in: counting)) }),
        ("rate", .int(recording.file.rate)), ("channels", .int(recording.file.channels)),
        ("loudness", .loudness(recording.loudness)), ("file", .string(recording.file.path)),
        ("state", .string(state.word)), ("undo", .int(history.undo)), ("redo", .int(history.redo)),
        ("segments", .array(segments)),
      ])
  }
}

extension FileState {
  /// The word for programs.
  package var word: String {
    switch self {
    case .unchanged: "there"
    case .changed: "changed"
    case .missing: "missing"
    }
  }

  /// The words for people; empty for a file that is as it was.
  package var complaint: String {
    switch self {
    case .unchanged: ""
    case .changed: "its file has changed; tilawa library check"
    case .missing: "its file is gone; tilawa library check"
    }
  }
}
