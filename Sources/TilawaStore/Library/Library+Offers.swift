import GRDB
public import TilawaCore

extension Library {
  /// What the reciters have for a session, in the order in which they are asked; whoever has nothing offers nothing.
  ///
  /// A reciter's text comes in the order of the text; of several takes of the same stretch the newest is first.
  ///
  /// - Parameters:
  ///   - spans: the session's text.
  ///   - surahs: those whose basmalah may be needed; with them come the basmalahs of no named surah and al-Fatihah's.
  ///   - ids: the reciters that matter; nil for all.
  public func offers(
    overlapping spans: [WordRange], opening surahs: Set<Int>, of ids: Set<String>? = nil
  ) throws(StoreError) -> [ReciterOffer] {
    let wanted = surahs.isEmpty ? spans : spans + [QuranStructure.basmalah]
    return try read("look up what the reciters have") { db in
      let reciters = try Library.rankedReciters(db).filter { ids?.contains($0.reciter.id) ?? true }
      return try reciters.map { stored in
        var reader = SegmentReader(reciter: stored.number, recordings: folders.recordings)
        for span in wanted.merged() { try reader.readText(overlapping: span, db) }
        try reader.readOpenings(of: surahs, db)
        return ReciterOffer(reciter: stored.reciter, segments: reader.segments())
      }
    }
  }
}

/// Collects one reciter's segments.
private struct SegmentReader {
  private struct Take {
    let segment: SourceSegment
    let word: Int
    let added: Int
    let id: Int64
  }

  /// A segment can be no longer than the Quran: 77,433 words have 17 binary digits.
  private static let reaches = 0...17

  private let reciter: Int64
  private let recordings: String
  private var files: [Int64: AudioFile] = [:]
  private var takes: [Take] = []
  /// The end of the stretch read last: a segment that starts before it was read with that stretch.
  private var read = 0

  init(reciter: Int64, recordings: String) {
    self.reciter = reciter
    self.recordings = recordings
  }

  /// In the order of the text, the newest take first; what is no text follows.
  func segments() -> [SourceSegment] {
    takes.sorted { ($0.word, -$0.added, -$0.id) < ($1.word, -$1.added, -$1.id) }.map(\.segment)
  }

  private static let columns = """
    SELECT segment.id, segment.file, start_frame, end_frame, status = 'suggested', opening = 'with-basmalah', added,
      first_word, past_word, kind = 'istiadha', surah, rate, channels, frames, storage = 'recordings', path
    FROM segment JOIN audio_file ON audio_file.id = segment.file
    """

  /// Segments of one reach differ in length by less than a factor of two: only those that start less than their greatest
  /// length before the span can reach into it, and the index on the start gives them.
  mutating func readText(overlapping span: WordRange, _ db: Database) throws {
    let statement = try db.cachedStatement(
      sql: """
        \(SegmentReader.columns)
        WHERE segment.reciter = ? AND reach = ? AND first_word > ? AND first_word < ? AND past_word > ?
        """)
    for reach in SegmentReader.reaches {
      let rows = try Row.fetchCursor(
        statement, arguments: [reciter, reach, span.start - (1 << reach), span.end, span.start])
      while let row = try rows.next() {
        let words = WordRange(row[7], row[8])
        if words.start >= read { try take(row, .text(words), word: words.start) }
      }
    }
    read = span.end
  }

  mutating func readOpenings(of surahs: Set<Int>, _ db: Database) throws {
    let statement = try db.cachedStatement(
      sql: "\(SegmentReader.columns) WHERE segment.reciter = ? AND reach IS NULL AND kind IN ('basmalah', 'istiadha')")
    let rows = try Row.fetchCursor(statement, arguments: [reciter])
    while let row = try rows.next() {
      let surah: Int? = row[10]
      if row[9] {
        try take(row, .istiadha, word: .max)
      } else if surah.map(surahs.contains) ?? !surahs.isEmpty {
        try take(row, .basmalah(surah: surah), word: .max)
      }
    }
  }

  private mutating func take(_ row: Row, _ content: SourceSegment.Content, word: Int) throws {
    let file = file(row)
    let (start, end): (Int, Int) = (row[2], row[3])
    guard start < end, end <= file.frames else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a segment leaves its file \(file.path)")
    }
    let segment = SourceSegment(
      content: content, slice: AudioSlice(file: file, start: start, end: end), status: row[4] ? .suggested : .confirmed,
      opening: row[5] ? .withBasmalah : .plain)
    takes.append(Take(segment: segment, word: word, added: row[6], id: row[0]))
  }

  private mutating func file(_ row: Row) -> AudioFile {
    let id: Int64 = row[1]
    if let known = files[id] { return known }
    let path: String = row[15]
    let file = AudioFile(
      path: row[14] ? recordings + "/" + path : path, rate: row[11], channels: row[12], frames: row[13])
    files[id] = file
    return file
  }
}

extension [WordRange] {
  /// The same text as stretches that neither overlap nor touch, in order.
  func merged() -> [WordRange] {
    var merged: [WordRange] = []
    for span in sorted(by: { $0.start < $1.start }) {
      if let last = merged.last, span.start <= last.end {
        merged[merged.count - 1] = WordRange(last.start, Swift.max(last.end, span.end))
      } else {
        merged.append(span)
      }
    }
    return merged
  }
}
