import Testing
import TilawaTestSupport

@testable import TilawaHearing

@Suite struct PlaceSweepTests {
  private let parameters = IdentificationParameters()
  private let dimensions = 3

  /// As the definition says, one pair of frames at a time.
  private struct Plain {
    let distances: [[Float]]
    let parameters: AlignmentParameters

    init(_ query: PlaceQuery, _ field: PlaceField, centring: Float, _ parameters: AlignmentParameters) {
      self.parameters = parameters
      let dimensions = field.dimensions
      let scale = 1 / (VoicePrint.steps * Float(2 * dimensions).squareRoot())
      let plain = (0..<query.count).map { row in
        (0..<field.count).map { column in
          (0..<dimensions).reduce(Float(0)) { sum, dimension in
            let other = Float(field.values[column * dimensions + dimension]) * scale
            let difference = query.values[row * dimensions + dimension] - other
            return sum + difference * difference
          }.squareRoot()
        }
      }
      distances = plain.map { row in
        row.indices.map { column in
          row[column] - centring * plain.reduce(0) { $0 + $1[column] } / Float(query.count)
        }
      }
    }

    /// The cheapest cost of all ways that end at a place, and the column with which it begins.
    func cheapest(_ row: Int, _ column: Int, from first: ClosedRange<Int>) -> (cost: Float, start: Int) {
      guard row > 0 else {
        return first.contains(column) ? (distances[0][column], column) : (.infinity, column)
      }
      let steps: [(back: Int, cost: Float)] = [
        (1, 0), (0, parameters.stay), (2, parameters.advanceTwo), (3, parameters.advanceThree),
      ]
      var best: (cost: Float, start: Int) = (.infinity, column)
      for step in steps where column - step.back >= 0 {
        let before = cheapest(row - 1, column - step.back, from: first)
        if before.cost + step.cost < best.cost { best = (before.cost + step.cost, before.start) }
      }
      return (best.cost + distances[row][column], best.start)
    }
  }

  private func material(rows: Int, columns: Int, seed: UInt64) -> (PlaceQuery, PlaceField) {
    var generator = SeededGenerator(seed: seed)
    let values = (0..<rows * dimensions).map { _ in Float.random(in: -2...2, using: &generator) }
    let bytes = (0..<columns * dimensions).map { _ in Int8.random(in: -48...48, using: &generator) }
    return (
      PlaceQuery(dimensions: dimensions, values: values[...], pace: 1),
      PlaceField(dimensions: dimensions, values: bytes)
    )
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `each place costs what the cheapest way to it costs`(seed: UInt64) {
    let (query, field) = material(rows: 1 + Int(seed % 5), columns: 3 + Int(seed), seed: seed)
    let sweep = PlaceSweep(query, in: field, 0..<field.count, trace: .starts, parameters)
    let plain = Plain(query, field, centring: parameters.centring, parameters.voice)
    for column in 0..<field.count {
      let expected = plain.cheapest(query.count - 1, column, from: 0...field.count)
      #expect(abs(sweep.costs[column] - expected.cost / Float(query.count)) < 1e-4)
      #expect(sweep.starts[column] == expected.start)
    }
  }

  @Test func `a part of the field is as if it were all`() {
    let (query, field) = material(rows: 5, columns: 40, seed: 3)
    let part = PlaceSweep(query, in: field, 11..<30, trace: .starts, parameters)
    let alone = PlaceField(
      dimensions: dimensions, values: Array(field.values[11 * dimensions..<30 * dimensions]))
    let whole = PlaceSweep(query, in: alone, 0..<19, trace: .starts, parameters)
    #expect(part.costs == whole.costs)
    #expect(part.starts == whole.starts.map { $0 + 11 })
    #expect(part.costs == PlaceSweep(query, in: field, 11..<30, trace: .none, parameters).costs)
  }

  @Test func `from the beginning to the end a way leaves out few columns, at a price`() {
    let (query, field) = material(rows: 6, columns: 9, seed: 7)
    let sweep = PlaceSweep(query, in: field, 0..<9, trace: .none, from: .first, parameters)
    let plain = Plain(query, field, centring: parameters.centring, parameters.voice)
    let ways = (0..<4).flatMap { first in
      (0..<4).map { left in
        plain.cheapest(5, 8 - left, from: first...first).cost + 0.5 * Float(first + left)
      }
    }
    #expect(abs(sweep.toTheEnd(6) - (ways.min() ?? 0) / 6) < 1e-4)
  }
}
