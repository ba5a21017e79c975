/// A table by RFC 4180 with a header. Commas, semicolons or tabs separate the fields.
package struct SeparatedTable {
  /// A row after the header.
  package struct Row {
    /// The first line of the row, from 1.
    package let line: Int
    /// The fields by the lower-case names of their columns.
    package let fields: [String: String]
  }

  /// The reason why a text is no table.
  package struct Fault: Error {
    package let line: Int
    package let detail: Sentence

    package var reason: String { detail.text }
  }

  package let columns: [String]
  package let rows: [Row]

  /// Reads a table, without its empty rows. Rows may be shorter than the header; fields beyond it are left out.
  ///
  /// - Parameters:
  ///   - text: the table.
  ///   - separator: the separator; nil: the most frequent one in the header.
  package init(_ text: String, separator known: UInt8? = nil) throws(Fault) {
    var bytes = Array(text.utf8)[...]
    if bytes.starts(with: "\u{FEFF}".utf8) { bytes = bytes.dropFirst(3) }
    let head = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let separator =
      known ?? Array(",;\t".utf8).max { one, other in head.count { $0 == one } < head.count { $0 == other } }
    let all = try SeparatedTable.rows(of: bytes, by: separator ?? UInt8(ascii: ",")).filter { $0.fields != [""] }
    let columns = (all.first?.fields ?? []).map { $0.trimmingSpace().lowercased() }
    self.columns = columns
    rows = all.dropFirst().map { row in
      Row(line: row.line, fields: Dictionary(zip(columns, row.fields), uniquingKeysWith: { first, _ in first }))
    }
  }

  private static func rows(of bytes: ArraySlice<UInt8>, by separator: UInt8) throws(Fault) -> [SeparatedRows.Row] {
    var (reader, rows) = (SeparatedRows(bytes, separator: separator, .lenient), [SeparatedRows.Row]())
    do throws(SeparatedRows.Fault) {
      while let row = try reader.next() { rows.append(row) }
    } catch {
      switch error {
      case .openQuote(let line), .textAfterQuote(let line): throw Fault(line: line, detail: CoreSentences.quoteOpen)
      }
    }
    return rows
  }

  /// Returns a row of a table, without the end of the line.
  package static func line(_ fields: [String]) -> String {
    fields.map { field in
      let isPlain = field.unicodeScalars.allSatisfy { !",\"\n\r;\t".unicodeScalars.contains($0) }
      let isTrimmed = field.unicodeScalars.first != " " && field.unicodeScalars.last != " "
      guard !isPlain || !isTrimmed || field.unicodeScalars.first == "\u{FEFF}" else { return field }
      return "\"" + field.doubling("\"") + "\""
    }.joined(separator: ",")
  }
}
