import Dispatch
import TilawaAudio

/// Computes the posterior of every boundary of a passage in a recording, by one reference: for the beginning, for each boundary
/// between two ayat, and for the end.
///
/// This is the forward–backward algorithm with the minimum in place of the sum, so that a posterior is the cost of the best path
/// over a boundary (a negative log max-marginal) and not the weight of all paths.
struct ForwardBackward: Sendable {
  let posteriors: [BoundaryPosterior]

  /// - Parameters:
  ///   - recording: the recording in frames.
  ///   - boundaries: the columns before which the boundaries stand, ascending.
  ///   - distance: the distances of the recording's frames to the reference's.
  ///   - band: the pairs of frames that are computed.
  ///   - hopsInFrame: the length of a frame of the recording, in hops.
  ///   - steps: the step pattern.
  ///   - parameters: the costs of pauses, for frames of that length.
  init(
    _ recording: SpeechFrames, boundaries: [Int], by distance: FrameDistance, band: SakoeChibaBand, hopsInFrame: Int,
    _ steps: DTWSteps, _ parameters: PauseCostParameters
  ) {
    let trellis = ForwardPass.Trellis(
      distance: distance, band: band, pauses: Self.pauses(recording, parameters),
      strays: parameters.strays(boundaries, width: distance.width, hopsInFrame: hopsInFrame))
    let last = distance.width - 1
    let before = Self.columns(boundaries.flatMap { [$0 - 3, $0 - 2, $0 - 1] } + [last], upTo: last)
    let after = Self.columns(boundaries.flatMap { [$0, $0 + 1, $0 + 2] } + [0], upTo: last)
    let passes = Self.both { direction in
      direction == .forwards
        ? ForwardPass(trellis, .forwards, keeping: before, steps)
        : ForwardPass(trellis.reversed(), .backwards, keeping: after.reversed().map { last - $0 }, steps)
    }
    let sum = PassSum(
      trellis: trellis, forwards: passes.0, backwards: passes.1, before: before, after: after, steps: steps)
    posteriors = [sum.beginning()] + boundaries.map(sum.posterior) + [sum.end()]
  }

  /// Runs both passes, on two processors where there are two.
  private static func both(_ pass: @Sendable (ForwardPass.Direction) -> ForwardPass) -> (ForwardPass, ForwardPass) {
    let found = Guarded([ForwardPass.Direction: ForwardPass]())
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      let direction = index == 0 ? ForwardPass.Direction.forwards : .backwards
      let result = pass(direction)
      found.withLock { $0[direction] = result }
    }
    return found.withLock { found in
      guard let forwards = found[.forwards], let backwards = found[.backwards] else {
        preconditionFailure("both passes have run")
      }
      return (forwards, backwards)
    }
  }

  private static func columns(_ columns: [Int], upTo last: Int) -> [Int] {
    Set(columns.filter { (0...last).contains($0) }).sorted()
  }

  /// The cost of the pause before each frame where it is not near the end of an ayah.
  private static func pauses(_ recording: SpeechFrames, _ parameters: PauseCostParameters) -> [Float] {
    var costs = [Float](repeating: 0, count: recording.count)
    for pause in recording.pauses { costs[pause.frame] = parameters.cost(ofHops: pause.hops.count) }
    return costs
  }
}

extension ForwardPass.Trellis {
  /// The same trellis with time running backwards on both sides.
  func reversed() -> ForwardPass.Trellis {
    let width = distance.width
    return ForwardPass.Trellis(
      distance: distance.reversed(), band: band.reversed(width: width),
      pauses: Array(pauses.dropFirst().reversed()) + [0], strays: strays[..<width].reversed() + strays[width...])
  }
}

/// Adds the costs of the forward and the backward pass.
private struct PassSum {
  let trellis: ForwardPass.Trellis
  let forwards: ForwardPass
  let backwards: ForwardPass
  /// The columns that each pass kept, counted forwards.
  let before: [Int]
  let after: [Int]
  let steps: DTWSteps

  private var width: Int { trellis.distance.width }
  private var height: Int { trellis.distance.height }

  private func forwardCost(_ column: Int) -> ForwardPass.Column? {
    before.firstIndex(of: column).map { forwards.kept[$0] }
  }

  private func backwardCost(_ column: Int) -> ForwardPass.Column? {
    after.firstIndex(of: column).map { backwards.kept[after.count - 1 - $0] }
  }

  /// The costs of crossing, from the frame before each row to the row itself, a boundary that stands before a column.
  func posterior(_ boundary: Int) -> BoundaryPosterior {
    let rows =
      trellis.band.rows(of: boundary - 1).lowerBound
      + 1..<max(
        trellis.band.rows(of: boundary - 1).lowerBound + 1,
        trellis.band.rows(of: min(width - 1, boundary + 2)).upperBound)
    var posterior = BoundaryPosterior(frames: rows)
    let costs: [(step: Int, cost: Float)] = [(1, 0), (2, steps.two), (3, steps.three)]
    for back in 1...3 {
      guard let from = forwardCost(boundary - back) else { continue }
      for (step, cost) in costs where step >= back {
        guard let to = backwardCost(boundary + step - back) else { continue }
        let stray = trellis.strays[boundary + step - back]
        for row in rows where row < height {
          posterior.offer(row, from[row - 1] + cost + trellis.pauses[row] * stray + to[height - 1 - row])
        }
      }
    }
    return posterior
  }

  /// The beginning of the passage: at the first row.
  func beginning() -> BoundaryPosterior {
    var posterior = BoundaryPosterior(frames: 0..<height)
    guard height > 0, let to = backwardCost(0) else { return posterior }
    posterior.offer(0, to[height - 1])
    return posterior
  }

  /// The end of the passage: after the last row.
  func end() -> BoundaryPosterior {
    var posterior = BoundaryPosterior(frames: 1..<height + 1)
    guard height > 0, let from = forwardCost(width - 1) else { return posterior }
    posterior.offer(height, from[height - 1])
    return posterior
  }
}
