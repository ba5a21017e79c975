extension FileSink {
  /// The format of a file.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case wav, flac
    /// Vorbis.
    case ogg
    case opus, mp3
    /// AAC in MP4, written by FFmpeg.
    case m4a

    /// Reads the kind from the ending of a path; nil for any other ending, and without one.
    public init?(endingOf path: String) {
      let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
      guard let dot = name.lastIndex(of: ".") else { return nil }
      self.init(rawValue: name[name.index(after: dot)...].lowercased())
    }

    /// Whether samples are stored as they are, so that they have a number of bits.
    public var isLossless: Bool {
      switch self {
      case .wav, .flac: true
      case .ogg, .opus, .mp3, .m4a: false
      }
    }

    /// Whether the format has this rate.
    public func holds(rate: Int) -> Bool { nearestRate(to: rate) == rate }

    /// Returns the least rate of the format from `rate` on; if there is none, its greatest.
    public func nearestRate(to rate: Int) -> Int {
      guard let rates else { return rate }
      return rates.first { $0 >= rate } ?? rates.last ?? rate
    }

    /// The rates in ascending order; nil for any rate.
    private var rates: [Int]? {
      switch self {
      case .wav, .flac, .ogg: nil
      // Its decoders give this rate whatever went in; only at this rate is no frame added or lost.
      case .opus: [48_000]
      case .mp3, .m4a: [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]
      }
    }

    var container: SoundWriter.Container {
      switch self {
      case .wav: .wav
      case .flac: .flac
      case .ogg: .vorbis
      case .opus: .opus
      case .mp3: .mp3
      case .m4a: .m4a
      }
    }
  }
}
