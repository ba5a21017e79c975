// Ayat that lie in the file of a whole surah: each has to fit its neighbours.

extension TimingCheck {
  /// An ayah under comparison with the others of its surah. Times are milliseconds.
  private struct Row {
    let ayah: Int
    var start: Int
    /// The end; nil where it is not known.
    var end: Int?
    var repairs: [TimingRepair]
    let published: PublishedAyah

    var isReversed: Bool { end.map { $0 <= start } ?? false }
  }

  func checkTogether(_ surah: Int, _ published: [PublishedAyah], _ result: inout Result) {
    var faults: [Int: TimingFault] = [:]
    var rows = rows(published, &faults)
    putEndsRight(&rows, last: structure.ayat(inSurah: surah, of: counting), &faults)
    rows = inOrder(rows, &faults)
    partNeighbours(&rows, &faults)
    for row in rows where faults[row.ayah] == nil {
      guard let end = row.end, end - row.start >= Self.shortest else {
        faults[row.ayah] = .tooShort
        continue
      }
      var repairs = row.repairs
      let words = checkedWords(row.published, within: row.start..<end, &repairs)
      let ref = AyahRef(surah: surah, ayah: row.ayah, counting: counting)
      result.add(self, ref, .surah, row.start..<end, words, repairs)
    }
    result.findings += faults.map { finding(surah, $0.key, .withheld($0.value)) }
    let first = result.findings.firstIndex { $0.ref.surah == surah } ?? result.findings.endIndex
    result.findings[first...].sort { $0.ref.ayah < $1.ref.ayah }
  }

  /// Returns one row for each ayah with a valid start, by number.
  private func rows(_ published: [PublishedAyah], _ faults: inout [Int: TimingFault]) -> [Row] {
    Dictionary(grouping: published, by: \.ayah).sorted { $0.key < $1.key }.compactMap { ayah, all in
      guard let (row, said) = one(of: all) else {
        faults[ayah] = .repeated
        return nil
      }
      guard let start = row.start else {
        faults[ayah] = .noTime
        return nil
      }
      guard (-Self.leadAllowed..<Self.longest).contains(start), (row.end ?? 0).magnitude <= Self.openEnd else {
        faults[ayah] = .outOfRange
        return nil
      }
      let repairs = start < 0 ? said + [.startClamped(-start)] : said
      return Row(ayah: ayah, start: max(0, start), end: row.end, repairs: repairs, published: row)
    }
  }

  /// Sets missing ends, and ends before the start, where the neighbours leave no doubt.
  private func putEndsRight(_ rows: inout [Row], last: Int, _ faults: inout [Int: TimingFault]) {
    func agree(_ one: Int?, _ other: Int) -> Bool { one.map { abs($0 - other) <= Self.overlapAllowed } ?? false }
    for index in rows.indices where rows[index].end == nil || rows[index].isReversed {
      let row = rows[index]
      let before = index > 0 && rows[index - 1].ayah == row.ayah - 1 ? rows[index - 1] : nil
      let next = index + 1 < rows.count && rows[index + 1].ayah == row.ayah + 1 ? rows[index + 1] : nil
      if let end = row.end, end >= 0, row.ayah == 1 || agree(before?.end, end),
        row.ayah == last || agree(next?.start, row.start),
        row.ayah > 1 || row.ayah < last, row.start > end
      {
        (rows[index].start, rows[index].end) = (end, row.start)
        rows[index].repairs.append(.swapped)
      } else if let next, next.start > row.start, !next.isReversed,
        before.map({ row.start + Self.overlapAllowed >= $0.end ?? $0.start }) ?? true
      {
        rows[index].end = next.start
        rows[index].repairs.append(.endFromNext)
      } else if row.end == nil, row.ayah == last {
        rows[index].end = Self.openEnd
        rows[index].repairs.append(.endOfFile)
      } else {
        faults[row.ayah] = row.end == nil ? .noTime : .reversed
      }
    }
  }

  /// Returns the longest run of rows with starts in order. Rows outside it are rejected. All are rejected where no run
  /// has more than half of them.
  private func inOrder(_ rows: [Row], _ faults: inout [Int: TimingFault]) -> [Row] {
    let sound = rows.filter { faults[$0.ayah] == nil }
    var best: [(length: Int, before: Int?)] = []
    for index in sound.indices {
      let before = (0..<index).filter { sound[$0].start <= sound[index].start }.max {
        best[$0].length < best[$1].length
      }
      best.append((1 + (before.map { best[$0].length } ?? 0), before))
    }
    var chain: Set<Int> = []
    var place = best.indices.max { best[$0].length < best[$1].length }
    while let index = place {
      chain.insert(index)
      place = best[index].before
    }
    if 2 * chain.count <= sound.count { chain = [] }
    for index in sound.indices where !chain.contains(index) { faults[sound[index].ayah] = .outOfOrder }
    return sound.indices.filter(chain.contains).map { sound[$0] }
  }

  private func partNeighbours(_ rows: inout [Row], _ faults: inout [Int: TimingFault]) {
    for index in rows.indices.dropFirst() {
      let (first, second) = (rows[index - 1], rows[index])
      guard let end = first.end, let last = second.end, end > second.start else { continue }
      let overlap = end - second.start
      if overlap <= Self.overlapAllowed, last > end {
        rows[index].start = end
        rows[index].repairs.append(.overlap(overlap))
      } else if end >= last, second.start - first.start >= Self.shortest {
        rows[index - 1].end = second.start
        rows[index - 1].repairs.append(.endFromNext)
      } else {
        faults[first.ayah] = faults[first.ayah] ?? .overlaps
        faults[second.ayah] = .overlaps
      }
    }
  }
}

extension TimingCheck {
  /// The end of an ayah that goes on to the end of the file, in milliseconds: later than any real time.
  static let openEnd = Int(Int32.max)
}

extension AyahTiming {
  /// The upper bound of a range that goes on to the end of its file, for any length of the file.
  package static let endOfFile = Duration.milliseconds(TimingCheck.openEnd)
}
