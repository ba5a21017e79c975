package import AppBase
import TilawaCore
package import TilawaStore

extension LibraryStatistics {
  /// The size of the library.
  package var answer: CommandAnswer {
    let recordings = lines.map(\.recordings).reduce(0, +)
    // The length in seconds.
    let length = lines.map(\.seconds).reduce(0, +)
    let bytes = lines.map(\.bytes).reduce(0, +)
    let json = JSON.object([
      ("recordings", .int(recordings)), ("seconds", .int(Int(length.rounded()))), ("bytes", .int(bytes)),
      ("segments", .int(segments)), ("confirmed", .int(confirmed)),
      ("trash", .int(trashed)), ("library", .int(libraryBytes)),
      ("backups", .strings(backups.map(\.day))), ("reciters", .array(lines.map(\.json))),
    ])
    let rows = [
      (
        RecordingsSentences.headingRecordings,
        "\(recordings), \(Lengths.time(Int(length))), \(Lengths.bytes(bytes))"
      ),
      (
        RecordingsSentences.headingSegments,
        RecordingsSentences.segmentsStored(segments: segments, confirmed: confirmed).text
      ),
      (RecordingsSentences.headingTrash, "\(trashed)"),
      (RecordingsSentences.headingLibrary, Lengths.bytes(libraryBytes)),
      (
        RecordingsSentences.headingBackups,
        backups.isEmpty ? RecordingsSentences.noneYet.text : backups.map(\.day).joined(separator: " ")
      ),
    ].map { [$0.text, $1] }
    let reciters = lines.map { line in
      [
        line.reciter.id,
        RecordingsSentences.recordingsStored(
          count: line.recordings, length: Lengths.time(Int(line.seconds)), bytes: Lengths.bytes(line.bytes)
        ).text,
      ]
    }
    return CommandAnswer(table: AnswerTable(rows + reciters), json)
  }
}

extension LibraryStatistics.Line {
  fileprivate var json: JSON {
    .object([
      ("reciter", JSON.reciter(reciter)), ("recordings", .int(recordings)),
      ("seconds", .int(Int(seconds.rounded()))), ("bytes", .int(bytes)),
    ])
  }
}
