import Dispatch
import TilawaAudio

/// Where the boundaries of a passage may stand in a recording, by one reference: a curve for the beginning, one for each
/// boundary between two ayat, and one for the end.
struct PassageCrossings: Sendable {
  let curves: [CrossingCurve]
  /// What each frame costs where it is nothing of the passage.
  let fillers: [Float]

  /// - Parameters:
  ///   - recording: in frames.
  ///   - reference: in frames, of which there are about as many.
  ///   - band: what is looked at.
  ///   - lead: whether there may be something else before and after the passage.
  init(
    _ recording: SpokenFrames, _ reference: SpokenFrames, band: AlignmentBand, lead: AlignmentLead,
    hopsInFrame: Int, _ parameters: AlignmentParameters
  ) {
    let scaled = parameters.scaled(to: hopsInFrame)
    let distance = FrameDistance(recording, to: reference, scaled)
    self.init(
      recording, boundaries: Array(reference.parts.dropFirst().dropLast()), by: distance,
      fillers: FillerCost.rows(distance, scaled), band: band, lead: lead, hopsInFrame: hopsInFrame, scaled)
  }

  /// - Parameters:
  ///   - boundaries: before which columns they stand.
  ///   - distance: of the recording's frames to the reference's.
  ///   - fillers: what each row costs where it is something else.
  ///   - scaled: parameters for frames of so many hops.
  init(
    _ recording: SpokenFrames, boundaries: [Int], by distance: FrameDistance, fillers: [Float], band: AlignmentBand,
    lead: AlignmentLead, hopsInFrame: Int, _ scaled: AlignmentParameters
  ) {
    self.fillers = fillers
    let strays = Self.strays(boundaries, width: distance.width, hopsInFrame, scaled)
    let field = AlignmentSweep.Field(
      distance: distance, band: band, pauses: Self.pauses(recording, scaled), strays: strays, fillers: fillers,
      entries: Self.entries(recording, scaled), lead: lead)
    let last = distance.width - 1
    let before = Self.columns(boundaries.flatMap { [$0 - 3, $0 - 2, $0 - 1] } + [last], upTo: last)
    let after = Self.columns(boundaries.flatMap { [$0, $0 + 1, $0 + 2] } + [0], upTo: last)
    let sweeps = Self.both { direction in
      direction == .forwards
        ? AlignmentSweep(field, .forwards, keeping: before, scaled)
        : AlignmentSweep(field.reversed(), .backwards, keeping: after.reversed().map { last - $0 }, scaled)
    }
    let crossing = Crossing(
      field: field, forwards: sweeps.0, backwards: sweeps.1, before: before, after: after, parameters: scaled)
    curves = [crossing.beginning()] + boundaries.map(crossing.curve) + [crossing.end()]
  }

  /// Does something in both directions, on two processors where there are.
  private static func both(_ work: @Sendable (AlignmentSweep.Direction) -> AlignmentSweep) -> (
    AlignmentSweep, AlignmentSweep
  ) {
    let found = Guarded([AlignmentSweep.Direction: AlignmentSweep]())
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      let direction = index == 0 ? AlignmentSweep.Direction.forwards : .backwards
      let sweep = work(direction)
      found.withLock { $0[direction] = sweep }
    }
    return found.withLock { found in
      guard let forwards = found[.forwards], let backwards = found[.backwards] else {
        preconditionFailure("both directions were swept")
      }
      return (forwards, backwards)
    }
  }

  private static func columns(_ columns: [Int], upTo last: Int) -> [Int] {
    Set(columns.filter { (0...last).contains($0) }).sorted()
  }

  /// What a pause before each frame costs where it is out of place.
  private static func pauses(_ recording: SpokenFrames, _ parameters: AlignmentParameters) -> [Float] {
    var costs = [Float](repeating: 0, count: recording.count)
    for pause in recording.pauses {
      costs[pause.frame] = parameters.strayPause * min(1, Float(pause.hops.count) / 100)
    }
    return costs
  }

  /// What it costs to begin with each frame after something else.
  private static func entries(_ recording: SpokenFrames, _ parameters: AlignmentParameters) -> [Float] {
    var costs = [Float](repeating: parameters.hardSwitching, count: recording.count)
    for pause in recording.pauses { costs[pause.frame] = parameters.switching }
    return costs
  }

  /// 1 for each column that is not at an ayah's end, else 0; padded by eight.
  static func strays(
    _ boundaries: [Int], width: Int, _ hopsInFrame: Int, _ parameters: AlignmentParameters
  ) -> [Float] {
    var strays = [Float](repeating: 1, count: width + FrameDistance.lanes)
    let (before, after) = (parameters.endBefore / hopsInFrame, max(1, parameters.endAfter / hopsInFrame))
    for boundary in boundaries {
      for column in max(0, boundary - before)...min(width - 1, boundary + after) { strays[column] = 0 }
    }
    return strays
  }
}

extension AlignmentSweep.Field {
  /// The same with time running backwards on both sides.
  func reversed() -> AlignmentSweep.Field {
    let width = distance.width
    let turned = Array(pauses.dropFirst().reversed()) + [0]
    // What follows the last frame is no pause between two.
    let back = [0] + entries.dropFirst().reversed()
    return AlignmentSweep.Field(
      distance: distance.reversed(), band: band.reversed(width: width), pauses: turned,
      strays: strays[..<width].reversed() + strays[width...], fillers: fillers.reversed(), entries: Array(back),
      lead: lead)
  }
}

/// Puts the two sweeps together.
private struct Crossing {
  let field: AlignmentSweep.Field
  let forwards: AlignmentSweep
  let backwards: AlignmentSweep
  /// The columns that they kept, by where they stand forwards.
  let before: [Int]
  let after: [Int]
  let parameters: AlignmentParameters

  private var width: Int { field.distance.width }
  private var height: Int { field.distance.height }

  private func forwardCost(_ column: Int) -> AlignmentSweep.Kept? {
    before.firstIndex(of: column).map { forwards.kept[$0] }
  }

  private func backwardCost(_ column: Int) -> AlignmentSweep.Kept? {
    after.firstIndex(of: column).map { backwards.kept[after.count - 1 - $0] }
  }

  /// From the frame before each row to the row itself, over a boundary that stands before a column.
  func curve(_ boundary: Int) -> CrossingCurve {
    let rows =
      field.band.rows(of: boundary - 1).lowerBound
      + 1..<max(
        field.band.rows(of: boundary - 1).lowerBound + 1, field.band.rows(of: min(width - 1, boundary + 2)).upperBound)
    var curve = CrossingCurve(frames: rows)
    let costs: [(step: Int, cost: Float)] = [(1, 0), (2, parameters.advanceTwo), (3, parameters.advanceThree)]
    for back in 1...3 {
      guard let from = forwardCost(boundary - back) else { continue }
      for (step, cost) in costs where step >= back {
        guard let to = backwardCost(boundary + step - back) else { continue }
        let stray = field.strays[boundary + step - back]
        for row in rows where row < height {
          curve.offer(
            row, reached: from[row - 1] + cost + field.pauses[row] * stray, rest: to[height - 1 - row])
        }
      }
    }
    return curve
  }

  /// The passage begins with each row.
  func beginning() -> CrossingCurve {
    var curve = CrossingCurve(frames: 0..<height)
    guard let to = backwardCost(0) else { return curve }
    for row in 0..<height {
      let lead = row == 0 ? 0 : forwards.something[row - 1] + field.entries[row]
      curve.offer(row, reached: lead, rest: to[height - 1 - row])
    }
    return curve
  }

  /// The passage ends before each row, from the second on, or with the last.
  func end() -> CrossingCurve {
    var curve = CrossingCurve(frames: 1..<height + 1)
    guard let from = forwardCost(width - 1) else { return curve }
    for row in 1...height {
      let rest = row == height ? 0 : backwards.something[height - 1 - row] + field.entries[row]
      curve.offer(row, reached: from[row - 1], rest: rest)
    }
    return curve
  }
}

extension AlignmentParameters {
  /// For frames of so many hops: what is paid for once is worth as many frames less as they are longer.
  func scaled(to hopsInFrame: Int) -> AlignmentParameters {
    var scaled = self
    let share = Float(self.hopsInFrame) / Float(hopsInFrame)
    scaled.strayPause *= share
    scaled.switching *= share
    scaled.hardSwitching *= share
    scaled.skipping *= share
    scaled.returning *= share
    scaled.restarting *= share
    scaled.resuming *= share
    scaled.missing *= share
    scaled.leastStretch *= share
    scaled.stretchGrowth *= share
    scaled.fillerSpan = max(1, fillerSpan / hopsInFrame)
    return scaled
  }
}
