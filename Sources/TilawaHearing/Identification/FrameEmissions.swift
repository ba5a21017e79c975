/// The scores of outputs, pauses and other speech in some frames.
struct FrameEmissions {
  /// The row's place of other speech.
  static let other: UInt8 = 255
  private static let width = 256

  /// The number of frames.
  let count: Int
  /// The score of other speech in all frames.
  private(set) var otherSpeech: Float = 0
  private var values: [Float]
  private var tops: [Float] = []
  /// The most by which paths can lead over other speech in each frame and those after it.
  private var leads: [Float]

  /// - Parameter speech: whether somebody speaks in each frame.
  init(_ posteriors: Posteriors, _ frames: Range<Int>, speech: [Bool], _ parameters: PlaceParameters) {
    count = frames.count
    values = Array(repeating: 0, count: count * Self.width)
    tops.reserveCapacity(count)
    leads = Array(repeating: 0, count: count + 1)
    for (place, frame) in frames.enumerated() {
      let row = posteriors[frame]
      let top = row.reduce(-Float.infinity, max)
      let first = place * Self.width
      for (output, value) in row.enumerated() { values[first + output] = max(value, -parameters.mostUnitCost) }
      let blank = values[first]
      let isSpeech = speech[frame]
      values[first] = blank * (isSpeech ? parameters.blankScale : 1)
      values[first + Int(PassageLattice.pause)] = isSpeech ? blank * parameters.blankScale : 0
      values[first + Int(Self.other)] = isSpeech ? top - parameters.otherSpeech : 0
      otherSpeech += values[first + Int(Self.other)]
      tops.append(top)
      let greatest = max(top, values[first], values[first + Int(PassageLattice.pause)])
      leads[place] = greatest - values[first + Int(Self.other)]
    }
    for place in (0..<count).reversed() { leads[place] += leads[place + 1] }
  }

  /// The score of an output in a frame.
  subscript(frame: Int, output: UInt8) -> Float { values[frame * Self.width + Int(output)] }
  /// The most by which paths can still lead over other speech, from a frame on.
  func leadAhead(of frame: Int) -> Float { leads[frame] }
  /// The score of the best output in a frame.
  func best(_ frame: Int) -> Float { tops[frame] }
  /// Calls `body` with the scores of one frame, by output.
  func withRow(_ frame: Int, _ body: (UnsafePointer<Float>) -> Void) {
    values.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { body(base + frame * Self.width) }
    }
  }
}
