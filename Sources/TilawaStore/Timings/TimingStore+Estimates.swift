import FoundationEssentials
import GRDB
package import TilawaCore

/// The words of a file as an acoustic model heard them.
package struct HeardWords: Hashable, Sendable {
  /// A stretch of text with the times of its words.
  package struct Take: Hashable, Sendable {
    /// The stretch of text.
    package let span: WordRange
    /// Its words in the order in which they are heard; not empty.
    package let words: [TimedWord]

    package init(span: WordRange, words: [TimedWord]) { (self.span, self.words) = (span, words) }
  }

  /// The stretches of text in the order of the file.
  package let takes: [Take]
  /// The name of the model.
  package let model: String

  package init(_ takes: [Take], by model: String) { (self.takes, self.model) = (takes, model) }
}

extension TimingStore {
  /// Stores the words of a recording in the place of earlier estimates of the same stretches of sound.
  package func keep(_ words: HeardWords, of recording: Recording) throws(StoreError) {
    try write(StoreSentences.cannotKeepWordsOf(name: recording.title)) { db in
      try TimingStore.put(words, of: StoredRecording.of(recording, db).file, db)
    }
  }

  /// Stores the words of a reciter's file in the place of all its earlier estimates; passes over a file that is gone.
  package func keep(_ words: HeardWords, ofFile path: String, of id: String) throws(StoreError) {
    try write(StoreSentences.cannotKeepWordsOf(name: path)) { db in
      let query = "SELECT id FROM audio_file WHERE reciter = ? AND path = ? AND storage = 'absolute'"
      let reciter = try StoredReciter.known(id, db).number
      guard let file = try Int64.fetchOne(db, sql: query, arguments: [reciter, path]) else { return }
      try db.execute(sql: "DELETE FROM word_estimate WHERE file = ?", arguments: [file])
      try TimingStore.put(words, of: file, db)
    }
  }

  private static func put(_ words: HeardWords, of file: Int64, _ db: Database) throws {
    for take in words.takes {
      guard let first = take.words.first, let last = take.words.last else { continue }
      let (start, end) = (first.start.wholeMilliseconds, last.end.wholeMilliseconds)
      try db.execute(
        sql: "DELETE FROM word_estimate WHERE file = ? AND start_ms < ? AND end_ms > ?",
        arguments: [file, end, start])
      try db.execute(
        sql: "INSERT OR REPLACE INTO word_estimate VALUES (?, ?, ?, ?, ?, ?, ?)",
        arguments: [file, start, end, take.span.start, take.span.end, WordBlob(take.words).data, words.model])
    }
  }

  /// The times of the words of a stretch of text in the file at a path: the stored ones, else those that are estimated.
  package func words(ofFile path: String, in span: WordRange) throws -> [TimedWord] {
    try database.moment {
      let known = try all(ofFile: path, in: span).flatMap(\.words)
      guard known.isEmpty else { return known }
      return try estimates(ofFile: path, in: span).map {
        TimedWord(word: $0.word, start: $0.start, end: $0.end, basis: .estimated)
      }
    }
  }

  /// The estimated word times of a stretch of text in the file at a path, in the order of the sound. A file of several
  /// reciters has those of the one who was added last.
  package func estimates(ofFile path: String, in span: WordRange) throws(StoreError) -> [TimedWord] {
    let (storage, name) = place(of: path)
    return try read(StoreSentences.cannotLookUpWords) { db in
      let query = """
        SELECT words FROM word_estimate
        WHERE first_word < ?4 AND past_word > ?3 AND file = (
          SELECT max(file) FROM word_estimate JOIN audio_file ON audio_file.id = word_estimate.file
          WHERE path = ?1 AND storage = ?2)
        ORDER BY start_ms
        """
      let blobs = try Data.fetchAll(db.cachedStatement(sql: query), arguments: [name, storage, span.start, span.end])
      return try blobs.flatMap { try WordBlob(data: $0).words }.filter { span.start <= $0.word && $0.word < span.end }
    }
  }

  /// The names of the models that heard words in the file at a path, each once; empty where nothing is estimated.
  package func models(ofFile path: String) throws(StoreError) -> [String] {
    let (storage, name) = place(of: path)
    return try read(StoreSentences.cannotLookUpWords) { db in
      let query = """
        SELECT DISTINCT heard_by FROM word_estimate JOIN audio_file ON audio_file.id = word_estimate.file
        WHERE path = ? AND storage = ? ORDER BY heard_by
        """
      return try String.fetchAll(db.cachedStatement(sql: query), arguments: [name, storage])
    }
  }

  private func place(of path: String) -> (storage: String, name: String) {
    let copies = folders.recordings + "/"
    return path.hasPrefix(copies) ? ("recordings", String(path.dropFirst(copies.count))) : ("absolute", path)
  }
}
