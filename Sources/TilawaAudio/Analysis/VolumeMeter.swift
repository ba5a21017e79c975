import TilawaCore

/// Measures the loudness and the true peak of a stretch. Used by one thread at a time.
struct VolumeMeter {
  /// The first frame that it must hear.
  var firstFrame: Int { blocks.firstFrame }
  private let stretch: Stretch
  private let blocks: LoudnessBlockMeter
  private let peak: TruePeakMeter
  /// The frames that count for the true peak, in order.
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
    self.heard = heard.map { $0.clamped(to: stretch.frames) }.filter { !$0.isEmpty }
  }

  /// Hears frames, of which the first is the file's `start`; they follow those that it heard before.
  func add(_ samples: UnsafeBufferPointer<Float>, at start: Int) throws(AudioError) {
    try blocks.add(stretch.part(of: samples, at: start, in: firstFrame..<stretch.frames.upperBound))
    let end = start + samples.count / stretch.file.channels
    var place = start
    for range in heard where range.overlaps(start..<end) {
      let counted = range.clamped(to: start..<end)
      peak.skip(stretch.part(of: samples, at: start, in: place..<counted.lowerBound))
      try peak.add(stretch.part(of: samples, at: start, in: counted))
      place = counted.upperBound
    }
    peak.skip(stretch.part(of: samples, at: start, in: place..<end))
  }

  func finish() -> StretchFinding.Volume { .init(blocks: blocks.finish(), peak: peak.peak) }
}
