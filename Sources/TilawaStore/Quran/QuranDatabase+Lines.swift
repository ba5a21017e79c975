package import TilawaCore

extension QuranDatabase {
  /// The lines of a page of the Madani mushaf, in the print of 1421H; none where there is no such page.
  ///
  /// The first two pages have eight, all others fifteen. Reads from the file each time.
  package func lines(ofPage page: Int) throws(StoreError) -> [PrintedLine] {
    guard let span = structure.span(of: .page, page) else { return [] }
    let rows = try read(StoreSentences.cannotReadLines) { db in
      var rows: [LineRow] = []
      try db.forEachRow("SELECT kind, number, place FROM line WHERE page = ? ORDER BY line", [page]) { row in
        rows.append(LineRow(kind: row.text(0), opensWithNumber: row.int(1) != 0, place: row.int(2)))
      }
      return rows
    }
    return lines(rows, until: span.end)
  }

  private struct LineRow: Sendable {
    let kind: String
    let opensWithNumber: Bool
    /// The surah, or the first word.
    let place: Int
    var isText: Bool { kind == "justified" || kind == "centred" }
  }

  private func lines(_ rows: [LineRow], until end: Int) -> [PrintedLine] {
    var following: (word: Int, opensWithNumber: Bool) = (end, false)
    var lines: [PrintedLine] = []
    for row in rows.reversed() {
      guard row.isText else {
        lines.append(row.kind == "surah" ? .surahName(row.place) : .basmalah(row.place))
        continue
      }
      let first = row.opensWithNumber ? row.place : row.place + 1
      let past = following.opensWithNumber ? following.word : following.word + 1
      lines.append(
        .text(
          WordRange(row.place, following.word), setting: row.kind == "centred" ? .centred : .justified,
          numbers: first..<past))
      following = (row.place, row.opensWithNumber)
    }
    return lines.reversed()
  }
}
