import TilawaCore

/// A place in a recording at which an ayah may end and the next begin.
public struct Boundary: Hashable, Sendable {
  /// The frame of the mark: 0.1 s before the speech that follows, or in the middle of a shorter pause.
  public let frame: Int
  /// The frames of the pause around it.
  public let pause: Range<Int>
  /// The probability that an ayah ends here, from 0 to 1.
  public let confidence: Double
  /// The ayah of the expected passage that begins here, from 0; the number of ayat at its end; nil where no passage is expected.
  public let ayah: Int?

  init(_ pause: Pause, in envelope: Envelope, confidence: Double, ayah: Int?) {
    func frame(_ hop: Int) -> Int { min(envelope.frames, Hop(hop).firstFrame(rate: envelope.rate)) }
    self.frame = frame(pause.mark)
    self.pause = frame(pause.hops.lowerBound)..<frame(pause.hops.upperBound)
    self.confidence = confidence
    self.ayah = ayah
  }
}
