import Glibc

/// The log probabilities of the outputs of an acoustic model, frame by frame. Output 0 is the blank of CTC.
///
/// A frame stands for 40 ms: frame f is heard around sample 640 f + 200 at 16 kHz. An hour takes 13 MB.
package struct Posteriors: Hashable, Sendable {
  /// The number of outputs.
  package let outputs: Int
  private var rows: ArraySlice<Float>

  package init(outputs: Int, values: [Float] = []) {
    precondition(outputs > 0 && values.count % outputs == 0, "frames are complete")
    (self.outputs, rows) = (outputs, values[...])
  }

  /// `outputs` natural logarithms a frame.
  package var values: [Float] { Array(rows) }
  /// The number of frames.
  package var count: Int { rows.count / outputs }

  /// The log probabilities of one frame.
  package subscript(frame: Int) -> ArraySlice<Float> {
    let first = rows.startIndex + frame * outputs
    return rows[first..<first + outputs]
  }

  /// The log probabilities of some frames by themselves.
  package subscript(frames: Range<Int>) -> Posteriors { Posteriors(outputs: outputs, values: shared(frames).values) }

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
    let row = self[frame]
    return row.indices.reduce(row.startIndex) { row[$1] > row[$0] ? $1 : $0 } - row.startIndex
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
    for score in scores { rows.append(score - offset) }
  }
}
