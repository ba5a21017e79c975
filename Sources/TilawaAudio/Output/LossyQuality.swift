import CSndfile

/// The quality of lossy formats: the recitation sounds the same as the source (docs/decisions).
enum LossyQuality {
  /// Vorbis: quality 6 of 10.
  private static let vorbis = 0.6
  /// mp3: variable bit rate, LAME's V2.
  private static let mp3 = 0.2
  /// Opus: bits a second.
  private static func opus(channels: Int) -> Double { channels == 1 ? 96_000 : 160_000 }

  /// AAC: bits a second. The encoder takes fewer where the rate is low.
  static func aac(channels: Int, rate: Int) -> Int { min(channels == 1 ? 96_000 : 160_000, 4 * rate * channels) }

  /// Sets the quality in libsndfile, before the first sample.
  static func set(_ handle: OpaquePointer, _ container: SoundWriter.Container, channels: Int) {
    switch container {
    case .wav, .flac, .aiff, .caf, .m4a: return
    case .vorbis: set(handle, SFC_SET_VBR_ENCODING_QUALITY, vorbis)
    // libsndfile makes 6000 + 250,000 q bits a second of quality q.
    case .opus: set(handle, SFC_SET_VBR_ENCODING_QUALITY, (opus(channels: channels) - 6000) / 250_000)
    case .mp3:
      var mode = Int32(SF_BITRATE_MODE_VARIABLE)
      sf_command(handle, Int32(SFC_SET_BITRATE_MODE), &mode, Int32(MemoryLayout<Int32>.size))
      set(handle, SFC_SET_COMPRESSION_LEVEL, mp3)
    }
  }

  private static func set(_ handle: OpaquePointer, _ command: Int, _ value: Double) {
    var value = value
    sf_command(handle, Int32(command), &value, Int32(MemoryLayout<Double>.size))
  }
}
