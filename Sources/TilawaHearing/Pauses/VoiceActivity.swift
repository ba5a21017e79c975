import TilawaCore

/// The result of voice activity detection (VAD): the intervals of speech in a recording, in hops.
struct VoiceActivity: Hashable {
  /// The intervals of speech, in order, with a pause between any two.
  let speech: [Range<Int>]

  /// Detects speech by `PauseDetector`: levels above a third of the way from noise to voice, without clicks. Pauses shorter than
  /// `shortestPause` hops are part of the speech around them.
  init(_ envelope: Envelope, shortestPause: Int) {
    var joined: [Range<Int>] = []
    for stretch in PauseDetector(envelope, silence: .adaptive).speech() {
      if let last = joined.last, stretch.lowerBound - last.upperBound < shortestPause {
        joined[joined.count - 1] = last.lowerBound..<stretch.upperBound
      } else {
        joined.append(stretch)
      }
    }
    speech = joined
  }
}
