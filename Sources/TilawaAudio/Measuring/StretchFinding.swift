import TilawaCore

/// The results of a stretch, or of several consecutive ones.
struct StretchFinding {
  /// The loudness of a stretch.
  struct Volume {
    var blocks: LoudnessBlocks
    /// The true peak, linear.
    var peak: Float
  }

  var waveform: WaveformBase
  var envelopes: [Envelope]
  /// The loudness; nil if it was not requested.
  var volume: Volume?

  /// Returns the results of consecutive stretches as one.
  ///
  /// - Precondition: there is a stretch, and all but the last are of whole seconds.
  static func joined(_ findings: [StretchFinding]) -> StretchFinding {
    precondition(!findings.isEmpty, "nothing is to be joined")
    return findings.dropFirst().reduce(into: findings[0]) { all, next in
      all.waveform.append(next.waveform)
      all.envelopes += next.envelopes
      guard var volume = all.volume, let more = next.volume else { return }
      all.volume = nil
      volume.blocks.append(more.blocks)
      volume.peak = max(volume.peak, more.peak)
      all.volume = volume
    }
  }
}
