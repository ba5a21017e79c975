import Foundation
import GRDB
package import TilawaCore

extension TimingStore {
  /// Stores estimated word times of a recording in the place of earlier estimates of the same stretches of sound.
  ///
  /// - Parameters:
  ///   - takes: the words of each stretch of text, in the order in which they are heard; none is empty.
  ///   - recording: in which they are heard.
  package func keep(
    estimates takes: [(span: WordRange, words: [TimedWord])], of recording: Recording
  ) throws(StoreError) {
    try write("keep the words of \(recording.title)") { db in
      let file = try StoredRecording.of(recording, db).file
      for (span, words) in takes {
        guard let first = words.first, let last = words.last else { continue }
        let (start, end) = (first.start.wholeMilliseconds, last.end.wholeMilliseconds)
        try db.execute(
          sql: "DELETE FROM word_estimate WHERE file = ? AND start_ms < ? AND end_ms > ?",
          arguments: [file, end, start])
        try db.execute(
          sql: "INSERT OR REPLACE INTO word_estimate VALUES (?, ?, ?, ?, ?, ?)",
          arguments: [file, start, end, span.start, span.end, WordBlob(words).data])
      }
    }
  }

  /// The estimated word times of a stretch of text in the recording at a path, in the order of the sound.
  package func estimates(ofFile path: String, in span: WordRange) throws(StoreError) -> [TimedWord] {
    let copies = folders.recordings + "/"
    let (storage, name) =
      path.hasPrefix(copies) ? ("recordings", String(path.dropFirst(copies.count))) : ("absolute", path)
    return try read("look up words") { db in
      let query = """
        SELECT words FROM word_estimate JOIN audio_file ON audio_file.id = word_estimate.file
        WHERE path = ?1 AND storage = ?2 AND first_word < ?4 AND past_word > ?3 ORDER BY start_ms
        """
      let blobs = try Data.fetchAll(db.cachedStatement(sql: query), arguments: [name, storage, span.start, span.end])
      return try blobs.flatMap { try WordBlob(data: $0).words }.filter { span.start <= $0.word && $0.word < span.end }
    }
  }
}
