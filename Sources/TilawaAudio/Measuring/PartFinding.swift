import TilawaCore

/// The results of a part, or of several consecutive ones.
struct PartFinding {
  /// The loudness of a part.
  struct Volume {
    var blocks: LoudnessBlocks
    /// The true peak, linear.
    var peak: Float
  }

  var waveform: WaveformBase
  var envelopes: [Envelope]
  /// The loudness; nil if it was not requested.
  var volume: Volume?

  /// Returns the results of consecutive parts as one.
  ///
  /// - Precondition: there is a part, and all but the last are of whole seconds.
  static func joined(_ findings: [PartFinding]) -> PartFinding {
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
