import Glibc

/// All ways to lay a passage over speech at one pace. Ways that are far less likely than the best are given up.
struct PassageWays {
  /// An ayah that begins at a place, or, after the last, the end.
  struct Step: Hashable {
    let place: Int
    let ayah: Int
  }

  /// Most ayat that may be recited in one breath.
  private static let mostJoined = 3
  /// What each further ayah without a pause before it costs, in units of log likelihood like all that follows.
  private static let joinCost = 3.5
  /// What speech outside the passage costs, once and for each second.
  private static let asideCost = (once: 2.0, second: 0.05)
  /// What it costs to leave out what may be left out.
  private static let omissionCost = 0.7
  /// How much worse than the best way another may be.
  private static let patience = 20.0

  private let lengths: PassageLengths
  private let spoken: SpokenTime
  private let evidence: [Double]
  private let pace: Double

  /// - Parameter pace: the hops that a unit of text takes.
  init(_ lengths: PassageLengths, _ spoken: SpokenTime, _ evidence: [Double], pace: Double) {
    self.lengths = lengths
    self.spoken = spoken
    self.evidence = evidence
    self.pace = pace
  }

  /// The most likely way, and the log of its likelihood.
  func best() -> (score: Double, places: [Step])? {
    var scores = [[Double]](repeating: [], count: lengths.count + 1)
    var origins = [[Step?]](repeating: [], count: lengths.count + 1)
    scores[0] = beginnings()
    origins[0] = Array(repeating: nil, count: evidence.count)
    for ayah in 1...lengths.count {
      var reached = [Double](repeating: -.infinity, count: evidence.count)
      var origin = [Step?](repeating: nil, count: evidence.count)
      forEachSource(of: ayah, in: scores) { from, place, score in
        if score > reached[place] { (reached[place], origin[place]) = (score, from) }
      }
      let best = reached.max() ?? -.infinity
      scores[ayah] = reached.map { $0 < best - PassageWays.patience ? -.infinity : $0 }
      origins[ayah] = origin
    }
    let ends = scores[lengths.count].enumerated().map { $1 + aside(from: $0, to: evidence.count - 1) }
    guard let last = ends.indices.max(by: { ends[$0] < ends[$1] }), ends[last] > -.infinity else { return nil }
    var steps = [Step(place: last, ayah: lengths.count)]
    while let step = steps.last, let from = origins[step.ayah][step.place] { steps.append(from) }
    return (ends[last], steps.reversed())
  }

  /// For each step, the share of all ways that have it.
  func probabilities(along steps: [Step]) -> [Double] {
    var before = [[Double]](repeating: [], count: lengths.count + 1)
    before[0] = beginnings()
    for ayah in 1...lengths.count {
      var reached = [Double](repeating: -.infinity, count: evidence.count)
      forEachSource(of: ayah, in: before) { _, place, score in reached[place] = sum(reached[place], score) }
      let best = reached.max() ?? -.infinity
      before[ayah] = reached.map { $0 < best - PassageWays.patience ? -.infinity : $0 }
    }
    var after = [[Double]](repeating: Array(repeating: -.infinity, count: evidence.count), count: lengths.count + 1)
    after[lengths.count] = evidence.indices.map { aside(from: $0, to: evidence.count - 1) }
    for ayah in stride(from: lengths.count, to: 0, by: -1) {
      forEachSource(of: ayah, in: before) { from, place, score in
        let way = score - before[from.ayah][from.place] + after[ayah][place]
        after[from.ayah][from.place] = sum(after[from.ayah][from.place], way)
      }
    }
    let all = after[lengths.count].indices.reduce(-Double.infinity) {
      sum($0, before[lengths.count][$1] + after[lengths.count][$1])
    }
    return steps.map { min(1, exp(before[$0.ayah][$0.place] + after[$0.ayah][$0.place] - all)) }
  }

  private func beginnings() -> [Double] {
    evidence.indices.map { $0 == evidence.count - 1 ? -.infinity : aside(from: 0, to: $0) + evidence[$0] }
  }

  private func aside(from: Int, to: Int) -> Double {
    let hops = spoken.hops(from, to)
    return hops == 0 ? 0 : -PassageWays.asideCost.once - PassageWays.asideCost.second * Double(hops) / 100
  }

  /// Every way to come from an earlier ayah to where this one begins: from where, to which place, and the log of the
  /// likelihood up to there.
  private func forEachSource(of ayah: Int, in scores: [[Double]], _ body: (Step, Int, Double) -> Void) {
    if lengths.isOptional(ayah - 1) {
      for place in evidence.indices where scores[ayah - 1][place] > -.infinity {
        body(Step(place: place, ayah: ayah - 1), place, scores[ayah - 1][place] - PassageWays.omissionCost)
      }
    }
    for from in max(0, ayah - PassageWays.mostJoined)..<ayah {
      let expected = lengths.sum(from, ayah) * pace
      let spread = 0.02 + 10 / expected
      let base = -Double(ayah - from - 1) * PassageWays.joinCost - 0.5 * log(spread)
      let middle = log(expected)
      let (least, most) = (Int(expected / 4) - 50, Int(expected * 3) + 100)
      for start in evidence.indices where scores[from][start] > -.infinity {
        var place = start + 1
        while place < evidence.count, spoken.hops(start, place) <= most {
          let hops = spoken.hops(start, place)
          if hops >= least {
            let off = spoken.logs[hops] - middle
            let fit = base - off * off / (2 * spread) + evidence[place]
            body(Step(place: start, ayah: from), place, scores[from][start] + fit)
          }
          place += 1
        }
      }
    }
  }

  /// The log of the sum of two numbers given by their logs.
  private func sum(_ one: Double, _ other: Double) -> Double {
    let (more, less) = one > other ? (one, other) : (other, one)
    return less > more - 30 ? more + log1p(exp(less - more)) : more
  }
}
