import GRDB
import TilawaCore

/// The numbers of reciters, recordings and labels, with the recordings that need work. Cheap also for large libraries.
package struct LibraryCounts: Hashable, Sendable {
  /// Recordings that need the same work, named by the newest.
  package struct Work: Hashable, Sendable {
    /// The number of such recordings.
    package var count: Int
    /// The id of the newest one, as it is typed.
    package var id: String
    /// The title of the newest one.
    package var title: String
    /// Whether its passage was given at import.
    package var hasPassage: Bool

    package init(count: Int, id: String, title: String, hasPassage: Bool) {
      self.count = count
      self.id = id
      self.title = title
      self.hasPassage = hasPassage
    }
  }

  /// Reciters with published files or files of the user.
  package var reciters = 0
  /// Reciters with recordings.
  package var teachers = 0
  package var recordings = 0
  /// Confirmed segments of recordings.
  package var confirmed = 0
  /// Suggested segments of recordings.
  package var suggested = 0
  /// Recordings without any segment.
  package var unlabelled: Work?
  /// Recordings with suggestions.
  package var unreviewed: Work?

  package init() {}
}

extension Library {
  /// Counts reciters, recordings and labels.
  package func counts() throws(StoreError) -> LibraryCounts {
    try database.read(StoreSentences.cannotCountWhatIsThere) { db in
      func count(_ query: String, _ arguments: StatementArguments = []) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM \(query)", arguments: arguments) ?? 0
      }
      func segments(_ status: SourceSegment.Status) throws -> Int {
        try count("segment WHERE uid IS NOT NULL AND part = 0 AND status = ?", [status.rawValue])
      }
      func work(_ condition: String) throws -> LibraryCounts.Work? {
        let query = """
          SELECT substr(sha256, 1, 8), title, first_word IS NOT NULL, count(*) OVER () FROM recording
          WHERE \(condition) ORDER BY imported_at DESC, id DESC LIMIT 1
          """
        return try Row.fetchOne(db, sql: query).map {
          LibraryCounts.Work(count: try $0[3], id: try $0[0], title: try $0[1], hasPassage: try $0[2])
        }
      }
      let own = Reciter.Kind.personal.rawValue
      var counts = LibraryCounts()
      counts.reciters = try count("reciter WHERE kind <> ?", [own])
      counts.teachers = try count("reciter WHERE kind = ?", [own])
      counts.recordings = try count("recording")
      guard counts.recordings > 0 else { return counts }
      (counts.confirmed, counts.suggested) = (try segments(.confirmed), try segments(.suggested))
      counts.unlabelled = try work("NOT EXISTS (SELECT 1 FROM segment WHERE segment.file = recording.file)")
      counts.unreviewed = try work(
        "EXISTS (SELECT 1 FROM segment WHERE segment.file = recording.file AND status = 'suggested')")
      return counts
    }
  }
}
