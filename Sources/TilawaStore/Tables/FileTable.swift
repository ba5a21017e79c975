import GRDB
import TilawaCore

/// Stores audio files and their segments inside a transaction.
enum FileTable {
  /// Stores a file and its segments and returns the file's number.
  ///
  /// - Throws: `StoreError.notFound` where the file is gone; what the database throws.
  @discardableResult
  static func insert(_ file: NewAudioFile, of reciter: Int64, added: Int, _ db: Database) throws -> Int64 {
    let identity = try FileIdentity(path: file.file.path)
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO audio_file(reciter, storage, path, sha256, size, mtime_ns, rate, channels, frames)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    let path =
      switch file.storage {
      case .absolute: file.file.path
      case .recordings: file.sha256
      }
    try statement.execute(arguments: [
      reciter, file.storage.rawValue, path, file.sha256, identity.size, identity.modified, file.file.rate,
      file.file.channels, file.file.frames,
    ])
    let number = db.lastInsertedRowID
    for segment in file.segments { try insert(segment, of: reciter, in: number, added: added, db) }
    if file.storage == .absolute { try TimingTable.noteLength(of: file.file, holding: file.segments, reciter, db) }
    if let loudness = file.loudness {
      try LoudnessTable.put(loudness, of: LoudnessSource.Key(reciter: reciter, file: number), at: added, db)
    }
    return number
  }

  static func insert(_ segment: NewSegment, of reciter: Int64, in file: Int64, added: Int, _ db: Database) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO segment(
          reciter, file, kind, first_word, past_word, reach, surah, start_frame, end_frame, status, opening, label, added)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    let columns = SegmentColumns(segment.content)
    try statement.execute(arguments: [
      reciter, file, columns.kind, columns.words?.start, columns.words?.end, columns.words.map(reach),
      columns.surah, segment.start, segment.end, segment.status.rawValue, segment.opening.rawValue, segment.label,
      added,
    ])
  }

  /// The number of binary digits of the length in words less one: a length is at most 2 to the power of its reach.
  static func reach(of span: WordRange) -> Int { Int.bitWidth - (span.count - 1).leadingZeroBitCount }
}

/// The content of a segment as columns.
struct SegmentColumns {
  let kind: String
  var words: WordRange?
  var surah: Int?

  init(_ content: SourceSegment.Content?) {
    switch content {
    case .text(let span):
      kind = "text"
      words = span
    case .basmalah(let opened):
      kind = "basmalah"
      surah = opened
    case .istiadha: kind = "istiadha"
    case nil: kind = "other"
    }
  }
}
