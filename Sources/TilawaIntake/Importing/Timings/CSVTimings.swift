import TilawaCore

/// A reader for timings of whole surahs as a table: `surah,ayah,start,end`, with or without a line of names.
///
/// Commas, semicolons or tabs part the columns; times are seconds (`7.32`, `7,32`) or clock times (`0:00:07.32`). Columns
/// with the names `start_ms` and `end_ms` are milliseconds.
enum CSVTimings {
  private static let names = ["surah", "ayah", "start", "end"]
  private static let longest = 1_000_000_000
  /// The mean length of an ayah, in seconds, from which on the numbers of a table are none: the longest ayah takes less.
  private static let endless = 1200

  static func parse(_ bytes: [UInt8]) throws(TimingDocument.Problem) -> PublishedTimings {
    let rows = try rows(of: bytes)
    var columns = Columns()
    var ayat: [PublishedAyah] = []
    for (index, row) in rows.enumerated() {
      if index == 0, let named = Columns(row.fields) {
        columns = named
        continue
      }
      guard ayat.count < TimingDocument.mostAyat else {
        throw .init(IntakeSentences.tooManyRows(count: TimingDocument.mostAyat))
      }
      ayat.append(try ayah(row, columns))
    }
    guard !ayat.isEmpty else { throw .init(IntakeSentences.noRow) }
    try check(ayat, columns)
    return PublishedTimings(format: .csv, base: .surah, ayat: ayat)
  }

  // MARK: - Rows

  private typealias Row = (line: Int, fields: [String])

  /// Returns the rows without the empty ones, their fields without space at the ends.
  private static func rows(of bytes: [UInt8]) throws(TimingDocument.Problem) -> [Row] {
    guard let text = ForeignText.text(bytes) else { throw TimingDocument.unknown }
    let content = Array(text.utf8)[...]
    guard content.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
      throw .init(IntakeSentences.noRow)
    }
    let head = content.prefix { !"\r\n".utf8.contains($0) }
    let counts = ";\t,".utf8.map { separator in (separator, head.count { $0 == separator }) }
    guard let separator = counts.first(where: { $0.1 >= 3 }) ?? counts.last(where: { $0.1 > 0 }) else {
      throw TimingDocument.unknown
    }
    var reader = SeparatedRows(content, separator: separator.0, .lenient)
    var rows: [Row] = []
    do throws(SeparatedRows.Fault) {
      while let row = try reader.next() {
        let fields = row.fields.map { $0.trimmingSpace() }
        if fields != [""] { rows.append((row.line, fields)) }
      }
    } catch {
      switch error {
      case .openQuote(let line), .textAfterQuote(let line):
        throw .init(IntakeSentences.quoteOpen(line: line))
      }
    }
    return rows
  }

  /// The places of the columns, and the unit of the times.
  private struct Columns {
    var places = [0, 1, 2, 3]
    var isInMilliseconds = false
    var isNamed = false

    init() {}

    /// Reads the line of names; nil for a row of numbers. Names in other words stand for the usual order.
    init?(_ fields: [String]) {
      guard fields.count >= 4, Int(fields[0]) == nil else { return nil }
      let names = fields.map { $0.lowercased() }
      for unit in ["", "_ms"] {
        let found = CSVTimings.names.enumerated().compactMap { names.firstIndex(of: $1 + ($0 < 2 ? "" : unit)) }
        guard found.count == 4 else { continue }
        (places, isInMilliseconds, isNamed) = (found, !unit.isEmpty, true)
      }
    }
  }

  private static func ayah(
    _ row: Row, _ columns: Columns
  ) throws(TimingDocument.Problem) -> PublishedAyah {
    let fields = columns.places.compactMap { row.fields.indices.contains($0) ? row.fields[$0] : nil }
    guard fields.count == 4, let surah = Int(fields[0]), let ayah = Int(fields[1]),
      let place = UncheckedPlace(surah: surah, ayah: ayah)
    else { throw .init(IntakeSentences.notARow(line: row.line)) }
    func time(_ text: String) throws(TimingDocument.Problem) -> Int {
      if let time = milliseconds(text, columns) { return time }
      let wrong = String(text.prefix(40))
      throw .init(
        columns.isInMilliseconds
          ? IntakeSentences.notMilliseconds(line: row.line, text: wrong)
          : IntakeSentences.notSeconds(line: row.line, text: wrong))
    }
    return PublishedAyah(place, start: try time(fields[2]), end: try time(fields[3]))
  }

  private static func milliseconds(_ text: String, _ columns: Columns) -> Int? {
    let time =
      columns.isInMilliseconds
      ? Int(text).flatMap { $0 >= 0 ? $0 : nil }
      : text.hasSuffix("f") ? nil : RecordingTime.frame(text, at: 1000)
    return time.flatMap { $0 < longest ? $0 : nil }
  }

  /// Refuses milliseconds under the name of seconds: numbers by which an ayah would last twenty minutes.
  private static func check(_ ayat: [PublishedAyah], _ columns: Columns) throws(TimingDocument.Problem) {
    let total = ayat.reduce(0) { $0 + max(0, ($1.end ?? 0) - ($1.start ?? 0)) }
    guard !columns.isInMilliseconds, let first = ayat.first, total / ayat.count >= endless * 1000 else { return }
    let place = "\(first.surah):\(first.ayah)"
    let seconds = ((first.end ?? 0) - (first.start ?? 0)) / 1000
    throw .init(
      columns.isNamed
        ? IntakeSentences.millisecondsNamed(ayah: place, seconds: seconds)
        : IntakeSentences.millisecondsUnnamed(ayah: place, seconds: seconds))
  }
}
