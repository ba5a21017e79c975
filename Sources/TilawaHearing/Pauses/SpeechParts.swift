import TilawaCore

/// Where somebody speaks in what was heard, and where they pause. All in hops.
struct SpeechParts: Hashable {
  /// The stretches of speech, in order, with a pause between any two.
  let speech: [Range<Int>]

  /// Speech is what `PauseFinder` takes for it: louder than a third of the way from the noise around to the voice, and no
  /// click. What is quiet for less than a pause's length belongs to the speech around it.
  init(_ spectrum: VoiceSpectrum, _ parameters: AlignmentParameters) {
    let envelope = Envelope(
      rate: parameters.rate, frames: spectrum.count * parameters.hop, values: spectrum.levels)
    var joined: [Range<Int>] = []
    for stretch in PauseFinder(envelope, silence: .adaptive).speech() {
      if let last = joined.last, stretch.lowerBound - last.upperBound < parameters.shortestPause {
        joined[joined.count - 1] = last.lowerBound..<stretch.upperBound
      } else {
        joined.append(stretch)
      }
    }
    speech = joined
  }
}
