/// A table as RFC 4180 has it, with a header. Commas, semicolons or tabs part the fields.
///
/// It is read by code points: a mark of Arabic behind a comma would make one character of both.
struct SeparatedTable {
  /// What stands in a row, by the names of the columns, which are in small letters.
  struct Row {
    /// Where it begins, from 1.
    let line: Int
    let fields: [String: String]
  }

  /// Why a text is no table.
  struct Fault: Error {
    let line: Int
    let reason: String
  }

  let columns: [String]
  let rows: [Row]

  /// Rows in which nothing stands are left out. A row may be shorter than the header, or longer with nothing in it.
  init(_ text: String) throws(Fault) {
    var scalars = text.unicodeScalars[...]
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    let head = scalars.prefix { $0 != "\n" && $0 != "\r" }
    let separator = [",", ";", "\t"].max { one, other in head.count { $0 == one } < head.count { $0 == other } } ?? ","
    let all = try SeparatedTable.split(scalars, by: separator).filter { $0.fields != [""] }
    let columns = (all.first?.fields ?? []).map { $0.trimmingSpace().lowercased() }
    self.columns = columns
    rows = all.dropFirst().map { row in
      Row(line: row.line, fields: Dictionary(zip(columns, row.fields), uniquingKeysWith: { first, _ in first }))
    }
  }

  /// The rows as they stand there, with the lines in which they begin.
  static func split(
    _ scalars: Substring.UnicodeScalarView, by separator: Unicode.Scalar
  ) throws(Fault) -> [(line: Int, fields: [String])] {
    var rows: [(Int, [String])] = []
    var fields: [String] = []
    var field = String.UnicodeScalarView()
    var (line, first) = (1, 1)
    var isQuoted = false
    var index = scalars.startIndex
    func next() -> Unicode.Scalar? { index < scalars.endIndex ? scalars[index] : nil }
    func endField() {
      fields.append(String(field))
      field = String.UnicodeScalarView()
    }
    while let scalar = next() {
      index = scalars.index(after: index)
      let isEnd = scalar == "\n" || (scalar == "\r" && next() != "\n")
      if isEnd { line += 1 }
      switch scalar {
      case "\"" where isQuoted && next() == "\"":
        field.append(scalar)
        index = scalars.index(after: index)
      case "\"" where isQuoted: isQuoted = false
      case "\"" where field.isEmpty: isQuoted = true
      case _ where isQuoted: field.append(scalar)
      case separator: endField()
      case "\r" where !isEnd: break
      case _ where isEnd:
        endField()
        rows.append((first, fields))
        (fields, first) = ([], line)
      default: field.append(scalar)
      }
    }
    if isQuoted { throw Fault(line: first, reason: "a quote is not closed") }
    if !field.isEmpty || !fields.isEmpty {
      endField()
      rows.append((first, fields))
    }
    return rows
  }

  /// A row of a table, without the end of the line.
  static func line(_ fields: [String]) -> String {
    fields.map { field in
      let isPlain = field.unicodeScalars.allSatisfy { !",\"\n\r;\t".unicodeScalars.contains($0) }
      let isTrimmed = field.unicodeScalars.first != " " && field.unicodeScalars.last != " "
      guard !isPlain || !isTrimmed || field.unicodeScalars.first == "\u{FEFF}" else { return field }
      return "\"" + SeparatedTable.doubled(field) + "\""
    }.joined(separator: ",")
  }

  private static func doubled(_ field: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in field.unicodeScalars {
      if scalar == "\"" { scalars.append(scalar) }
      scalars.append(scalar)
    }
    return String(scalars)
  }
}
