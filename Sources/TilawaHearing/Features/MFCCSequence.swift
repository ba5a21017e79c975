import TilawaCore

/// The MFCCs and the level of each hop of a recording. A hop takes 56 bytes, an hour 20 MB.
public struct MFCCSequence: Hashable, Sendable {
  /// MFCCs 1 to 12 and the mean log mel energy of each hop, row by row.
  var values: [Float]
  /// The level of the voice band of each hop, in half decibels below full scale, as in an `Envelope`.
  var levels: [UInt8]

  init(values: [Float] = [], levels: [UInt8] = []) {
    self.values = values
    self.levels = levels
  }

  /// The number of hops.
  public var count: Int { levels.count }

  /// Appends the hops that follow.
  mutating func append(_ other: MFCCSequence) {
    values += other.values
    levels += other.levels
  }

  /// Returns the intervals of speech, in hops, in order.
  func speech(_ parameters: FeatureParameters) -> [Range<Int>] {
    let envelope = Envelope(rate: parameters.rate, frames: count * parameters.hop, values: levels)
    return VoiceActivity(envelope, shortestPause: parameters.shortestPause).speech
  }
}
