import TilawaCore

/// A place in a recording at which an ayah may end and the next begin.
public struct Boundary: Hashable, Sendable {
  /// Where the mark stands: a tenth of a second before what follows, or in the middle of a shorter pause.
  public let frame: Int
  /// The frames of the pause around it.
  public let pause: Range<Int>
  /// The share of such places that are one, from 0 to 1.
  public let confidence: Double
  /// Which ayah of the expected passage begins here, from 0; as many as it has where it ends; nil where none is expected.
  public let ayah: Int?

  init(_ pause: Pause, in envelope: Envelope, confidence: Double, ayah: Int?) {
    func frame(_ hop: Int) -> Int { min(envelope.frames, Envelope.frame(ofHop: hop, rate: envelope.rate)) }
    self.frame = frame(pause.mark)
    self.pause = frame(pause.hops.lowerBound)..<frame(pause.hops.upperBound)
    self.confidence = confidence
    self.ayah = ayah
  }
}
