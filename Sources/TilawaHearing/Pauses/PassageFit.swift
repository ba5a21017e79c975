import Glibc

/// Lays a passage of known ayat over the speech between pauses: which ayah begins after which pause.
///
/// Every way of doing so has a likelihood: of how long each ayah takes beside how long its text is, and of each pause as
/// an end. Ayat may run into each other without a pause, and speech before and after the passage is passed over. The most
/// likely way is taken; what all ways together say of a place is how sure it is.
struct PassageFit {
  /// A pause with which an ayah begins.
  struct Place: Hashable {
    /// Which pause, from 0; −1 where the recording begins, and the number of pauses where it ends.
    let pause: Int
    /// The ayah that begins here, from 0; the number of ayat where the last has ended.
    let ayah: Int
    /// The share of all ways, by likelihood, that have this ayah begin here.
    let probability: Double
  }

  /// The hops that a letter can take, from the fastest reading to the slowest.
  private static let possiblePaces = 4.0...150.0

  private let lengths: PassageLengths
  /// The log of the odds that an ayah ends at each place.
  private let evidence: [Double]
  private let spoken: SpokenTime

  /// - Parameters:
  ///   - passage: the ayat, in order.
  ///   - speech: hops of the stretches between pauses.
  ///   - odds: of each pause, that an ayah ends there.
  init(_ passage: [ExpectedAyah], speech: [Int], odds: [Double]) {
    lengths = PassageLengths(passage)
    spoken = SpokenTime(speech)
    evidence = [0] + odds.map { log(min(1e9, max(1e-9, $0))) } + [0]
  }

  /// The most likely places, in order, from that of the first ayah to the end of the last; empty where nothing fits.
  ///
  /// How fast is recited is not known before: it is sought from several beginnings, in which more and more of the speech
  /// is none of the passage.
  func places() -> [Place] {
    guard let total = spoken.sums.last, total > 0 else { return [] }
    let usual = Double(total) / lengths.total
    var tried: [Double] = []
    var best: (score: Double, pace: Double)?
    for share in [1, 0.85, 0.7, 0.55, 0.4] {
      var pace = usual * share
      for _ in 0..<4 where !tried.contains(where: { abs(pace / $0 - 1) < 0.02 }) {
        tried.append(pace)
        guard PassageFit.possiblePaces.contains(pace) else { break }
        guard let way = PassageWays(lengths, spoken, evidence, pace: pace).best() else { break }
        if way.score > best?.score ?? -.infinity { best = (way.score, pace) }
        pace = self.pace(of: way.places)
      }
    }
    guard let best else { return [] }
    let ways = PassageWays(lengths, spoken, evidence, pace: best.pace)
    return ways.best().map { way in
      zip(way.places, ways.probabilities(along: way.places)).map { place, probability in
        Place(pause: place.place - 1, ayah: place.ayah, probability: probability)
      }
    } ?? []
  }

  /// The hops that a unit of text takes, in the middle of what was found.
  private func pace(of places: [PassageWays.Step]) -> Double {
    let paces = zip(places, places.dropFirst()).filter { $0.place < $1.place }.map { from, to in
      Double(spoken.hops(from.place, to.place)) / lengths.sum(from.ayah, to.ayah)
    }.sorted()
    return paces[paces.count / 2]
  }
}
