import TilawaCore

/// A meter of the loudness and the true peak of a part. Used by one thread at a time.
struct VolumeMeter {
  /// The first needed frame.
  var firstFrame: Int { blocks.firstFrame }
  private let part: MeasuredPart
  private let blocks: LoudnessBlockMeter
  private let peak: TruePeakMeter
  /// The frames for the true peak, in order, and the needed frames before the part.
  private let heard: [Range<Int>]

  /// - Parameters:
  ///   - part: the part to measure.
  ///   - heard: the frames of the file for the true peak.
  ///   - floor: the highest known peak of the file so far, linear.
  init(_ part: MeasuredPart, heard: [Range<Int>], floor: Float) throws(AudioError) {
    let format = AudioFormat(rate: part.file.rate, channels: part.file.channels)
    self.part = part
    blocks = try LoudnessBlockMeter(format, from: part.frames.lowerBound)
    peak = try TruePeakMeter(format, floor: floor)
    let known = blocks.firstFrame..<part.frames.upperBound
    self.heard = heard.map { $0.clamped(to: known) }.filter { !$0.isEmpty }
  }

  /// Adds frames, which follow the earlier ones; `start` is the number of the first one in the file.
  func add(_ samples: UnsafeBufferPointer<Float>, at start: Int) throws(AudioError) {
    try blocks.add(part.part(of: samples, at: start, in: firstFrame..<part.frames.upperBound))
    let end = start + samples.count / part.file.channels
    for range in heard where range.overlaps(start..<end) {
      if range.lowerBound >= start { peak.part() }
      peak.pass(part.part(of: samples, at: start, in: range.clamped(to: 0..<part.frames.lowerBound)))
      try peak.add(part.part(of: samples, at: start, in: range.clamped(to: part.frames)))
    }
  }

  func finish() -> PartFinding.Volume { .init(blocks: blocks.finish(), peak: peak.peak) }
}
