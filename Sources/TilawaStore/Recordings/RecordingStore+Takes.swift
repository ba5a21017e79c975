import GRDB
package import TilawaCore

extension RecordingStore {
  /// The takes in recordings that share words with a text, the earliest recording first.
  ///
  /// - Parameters:
  ///   - ayah: the text.
  ///   - id: the reciter's; nil for all.
  package func takes(of ayah: WordRange, by id: String? = nil) throws(StoreError) -> [RecordedTake] {
    let found = try read(StoreSentences.cannotLookUpTakes) { db in
      let query = RecordingTable.query.replacing(
        "\nFROM recording",
        with: ", segment.uid, segment.first_word, segment.past_word, start_frame, end_frame, status\nFROM recording",
        maxReplacements: 1)
      return try Row.fetchAll(
        db,
        sql: """
          \(query) JOIN segment ON segment.file = recording.file
          WHERE segment.id IN (
            WITH RECURSIVE reaches(reach) AS (VALUES (0) UNION ALL SELECT reach + 1 FROM reaches WHERE reach < 17)
            SELECT segment.id FROM reciter CROSS JOIN reaches CROSS JOIN segment
            WHERE segment.reciter = reciter.number AND segment.reach = reaches.reach
              AND segment.first_word > ?1 - (1 << reaches.reach) AND segment.first_word < ?2 AND segment.past_word > ?1
              AND (?3 IS NULL OR reciter.id = ?3))
          ORDER BY coalesce(recorded_at, imported_at), recording.id, start_frame
          """, arguments: [ayah.start, ayah.end, id]
      ).map { row in
        guard let status = try SourceSegment.Status(rawValue: row[28]) else {
          throw DatabaseError(resultCode: .SQLITE_MISMATCH, message: StoreSentences.segmentOfUnknownStatus.text)
        }
        guard let start = try row[26] as Int?, let end = try row[27] as Int?, 0 <= start, start < end else {
          throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: StoreSentences.segmentOfNoLength.text)
        }
        return try RecordedTake(
          recording: table.recording(row), segment: row[23] ?? "",
          words: WordRange(stored: row[24] as Int?, past: row[25] as Int?), frames: start..<end, status: status,
          isPreferred: false)
      }
    }
    let reciters = Set(found.map(\.recording.reciter.id))
    let offers = try ReciterStore(database: database).offers(overlapping: [ayah], opening: [], of: reciters)
    let played = Set(offers.flatMap { $0.takes(of: ayah) ?? [] }.map(\.slice))
    return found.map { take in
      let isPlayed =
        take.status == .confirmed
        && played.contains {
          $0.file.path == take.recording.file.path && $0.start == take.frames.lowerBound
            && $0.end == take.frames.upperBound
        }
      return RecordedTake(
        recording: take.recording, segment: take.segment, words: take.words, frames: take.frames,
        status: take.status, isPreferred: isPlayed)
    }
  }
}
