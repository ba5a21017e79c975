import GRDB

extension Library {
  /// A number that is another one once somebody else has written to the library, whatever it was; our own changes leave it
  /// as it is. Takes some microseconds.
  public func foreignVersion() throws(StoreError) -> Int {
    try read("look for changes") { try Int.fetchOne($0, sql: "PRAGMA data_version") ?? 0 }
  }
}
