extension QuranDatabase {
  /// Whose work the data is and under which terms; goes with every copy.
  public struct Notice: Hashable, Sendable {
    /// What the notice is about.
    public let subject: String
    /// The notice, word for word.
    public let text: String
  }

  /// Where text and structure come from, and under which terms.
  public func notices() throws(StoreError) -> [Notice] {
    try read("read the notices") { db in
      var notices: [Notice] = []
      try db.forEachRow("SELECT subject, text FROM notice ORDER BY id") { row in
        notices.append(Notice(subject: row.text(0), text: row.text(1)))
      }
      return notices
    }
  }
}
