package import TilawaCore

/// Reads the database of a gapless recitation, `timings(sura, ayah, time[, words])`; the file may hold anything.
package enum GaplessDatabase {
  /// A row of the table.
  package struct Row: Hashable, Sendable {
    /// The ayah; 999 ends a surah.
    package let place: UncheckedPlace
    /// The time in milliseconds; nil for a value that is no number.
    package let time: Double?
    /// The words, as in the table.
    package let words: String?
  }

  /// The first bytes of every database.
  package static let magic = ForeignDatabase.magic
  /// More than four Qurans of every ayah.
  private static let mostRows = 30_000

  /// The rows that name an ayah, in the order of surahs and ayat; others are passed over.
  ///
  /// - Throws: `.corrupt` for a damaged file, or another database; its message names the fault.
  package static func rows(of bytes: [UInt8]) throws(StoreError) -> [Row] {
    do {
      return try read(bytes)
    } catch {
      throw StoreError(
        code: .corrupt, operation: StoreSentences.cannotReadTimings, path: nil,
        detail: (error as? ForeignDatabase.Fault)?.sentence ?? Sentence(verbatim: "\(error)"))
    }
  }

  private static func read(_ bytes: [UInt8]) throws -> [Row] {
    let database = try ForeignDatabase(bytes)
    guard let name = try database.tables().first(where: { $0.lowercased() == "timings" }) else { throw unknown }
    let table = try database.table(name)
    let names = table.columns.map { $0.lowercased() }
    let wanted = ["sura", "ayah", "time"].compactMap { names.firstIndex(of: $0) }
    guard wanted.count == 3 else { throw unknown }
    let columns = wanted + [names.firstIndex(of: "words")].compactMap(\.self)
    var rows: [Row] = []
    try database.forEachRow(of: table, columns: columns, atMost: mostRows) { cells in
      guard let surah = cells[0].number, let ayah = cells[1].number,
        let place = UncheckedPlace(surah: surah, ayah: ayah)
      else { return }
      rows.append(Row(place: place, time: time(cells[2]), words: words(cells.dropFirst(3).first)))
    }
    // Sort here, not by SQLite, which would keep all columns of every row until the last has come.
    return rows.enumerated().sorted {
      ($0.element.place.surah, $0.element.place.ayah, $0.offset) < (
        $1.element.place.surah, $1.element.place.ayah, $1.offset
      )
    }.map(\.element)
  }

  private static let unknown = ForeignDatabase.Fault(sentence: StoreSentences.noTableOfTimings)

  private static func time(_ cell: ForeignCell) -> Double? {
    switch cell {
    case .whole(let number): Double(number)
    case .real(let number): number
    case .nothing, .text: nil
    }
  }

  private static func words(_ cell: ForeignCell?) -> String? {
    guard let cell, cell != .nothing else { return nil }
    return cell.text
  }
}
