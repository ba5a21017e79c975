import GRDB
import TilawaCore

extension DownloadStore {
  /// The time for which an absent file is not requested again from the server, in seconds.
  package static let absenceLasts = AbsenceTable.lasts

  /// Notes that a server does not have a file.
  ///
  /// - Parameters:
  ///   - name: as the file would be called here.
  ///   - id: the reciter's.
  ///   - now: seconds since 1970.
  package func noteAbsence(of name: String, by id: String, at now: Int) throws(StoreError) {
    try write(StoreSentences.cannotNoteWhatServerDoesNotHave) { try AbsenceTable.note(name, by: id, at: now, $0) }
  }

  /// The names of a reciter's files that were missing on the server less than `absenceLasts` ago.
  package func absences(of id: String, now: Int? = nil) throws(StoreError) -> Set<String> {
    let now = now ?? self.now
    return try read(StoreSentences.cannotLookUpWhatServerDoesNotHave) { db in
      let query = "SELECT name FROM absence WHERE reciter = ? AND noticed_at > ? AND noticed_at < ?"
      return try String.fetchSet(
        db, sql: query,
        arguments: [try StoredReciter.known(id, db).number, now - AbsenceTable.lasts, now + AbsenceTable.clockError])
    }
  }

  /// Whether a file was missing on the server less than `absenceLasts` ago.
  package func isAbsent(_ name: String, of id: String, now: Int? = nil) throws(StoreError) -> Bool {
    try read(StoreSentences.cannotLookUpWhatServerDoesNotHave) {
      try AbsenceTable.isThere(name, of: id, now: now ?? self.now, $0)
    }
  }

  /// The names of a reciter's files that are absent on the server or have a fault.
  package func withheld(of id: String, now: Int? = nil) throws(StoreError) -> Set<String> {
    let absent = try absences(of: id, now: now)
    return try read(StoreSentences.cannotLookUpWhatIsWithheld) { db in
      let query = """
        SELECT path FROM download JOIN audio_file ON audio_file.id = download.file
        WHERE audio_file.reciter = ? AND fault IS NOT NULL
        """
      let paths = try String.fetchAll(db, sql: query, arguments: [try StoredReciter.known(id, db).number])
      return absent.union(paths.compactMap { $0.split(separator: "/").last.map(String.init) })
    }
  }

  /// Forgets the absences of a reciter, so that servers are asked again.
  package func forgetAbsences(of id: String) throws(StoreError) {
    try write(StoreSentences.cannotForgetWhatServerDoesNotHave) { db in
      try db.execute(sql: "DELETE FROM absence WHERE reciter = ?", arguments: [try StoredReciter.known(id, db).number])
    }
  }
}
