import Glibc

extension IndexSearch {
  /// Eight stretches of the index as reversed speech, which give the distribution of costs by chance.
  struct ReversedSpeech: Sendable {
    /// The same stretches at the resolution of each pass.
    let fields: [QuantizedFrames]
    private let stretches: Int

    init(_ acousticIndex: QuantizedFrames, _ parameters: IdentificationParameters) {
      let wanted = parameters.search.sample * 100 / parameters.index.hopsInFrame
      let length = max(1, min(acousticIndex.count, wanted / 8))
      stretches = acousticIndex.count > length ? min(8, max(1, acousticIndex.count / length)) : 1
      let parts = stretches
      let values = (0..<parts).flatMap { part in
        let start = parts > 1 ? (acousticIndex.count - length) * part / (parts - 1) : 0
        return acousticIndex.reversed(start..<min(acousticIndex.count, start + length))
      }
      let fine = QuantizedFrames(dimensions: acousticIndex.dimensions, values: values)
      fields = parameters.search.passes.map(fine.averaged)
    }

    /// Returns the columns of each stretch in a pass.
    func columns(_ pass: Int) -> [Range<Int>] {
      let count = fields[pass].count
      return (0..<stretches).map { count * $0 / stretches..<count * ($0 + 1) / stretches }
    }
  }

  /// The mean and the standard deviation of costs by chance, for the normalisation of scores (z-norm).
  struct ZNorm: Hashable, Sendable {
    let mean: Double, deviation: Double

    /// Returns the z-score of a cost: the number of standard deviations below the mean.
    func score(_ cost: Float) -> Float { Float((mean - Double(cost)) / deviation) }
  }

  /// Returns the subsequence DTW of each query in each stretch of reversed speech.
  func warps(of queries: [DTWQuery], _ pass: Int, _ trace: SubsequenceDTW.Trace) -> [[SubsequenceDTW]] {
    let stretches = chance.columns(pass)
    let works = queries.indices.flatMap { query in stretches.map { (query: query, columns: $0) } }
    let chanceWarps = Self.all(works) { work in
      SubsequenceDTW(
        queries[work.query], in: chance.fields[pass], work.columns, trace: trace, centring: parameters.search.centring,
        DTWSteps(parameters.dtw))
    }
    return queries.indices.map { Array(chanceWarps[$0 * stretches.count..<($0 + 1) * stretches.count]) }
  }

  /// Returns mean and deviation of the costs of each query, without the first columns, in which paths have no room.
  func usual(of chanceWarps: [[SubsequenceDTW]]) -> [ZNorm] {
    chanceWarps.map { warps in
      let costs = warps.flatMap { $0.costs.dropFirst(min(Self.room($0.rows), $0.costs.count / 2)) }.map(Double.init)
      let count = Double(max(1, costs.count))
      let mean = costs.reduce(0, +) / count
      let variance = costs.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
      return ZNorm(mean: mean, deviation: max(1e-3, variance.squareRoot()))
    }
  }

  /// Returns the best score by chance in half an hour of other speech, in the last pass.
  ///
  /// The best scores of cells of 4 s have an exponential tail: e^(−s x) of them are more than x deviations above their mean, with
  /// s the `surprise`. So the best of n cells is about ln n / s above it. Where an index is too short, the result is the highest
  /// one of longer indexes.
  func byChance(_ chanceWarps: [[SubsequenceDTW]], _ usual: [ZNorm]) -> Float {
    guard let known = cells(chanceWarps, usual, .start(0), parameters.search.passes.count - 1) else { return 4.5 }
    let count = Double(parameters.odds.amidst * 100 / parameters.index.hopsInFrame / parameters.odds.joint)
    return Float(known.mean + known.deviation * log(count) / parameters.odds.surprise)
  }

  /// The end of a path that is known.
  enum Anchor: Hashable, Sendable {
    /// The frame at which the path begins, or ends, approximately.
    case start(Int), end(Int)

    /// Returns the distance of a path from its anchor, in frames.
    func distance(_ frames: Range<Int>) -> Int {
      switch self {
      case .start(let frame): frames.lowerBound - frame
      case .end(let frame): frames.upperBound - frame
      }
    }
  }

  /// A place near an anchor.
  struct Nearby: Hashable, Sendable {
    let place: Place
    /// The probability that it is right.
    let confidence: Double
  }

  /// Returns the most likely place of speech with its beginning (or end) near an anchor; nil for too little speech for
  /// a comparison.
  ///
  /// Places are divided into cells of 4 s by their beginnings (or ends). The best score of a cell is normalised by the
  /// best scores of cells by chance. Its odds are those of this score times the prior odds of a continuation in that
  /// cell.
  func nearby(_ queries: [DTWQuery], _ anchor: Anchor) -> Nearby? {
    let pass = parameters.search.passes.count - 1
    let rows = queries.map(\.count).max() ?? 0
    // The first or the last place of a run has no neighbour: other ayat follow there in the index.
    let (frame, inside, before, after) =
      switch anchor {
      case .start(let frame): (frame, frame - 1, 0, 2 * rows)
      case .end(let frame): (frame, frame, 2 * rows, 0)
      }
    let reach = parameters.odds.nearby
    let run = acousticIndex.frames(ofRun: inside..<inside + 1)
    let block = (frame - reach - before..<frame + reach + after).clamped(to: run)
    guard !block.isEmpty else { return nil }
    let chanceWarps = warps(of: queries, pass, .starts)
    let usual = usual(of: chanceWarps)
    guard let known = cells(chanceWarps, usual, anchor, pass) else { return nil }
    let found = places(of: queries, in: [block], pass, .starts, usual)
    return found.filter { abs(anchor.distance($0.frames)) <= reach }.map { place in
      let isThere = 2 * abs(anchor.distance(place.frames)) <= parameters.odds.joint
      let surprise = (Double(place.score) - known.mean) / known.deviation
      let odds =
        (isThere ? parameters.odds.goesOn : parameters.odds.comesBack) * exp(parameters.odds.surprise * surprise)
      return Nearby(place: place, confidence: odds.isFinite ? odds / (1 + odds) : 1)
    }.max { ($0.confidence, $0.place.score) < ($1.confidence, $1.place.score) }
  }

  /// Returns mean and deviation of the best score of each cell of reversed speech over all paces; nil where there are too few
  /// cells.
  private func cells(
    _ chanceWarps: [[SubsequenceDTW]], _ usual: [ZNorm], _ anchor: Anchor, _ pass: Int
  ) -> (mean: Double, deviation: Double)? {
    let stretches = chance.columns(pass)
    var best: [Int: Float] = [:]
    for (usual, warps) in zip(usual, chanceWarps) {
      for (number, (warp, columns)) in zip(warps, stretches).enumerated() {
        for (column, start) in warp.starts.enumerated() {
          guard let place = anchor.place(start - columns.lowerBound, column, of: columns.count, warp.rows) else {
            continue
          }
          let key = number << 32 | place / parameters.odds.joint
          best[key] = max(best[key] ?? -.infinity, usual.score(warp.costs[column]))
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

extension IndexSearch.Anchor {
  /// Returns the column of the anchor of a path; nil near the margin, where other paths have no room.
  fileprivate func place(_ start: Int, _ end: Int, of count: Int, _ rows: Int) -> Int? {
    switch self {
    case .start: start + rows <= count ? start : nil
    case .end: end >= rows ? end : nil
    }
  }
}
