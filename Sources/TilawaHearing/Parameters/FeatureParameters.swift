/// Parameters of the features: MFCCs of windows of 25 ms every 10 ms, and where there is speech at all.
///
/// Windows, pre-emphasis, mel bands and deltas are those usual in speech recognition and were not tuned. The number of cepstra was
/// chosen on surahs 1, 78 and 93 of three voices. The matrix of `LDATransform` fits these values only.
public struct FeatureParameters: Hashable, Sendable {
  /// Sample rate of the mono signal that is analysed, in hertz.
  public var rate = 16_000
  /// Samples from one hop to the next: 10 ms.
  public var hop = 160
  /// Length of the Hamming window around the middle of a hop, in samples: 25 ms.
  public var window = 400
  /// Length of the Fourier transform, in samples: the window, padded with zeros.
  public var transform = 512
  /// Pre-emphasis: the part of the previous sample that is subtracted from each sample. Not tuned.
  public var preEmphasis: Float = 0.97
  /// Number of mel bands. Not tuned.
  public var bands = 24
  /// Lower edge of the lowest mel band, in hertz: a little below what a telephone transmits.
  public var lowest = 100.0
  /// Upper edge of the highest mel band, in hertz: a little above what a telephone transmits.
  public var highest = 3800.0
  /// Number of cepstra, beginning with the first; higher ones depend on the pitch of the reciter.
  public var cepstra = 12
  /// Half width of the regression window of a delta, in hops. Not tuned.
  public var deltaReach = 3
  /// Lower edge of the band in which the level of the voice is measured, in hertz, as in an `Envelope`.
  public var voiceLowest = 200.0
  /// Upper edge of that band, in hertz.
  public var voiceHighest = 3500.0
  /// Shortest pause that is cut out of the speech, in hops. Tuned on surahs 1, 78 and 93.
  public var shortestPause = 20

  public init() {}

  /// Number of values of a hop: cepstra, log energy, and their deltas.
  var dimensions: Int { 2 * (cepstra + 1) }
}
