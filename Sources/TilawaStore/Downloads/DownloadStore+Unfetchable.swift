import GRDB
package import TilawaCore

extension DownloadStore {
  /// The reasons for which files are not fetched now, by the id of the reciter and the local name of the file. Makes one
  /// query for all reciters.
  ///
  /// - Parameters:
  ///   - ids: of the reciters that matter.
  ///   - now: seconds since 1970.
  package func unfetchable(
    of ids: Set<String>, now: Int
  ) throws(StoreError) -> [String: [String: ResolvedUnit.Reason]] {
    try read(StoreSentences.cannotLookUpWhatCannotBeFetched) { db in
      let query = """
        SELECT reciter.id, absence.name, 0 FROM absence JOIN reciter ON reciter.number = absence.reciter
        WHERE noticed_at > ? AND noticed_at < ?
        UNION ALL
        SELECT reciter.id, audio_file.path, 1 FROM download JOIN audio_file ON audio_file.id = download.file
        JOIN reciter ON reciter.number = audio_file.reciter WHERE fault IS NOT NULL
        """
      var reasons: [String: [String: ResolvedUnit.Reason]] = [:]
      for row in try Row.fetchAll(
        db, sql: query, arguments: [now - AbsenceTable.lasts, now + AbsenceTable.clockError])
      {
        let (id, name): (String, String) = try (row[0], row[1])
        guard ids.contains(id) else { continue }
        reasons[id, default: [:]][name.split(separator: "/").last.map(String.init) ?? name] =
          try row[2] == 1 ? .faulty : .absent
      }
      return reasons
    }
  }
}
