import TilawaCore

/// The posteriors of a sound, with its level hop by hop.
package struct HeardSound: Hashable, Sendable {
  /// The log probabilities, frame by frame.
  package let posteriors: Posteriors
  /// The number of hops in a frame.
  let hopsInFrame: Int
  /// The level of the voice band of each hop, in half decibels below full scale.
  let levels: [UInt8]
  /// The traits of the voice at its units; empty where it was heard while it arrived.
  var voice = VoiceTrace()

  /// The number of hops.
  package var hops: Int { levels.count }

  /// Returns some hops by themselves, without a copy of their posteriors; the first one begins a frame.
  func part(_ hops: Range<Int>) -> HeardSound {
    let all = hops.lowerBound / hopsInFrame..<(hops.upperBound + hopsInFrame - 1) / hopsInFrame
    let frames = all.clamped(to: 0..<posteriors.count)
    return HeardSound(
      posteriors: posteriors.shared(frames), hopsInFrame: hopsInFrame,
      levels: Array(levels[hops.clamped(to: 0..<levels.count)]), voice: voice.part(frames))
  }

  /// Returns the intervals of speech, in hops, in order.
  func speech(shortestPause: Int) -> [Range<Int>] {
    let envelope = Envelope(rate: 16_000, frames: levels.count * 160, values: levels)
    return VoiceActivity(envelope, shortestPause: shortestPause).speech
  }
}
