import TilawaCore

/// Where speech ceases to go on as a text does: how likely each place is.
///
/// Both are followed from where they are alike. a_i is what row i adds to the cheapest way along the text (see `PrefixSweep`), b_i
/// what it adds on the average along stretches of speech said backwards, σ² the variance of that, a row. Up to the edge a is below
/// b by δ in the mean, after it no more; so the edge after row n is likelier than none at all by the factor
///
///     exp(t δ / σ² · Σ (b_i − a_i − δ / 2)), i = 1 … n.
///
/// δ is the mean of b − a up to the likeliest edge, found in a few rounds. t allows for that a way along the text varies more
/// than one by chance, and is measured. Pure.
struct EdgeSearch: Sendable {
  /// A place, and how likely it is among all.
  struct Place: Hashable, Sendable {
    /// How many rows are before it, and how many columns of the text these go on for.
    let rows: Int, columns: Int
    let weight: Double
  }

  /// Those that are not all but impossible, from the first row on.
  let places: [Place]

  private static let rounds = 4
  /// Rows over which what chance adds is compared with what it adds elsewhere.
  private static let span = 50

  /// - Parameters:
  ///   - query: what is said.
  ///   - text: what it begins as.
  ///   - chance: stretches as long as the text that it has nothing to do with.
  ///   - anchor: up to which row δ is looked at first.
  init(
    _ query: PlaceQuery, in text: PlaceField, chance: [PlaceField], anchor: Int, _ parameters: IdentificationParameters
  ) {
    let sweeps = PlaceSearch.all([text] + chance) { PrefixSweep(query, in: $0, parameters) }
    guard let own = sweeps.first, !own.costs.isEmpty, sweeps.count > 1 else {
      places = []
      return
    }
    let others = sweeps.dropFirst().map(\.costs)
    let gains = own.costs.indices.map { row in
      others.reduce(0) { $0 + Double($1[row]) } / Double(others.count) - Double(own.costs[row])
    }
    let variance = Self.variance(others)
    var edge = max(1, min(anchor, gains.count))
    var scores: [Double] = []
    for _ in 0..<Self.rounds {
      let delta = max(parameters.leastGain, gains[edge - 1] / Double(edge))
      let trust = parameters.edgeTrust * delta / variance
      scores = gains.indices.map { trust * (gains[$0] - delta / 2 * Double($0 + 1)) }
      edge = (scores.indices.max { (scores[$0], $1) < (scores[$1], $0) } ?? 0) + 1
    }
    let best = scores.max() ?? 0
    let weights = scores.map { Softening.weight(of: best - $0) }
    let all = weights.reduce(0, +)
    places = weights.indices.filter { weights[$0] > 1e-4 }.map {
      Place(rows: $0 + 1, columns: own.columns[$0] + 1, weight: weights[$0] / all)
    }
  }

  /// How much what is added in some rows differs from way to way, a row.
  private static func variance(_ ways: [[Float]]) -> Double {
    var (sum, count) = (0.0, 0)
    for first in stride(from: 0, to: (ways.first?.count ?? 0) - 1, by: span) {
      let last = min(first + span, ways[0].count - 1)
      let added = ways.map { Double($0[last] - $0[first]) }
      let mean = added.reduce(0, +) / Double(added.count)
      sum += added.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(max(1, added.count - 1)) / Double(last - first)
      count += 1
    }
    return max(1e-4, sum / Double(max(1, count)))
  }
}
