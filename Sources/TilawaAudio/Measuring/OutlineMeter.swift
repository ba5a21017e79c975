import TilawaCore

/// A meter of the waveform and the envelope of a stretch. Used by one thread at a time.
struct OutlineMeter {
  /// The first needed frame.
  let firstFrame: Int
  private let stretch: Stretch
  private var waveform: WaveformMeter
  private let envelope: EnvelopeMeter

  init(_ stretch: Stretch) {
    let (rate, channels) = (stretch.file.rate, stretch.file.channels)
    // A stretch begins with a second.
    let hop = Hop(stretch.frames.lowerBound / rate * Hop.perSecond)
    self.stretch = stretch
    waveform = WaveformMeter(rate: rate, channels: channels)
    envelope = EnvelopeMeter(rate: rate, channels: channels, from: hop)
    firstFrame = envelope.firstFrame
  }

  /// Adds frames, which follow the earlier ones; `start` is the number of the first one in the file.
  mutating func add(_ samples: UnsafeBufferPointer<Float>, at start: Int) {
    envelope.add(stretch.part(of: samples, at: start, in: firstFrame..<stretch.frames.upperBound))
    waveform.add(stretch.part(of: samples, at: start, in: stretch.frames))
  }

  mutating func finish() -> (WaveformBase, Envelope) { (waveform.finishBase(), envelope.finish()) }
}
