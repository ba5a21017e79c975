import Glibc

/// The log probabilities of the outputs of an acoustic model, frame by frame. Output 0 is the blank of CTC.
///
/// A frame stands for 40 ms: frame f is heard around sample 640 f + 200 at 16 kHz. Values are rounded to steps of 1/2048 from 0 down to -32, less
/// than the rounding of the network's inputs moves them by (docs/decisions/0260). An hour takes 6.5 MB.
package struct Posteriors: Hashable, Sendable {
  /// The steps in a nat.
  private static let steps: Float = 2048

  /// The number of outputs.
  package let outputs: Int
  /// The number of steps by which each value is below 0.
  private var rows: ArraySlice<UInt16>

  package init(outputs: Int, values: [Float] = []) {
    precondition(outputs > 0 && values.count % outputs == 0, "frames are complete")
    (self.outputs, rows) = (outputs, values.map(Self.rounded)[...])
  }

  private static func rounded(_ value: Float) -> UInt16 {
    let below = -value * steps
    return below < Float(UInt16.max) ? UInt16(max(0, below.rounded())) : .max
  }

  /// `outputs` natural logarithms a frame.
  package var values: [Float] { Self.values(of: rows) }
  /// The number of frames.
  package var count: Int { rows.count / outputs }

  /// The log probabilities of one frame.
  package subscript(frame: Int) -> [Float] { Self.values(of: row(frame)) }

  private func row(_ frame: Int) -> ArraySlice<UInt16> {
    let first = rows.startIndex + frame * outputs
    return rows[first..<first + outputs]
  }

  private static func values(of rows: ArraySlice<UInt16>) -> [Float] {
    rows.withUnsafeBufferPointer { rows in rows.map { Float($0) * (-1 / steps) } }
  }

  /// The log probabilities of some frames by themselves.
  package subscript(frames: Range<Int>) -> Posteriors {
    var part = shared(frames)
    part.rows = Array(part.rows)[...]
    return part
  }

  /// Returns some frames without a copy: all others stay in memory as long as they do.
  func shared(_ frames: Range<Int>) -> Posteriors {
    var part = self
    let first = rows.startIndex + frames.lowerBound * outputs
    part.rows = rows[first..<first + frames.count * outputs]
    return part
  }

  /// Makes room for frames, so that none is copied when they come.
  mutating func reserve(_ frames: Int) { rows.reserveCapacity(frames * outputs) }

  /// Returns the most probable output of a frame.
  func best(in frame: Int) -> Int {
    row(frame).withUnsafeBufferPointer { row in row.indices.reduce(0) { row[$1] < row[$0] ? $1 : $0 } }
  }

  /// Appends frames that follow.
  package mutating func append(_ other: Posteriors) {
    precondition(other.outputs == outputs, "frames are of one model")
    rows += other.rows
  }

  /// Returns the outputs of the most probable path, without repetitions and blanks.
  package func greedyPath() -> [Int] {
    var (path, before): ([Int], Int) = ([], 0)
    for frame in 0..<count {
      let best = best(in: frame)
      if best != before, best != 0 { path.append(best) }
      before = best
    }
    return path
  }

  /// Appends a frame: the logarithm of the softmax of scores.
  mutating func append(softmaxOf scores: UnsafeBufferPointer<Float>) {
    let greatest = scores.reduce(-Float.infinity, max)
    let sum = scores.reduce(Float(0)) { $0 + expf($1 - greatest) }
    let offset = greatest + logf(sum)
    for score in scores { rows.append(Self.rounded(score - offset)) }
  }
}
