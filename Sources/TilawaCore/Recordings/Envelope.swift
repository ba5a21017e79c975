/// How loud a recording is from 10 ms to 10 ms, in the band of the voice: 200 to 3500 Hz, all channels together.
///
/// 360 kB an hour. What hears of a pause, a boundary or a take reads this and not the sound.
public struct Envelope: Hashable, Sendable {
  /// The frames of a second of the recording.
  public let rate: Int
  /// How many frames were measured.
  public let frames: Int
  /// One value for each hop, the last of which may be shorter: how many half decibels the mean energy of its channels
  /// lies below full scale, a mean square of 1. So 0 is full scale and louder, 255 is −127.5 dB and quieter.
  public let values: [UInt8]

  /// - Precondition: there are as many values as hops begin in `frames`.
  public init(rate: Int, frames: Int, values: [UInt8]) {
    precondition(rate > 0 && frames >= 0, "an envelope is of frames at a rate")
    precondition(values.count == Envelope.hops(in: frames, rate: rate), "an envelope has a value for each hop")
    self.rate = rate
    self.frames = frames
    self.values = values
  }

  /// The envelope of stretches that follow each other, each of which begins where a hop does.
  ///
  /// - Precondition: the stretches are not empty, of one rate, and all but the last end where a hop does.
  public static func joined(_ stretches: [Envelope]) -> Envelope {
    guard let rate = stretches.first?.rate else { preconditionFailure("nothing is to be joined") }
    precondition(stretches.allSatisfy { $0.rate == rate }, "stretches of one recording have one rate")
    return Envelope(
      rate: rate, frames: stretches.reduce(0) { $0 + $1.frames }, values: stretches.flatMap(\.values))
  }

  /// The level of a hop in decibels, at most 0.
  public func decibels(of hop: Hop) -> Double { -0.5 * Double(values[hop.index]) }

  /// The frames that a hop covers.
  public func frames(of hop: Hop) -> Range<Int> {
    hop.firstFrame(rate: rate)..<min(frames, hop.advanced(by: 1).firstFrame(rate: rate))
  }

  /// Number of hops that begin in the first `frames` frames.
  public static func hops(in frames: Int, rate: Int) -> Int {
    var hops = Hop(containing: frames, rate: rate).index
    while Hop(hops).firstFrame(rate: rate) < frames { hops += 1 }
    while hops > 0, Hop(hops - 1).firstFrame(rate: rate) >= frames { hops -= 1 }
    return hops
  }
}

extension AudioSlice {
  /// The hop of the slice that contains a frame of its file; hops of a slice are counted from its start.
  public func hop(containing frame: Int) -> Hop { Hop(containing: frame - start, rate: file.rate) }

  /// The frames of the file that some hops of the slice cover, at most up to its end.
  public func frames(of hops: Range<Hop>) -> Range<Int> {
    func frame(_ hop: Hop) -> Int { min(end, start + hop.firstFrame(rate: file.rate)) }
    return frame(hops.lowerBound)..<frame(hops.upperBound)
  }
}
