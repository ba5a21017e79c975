import GRDB
public import TilawaCore

extension Library {
  /// Stores a file and its segments and returns the file's number.
  ///
  /// - Throws: `StoreError.notFound` where the file is gone; what the database throws.
  @discardableResult
  func insert(_ file: NewAudioFile, of reciter: Int64, added: Int, _ db: Database) throws -> Int64 {
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
    if file.storage == .absolute { try noteLength(of: file.file, holding: file.segments, reciter, db) }
    if let loudness = file.loudness {
      try put(loudness, of: LoudnessSource.Key(reciter: reciter, file: number), at: added, db)
    }
    return number
  }

  func insert(_ segment: NewSegment, of reciter: Int64, in file: Int64, added: Int, _ db: Database) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO segment(
          reciter, file, kind, first_word, past_word, reach, surah, start_frame, end_frame, status, opening, label, added)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    let columns = SegmentColumns(segment.content)
    try statement.execute(arguments: [
      reciter, file, columns.kind, columns.words?.start, columns.words?.end, columns.words.map(Library.reach),
      columns.surah, segment.start, segment.end, segment.status.rawValue, segment.opening.rawValue, segment.label,
      added,
    ])
  }

  /// The number of binary digits of the length in words less one: a length is at most 2 to the power of its reach.
  static func reach(of span: WordRange) -> Int { Int.bitWidth - (span.count - 1).leadingZeroBitCount }
}

/// What a segment recites, as columns.
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

extension Library {
  /// What became of an audio file since it was measured.
  public enum FileState: Hashable, Sendable { case unchanged, changed, missing }

  /// Compares a recording's file with what is stored of it; `.changed` for one that is gone from the library.
  public func state(of recording: Recording) throws(StoreError) -> FileState {
    try state(
      of: recording.file.path,
      "recording JOIN audio_file ON audio_file.id = recording.file WHERE recording.sha256 = ?", [recording.sha256])
  }

  /// The same of a file that is played, also of one that is not stored. One that another recording has taken the place of is
  /// `.changed` where its length tells.
  public func state(of file: AudioFile) throws(StoreError) -> FileState {
    let copies = folders.recordings + "/"
    let name = file.path.hasPrefix(copies) ? String(file.path.dropFirst(copies.count)) : file.path
    return try state(
      of: file.path, "audio_file WHERE path = ? AND frames = ? AND rate = ?", [name, file.frames, file.rate])
  }

  /// - Parameter rows: what is stored of the file, as the rest of a query.
  private func state(of path: String, _ rows: String, _ arguments: StatementArguments) throws(StoreError) -> FileState {
    guard let identity = try? FileIdentity(path: path) else { return .missing }
    return try read("look up a file") { db in
      let query = "SELECT EXISTS (SELECT * FROM \(rows) AND size = ? AND mtime_ns = ?)"
      let all = arguments + [identity.size, identity.modified]
      return try Bool.fetchOne(db, sql: query, arguments: all) == true ? .unchanged : .changed
    }
  }
}
