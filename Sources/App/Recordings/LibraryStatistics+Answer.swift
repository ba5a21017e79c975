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
      ["recordings", "\(recordings), \(Lengths.time(Int(length))), \(Lengths.bytes(bytes))"],
      ["segments", "\(segments) in recordings; \(confirmed) stretches of text confirmed in all"],
      ["trash", "\(trashed)"], ["library", Lengths.bytes(libraryBytes)],
      ["backups", backups.isEmpty ? "none yet" : backups.map(\.day).joined(separator: " ")],
    ]
    let reciters = lines.map { line in
      [
        line.reciter.id,
        "\(line.recordings) recordings, \(Lengths.time(Int(line.seconds))), \(Lengths.bytes(line.bytes))",
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
