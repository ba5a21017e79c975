/// How timings of a file stand to where its ayat were heard to begin: as they are, all too early or too late, running faster or
/// slower, or not at all.
///
/// Times are milliseconds. Where ayat begin is heard as a pause, from the end of one to the beginning of the next, and a time that
/// lies in its pause is right. The fit t → t + shift + drift (t − t₀) is the one that leaves the least outside; none
/// where that is as good. Pure.
public struct TimingFit: Hashable, Sendable {
  /// What the timings are to the file; the raw values stand in JSON.
  public enum Kind: String, Hashable, Sendable, Codable {
    case fits, shifted, drifting
    /// No shift and no drift makes them fit: they are of another recording, or another cut of it.
    case otherEdition = "other-edition"
  }

  /// What a boundary is too far off by at most, to count as met.
  static let met = 300
  /// So many boundaries, in per cent, are met where the timings belong to the file.
  static let share = 85
  /// What is no shift yet: cuts are moved into pauses by as much.
  static let tolerance = 50
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
    func cost(_ shift: Int, _ drift: Int) -> Int {
      boundaries.reduce(0) { sum, boundary in
        let time = boundary.time + shift + (boundary.time - origin) * drift / 100_000
        let distance = max(0, boundary.pause.lowerBound - time, time - boundary.pause.upperBound)
        return sum + min(distance, 2 * Self.met)
      }
    }
    let shifts = stride(from: -Self.farthest, through: Self.farthest, by: Self.step)
    typealias Way = (shift: Int, drift: Int, cost: Int)
    // In the middle of what is as good, so that what is corrected stands in the middle of pauses.
    func middle(_ ways: [Way]) -> Way {
      let least = ways.map(\.cost).min() ?? 0
      let equals = ways.filter { $0.cost == least }
      return equals.first { $0.shift == 0 && $0.drift == 0 } ?? equals[equals.count / 2]
    }
    func best(_ drift: Int) -> Way { middle(shifts.map { ($0, drift, cost($0, drift)) }) }
    let plain = best(0)
    // A drift is believed where it spares a quarter of what lies outside, and something worth it.
    let bent = boundaries.count >= 5 ? middle(Self.drifts.map(best)) : plain
    let isBent = bent.cost * 4 < plain.cost * 3 && plain.cost - bent.cost > 40 * boundaries.count
    let chosen = isBent ? bent : plain
    (shift, drift) = (chosen.shift, chosen.drift)
    metCount = boundaries.count { boundary in
      let time = boundary.time + chosen.shift + (boundary.time - origin) * chosen.drift / 100_000
      return boundary.pause.lowerBound - time <= Self.met && time - boundary.pause.upperBound <= Self.met
    }
    let isMet = metCount * 100 >= count * Self.share
    kind =
      !isMet ? .otherEdition : isBent ? .drifting : chosen.shift.magnitude > Self.tolerance ? .shifted : .fits
  }

  /// A time as it would be right.
  public func corrected(_ time: Int) -> Int { max(0, time + shift + (time - origin) * drift / 100_000) }
}
