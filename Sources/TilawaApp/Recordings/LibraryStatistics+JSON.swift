package import TilawaCore
package import TilawaStore

extension LibraryStatistics {
  /// The recordings of all reciters.
  package var recordings: Int { lines.map(\.recordings).reduce(0, +) }
  /// The length of all recordings, in seconds.
  package var seconds: Double { lines.map(\.seconds).reduce(0, +) }
  /// The size of all recordings.
  package var bytes: Int { lines.map(\.bytes).reduce(0, +) }

  package var json: JSON {
    let reciters = lines.map { line in
      JSON.object([
        ("reciter", JSON.reciter(line.reciter)), ("recordings", .int(line.recordings)),
        ("seconds", .int(Int(line.seconds.rounded()))), ("bytes", .int(line.bytes)),
      ])
    }
    return JSON.object([
      ("recordings", .int(recordings)), ("seconds", .int(Int(seconds.rounded()))), ("bytes", .int(bytes)),
      ("segments", .int(segments)), ("confirmed", .int(confirmed)),
      ("trash", .int(trashed)), ("library", .int(libraryBytes)),
      ("backups", .strings(backups.map(\.day))), ("reciters", .array(reciters)),
    ])
  }
}
