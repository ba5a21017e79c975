import GRDB

extension QuranDatabase {
  /// Whose work the data is and under which terms; goes with every copy.
  public struct Notice: Hashable, Sendable {
    public let subject: String
    public let text: String
  }

  public func notices() throws(StoreError) -> [Notice] {
    try read("read the notices") { db in
      try Row.fetchAll(db, sql: "SELECT subject, text FROM notice ORDER BY id").map {
        Notice(subject: $0[0], text: $0[1])
      }
    }
  }
}
