import TilawaCore

/// The cheapest ways through a recording and a reference from their beginning to each pair of frames, with what some columns
/// cost kept.
///
/// F(i, j) = D(i, j) + p(i, j) + min(F(i−1, j) + s, F(i−1, j−1), F(i−1, j−2) + t, F(i−1, j−3) + u): the recording goes on by one
/// frame and the reference by none, one, two or three. p is what a pause before row i costs where column j is not at an ayah's
/// end. A way begins at (0, 0), or at column 0 after some rows of something else, whose costs are given.
///
/// A sweep over both sides reversed gives G(i, j), the cheapest way from (i, j) to the end; so F and G of two columns that
/// follow each other say for every row what it costs to cross there, and no way has to be traced back. Memory is that of the
/// columns that are kept, for the rows in which the band holds them.
struct AlignmentSweep {
  /// Which way time runs: the cost of a pause belongs to the frame after it.
  enum Direction: Hashable, Sendable { case forwards, backwards }

  /// What is swept over.
  struct Field: Sendable {
    let distance: FrameDistance
    let band: AlignmentBand
    /// What a pause before each row costs.
    let pauses: [Float]
    /// 1 for each column that is not at an ayah's end, else 0; padded by eight.
    let strays: [Float]
    /// What each row costs where it is something else, and what it costs to begin with it.
    let fillers: [Float], entries: [Float]
    /// Whether a way may begin after the first row.
    let lead: AlignmentLead
  }

  /// What a column costs in the rows from `first` on.
  struct Kept: Hashable, Sendable {
    let first: Int
    fileprivate(set) var costs: [Float]

    /// Infinite where the band does not hold the column.
    subscript(row: Int) -> Float {
      let index = row - first
      return index >= 0 && index < costs.count ? costs[index] : .infinity
    }
  }

  /// What the columns that were asked for cost, in their order.
  let kept: [Kept]
  /// What it costs that all rows before each one, and itself, are something else.
  let something: [Float]

  private static let pad = 8

  /// - Parameter columns: whose costs are kept, ascending.
  init(_ field: Field, _ direction: Direction, keeping columns: [Int], _ parameters: AlignmentParameters) {
    var run = Run(field, direction, columns, parameters)
    run.sweep()
    kept = run.kept
    something = run.something
  }

  private struct Run {
    let field: Field
    let direction: Direction
    let columns: [Int]
    let parameters: AlignmentParameters
    var kept: [Kept]
    var something: [Float]

    init(_ field: Field, _ direction: Direction, _ columns: [Int], _ parameters: AlignmentParameters) {
      (self.field, self.direction, self.columns, self.parameters) = (field, direction, columns, parameters)
      kept = columns.map { column in
        let rows = field.band.rows(of: column)
        return Kept(first: rows.lowerBound, costs: Array(repeating: .infinity, count: rows.count))
      }
      var sum: Float = 0
      something =
        field.lead == .none
        ? field.fillers.map { _ in .infinity }
        : field.fillers.map {
          sum += $0
          return sum
        }
    }

    mutating func sweep() {
      let (width, stride, height) = (field.distance.width, field.distance.stride, field.distance.height)
      let size = width + 4 * AlignmentSweep.pad
      var (old, new) = (Self.row(size), Self.row(size))
      let distances = UnsafeMutablePointer<Float>.allocate(capacity: stride * FrameDistance.rows + 16)
      distances.initialize(repeating: 0, count: stride * FrameDistance.rows + 16)
      defer {
        (old - AlignmentSweep.pad).deallocate()
        (new - AlignmentSweep.pad).deallocate()
        distances.deallocate()
      }
      var before = 0..<0
      for first in Swift.stride(from: 0, to: height, by: FrameDistance.rows) {
        let last = min(height, first + FrameDistance.rows) - 1
        let needed = field.band.columns[first].lowerBound..<field.band.columns[last].upperBound
        field.distance.compute(first, needed, into: distances)
        for row in first...last {
          step(row, from: old, before, to: new, by: distances + (row - first) * stride)
          before = field.band.columns[row]
          swap(&old, &new)
        }
      }
    }

    /// Column 0 of a row of costs, with room around it.
    private static func row(_ size: Int) -> UnsafeMutablePointer<Float> {
      let row = UnsafeMutablePointer<Float>.allocate(capacity: size)
      row.initialize(repeating: .infinity, count: size)
      return row + AlignmentSweep.pad
    }

    private mutating func step(
      _ row: Int, from old: UnsafeMutablePointer<Float>, _ before: Range<Int>, to new: UnsafeMutablePointer<Float>,
      by distances: UnsafeMutablePointer<Float>
    ) {
      let now = field.band.columns[row]
      // What the band did not hold in the row before.
      for column in now.lowerBound - 3..<max(now.lowerBound - 3, before.lowerBound) { old[column] = .infinity }
      for column in before.upperBound..<max(before.upperBound, now.upperBound + AlignmentSweep.pad) {
        old[column] = .infinity
      }
      let pause = direction == .forwards ? field.pauses[row] : row > 0 ? field.pauses[row - 1] : 0
      field.strays.withUnsafeBufferPointer { strays in
        guard let strays = strays.baseAddress else { return }
        if pause > 0, direction == .backwards { Self.add(pause, strays, to: old, before) }
        advance(from: old, to: new, now, by: distances)
        if pause > 0, direction == .forwards { Self.add(pause, strays, to: new, now) }
      }
      if now.lowerBound == 0 {
        let lead = row == 0 ? 0 : something[row - 1] + field.entries[row]
        new[0] = min(new[0], distances[0] + lead)
      }
      for column in now.upperBound..<now.upperBound + AlignmentSweep.pad { new[column] = .infinity }
      keep(new, row, now)
    }

    private func advance(
      from old: UnsafeMutablePointer<Float>, to new: UnsafeMutablePointer<Float>, _ columns: Range<Int>,
      by distances: UnsafeMutablePointer<Float>
    ) {
      let (stay, two, three) = (parameters.stay, parameters.advanceTwo, parameters.advanceThree)
      for column in Swift.stride(from: columns.lowerBound, to: columns.upperBound, by: FrameDistance.lanes) {
        let here = old + column
        let near = least(load(here) + stay, load(here - 1))
        let far = least(load(here - 2) + two, load(here - 3) + three)
        store(least(near, far) + load(distances + column), new + column)
      }
    }

    private static func add(
      _ cost: Float, _ strays: UnsafePointer<Float>, to row: UnsafeMutablePointer<Float>, _ columns: Range<Int>
    ) {
      for column in columns { row[column] += cost * strays[column] }
    }

    private mutating func keep(_ row: UnsafeMutablePointer<Float>, _ index: Int, _ now: Range<Int>) {
      var place = columns.partitioningIndex { $0 >= now.lowerBound }
      while place < columns.count, columns[place] < now.upperBound {
        kept[place].costs[index - kept[place].first] = row[columns[place]]
        place += 1
      }
    }
  }
}
