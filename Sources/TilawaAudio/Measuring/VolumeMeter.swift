import TilawaCore

/// A meter of the loudness and the true peak of a stretch. Used by one thread at a time.
struct VolumeMeter {
  /// The first needed frame.
  var firstFrame: Int { blocks.firstFrame }
  private let stretch: Stretch
  private let blocks: LoudnessBlockMeter
  private let peak: TruePeakMeter
  /// The frames for the true peak, in order, and the needed frames before the stretch.
  private let heard: [Range<Int>]

  /// - Parameters:
  ///   - stretch: the stretch to measure.
  ///   - heard: the frames of the file for the true peak.
  ///   - floor: the highest known peak of the file so far, linear.
  init(_ stretch: Stretch, heard: [Range<Int>], floor: Float) throws(AudioError) {
    let format = AudioFormat(rate: stretch.file.rate, channels: stretch.file.channels)
    self.stretch = stretch
    blocks = try LoudnessBlockMeter(format, from: stretch.frames.lowerBound)
    peak = try TruePeakMeter(format, floor: floor)
    let known = blocks.firstFrame..<stretch.frames.upperBound
    self.heard = heard.map { $0.clamped(to: known) }.filter { !$0.isEmpty }
  }

  /// Adds frames, which follow the earlier ones; `start` is the number of the first one in the file.
  func add(_ samples: UnsafeBufferPointer<Float>, at start: Int) throws(AudioError) {
    try blocks.add(stretch.part(of: samples, at: start, in: firstFrame..<stretch.frames.upperBound))
    let end = start + samples.count / stretch.file.channels
    for range in heard where range.overlaps(start..<end) {
      if range.lowerBound >= start { peak.part() }
      peak.pass(stretch.part(of: samples, at: start, in: range.clamped(to: 0..<stretch.frames.lowerBound)))
      try peak.add(stretch.part(of: samples, at: start, in: range.clamped(to: stretch.frames)))
    }
  }

  func finish() -> StretchFinding.Volume { .init(blocks: blocks.finish(), peak: peak.peak) }
}
