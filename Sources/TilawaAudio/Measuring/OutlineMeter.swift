import TilawaCore

/// A meter of the waveform and the envelope of a part. Used by one thread at a time.
struct OutlineMeter {
  /// The first needed frame.
  let firstFrame: Int
  private let part: MeasuredPart
  private var waveform: WaveformMeter
  private let envelope: EnvelopeMeter

  init(_ part: MeasuredPart) {
    let (rate, channels) = (part.file.rate, part.file.channels)
    // A part begins with a second.
    let hop = Hop(part.frames.lowerBound / rate * Hop.perSecond)
    self.part = part
    waveform = WaveformMeter(rate: rate, channels: channels)
    envelope = EnvelopeMeter(rate: rate, channels: channels, from: hop)
    firstFrame = envelope.firstFrame
  }

  /// Adds frames, which follow the earlier ones; `start` is the number of the first one in the file.
  mutating func add(_ samples: UnsafeBufferPointer<Float>, at start: Int) {
    envelope.add(part.part(of: samples, at: start, in: firstFrame..<part.frames.upperBound))
    waveform.add(part.part(of: samples, at: start, in: part.frames))
  }

  mutating func finish() -> (WaveformBase, Envelope) { (waveform.finishBase(), envelope.finish()) }
}
