import TilawaCore

/// What a structure sweep goes over: the frames of a recording, those of a reference, and where the way may leave the text.
struct StructureField: Sendable {
  /// Where a phrase of the recording begins: after a pause, or in the midst of long speech, where nothing but noting happens.
  struct Start: Hashable, Sendable {
    let row: Int
    /// What the pause before it costs inside an ayah; nil where there is none.
    let pause: Float?
    /// The places that are looked at in it: from 0 to as many as there are columns.
    var places = 0..<0
  }

  let distance: FrameDistance
  /// Of each phrase; the first row begins one.
  let starts: [Start]
  /// What each row costs where it is something else.
  let fillers: [Float]
  /// What it costs that all of it is something else.
  var nothing: Float {
    starts.reduce(fillers.reduce(0, +)) { $0 + ($1.pause ?? 0) * strayShare * parameters.asidePause }
  }
  /// With which columns the ayat begin, and a basmalah before one; and the number of columns.
  let ayat: [Int]
  /// Which of them is a basmalah, that may be left out.
  let openings: Set<Int>
  /// 1 for each column that is not at an ayah's end, else 0.
  let strays: [Float]
  /// How many of the columns are not at one, of all.
  let strayShare: Float
  let parameters: AlignmentParameters
  let hopsInFrame: Int

  /// Rows of a phrase at most, so that a column three steps a row away is still told in a byte.
  static let longestPhrase = 80

  /// - Parameter places: which are looked at in some hops of the recording; nil: all.
  init(
    _ recording: SpokenFrames, _ reference: SpokenFrames, openings: Set<Int> = [], hopsInFrame: Int,
    lookingAt places: ((Range<Int>) -> ClosedRange<Int>)? = nil, _ parameters: AlignmentParameters
  ) {
    self.openings = openings
    let scaled = parameters.scaled(to: hopsInFrame)
    let distance = FrameDistance(recording, to: reference, scaled)
    (self.distance, self.parameters, self.hopsInFrame) = (distance, scaled, hopsInFrame)
    ayat = reference.parts
    strays = PassageCrossings.strays(Array(ayat.dropFirst().dropLast()), width: distance.width, hopsInFrame, scaled)
    strayShare = strays[..<distance.width].reduce(0, +) / Float(distance.width)
    var starts = Self.starts(recording, max(1, min(Self.longestPhrase, parameters.noted / hopsInFrame)), scaled)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].row : recording.count
      let seen = places?(recording.start(of: start.row)..<recording.start(of: end))
      starts[index].places = Range(seen ?? 0...distance.width)
    }
    self.starts = starts
    fillers = ChanceCost(distance, startingAt: starts, hopsInFrame: hopsInFrame, scaled).rows()
  }

  private static func starts(_ recording: SpokenFrames, _ spacing: Int, _ parameters: AlignmentParameters) -> [Start] {
    var starts = [Start(row: 0, pause: 0)]
    func fill(upTo row: Int) {
      while let last = starts.last?.row, row - last > spacing { starts.append(Start(row: last + spacing, pause: nil)) }
    }
    for pause in recording.pauses {
      fill(upTo: pause.frame)
      starts.append(
        Start(row: pause.frame, pause: parameters.strayPause * min(1, Float(pause.hops.count) / 100)))
    }
    fill(upTo: recording.count)
    return starts
  }

  /// What the cheapest way through a phrase costs that begins at a place and ends at one.
  func cost(of rows: Range<Int>, from start: Int, to end: Int) -> Float {
    let columns = max(0, start - 1)..<max(end, start, 1)
    var costs = [Float](repeating: .infinity, count: columns.count + 1)
    costs[start - columns.lowerBound] = 0
    let distances = Lane<Float>(distance.stride * FrameDistance.rows, 0)
    for first in stride(from: rows.lowerBound, to: rows.upperBound, by: FrameDistance.rows) {
      distance.compute(first, columns, into: distances.base)
      for row in first..<min(rows.upperBound, first + FrameDistance.rows) {
        let here = distances.base + (row - first) * distance.stride + columns.lowerBound
        costs = costs.indices.map { place in
          guard place > 0 else { return .infinity }
          var cost = min(costs[place] + parameters.stay, costs[place - 1])
          if place > 1 { cost = min(cost, costs[place - 2] + parameters.advanceTwo) }
          if place > 2 { cost = min(cost, costs[place - 3] + parameters.advanceThree) }
          return cost + here[place - 1]
        }
      }
    }
    return costs[end - columns.lowerBound]
  }

  /// The columns of the places that are looked at in some rows.
  func columns(of rows: Range<Int>) -> Range<Int> {
    let first = max(1, starts.partitioningIndex { $0.row > rows.lowerBound }) - 1
    let here = starts[first...].prefix { $0.row < rows.upperBound }.map(\.places)
    let low = here.map(\.lowerBound).min() ?? 0
    return max(0, low - 1)..<max(low, (here.map(\.upperBound).max() ?? 1) - 1)
  }

  /// How many columns are so many hops of the reference.
  func columns(of hops: Int) -> Int { max(1, hops / hopsInFrame) }
}
