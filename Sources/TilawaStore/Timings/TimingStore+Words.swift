import GRDB
import TilawaCore

extension Library {
  /// Whether word times of a reciter's files are stored. Looks through the reciter's timings until it finds some.
  public func hasWordTimes(of id: String) throws(StoreError) -> Bool {
    try read("look up timings") { db in
      let query = """
        SELECT EXISTS (SELECT 1 FROM timing WHERE reciter = ?1 AND words IS NOT NULL) OR EXISTS (
          SELECT 1 FROM overlay JOIN audio_file USING (sha256) WHERE reciter = ?1 AND words IS NOT NULL)
        """
      return try Bool.fetchOne(db, sql: query, arguments: [try known(id, db).number]) ?? false
    }
  }
}
