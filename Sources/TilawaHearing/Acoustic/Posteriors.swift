import Glibc

/// The log probabilities of the outputs of an acoustic model, frame by frame. Output 0 is the blank of CTC.
///
/// A frame stands for 40 ms: frame f is heard around sample 640 f + 200 at 16 kHz. An hour takes 13 MB.
package struct Posteriors: Hashable, Sendable {
  /// The number of outputs.
  package let outputs: Int
  /// `outputs` natural logarithms a frame.
  package private(set) var values: [Float]

  package init(outputs: Int, values: [Float] = []) {
    precondition(outputs > 0 && values.count % outputs == 0, "frames are complete")
    (self.outputs, self.values) = (outputs, values)
  }

  /// The number of frames.
  package var count: Int { values.count / outputs }

  /// The log probabilities of one frame.
  package subscript(frame: Int) -> ArraySlice<Float> { values[frame * outputs..<(frame + 1) * outputs] }

  /// The log probabilities of some frames by themselves.
  package subscript(frames: Range<Int>) -> Posteriors {
    Posteriors(outputs: outputs, values: Array(values[frames.lowerBound * outputs..<frames.upperBound * outputs]))
  }

  /// Appends frames that follow.
  package mutating func append(_ other: Posteriors) {
    precondition(other.outputs == outputs, "frames are of one model")
    values += other.values
  }

  /// Returns the outputs of the most probable path, without repetitions and blanks.
  package func greedyPath() -> [Int] {
    var (path, before): ([Int], Int) = ([], 0)
    for frame in 0..<count {
      let row = self[frame]
      let best = row.indices.reduce(row.startIndex) { row[$1] > row[$0] ? $1 : $0 } - row.startIndex
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
    for score in scores { values.append(score - offset) }
  }
}
