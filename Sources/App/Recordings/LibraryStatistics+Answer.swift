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
    let value = Value(
      recordings: recordings, seconds: Int(length.rounded()), bytes: bytes, segments: segments, confirmed: confirmed,
      trash: trashed, library: libraryBytes, backups: backups.map(\.day), reciters: lines.map(Value.Line.init))
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
    return CommandAnswer(table: AnswerTable(rows + reciters), value)
  }

  /// The line for programs.
  private struct Value: Encodable {
    /// The recordings of a reciter.
    struct Line: Encodable {
      let reciter: ReciterValue
      let recordings: Int
      let seconds: Int
      let bytes: Int

      init(_ line: LibraryStatistics.Line) {
        (reciter, recordings) = (ReciterValue(line.reciter), line.recordings)
        (seconds, bytes) = (Int(line.seconds.rounded()), line.bytes)
      }
    }

    let recordings: Int
    let seconds: Int
    let bytes: Int
    let segments: Int
    let confirmed: Int
    /// The number of deleted things.
    let trash: Int
    /// The size of the library's own file.
    let library: Int
    let backups: [String]
    let reciters: [Line]
  }
}
