import GRDB
public import Glibc

extension Library {
  /// For how long a server that does not have a file is not asked for it again, in seconds.
  public static let absenceLasts = 7 * 86_400
  /// By how much a clock may have been wrong before a time in the future is taken for none.
  static let clockError = 86_400

  /// Notes that a server does not have a file.
  ///
  /// - Parameters:
  ///   - name: as the file would be called here.
  ///   - id: the reciter's.
  ///   - now: seconds since 1970.
  public func noteAbsence(of name: String, by id: String, at now: Int) throws(StoreError) {
    try write("note what a server does not have") { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO absence VALUES (?, ?, ?)", arguments: [try known(id, db).number, name, now])
    }
  }

  /// The names of a reciter's files that the server said it does not have, as far as that is still believed.
  public func absences(of id: String, now: Int = time(nil)) throws(StoreError) -> Set<String> {
    try read("look up what a server does not have") { db in
      let query = "SELECT name FROM absence WHERE reciter = ? AND noticed_at > ? AND noticed_at < ?"
      return try String.fetchSet(
        db, sql: query,
        arguments: [try known(id, db).number, now - Library.absenceLasts, now + Library.clockError])
    }
  }

  /// Whether the server said that it does not have this one file, as far as that is still believed.
  public func isAbsent(_ name: String, of id: String, now: Int = time(nil)) throws(StoreError) -> Bool {
    try read("look up what a server does not have") { db in
      let query = """
        SELECT EXISTS (SELECT * FROM absence JOIN reciter ON reciter.number = absence.reciter
          WHERE reciter.id = ? AND absence.name = ? AND noticed_at > ? AND noticed_at < ?)
        """
      let arguments: StatementArguments = [id, name, now - Library.absenceLasts, now + Library.clockError]
      return try Bool.fetchOne(db.cachedStatement(sql: query), arguments: arguments) ?? false
    }
  }

  /// The name under which it stands that nobody has timings of a surah, or of any; no file is called so.
  private static func timingName(_ surah: Int?) -> String { surah.map { "timings-\($0)" } ?? "timings" }

  /// Notes that those who have timings of a reciter's surah have no more of them than are stored; of none where `surah` is nil.
  public func noteTimingAbsence(of surah: Int?, by id: String, at now: Int) throws(StoreError) {
    try noteAbsence(of: Library.timingName(surah), by: id, at: now)
  }

  /// Whether that was noted, as far as it is still believed.
  public func isTimingAbsent(of surah: Int, by id: String, now: Int = time(nil)) throws(StoreError) -> Bool {
    if try isAbsent(Library.timingName(nil), of: id, now: now) { return true }
    return try isAbsent(Library.timingName(surah), of: id, now: now)
  }

  /// The names of a reciter's files that cannot be had: those of `absences`, and those with a fault.
  public func withheld(of id: String, now: Int = time(nil)) throws(StoreError) -> Set<String> {
    let absent = try absences(of: id, now: now)
    return try read("look up what is withheld") { db in
      let query = """
        SELECT path FROM download JOIN audio_file ON audio_file.id = download.file
        WHERE audio_file.reciter = ? AND fault IS NOT NULL
        """
      let paths = try String.fetchAll(db, sql: query, arguments: [try known(id, db).number])
      return absent.union(paths.compactMap { $0.split(separator: "/").last.map(String.init) })
    }
  }

  /// Has servers asked again for all they did not have of a reciter.
  public func forgetAbsences(of id: String) throws(StoreError) {
    try write("forget what a server does not have") { db in
      try db.execute(sql: "DELETE FROM absence WHERE reciter = ?", arguments: [try known(id, db).number])
    }
  }
}
