import TilawaCore

/// Measures the loudness and the true peak of a stretch. Used by one thread at a time.
struct VolumeMeter {
  /// The first frame that it must hear.
  var firstFrame: Int { blocks.firstFrame }
  private let stretch: Stretch
  private let blocks: LoudnessBlockMeter
  private let peak: TruePeakMeter
  /// The frames that count for the true peak, in order; and those of before the stretch that belong to them.
  private let heard: [Range<Int>]

  /// - Parameters:
  ///   - stretch: what is measured.
  ///   - heard: the frames of the file whose true peak counts.
  ///   - floor: the highest peak that is known of the file so far, linear.
  init(_ stretch: Stretch, heard: [Range<Int>], floor: Float) throws(AudioError) {
    let format = AudioFormat(rate: stretch.file.rate, channels: stretch.file.channels)
    self.stretch = stretch
    blocks = try LoudnessBlockMeter(format, from: stretch.frames.lowerBound)
    peak = try TruePeakMeter(format, floor: floor)
    let known = blocks.firstFrame..<stretch.frames.upperBound
    self.heard = heard.map { $0.clamped(to: known) }.filter { !$0.isEmpty }
  }

  /// Hears frames, of which the first is the file's `start`; they follow those that it heard before.
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
