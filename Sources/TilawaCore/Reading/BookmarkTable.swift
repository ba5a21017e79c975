/// Bookmarks as a table, which a spreadsheet reads and writes.
public enum BookmarkTable {
  private static let columns = ["id", "ref", "counting", "note", "tags", "colour", "created", "changed"]

  /// Bookmarks as RFC 4180 has it: a header, then one a row; tags have semicolons between them, times are UTC.
  public static func text(_ bookmarks: [Bookmark]) -> String {
    let rows = bookmarks.map { mark in
      [
        mark.id, mark.passage.label, mark.passage.counting.rawValue, mark.note, mark.tags.joined(separator: ";"),
        mark.colour?.rawValue ?? "", time(mark.created), time(mark.changed),
      ]
    }
    return ([columns] + rows).map { SeparatedTable.line($0) + "\r\n" }.joined()
  }

  /// What a table says. The column `ref` is needed; others may be left out, and columns that are not known are.
  ///
  /// - Throws: what is wrong with it as a whole.
  public static func entries(_ text: String) throws(BookmarkEntry.Fault) -> [BookmarkEntry.Fields] {
    let table: SeparatedTable
    do throws(SeparatedTable.Fault) { table = try SeparatedTable(text) } catch {
      throw BookmarkEntry.Fault(line: error.line, reason: error.reason)
    }
    guard table.columns.contains("ref") else {
      throw BookmarkEntry.Fault(line: 1, reason: "a header is missing: \(columns.joined(separator: ","))")
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
