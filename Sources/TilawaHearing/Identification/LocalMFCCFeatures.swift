import TilawaCore

/// MFCC features with sliding-window normalisation and a variable frame rate, as they are stored in an index.
///
/// Values are those of `DeltaFeatures` after mean and variance normalisation over the 10 s of speech around each hop. A whole
/// recitation has no common normalisation, because its ayat were recorded on many days and in several rooms. A frame contains a
/// constant amount of spectral change. So sustained sounds, whose length differs between reciters, count less than transitions.
///
/// Memory is 104 bytes a hop of speech, 30 MB an hour.
struct LocalMFCCFeatures: Sendable {
  let dimensions: Int
  private let speech: [Range<Int>]
  /// The hops of speech before each interval of speech, and in all.
  private let before: [Int]
  /// `dimensions` values a hop of speech.
  private var values: [Float] = []
  /// The weight of each hop of speech: its spectral change.
  private var changes: [Float] = []

  init(_ sequence: MFCCSequence, _ speech: [Range<Int>], _ parameters: IdentificationParameters) {
    self.speech = speech
    before = speech.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    dimensions = parameters.features.dimensions
    normalise(DeltaFeatures(sequence, parameters.features), over: max(1, parameters.index.span))
    weigh(parameters.index)
  }

  /// The number of hops of speech.
  var count: Int { before[before.count - 1] }

  /// Returns frames of constant spectral change; no frame spans two intervals of speech or two parts.
  ///
  /// - Parameters:
  ///   - hops: the hops of the recording.
  ///   - ends: the hops at which its parts end, ascending.
  ///   - hopsInFrame: the length of a frame, in hops of mean change.
  /// - Returns: the values, row by row; the number of frames up to the end of each part; the hop after each frame.
  func frames(
    _ hops: Range<Int>, ends: [Int] = [], hopsInFrame: Double
  ) -> (values: [Float], ends: [Int], hops: [Int]) {
    var (rows, counts, after) = ([Float](), [Int](), [Int]())
    var ends = ends[...]
    for index in speech.partitioningIndex(where: { $0.upperBound > hops.lowerBound })..<speech.count {
      let stretch = speech[index].clamped(to: hops)
      guard !stretch.isEmpty else { break }
      var start = stretch.lowerBound
      while start < stretch.upperBound {
        while let end = ends.first, end <= start {
          counts.append(rows.count / dimensions)
          ends.removeFirst()
        }
        let end = min(stretch.upperBound, ends.first ?? .max)
        let offset = before[index] - speech[index].lowerBound
        after += append(offset + start..<offset + end, hopsInFrame, to: &rows).map { $0 - offset }
        start = end
      }
    }
    counts += ends.map { _ in rows.count / dimensions }
    return (rows, counts, after)
  }

  /// - Returns: the hop after each frame.
  private func append(_ hops: Range<Int>, _ hopsInFrame: Double, to rows: inout [Float]) -> [Int] {
    var after: [Int] = []
    let all = hops.reduce(Float(0)) { $0 + changes[$1] }
    let wanted = min(hops.count, max(1, Int((Double(all) / hopsInFrame).rounded())))
    var (start, said, frame) = (hops.lowerBound, Float(0), 1)
    for hop in hops {
      said += changes[hop]
      let isLast = hop + 1 == hops.upperBound
      guard isLast || said >= all * Float(frame) / Float(wanted) else { continue }
      appendMean(of: start..<hop + 1, to: &rows)
      start = hop + 1
      after.append(start)
      while frame < wanted, said >= all * Float(frame) / Float(wanted) { frame += 1 }
    }
    return after
  }

  private func appendMean(of hops: Range<Int>, to rows: inout [Float]) {
    let first = rows.count
    rows += values[hops.lowerBound * dimensions..<(hops.lowerBound + 1) * dimensions]
    guard hops.count > 1 else { return }
    for hop in hops.dropFirst() {
      for dimension in 0..<dimensions { rows[first + dimension] += values[hop * dimensions + dimension] }
    }
    let share = 1 / Float(hops.count)
    for place in first..<rows.count { rows[place] *= share }
  }

  // MARK: - Normalisation

  /// Subtracts from each hop the mean of a window around it and divides by its deviation. At both ends the window is moved
  /// inwards.
  private mutating func normalise(_ raw: DeltaFeatures, over span: Int) {
    let hops = speech.flatMap(Array.init)
    let span = min(span, hops.count)
    var (sums, squares) = ([Double](repeating: 0, count: dimensions), [Double](repeating: 0, count: dimensions))
    var row = [Float](repeating: 0, count: dimensions)
    func count(_ hop: Int, _ sign: Double) {
      raw.read(hop, into: &row)
      for dimension in 0..<dimensions {
        let value = Double(row[dimension])
        sums[dimension] += sign * value
        squares[dimension] += sign * value * value
      }
    }
    for hop in hops.prefix(span) { count(hop, 1) }
    values.reserveCapacity(hops.count * dimensions)
    var first = 0
    for index in hops.indices {
      while first < index - span / 2, first + span < hops.count {
        count(hops[first], -1)
        count(hops[first + span], 1)
        first += 1
      }
      raw.read(hops[index], into: &row)
      for dimension in 0..<dimensions {
        let mean = sums[dimension] / Double(span)
        let variance = squares[dimension] / Double(span) - mean * mean
        values.append(Float((Double(row[dimension]) - mean) / max(variance, 1e-6).squareRoot()))
      }
    }
  }

  /// Sets the weights: the root mean square of the deltas of a hop, averaged over five hops.
  private mutating func weigh(_ parameters: IndexParameters) {
    let (first, deltas) = (dimensions / 2, dimensions / 2 - 1)
    let slopes = (0..<count).map { hop in
      let square = (0..<deltas).reduce(Float(0)) { sum, delta in
        let value = values[hop * dimensions + first + delta]
        return sum + value * value
      }
      return (square / Float(deltas)).squareRoot()
    }
    changes = slopes.indices.map { hop in
      let around = slopes[max(0, hop - 2)...min(slopes.count - 1, hop + 2)]
      return min(parameters.mostChange, max(parameters.leastChange, around.reduce(0, +) / Float(around.count)))
    }
  }
}

extension LocalMFCCFeatures {
  /// Returns the speech between two hops as queries at each pace.
  func queries(_ hops: Range<Int>, _ parameters: IdentificationParameters) -> [DTWQuery] {
    parameters.search.paces.map { pace in
      let frames = frames(hops, hopsInFrame: Double(parameters.index.hopsInFrame) * pace)
      return DTWQuery(dimensions: dimensions, values: frames.values[...], pace: pace)
    }.filter { $0.count > 3 }
  }
}
