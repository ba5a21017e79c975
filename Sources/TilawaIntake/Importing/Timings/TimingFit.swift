/// The relation between the timings of a file and the starts of its ayat as heard: they agree, are all too early or
/// late, run faster or slower, or do not fit.
///
/// Times are milliseconds. The start of an ayah is heard as a pause, from the end of one ayah to the start of the next.
/// A time within its pause is right. The fit is t → t + shift + drift (t − t₀). Its cost is the sum over all boundaries
/// of the distance from the pause and a quarter of the distance from the pause's middle, at most 0.6 s for each. The
/// fit with the lowest cost is taken. A shift must leave less distance outside the pauses than no shift, and a drift
/// must cost less than three quarters of the best shift. Up to two boundaries with the greatest gain do not count in
/// these comparisons, because they may have been heard wrongly. Of five or more boundaries one may be missed. Pure.
package struct TimingFit: Hashable, Sendable {
  /// The kind of relation; the raw values appear in JSON.
  package enum Kind: String, Hashable, Sendable, Codable {
    case fits, shifted, drifting
    /// No shift or drift makes the timings fit: they belong to another recording, or to another cut of it.
    case otherEdition = "other-edition"
  }

  /// The largest distance from the pause at which a boundary counts as met.
  static let met = 300
  /// The least share of boundaries in per cent that timings of this file meet. If there are at least `several`
  /// boundaries, all but one are enough.
  static let share = 85, several = 5
  /// The largest shift that counts as none; cuts move into pauses by as much.
  static let tolerance = 50
  /// The least mean gain for each boundary that justifies a shift or a drift.
  private static let worth = 10
  private static let farthest = 4000
  private static let step = 10
  /// The drifts to try, in parts of a hundred thousand.
  private static let drifts = stride(from: -1000, through: 1000, by: 25)

  /// The kind of relation.
  package let kind: Kind
  /// The amount to add to all times, in milliseconds.
  package let shift: Int
  /// The stretch of the times after the first one, in parts of a hundred thousand.
  package let drift: Int
  /// The number of boundaries, and the number of those within 0.3 s of their pauses after the correction.
  package let count: Int, metCount: Int

  private let origin: Int

  /// Finds the fit.
  ///
  /// - Parameter boundaries: the stated times, each with its pause as heard; at least one.
  package init(_ boundaries: [(time: Int, pause: ClosedRange<Int>)]) {
    count = boundaries.count
    let origin = boundaries.first?.time ?? 0
    self.origin = origin
    func way(_ shift: Int, _ drift: Int) -> Way { Way(boundaries, origin: origin, shift: shift, drift: drift) }
    func best(_ ways: some Sequence<Way>) -> Way { ways.min { $0.cost < $1.cost } ?? way(0, 0) }
    func best(_ drift: Int) -> Way {
      let rough = best(stride(from: -Self.farthest, through: Self.farthest, by: 10 * Self.step).map { way($0, drift) })
      return best((-10...10).map { way(rough.shift + $0 * Self.step, drift) })
    }
    let (none, shifted) = (way(0, 0), best(0))
    let bent = boundaries.count >= Self.several ? best(Self.drifts.map(best)) : shifted
    let isBent = bent.cost * 4 < shifted.cost * 3 && shifted.isWorse(than: bent, by: \.costs)
    let moved = isBent ? bent : shifted
    // Inside their pauses times may stand anywhere.
    let isMoved = none.isWorse(than: moved, by: \.outside)
    let chosen = isMoved ? moved : none
    (shift, drift) = (chosen.shift, chosen.drift)
    metCount = chosen.outside.count { $0 <= Self.met }
    let isMet = metCount * 100 >= count * Self.share || count >= Self.several && metCount + 1 >= count
    let isShifted = isMoved && chosen.shift.magnitude > Self.tolerance
    kind = !isMet ? .otherEdition : isMoved && isBent ? .drifting : isShifted ? .shifted : .fits
  }

  /// Returns a time after the correction.
  package func corrected(_ time: Int) -> Int { max(0, time + shift + (time - origin) * drift / 100_000) }

  /// A candidate shift and drift with the distances left.
  private struct Way {
    let shift: Int, drift: Int
    /// The distance of each boundary from its pause, at most 0.6 s.
    let outside: [Int]
    /// The same distances, plus a quarter of the distance from the middle of the pause.
    let costs: [Int]
    let cost: Int

    init(_ boundaries: [(time: Int, pause: ClosedRange<Int>)], origin: Int, shift: Int, drift: Int) {
      (self.shift, self.drift) = (shift, drift)
      var (outside, costs) = ([Int](), [Int]())
      for (told, pause) in boundaries {
        let time = told + shift + (told - origin) * drift / 100_000
        let distance = max(0, pause.lowerBound - time, time - pause.upperBound)
        let inside = min(Int(((pause.lowerBound + pause.upperBound) / 2 - time).magnitude) - distance, TimingFit.met)
        outside.append(min(distance, 2 * TimingFit.met))
        costs.append(min(distance + inside / 4, 2 * TimingFit.met))
      }
      (self.outside, self.costs, cost) = (outside, costs, costs.reduce(0, +))
    }

    /// Whether another candidate leaves clearly less. Up to two boundaries do not count, because they may have been
    /// heard wrongly.
    func isWorse(than other: Way, by costs: KeyPath<Way, [Int]>) -> Bool {
      let spared = zip(self[keyPath: costs], other[keyPath: costs]).map { $0 - $1 }.sorted()
      return spared.dropLast(min(2, (spared.count - 1) / 2)).reduce(0, +) > TimingFit.worth * spared.count
    }
  }
}
