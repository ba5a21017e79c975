import TilawaCore

/// What is heard of a voice, hop by hop: its cepstra and how loud it is. 56 bytes a hop, 20 MB an hour.
public struct VoiceSpectrum: Hashable, Sendable {
  /// Cepstra 1 to 12 and the mean log energy of each hop, row by row.
  var values: [Float]
  /// How many half decibels the band of the voice lies below full scale, as in an `Envelope`.
  var levels: [UInt8]

  init(values: [Float] = [], levels: [UInt8] = []) {
    self.values = values
    self.levels = levels
  }

  /// How many hops were heard.
  public var count: Int { levels.count }

  /// Goes on with what was heard next.
  mutating func append(_ other: VoiceSpectrum) {
    values += other.values
    levels += other.levels
  }
}
