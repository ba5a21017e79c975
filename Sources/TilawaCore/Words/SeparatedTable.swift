/// A table by RFC 4180 with a header. Commas, semicolons or tabs separate the fields.
///
/// It is read by code points: an Arabic mark after a comma forms one character with it.
struct SeparatedTable {
  /// A row after the header.
  struct Row {
    /// Its first line, from 1.
    let line: Int
    /// The fields by the names of their columns, which are in small letters.
    let fields: [String: String]
  }

  /// The reason why a text is no table.
  struct Fault: Error {
    let line: Int
    let reason: String
  }

  let columns: [String]
  let rows: [Row]

  /// Reads a table, without its empty rows. Rows may be shorter than the header; fields beyond it are left out.
  ///
  /// - Parameters:
  ///   - text: the table.
  ///   - separator: nil: the one that is most frequent in the header.
  init(_ text: String, separator known: Unicode.Scalar? = nil) throws(Fault) {
    var scalars = text.unicodeScalars[...]
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    let head = scalars.prefix { $0 != "\n" && $0 != "\r" }
    let separator =
      known ?? [",", ";", "\t"].max { one, other in head.count { $0 == one } < head.count { $0 == other } } ?? ","
    let all = try SeparatedTable.split(scalars, by: separator).filter { $0.fields != [""] }
    let columns = (all.first?.fields ?? []).map { $0.trimmingSpace().lowercased() }
    self.columns = columns
    rows = all.dropFirst().map { row in
      Row(line: row.line, fields: Dictionary(zip(columns, row.fields), uniquingKeysWith: { first, _ in first }))
    }
  }

  /// Splits a text into rows of fields, each with its first line.
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

  /// Returns a row of a table, without the end of the line.
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
