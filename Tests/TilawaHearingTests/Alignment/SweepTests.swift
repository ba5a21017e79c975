import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaHearing

@Suite struct SweepTests {
  private var parameters: AlignmentParameters {
    var parameters = AlignmentParameters()
    parameters.centring = 0
    return parameters
  }

  @Test func `the distance of two frames is Euclid's over what two unrelated ones have`() {
    let (recording, reference) = (frames(5, seed: 1), frames(19, seed: 2))
    let distance = FrameDistance(recording, to: reference, parameters)
    for (row, column) in [(0, 0), (4, 18), (2, 7)] {
      #expect(abs(distance.row(row)[column] - euclid(recording, row, reference, column)) < 1e-4)
    }
  }

  @Test func `reversed, the last is the first on both sides`() {
    let distance = FrameDistance(frames(6, seed: 3), to: frames(11, seed: 4), parameters)
    #expect(distance.reversed().row(0)[0] == distance.row(5)[10])
    #expect(distance.reversed().row(4)[3] == distance.row(1)[7])
  }

  // Every way through small fields is tried; the curves must say the same for every boundary and row.
  @Test(arguments: 1...12)
  func `a curve is the cheapest of all ways over a boundary`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (height, width) = (Int.random(in: 4...7, using: &generator), Int.random(in: 5...8, using: &generator))
    let recording = frames(height, seed: seed &* 7, pauses: [2: 60])
    let boundary = Int.random(in: 2...width - 2, using: &generator)
    let reference = frames(width, seed: seed &* 13, ends: [boundary])
    for lead in [AlignmentLead.none, .possible] {
      let crossings = PassageCrossings(
        recording, reference, band: AlignmentBand(height: height, width: width), lead: lead, hopsInFrame: 4, parameters)
      let trial = Trial(recording, reference, boundary, lead, crossings.fillers, parameters)
      for (curve, expected) in zip(crossings.curves, trial.curves()) {
        for row in 0...height where min(curve[row], expected[row]) < .infinity {
          #expect(abs(curve[row] - expected[row]) < 1e-3, "before row \(row) with \(lead)")
        }
      }
    }
  }

  @Test func `a band that holds everything changes nothing`() {
    let (recording, reference) = (frames(40, seed: 5), frames(44, seed: 6, ends: [20]))
    let whole = AlignmentBand(height: 40, width: 44)
    let wide = AlignmentBand(through: [(0, 0), (20, 20), (40, 44)], reach: 60, height: 40, width: 44)
    func curves(_ band: AlignmentBand) -> [CrossingCurve] {
      PassageCrossings(recording, reference, band: band, lead: .possible, hopsInFrame: 4, parameters).curves
    }
    #expect(
      curves(wide).map { curve in (0...40).map { curve[$0] } }
        == curves(whole).map { curve in (0...40).map { curve[$0] } })
  }

  @Test func `a band never goes back, and holds the way between its points`() {
    let band = AlignmentBand(through: [(10, 0), (50, 30), (90, 80)], reach: 5, height: 100, width: 80)
    #expect(
      zip(band.columns, band.columns.dropFirst()).allSatisfy {
        $0.lowerBound <= $1.lowerBound && $0.upperBound <= $1.upperBound
      })
    #expect(band.columns[0].contains(0) && band.columns[30].contains(15) && band.columns[99].contains(79))
    #expect(
      band.rows(of: 40)
        == (0..<100).filter { band.columns[$0].contains(40) }.first.map { $0..<(band.rows(of: 40).upperBound) })
  }

  private func euclid(_ one: SpokenFrames, _ row: Int, _ other: SpokenFrames, _ column: Int) -> Float {
    let n = one.dimensions
    let sum = (0..<n).reduce(Float(0)) { sum, d in
      let difference = one.values[row * n + d] - other.values[column * n + d]
      return sum + difference * difference
    }
    return (sum / Float(2 * n)).squareRoot()
  }

  /// Frames of four hops each, of values that have nothing to do with each other.
  private func frames(_ count: Int, seed: UInt64, ends: [Int] = [], pauses: [Int: Int] = [:]) -> SpokenFrames {
    var generator = SeededGenerator(seed: seed)
    var speech: [Range<Int>] = []
    var (start, hop) = (0, 0)
    for frame in 0..<count {
      if let pause = pauses[frame] {
        speech.append(start..<hop)
        start = hop + pause
        hop = start
      }
      hop += 4
    }
    speech.append(start..<hop)
    let values = (0..<hop * 13).map { _ in Float.random(in: -1...1, using: &generator) }
    let spectrum = VoiceSpectrum(values: values, levels: Array(repeating: 40, count: hop))
    return SpokenFrames(
      spectrum, speech: speech, ends: ends.map { $0 * 4 } + [hop], hopsInFrame: 4, .features, AlignmentParameters())
  }
}

/// The same by trying every way.
private struct Trial {
  let distances: [[Float]]
  let boundary: Int
  let lead: AlignmentLead
  let fillers: [Float]
  let parameters: AlignmentParameters
  let pauses: [Float]
  let entries: [Float]
  let isEnd: (Int) -> Bool

  init(
    _ recording: SpokenFrames, _ reference: SpokenFrames, _ boundary: Int, _ lead: AlignmentLead, _ fillers: [Float],
    _ parameters: AlignmentParameters
  ) {
    let distance = FrameDistance(recording, to: reference, parameters)
    distances = (0..<recording.count).map { distance.row($0) }
    (self.boundary, self.lead, self.fillers, self.parameters) = (boundary, lead, fillers, parameters)
    var pauses = [Float](repeating: 0, count: recording.count)
    var entries = [Float](repeating: parameters.hardSwitching, count: recording.count)
    for pause in recording.pauses {
      pauses[pause.frame] = parameters.strayPause * min(1, Float(pause.hops.count) / 100)
      entries[pause.frame] = parameters.switching
    }
    (self.pauses, self.entries) = (pauses, entries)
    isEnd = { boundary - 7 <= $0 && $0 <= boundary + 2 }
  }

  /// The cheapest of the beginning, the boundary and the end, by row.
  func curves() -> [[Float]] {
    let (height, width) = (distances.count, distances[0].count)
    var curves = Array(repeating: [Float](repeating: .infinity, count: height + 1), count: 3)
    func walk(_ row: Int, _ column: Int, _ cost: Float, _ start: Int, _ crossing: Int?) {
      let cost = cost + distances[row][column]
      if column == width - 1, let crossing, row == height - 1 || lead == .possible {
        let rest = row == height - 1 ? 0 : entries[row + 1] + fillers[(row + 1)...].reduce(0, +)
        for (curve, place) in [(0, start), (1, crossing), (2, row + 1)] {
          curves[curve][place] = min(curves[curve][place], cost + rest)
        }
      }
      guard row + 1 < height else { return }
      let steps: [Float] = [parameters.stay, 0, parameters.advanceTwo, parameters.advanceThree]
      for (step, price) in steps.enumerated() where column + step < width {
        let pause = isEnd(column + step) ? 0 : pauses[row + 1]
        let crosses = column < boundary && column + step >= boundary
        walk(row + 1, column + step, cost + price + pause, start, crosses ? row + 1 : crossing)
      }
    }
    for start in 0..<(lead == .possible ? height : 1) {
      walk(start, 0, start == 0 ? 0 : fillers[..<start].reduce(0, +) + entries[start], start, nil)
    }
    return curves
  }
}

extension FrameDistance {
  /// A row of it.
  fileprivate func row(_ index: Int) -> [Float] {
    var rows = [Float](repeating: 0, count: stride * FrameDistance.rows)
    rows.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { compute(index, 0..<width, into: base) } }
    return Array(rows[..<width])
  }
}
