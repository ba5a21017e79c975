import TilawaCore

extension QuranDatabase {
  /// A notice about the authors and the terms of the data; it goes with every copy.
  package struct Notice: Hashable, Sendable {
    /// The subject of the notice.
    package let subject: String
    /// The notice, word for word.
    package let text: String
  }

  /// The sources of text and structure, with their terms.
  package func notices() throws(StoreError) -> [Notice] {
    try read(StoreSentences.cannotReadNotices) { db in
      var notices: [Notice] = []
      try db.forEachRow("SELECT subject, text FROM notice ORDER BY id") { row in
        notices.append(Notice(subject: row.text(0), text: row.text(1)))
      }
      return notices
    }
  }
}
