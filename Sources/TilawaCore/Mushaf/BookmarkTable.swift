/// A table of bookmarks for spreadsheets, to read and to write.
package enum BookmarkTable {
  private static let columns = ["id", "ref", "counting", "note", "tags", "colour", "created", "changed"]

  /// Returns bookmarks as a table of RFC 4180: a header, then a row for each. Tags have semicolons between them, times
  /// are UTC.
  package static func text(_ bookmarks: [Bookmark]) -> String {
    let rows = bookmarks.map { mark in
      [
        mark.id, mark.passage.label, mark.passage.counting.rawValue, mark.note, mark.tags.joined(separator: ";"),
        mark.colour?.rawValue ?? "", time(mark.created), time(mark.changed),
      ]
    }
    return ([columns] + rows).map { SeparatedTable.line($0) + "\r\n" }.joined()
  }

  /// Reads the rows of a table. The column `ref` is required; others may be missing, and unknown columns are ignored.
  ///
  /// - Throws: `BookmarkEntry.Fault` for an error in the table as a whole.
  package static func entries(_ text: String) throws(BookmarkEntry.Fault) -> [BookmarkEntry.Fields] {
    let table: SeparatedTable
    do throws(SeparatedTable.Fault) { table = try SeparatedTable(text) } catch {
      throw BookmarkEntry.Fault(line: error.line, reason: error.detail)
    }
    guard table.columns.contains("ref") else {
      throw BookmarkEntry.Fault(line: 1, reason: CoreSentences.headerMissing(columns: columns.joined(separator: ",")))
    }
    return table.rows.map { row in
      var fields = BookmarkEntry.Fields(line: row.line)
      fields.id = row.fields["id"]
      fields.ref = row.fields["ref"]
      fields.counting = row.fields["counting"]
      fields.note = row.fields["note"]
      fields.tags = (row.fields["tags"] ?? "").split { $0 == ";" || $0 == "," }.map(String.init)
      fields.colour = row.fields["colour"] ?? row.fields["color"]
      fields.created = row.fields["created"]
      fields.changed = row.fields["changed"]
      return fields
    }
  }

  private static func time(_ seconds: Int) -> String {
    String("\(ZonedTime(seconds: seconds, offset: 0, zone: "UTC"))".dropLast(6)) + "Z"
  }
}
