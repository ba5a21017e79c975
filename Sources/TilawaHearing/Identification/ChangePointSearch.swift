import Glibc
import TilawaCore

/// A change-point search: the posterior of the place at which speech stops following a text.
///
/// Both begin together. a_i is the increment of row i on the open-end DTW path along the text, b_i its mean increment
/// along stretches of reversed speech, σ² the variance of b for a row. Before the change point a is below b by δ in the
/// mean, after it not. The likelihood ratio of a change after row n is
///
/// exp(t δ / σ² · Σ (b_i − a_i − δ / 2)), i = 1 … n.
///
/// δ is the mean of b − a up to the likeliest change point, found iteratively. The variance of a is higher than that of
/// b; the measured weight t (`edgeTrust`) allows for it. Pure.
struct ChangePointSearch: Sendable {
  /// A possible change point.
  struct Place: Hashable, Sendable {
    /// The numbers of rows before it, and of columns of the text that these rows follow.
    let rows: Int, columns: Int
    let weight: Double
  }

  /// The places with a weight above 10⁻⁴, in order.
  let places: [Place]

  private static let rounds = 4
  /// Number of rows over which increments are compared.
  private static let span = 50

  /// - Parameters:
  ///   - query: the speech.
  ///   - text: the text that it follows at first.
  ///   - chance: stretches of the same length that are unrelated to it.
  ///   - anchor: the row up to which δ is estimated first.
  init(
    _ query: DTWQuery, in text: QuantizedFrames, chance: [QuantizedFrames], anchor: Int,
    _ parameters: IdentificationParameters
  ) {
    let warps = IndexSearch.all([text] + chance) {
      OpenEndDTW(query, in: $0, centring: parameters.search.centring, DTWSteps(parameters.dtw))
    }
    guard let own = warps.first, !own.costs.isEmpty, warps.count > 1 else {
      places = []
      return
    }
    let others = warps.dropFirst().map(\.costs)
    let gains = own.costs.indices.map { row in
      others.reduce(0) { $0 + Double($1[row]) } / Double(others.count) - Double(own.costs[row])
    }
    let variance = Self.variance(others)
    var edge = max(1, min(anchor, gains.count))
    var scores: [Double] = []
    for _ in 0..<Self.rounds {
      let delta = max(parameters.edges.leastGain, gains[edge - 1] / Double(edge))
      let trust = parameters.edges.edgeTrust * delta / variance
      scores = gains.indices.map { trust * (gains[$0] - delta / 2 * Double($0 + 1)) }
      edge = (scores.indices.max { (scores[$0], $1) < (scores[$1], $0) } ?? 0) + 1
    }
    let best = scores.max() ?? 0
    let weights = scores.map { exp($0 - best) }
    let all = weights.reduce(0, +)
    places = weights.indices.filter { weights[$0] > 1e-4 }.map {
      Place(rows: $0 + 1, columns: own.columns[$0] + 1, weight: weights[$0] / all)
    }
  }

  /// Returns the variance of the increments between paths, for a row.
  private static func variance(_ paths: [[Float]]) -> Double {
    var (sum, count) = (0.0, 0)
    for first in stride(from: 0, to: (paths.first?.count ?? 0) - 1, by: span) {
      let last = min(first + span, paths[0].count - 1)
      let added = paths.map { Double($0[last] - $0[first]) }
      let mean = added.reduce(0, +) / Double(added.count)
      sum += added.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(max(1, added.count - 1)) / Double(last - first)
      count += 1
    }
    return max(1e-4, sum / Double(max(1, count)))
  }
}
