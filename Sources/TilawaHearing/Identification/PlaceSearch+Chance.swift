import Glibc

extension PlaceSearch {
  /// Eight stretches of a print said backwards, by which it is known what a place costs by chance.
  struct Chance: Sendable {
    /// As fine as each pass.
    let fields: [PlaceField]
    private let stretches: Int

    init(_ print: PlaceField, _ parameters: IdentificationParameters) {
      let wanted = parameters.sample * 100 / parameters.hopsInFrame
      let length = max(1, min(print.count, wanted / 8))
      stretches = print.count > length ? min(8, max(1, print.count / length)) : 1
      let parts = stretches
      let values = (0..<parts).flatMap { part in
        let start = parts > 1 ? (print.count - length) * part / (parts - 1) : 0
        return print.reversed(start..<min(print.count, start + length))
      }
      let fine = PlaceField(dimensions: print.dimensions, values: values)
      fields = parameters.passes.map(fine.averaged)
    }

    /// The columns of each stretch in some pass.
    func columns(_ pass: Int) -> [Range<Int>] {
      let count = fields[pass].count
      return (0..<stretches).map { count * $0 / stretches..<count * ($0 + 1) / stretches }
    }
  }

  /// What the places of something else cost.
  struct Usual: Hashable, Sendable {
    let mean: Double, deviation: Double

    /// By how many standard deviations a place is cheaper.
    func score(_ cost: Float) -> Float { Float((mean - Double(cost)) / deviation) }
  }

  /// What each query costs in each stretch of speech said backwards.
  func sweeps(of queries: [PlaceQuery], _ pass: Int, _ trace: PlaceSweep.Trace) -> [[PlaceSweep]] {
    let stretches = chance.columns(pass)
    let works = queries.indices.flatMap { query in stretches.map { (query: query, columns: $0) } }
    let swept = Self.all(works) { work in
      PlaceSweep(queries[work.query], in: chance.fields[pass], work.columns, trace: trace, parameters)
    }
    return queries.indices.map { Array(swept[$0 * stretches.count..<($0 + 1) * stretches.count]) }
  }

  /// The mean and the deviation of each query's costs, but those of the first columns, where ways have no room.
  func usual(of swept: [[PlaceSweep]]) -> [Usual] {
    swept.map { sweeps in
      let costs = sweeps.flatMap { $0.costs.dropFirst(min(Self.room($0.rows), $0.costs.count / 2)) }.map(Double.init)
      let count = Double(max(1, costs.count))
      let mean = costs.reduce(0, +) / count
      let variance = costs.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
      return Usual(mean: mean, deviation: max(1e-3, variance.squareRoot()))
    }
  }

  /// What the best of half an hour of something else would score in the last pass.
  ///
  /// By chance e^(−s x) of cells of 4 s are more than x deviations above the mean of their best scores, s the `surprise`; so the best of n
  /// is about ln n / s above it. Of a print that is too short to tell it is what the highest of longer ones is.
  func byChance(_ swept: [[PlaceSweep]], _ usual: [Usual]) -> Float {
    guard let known = cells(swept, usual, .start(0), parameters.passes.count - 1) else { return 4.5 }
    let count = Double(parameters.amidst * 100 / parameters.hopsInFrame / parameters.joint)
    return Float(known.mean + known.deviation * log(count) / parameters.surprise)
  }

  /// An end of a way through the print.
  enum Anchor: Hashable, Sendable {
    /// It begins, or ends, about there.
    case start(Int), end(Int)

    /// How far the way is from being there.
    func distance(_ frames: Range<Int>) -> Int {
      switch self {
      case .start(let frame): frames.lowerBound - frame
      case .end(let frame): frames.upperBound - frame
      }
    }
  }

  /// Where something stands that is about where it is expected.
  struct Nearby: Hashable, Sendable {
    let place: Place
    /// How likely it is to be there.
    let confidence: Double
  }

  /// Where speech is, of which it is thought that it begins or ends about some place; nil where there is too little to compare.
  ///
  /// The places that are looked at are parted into cells of 4 s by where the way begins (or ends). The best score of a cell is told
  /// in standard deviations above the mean best score of as long cells by chance; by that, and by how likely speech is to go on in
  /// that cell at all, there are odds for it.
  func nearby(_ queries: [PlaceQuery], _ anchor: Anchor) -> Nearby? {
    let pass = parameters.passes.count - 1
    let rows = queries.map(\.count).max() ?? 0
    // What is the first of its run, or the last, has nothing beside it: there the print goes on with other ayat.
    let (frame, inside, before, after) =
      switch anchor {
      case .start(let frame): (frame, frame - 1, 0, 2 * rows)
      case .end(let frame): (frame, frame, 2 * rows, 0)
      }
    let reach = parameters.nearby
    let run = print.frames(ofRun: inside..<inside + 1)
    let block = (frame - reach - before..<frame + reach + after).clamped(to: run)
    guard !block.isEmpty else { return nil }
    let swept = sweeps(of: queries, pass, .starts)
    let usual = usual(of: swept)
    guard let known = cells(swept, usual, anchor, pass) else { return nil }
    let found = places(of: queries, in: [block], pass, .starts, usual)
    return found.filter { abs(anchor.distance($0.frames)) <= reach }.map { place in
      let isThere = 2 * abs(anchor.distance(place.frames)) <= parameters.joint
      let surprise = (Double(place.score) - known.mean) / known.deviation
      let odds =
        (isThere ? parameters.goesOn : parameters.comesBack) * Softening.weight(of: -parameters.surprise * surprise)
      return Nearby(place: place, confidence: odds.isFinite ? odds / (1 + odds) : 1)
    }.max { ($0.confidence, $0.place.score) < ($1.confidence, $1.place.score) }
  }

  /// The mean best score of each cell of speech said backwards, of all paces, and its deviation; nil where there are too few.
  private func cells(
    _ swept: [[PlaceSweep]], _ usual: [Usual], _ anchor: Anchor, _ pass: Int
  ) -> (mean: Double, deviation: Double)? {
    let stretches = chance.columns(pass)
    var best: [Int: Float] = [:]
    for (usual, sweeps) in zip(usual, swept) {
      for (number, (sweep, columns)) in zip(sweeps, stretches).enumerated() {
        for (column, start) in sweep.starts.enumerated() {
          guard let place = anchor.place(start - columns.lowerBound, column, of: columns.count, sweep.rows) else {
            continue
          }
          let key = number << 32 | place / parameters.joint
          best[key] = max(best[key] ?? -.infinity, usual.score(sweep.costs[column]))
        }
      }
    }
    guard best.count >= 8 else { return nil }
    let scores = best.sorted { $0.key < $1.key }.map { Double($0.value) }
    let mean = scores.reduce(0, +) / Double(scores.count)
    let variance = scores.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(scores.count)
    return (mean, max(0.1, variance.squareRoot()))
  }
}

extension PlaceSearch.Anchor {
  /// Where a way is anchored that begins and ends in these columns; nil so near to the margin that others had no room.
  fileprivate func place(_ start: Int, _ end: Int, of count: Int, _ rows: Int) -> Int? {
    switch self {
    case .start: start + rows <= count ? start : nil
    case .end: end >= rows ? end : nil
    }
  }
}
