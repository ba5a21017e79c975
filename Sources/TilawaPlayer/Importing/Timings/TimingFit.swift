/// How timings of a file stand to where its ayat were heard to begin: as they are, all too early or too late, running faster or
/// slower, or not at all.
///
/// Times are milliseconds. Where ayat begin is heard as a pause, from the end of one to the beginning of the next, and a time that
/// lies in its pause is right. The fit t → t + shift + drift (t − t₀) is the one with the least sum of how far times are outside
/// their pauses, 0.6 s each at most, and a quarter of how far from their middles. A shift has to leave less outside than none, a
/// drift less of all than a shift, without the two boundaries of which that holds most: these may have been heard wrongly. Of
/// five boundaries and more one may be missed. Pure.
public struct TimingFit: Hashable, Sendable {
  /// What the timings are to the file; the raw values stand in JSON.
  public enum Kind: String, Hashable, Sendable, Codable {
    case fits, shifted, drifting
    /// No shift and no drift makes them fit: they are of another recording, or another cut of it.
    case otherEdition = "other-edition"
  }

  /// What a boundary is too far off by at most, to count as met.
  static let met = 300
  /// So many boundaries, in per cent, are met where the timings belong to the file; or, of at least so many, all but one.
  static let share = 85, several = 5
  /// What is no shift yet: cuts are moved into pauses by as much.
  static let tolerance = 50
  /// What a shift or a drift spares at least, a boundary.
  private static let worth = 10
  private static let farthest = 4000
  private static let step = 10
  /// Parts in a hundred thousand.
  private static let drifts = stride(from: -1000, through: 1000, by: 25)

  /// What it is.
  public let kind: Kind
  /// By how much the times have to be later.
  public let shift: Int
  /// By how many parts in a hundred thousand the times after the first one have to be longer.
  public let drift: Int
  /// How many boundaries there are, and how many lie within 0.3 s of their pauses after that.
  public let count: Int, metCount: Int

  private let origin: Int

  /// - Parameter boundaries: at least one; what is told, and where the pause is.
  public init(_ boundaries: [(time: Int, pause: ClosedRange<Int>)]) {
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

  /// A time as it would be right.
  public func corrected(_ time: Int) -> Int { max(0, time + shift + (time - origin) * drift / 100_000) }

  /// What one shift and drift leave.
  private struct Way {
    let shift: Int, drift: Int
    /// How far each boundary is outside its pause, 0.6 s at most.
    let outside: [Int]
    /// The same with a quarter of how far it is from the middle of its pause.
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

    /// Whether another leaves less, of more than two boundaries: these may have been heard wrongly.
    func isWorse(than other: Way, by costs: KeyPath<Way, [Int]>) -> Bool {
      let spared = zip(self[keyPath: costs], other[keyPath: costs]).map { $0 - $1 }.sorted()
      return spared.dropLast(min(2, (spared.count - 1) / 2)).reduce(0, +) > TimingFit.worth * spared.count
    }
  }
}
