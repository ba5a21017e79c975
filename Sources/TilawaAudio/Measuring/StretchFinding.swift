import TilawaCore

/// What is found out of a stretch, or of several that follow each other.
struct StretchFinding {
  /// How loud a stretch is.
  struct Volume {
    var blocks: LoudnessBlocks
    /// The true peak, linear.
    var peak: Float
  }

  var waveform: WaveformBase
  var envelopes: [Envelope]
  /// Nil where it was not asked for.
  var volume: Volume?

  /// - Precondition: all but the last are of whole seconds, and there is one.
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
