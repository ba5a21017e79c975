/// The level of a recording every 10 ms in the band of the voice, 200 to 3500 Hz, over all channels.
///
/// It takes 360 kB per hour. Pauses, boundaries and takes are found in it and not in the sound.
public struct Envelope: Hashable, Sendable {
  /// The number of frames per second of the recording.
  public let rate: Int
  /// The number of measured frames.
  public let frames: Int
  /// The values, one for each hop; the last hop may be shorter. A value is the distance from full scale, a mean square
  /// of 1, to the mean energy in half decibels: 0 is full scale or louder, 255 is −127.5 dB or quieter.
  public let values: [UInt8]

  /// Makes an envelope.
  ///
  /// - Precondition: there are as many values as hops begin in `frames`.
  public init(rate: Int, frames: Int, values: [UInt8]) {
    precondition(rate > 0 && frames >= 0, "an envelope is of frames at a rate")
    precondition(values.count == Envelope.hops(in: frames, rate: rate), "an envelope has a value for each hop")
    self.rate = rate
    self.frames = frames
    self.values = values
  }

  /// Joins the envelopes of stretches that follow each other.
  ///
  /// - Precondition: there is a stretch, all are of one rate, and all but the last end with a hop.
  public static func joined(_ stretches: [Envelope]) -> Envelope {
    guard let rate = stretches.first?.rate else { preconditionFailure("nothing is to be joined") }
    precondition(stretches.allSatisfy { $0.rate == rate }, "stretches of one recording have one rate")
    return Envelope(
      rate: rate, frames: stretches.reduce(0) { $0 + $1.frames }, values: stretches.flatMap(\.values))
  }

  /// Returns the level of a hop in decibels, at most 0.
  public func decibels(of hop: Hop) -> Double { -0.5 * Double(values[hop.index]) }

  /// Returns the frames of a hop.
  public func frames(of hop: Hop) -> Range<Int> {
    hop.firstFrame(rate: rate)..<min(frames, hop.advanced(by: 1).firstFrame(rate: rate))
  }

  /// Returns the number of hops that begin in the first `frames` frames.
  public static func hops(in frames: Int, rate: Int) -> Int {
    var hops = Hop(containing: frames, rate: rate).index
    while Hop(hops).firstFrame(rate: rate) < frames { hops += 1 }
    while hops > 0, Hop(hops - 1).firstFrame(rate: rate) >= frames { hops -= 1 }
    return hops
  }
}

extension AudioSlice {
  /// Returns the hop with a frame of the file. Hops of a slice are counted from its start.
  public func hop(containing frame: Int) -> Hop { Hop(containing: frame - start, rate: file.rate) }

  /// Returns the frames of the file in hops of the slice, up to its end at most.
  public func frames(of hops: Range<Hop>) -> Range<Int> {
    func frame(_ hop: Hop) -> Int { min(end, start + hop.firstFrame(rate: file.rate)) }
    return frame(hops.lowerBound)..<frame(hops.upperBound)
  }
}
