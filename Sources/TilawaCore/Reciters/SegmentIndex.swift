/// An index of one reciter's usable entries of text. It finds the entries that tile a span.
struct SegmentIndex: Sendable {
  struct Entry: Sendable {
    let start: Int
    let end: Int
    /// The index of the segment in the offer.
    let index: Int
  }

  /// The entries by start; of equal starts the preferred one first.
  private let entries: [Entry]
  /// The furthest end of all entries up to each entry.
  private let reach: [Int]
  /// The same entries by end, for the search of units.
  private let byEnd: [Entry]

  init(_ entries: [Entry]) {
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy { ($0.start, $0.index) <= ($1.start, $1.index) }
    self.entries = isSorted ? entries : entries.sorted { ($0.start, $0.index) < ($1.start, $1.index) }
    var reach: [Int] = []
    reach.reserveCapacity(entries.count)
    for entry in self.entries { reach.append(max(entry.end, reach.last ?? 0)) }
    self.reach = reach
    let isNested = zip(self.entries, self.entries.dropFirst()).contains { $0.end > $1.end }
    byEnd = isNested ? self.entries.sorted { ($0.end, $0.index) < ($1.end, $1.index) } : self.entries
  }

  /// Whether any entry has a word of `span`. O(log n).
  func touches(_ span: WordRange) -> Bool {
    let past = entries.partitioningIndex { $0.start >= span.end }
    return past > 0 && reach[past - 1] > span.start
  }

  /// Whether all of `span` is there, but some of it only together with words before or after it.
  func overflows(_ span: WordRange) -> Bool {
    guard !crossing(span.start).isEmpty || !crossing(span.end).isEmpty else { return false }
    var place = span.start
    while place < span.end {
      let past = entries.partitioningIndex { $0.start > place }
      guard past > 0, reach[past - 1] > place else { return false }
      place = reach[past - 1]
    }
    return true
  }

  /// Returns entries that follow each other without a hole or an overlap and make up exactly `span`; nil if there are
  /// none.
  func tiling(_ span: WordRange) -> [Entry]? {
    var dead: Set<Int> = []
    return tiling(from: span.start, to: span.end, dead: &dead)
  }

  private func tiling(from start: Int, to end: Int, dead: inout Set<Int>) -> [Entry]? {
    let candidates = starting(at: start)
    if let whole = candidates.first(where: { $0.end == end }) { return [whole] }
    for entry in candidates where entry.end < end && !dead.contains(entry.end) {
      if let rest = tiling(from: entry.end, to: end, dead: &dead) { return [entry] + rest }
      dead.insert(entry.end)
    }
    return nil
  }

  /// Returns entries, or parts of entries, that follow each other and make up exactly `span`; nil if there are
  /// none.
  ///
  /// - Parameters:
  ///   - whole: makes a tile of a whole entry.
  ///   - cut: makes a tile of a part of a entry; nil where the part cannot be cut out.
  func tiling<Tile>(
    _ span: WordRange, whole: (Entry) -> Tile, cut: (Entry, WordRange) -> Tile?
  ) -> [Tile]? {
    var dead: Set<Int> = []
    return tiling(from: span.start, to: span.end, dead: &dead, whole: whole, cut: cut)
  }

  private func tiling<Tile>(
    from start: Int, to end: Int, dead: inout Set<Int>, whole: (Entry) -> Tile,
    cut: (Entry, WordRange) -> Tile?
  ) -> [Tile]? {
    let candidates = starting(at: start) + crossing(start)
    let long = candidates.filter { $0.end >= end }
    for entry in long + candidates.filter({ $0.end < end && !dead.contains($0.end) }) {
      let part = WordRange(start, Swift.min(entry.end, end))
      let isWhole = part == WordRange(entry.start, entry.end)
      guard let tile = isWhole ? whole(entry) : cut(entry, part) else { continue }
      if part.end == end { return [tile] }
      if !dead.contains(part.end),
        let rest = tiling(from: part.end, to: end, dead: &dead, whole: whole, cut: cut)
      {
        return [tile] + rest
      }
      dead.insert(part.end)
    }
    return nil
  }

  /// Returns runs of ayat around `span`, the shortest first. Stretches across the ends of `span` might make up such a
  /// run together.
  ///
  /// - Parameter isBoundary: whether an ayah of the session's counting starts or ends at this word.
  func runs(across span: WordRange, isBoundary: (Int) -> Bool) -> [WordRange] {
    let starts = crossing(span.start).flatMap { boundaries(from: $0.start, isBoundary) { ending(at: $0).map(\.start) } }
    let ends = crossing(span.end).flatMap { boundaries(from: $0.end, isBoundary) { starting(at: $0).map(\.end) } }
    let runs = ([span.start] + starts).flatMap { start in ([span.end] + ends).map { WordRange(start, $0) } }
    return Set(runs).sorted { ($0.count, $0.start) < ($1.count, $1.start) }
  }

  /// Returns the nearest boundaries that can be reached from `place` by steps between entries without passing another
  /// boundary.
  private func boundaries(
    from place: Int, _ isBoundary: (Int) -> Bool, step: (Int) -> [Int]
  ) -> [Int] {
    guard !isBoundary(place) else { return [place] }
    var found: Set<Int> = []
    var seen: Set<Int> = [place]
    var open = [place]
    while let next = open.popLast() {
      for neighbour in step(next) where seen.insert(neighbour).inserted {
        if isBoundary(neighbour) { found.insert(neighbour) } else { open.append(neighbour) }
      }
    }
    return found.sorted()
  }

  private func starting(at word: Int) -> ArraySlice<Entry> {
    let first = entries.partitioningIndex { $0.start >= word }
    return entries[first...].prefix { $0.start == word }
  }

  private func ending(at word: Int) -> ArraySlice<Entry> {
    let first = byEnd.partitioningIndex { $0.end >= word }
    return byEnd[first...].prefix { $0.end == word }
  }

  /// Returns the entries that hold both the word before `place` and the one at it.
  private func crossing(_ place: Int) -> [Entry] {
    var found: [Entry] = []
    var index = entries.partitioningIndex { $0.start >= place }
    while index > 0, reach[index - 1] > place {
      index -= 1
      if entries[index].end > place { found.append(entries[index]) }
    }
    return found
  }
}
