import GRDB
import TilawaCore

/// Where a reciter's files are from, and what of them is here.
public struct Holding: Hashable, Sendable {
  /// Where files are from.
  public enum Origin: String, Hashable, Sendable { case recordings, folder, network }

  /// Where they are from.
  public let origin: Origin
  /// How many are here.
  public let files: Int
  /// Whether what is fetched stays however large the cache grows.
  public let pinning: Pinning
}

extension Library {
  /// Of every reciter, by id.
  public func holdings() throws(StoreError) -> [String: Holding] {
    try read("look up what is here") { db in
      let query = """
        SELECT id, kind, is_pinned, number IN (SELECT reciter FROM remote_source),
          (SELECT count(*) FROM audio_file WHERE audio_file.reciter = number)
        FROM reciter
        """
      var holdings: [String: Holding] = [:]
      for row in try Row.fetchAll(db, sql: query) {
        let (id, kind): (String, String) = try (row[0], row[1])
        let (isPinned, isRemote): (Bool, Bool) = try (row[2], row[3])
        let origin: Holding.Origin =
          kind == Reciter.Kind.personal.rawValue ? .recordings : isRemote ? .network : .folder
        holdings[id] = try Holding(origin: origin, files: row[4], pinning: isPinned ? .pinned : .unpinned)
      }
      return holdings
    }
  }
}
