/// A table as RFC 4180 has it: a header, then a line for each stretch; the columns `start`, `end` and `label` are needed,
/// `status` and `preferred` may be there, others are left out. Semicolons and tabs may stand for the commas.
struct TableReader {
  private struct Row {
    let line: Int
    let fields: [String]
  }

  private let rows: [Row]
  private let columns: [String: Int]

  init(_ text: String) throws(LabelFileError) {
    let head = text.prefix { !$0.isNewline }
    guard let separator = TableReader.separator(of: String(head)) else {
      throw LabelFileError("line 1", "a header is missing: start,end,label")
    }
    rows = try TableReader.rows(of: text, by: separator)
    let names = rows.first?.fields.map { $0.trimmingSpace().lowercased() } ?? []
    columns = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What stands between the columns, where the line is a header of ours.
  static func separator(of head: String) -> Unicode.Scalar? {
    [",", ";", "\t"].first { separator in
      let names = head.unicodeScalars.split(separator: separator).map {
        String($0).trimmingSpace().lowercased().filter { $0 != "\"" }
      }
      return ["start", "end", "label"].allSatisfy(names.contains)
    }
  }

  func entries() throws(LabelFileError) -> [LabelFile.Entry] {
    var entries: [LabelFile.Entry] = []
    for row in rows.dropFirst() where row.fields != [""] {
      let place = "line \(row.line)"
      let label = self["label", row].trimmingSpace()
      guard !label.isEmpty else { throw LabelFileError(place, "the label is empty") }
      var text = label
      switch self["preferred", row].lowercased() {
      case "", "no", "false", "0": break
      case "yes", "true", "1": text += " *"
      default: throw LabelFileError(place, "`preferred` is yes or no")
      }
      switch self["status", row].lowercased() {
      case "", "confirmed": break
      case "suggested": text += " ?"
      default: throw LabelFileError(place, "`status` is confirmed or suggested")
      }
      entries.append(
        LabelFile.Entry(place: place, start: try time("start", row), end: try time("end", row), text: text))
    }
    guard !entries.isEmpty else { throw LabelFileError(nil, "there is no label in it") }
    return entries
  }

  private subscript(column: String, row: Row) -> String {
    columns[column].flatMap { row.fields.indices.contains($0) ? row.fields[$0].trimmingSpace() : nil } ?? ""
  }

  private func time(_ column: String, _ row: Row) throws(LabelFileError) -> LabelFile.Time {
    let text = self[column, row]
    guard let time = Duration(seconds: text) else {
      throw LabelFileError("line \(row.line)", "`\(column)` is no time in seconds: “\(text)”")
    }
    return .duration(time, decimals: LabelFile.decimals(of: text))
  }

  private static func rows(of text: String, by separator: Unicode.Scalar) throws(LabelFileError) -> [Row] {
    do throws(SeparatedTable.Fault) {
      return try SeparatedTable.split(text.unicodeScalars[...], by: separator).map {
        Row(line: $0.line, fields: $0.fields)
      }
    } catch {
      throw LabelFileError("line \(error.line)", error.reason)
    }
  }
}
