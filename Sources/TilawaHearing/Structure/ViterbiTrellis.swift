import TilawaCore

/// The input of a segmental Viterbi search: frames of a recording and of a reference, and the places at which jumps are possible.
struct ViterbiTrellis: Sendable {
  /// The beginning of a phrase of the recording: after a pause, or within long speech, where no jump is possible.
  struct Start: Hashable, Sendable {
    let row: Int
    /// The cost of the pause before it inside an ayah; nil where there is no pause.
    let pause: Float?
    /// The places that are searched in the phrase, from 0 to the number of columns.
    var places = 0..<0
  }

  let distance: FrameDistance
  /// The beginnings of all phrases; the first row is one.
  let starts: [Start]
  /// The cost of each row in the garbage state, by the null model.
  let garbageCosts: [Float]
  /// The cost of the path that is garbage from beginning to end.
  var nothing: Float {
    starts.reduce(garbageCosts.reduce(0, +)) { $0 + ($1.pause ?? 0) * strayShare * parameters.jumps.asidePause }
  }
  /// The columns with which the ayat and opening basmalahs begin, and the number of columns.
  let ayat: [Int]
  /// The indices in `ayat` of opening basmalahs, which may be omitted.
  let openings: Set<Int>
  /// 1 for each column that is not near the end of an ayah, else 0.
  let strays: [Float]
  /// The share of the columns that are not near the end of an ayah.
  let strayShare: Float
  let parameters: AlignmentParameters
  let hopsInFrame: Int

  /// Greatest number of rows of a phrase, so that a distance of three columns a row fits into a byte.
  static let longestPhrase = 80

  /// - Parameter places: returns the places that are searched in some hops of the recording; nil for all.
  init(
    _ recording: SpeechFrames, _ reference: SpeechFrames, openings: Set<Int> = [], hopsInFrame: Int,
    lookingAt places: ((Range<Int>) -> ClosedRange<Int>)? = nil, _ parameters: AlignmentParameters
  ) {
    self.openings = openings
    let scaled = parameters.scaled(to: hopsInFrame)
    let distance = FrameDistance(recording, to: reference, centring: scaled.dtw.centring)
    (self.distance, self.parameters, self.hopsInFrame) = (distance, scaled, hopsInFrame)
    ayat = reference.parts
    strays = scaled.pauses.strays(
      Array(ayat.dropFirst().dropLast()), width: distance.width, hopsInFrame: hopsInFrame)
    strayShare = strays[..<distance.width].reduce(0, +) / Float(distance.width)
    var starts = Self.starts(recording, max(1, min(Self.longestPhrase, parameters.search.noted / hopsInFrame)), scaled)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].row : recording.count
      let seen = places?(recording.start(of: start.row)..<recording.start(of: end))
      starts[index].places = Range(seen ?? 0...distance.width)
    }
    self.starts = starts
    garbageCosts = NullModel(
      distance, startingAt: starts, hopsInFrame: hopsInFrame, DTWSteps(scaled.dtw), scaled.nullModel
    )
    .rows()
  }

  private static func starts(_ recording: SpeechFrames, _ spacing: Int, _ parameters: AlignmentParameters) -> [Start] {
    var starts = [Start(row: 0, pause: 0)]
    func fill(upTo row: Int) {
      while let last = starts.last?.row, row - last > spacing { starts.append(Start(row: last + spacing, pause: nil)) }
    }
    for pause in recording.pauses {
      fill(upTo: pause.frame)
      starts.append(
        Start(row: pause.frame, pause: parameters.pauses.cost(ofHops: pause.hops.count)))
    }
    fill(upTo: recording.count)
    return starts
  }

  /// Returns the least cost of a path through a phrase from one place to another.
  func cost(of rows: Range<Int>, from start: Int, to end: Int) -> Float {
    let columns = max(0, start - 1)..<max(end, start, 1)
    var costs = [Float](repeating: .infinity, count: columns.count + 1)
    costs[start - columns.lowerBound] = 0
    let distances = PaddedRow<Float>(distance.stride * FrameDistance.rows, 0)
    for first in stride(from: rows.lowerBound, to: rows.upperBound, by: FrameDistance.rows) {
      distance.compute(first, columns, into: distances.base)
      for row in first..<min(rows.upperBound, first + FrameDistance.rows) {
        let here = distances.base + (row - first) * distance.stride + columns.lowerBound
        costs = costs.indices.map { place in
          guard place > 0 else { return .infinity }
          var cost = min(costs[place] + parameters.dtw.stay, costs[place - 1])
          if place > 1 { cost = min(cost, costs[place - 2] + parameters.dtw.advanceTwo) }
          if place > 2 { cost = min(cost, costs[place - 3] + parameters.dtw.advanceThree) }
          return cost + here[place - 1]
        }
      }
    }
    return costs[end - columns.lowerBound]
  }

  /// Returns the columns of the places that are searched in some rows.
  func columns(of rows: Range<Int>) -> Range<Int> {
    let first = max(1, starts.partitioningIndex { $0.row > rows.lowerBound }) - 1
    let here = starts[first...].prefix { $0.row < rows.upperBound }.map(\.places)
    let low = here.map(\.lowerBound).min() ?? 0
    return max(0, low - 1)..<max(low, (here.map(\.upperBound).max() ?? 1) - 1)
  }

  /// Returns the number of columns of some hops of the reference.
  func columns(of hops: Int) -> Int { max(1, hops / hopsInFrame) }
}
