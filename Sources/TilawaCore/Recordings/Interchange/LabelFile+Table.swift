extension LabelFile {
  /// Reads a table with a header and a row for each label.
  ///
  /// The columns `start`, `end` and `label` are required, `status` and `preferred` are optional. Other columns are
  /// ignored.
  ///
  /// - Throws: `LabelFileError` with the line.
  static func entries(ofTable text: String) throws(LabelFileError) -> [Entry] {
    guard let separator = separator(ofHeader: String(text.prefix { !$0.isNewline })) else {
      throw LabelFileError(CoreSentences.line(line: 1), CoreSentences.headerMissing(columns: "start,end,label"))
    }
    let table: SeparatedTable
    do throws(SeparatedTable.Fault) { table = try SeparatedTable(text, separator: separator) } catch {
      throw LabelFileError(CoreSentences.line(line: error.line), error.detail)
    }
    var entries: [Entry] = []
    for row in table.rows { entries.append(try entry(row)) }
    guard !entries.isEmpty else { throw LabelFileError(nil, CoreSentences.noLabel) }
    return entries
  }

  /// Returns the separator of the columns; nil for a line that is not the header of such a table.
  static func separator(ofHeader head: String) -> UInt8? {
    ",;\t".utf8.first { separator in
      let names = head.utf8.split(separator: separator).map {
        String(decoding: $0, as: UTF8.self).trimmingSpace().lowercased().filter { $0 != "\"" }
      }
      return ["start", "end", "label"].allSatisfy(names.contains)
    }
  }

  private static func entry(_ row: SeparatedTable.Row) throws(LabelFileError) -> Entry {
    let place = CoreSentences.line(line: row.line)
    func field(_ column: String) -> String { row.fields[column]?.trimmingSpace() ?? "" }
    var text = field("label")
    switch field("preferred").lowercased() {
    case "", "no", "false", "0": break
    case "yes", "true", "1": text = LabelFile.marked(text, "*")
    default: throw LabelFileError(place, CoreSentences.preferredValues)
    }
    switch field("status").lowercased() {
    case "", "confirmed": break
    case "suggested": text = LabelFile.marked(text, "?")
    default: throw LabelFileError(place, CoreSentences.statusValues)
    }
    func time(_ column: String) throws(LabelFileError) -> Time {
      let text = field(column)
      guard let time = RecordingTime.clock(text) else {
        throw LabelFileError(place, CoreSentences.noTimeInSeconds(column: column, text: text))
      }
      return .duration(time, decimals: decimals(of: text))
    }
    return Entry(place: place, start: try time("start"), end: try time("end"), text: text)
  }

  /// Returns a label with a mark behind it; an empty one has none.
  private static func marked(_ text: String, _ mark: String) -> String { text.isEmpty ? text : "\(text) \(mark)" }
}
