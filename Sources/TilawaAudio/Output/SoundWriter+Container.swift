import CSndfile

extension SoundWriter {
  /// A container that can be written; `FileSink.Kind` is the choice for outputs.
  package enum Container: Hashable, Sendable, CaseIterable {
    case wav, flac, aiff, caf, vorbis, opus, mp3, m4a

    /// Whether samples are stored exactly; the other containers take them as floats.
    var isLossless: Bool {
      switch self {
      case .wav, .flac, .aiff, .caf: true
      case .vorbis, .opus, .mp3, .m4a: false
      }
    }

    /// Whether libsndfile writes it.
    var isOfSndfile: Bool { self != .wav && self != .m4a }

    /// Returns libsndfile's number for the container with this encoding.
    func code(_ encoding: SampleEncoding, _ path: String) throws(AudioError) -> Int {
      switch self {
      case .wav, .m4a:
        throw AudioError(
          .cannotCreate, AudioSentences.cannotWrite, path: path, AudioSentences.notWritten(kind: "\(self)"))
      case .aiff: return Int(SF_FORMAT_AIFF) | Self.pcm(encoding)
      case .caf: return Int(SF_FORMAT_CAF) | Self.pcm(encoding)
      case .vorbis: return Int(SF_FORMAT_OGG) | Int(SF_FORMAT_VORBIS)
      case .opus: return Int(SF_FORMAT_OGG) | Int(SF_FORMAT_OPUS)
      case .mp3: return Int(SF_FORMAT_MPEG) | Int(SF_FORMAT_MPEG_LAYER_III)
      case .flac:
        guard encoding == .int16 || encoding == .int24 else {
          throw AudioError(.cannotCreate, AudioSentences.cannotWrite, path: path, AudioSentences.flacSamples)
        }
        return Int(SF_FORMAT_FLAC) | Self.pcm(encoding)
      }
    }

    private static func pcm(_ encoding: SampleEncoding) -> Int {
      switch encoding {
      case .int16: Int(SF_FORMAT_PCM_16)
      case .int24: Int(SF_FORMAT_PCM_24)
      case .int32: Int(SF_FORMAT_PCM_32)
      case .float32: Int(SF_FORMAT_FLOAT)
      }
    }
  }
}
