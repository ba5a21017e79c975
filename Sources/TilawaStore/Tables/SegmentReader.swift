import GRDB
import TilawaCore

/// The queries for each reciter. CROSS JOIN keeps the order of the tables, as the planner cannot know the right one.
struct SegmentQueries: ~Copyable {
  /// The query for the segments of a reciter ?1 that overlap the words from ?2 to ?3.
  ///
  /// Segments of one reach differ in length by less than a factor of two. Only segments that start less than their
  /// greatest length before the span can reach into it; the index on the start gives them.
  let text: RawStatement
  /// The basmalahs and isti'adhas of a reciter ?1.
  let openings: RawStatement

  init(on db: RawConnection) throws {
    let text = try RawStatement(
      """
      WITH RECURSIVE reaches(reach) AS (VALUES (0) UNION ALL SELECT reach + 1 FROM reaches WHERE reach < 17)
      SELECT \(SegmentQueries.columns)
      FROM reaches CROSS JOIN segment CROSS JOIN audio_file
      WHERE segment.reciter = ?1 AND segment.reach = reaches.reach
        AND first_word > ?2 - (1 << reaches.reach) AND first_word < ?3 AND past_word > ?2
        AND audio_file.id = segment.file
      """, on: db)
    let openings = try RawStatement(
      """
      SELECT \(SegmentQueries.columns)
      FROM segment CROSS JOIN audio_file
      WHERE segment.reciter = ?1 AND reach IS NULL AND kind IN ('basmalah', 'istiadha')
        AND audio_file.id = segment.file
      """, on: db)
    self.text = text
    self.openings = openings
  }

  private static let columns = """
    segment.id, segment.file, start_frame, end_frame, status = 'suggested', opening = 'with-basmalah', added,
    first_word, past_word, kind = 'istiadha', surah, rate, channels, frames, storage = 'recordings', path,
    coalesce(chosen, 0),
    instr(coalesce(flags, ''), 'other-voice') > 0 OR instr(coalesce(flags, ''), 'broken-off') > 0
    """
}

/// Collects one reciter's segments.
struct SegmentReader {
  private let reciter: Int
  private let recordings: String
  private var files: [Int: AudioFile] = [:]
  private var found: [SourceSegment] = []
  private var places: [Place] = []
  /// The end of the stretch read last. A segment with an earlier start was read with that stretch.
  private var read = 0

  init(reciter: Int, recordings: String) {
    self.reciter = reciter
    self.recordings = recordings
  }

  /// The segments in the order of the text; of one place the take chosen last comes first, then the newest; those
  /// that break off, or are of another voice, come last. Segments without text follow.
  func segments() -> [SourceSegment] { places.sorted().map { found[$0.index] } }

  /// - Parameter span: starts after the end of the one before.
  mutating func readText(overlapping span: WordRange, by queries: borrowing SegmentQueries) throws {
    try queries.text.forEachRow([reciter, span.start, span.end]) { row in
      let words = try WordRange(stored: row.int(7), past: row.int(8))
      if words.start >= read { try take(row, .text(words), word: words.start) }
    }
    read = span.end
  }

  mutating func readOpenings(of surahs: Set<Int>, by queries: borrowing SegmentQueries) throws {
    try queries.openings.forEachRow([reciter]) { row in
      let surah = try StoredNumbers.surah(row.isNull(10) ? nil : row.int(10))
      if row.int(9) != 0 {
        try take(row, .istiadha, word: .max)
      } else if surah.map(surahs.contains) ?? !surahs.isEmpty {
        try take(row, .basmalah(surah: surah), word: .max)
      }
    }
  }

  private mutating func take(_ row: borrowing RawRow, _ content: SourceSegment.Content, word: Int) throws {
    let file = try file(row)
    let (start, end) = (row.int(2), row.int(3))
    guard 0 <= start, start < end, end <= file.frames else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: StoreSentences.segmentLeavesFile(path: file.path).text)
    }
    places.append(
      Place(
        word: word, chosen: row.int(16), yields: row.int(17), added: row.int(6), id: row.int(0), index: found.count))
    found.append(
      SourceSegment(
        content: content, slice: AudioSlice(file: file, start: start, end: end),
        status: row.int(4) != 0 ? .suggested : .confirmed, opening: row.int(5) != 0 ? .withBasmalah : .plain))
  }

  private mutating func file(_ row: borrowing RawRow) throws -> AudioFile {
    let id = row.int(1)
    if let known = files[id] { return known }
    let path = row.text(15)
    let file = try AudioFile(
      stored: row.int(14) != 0 ? recordings + "/" + path : path, rate: row.int(11), channels: row.int(12),
      frames: row.int(13))
    files[id] = file
    return file
  }
}

/// The sort key of a segment.
private struct Place: Comparable {
  let word: Int
  let chosen: Int
  /// 1 for a take that breaks off or is of another voice, else 0.
  let yields: Int
  let added: Int
  let id: Int
  /// The index of the segment among those found.
  let index: Int

  static func < (one: Place, other: Place) -> Bool {
    if one.word != other.word { return one.word < other.word }
    if one.chosen != other.chosen { return one.chosen > other.chosen }
    if one.yields != other.yields { return one.yields < other.yields }
    if one.added != other.added { return one.added > other.added }
    return one.id > other.id
  }
}
