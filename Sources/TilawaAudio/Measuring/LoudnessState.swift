import CEBUR128
import Glibc

/// libebur128's state for sound of one format; freed with its owner.
final class LoudnessState {
  /// The purpose of a state.
  enum Purpose {
    /// The loudness and the true peak of all sound.
    case integrated
    /// The loudness of the last 0.1 s.
    case step
    /// The true peak of the last added sound.
    case truePeak
  }

  private var handle: UnsafeMutablePointer<ebur128_state>?
  private let channels: Int

  /// Makes a state, and loads the library if necessary.
  init(_ format: AudioFormat, for purpose: Purpose) throws(AudioError) {
    try Self.load()
    let mode =
      switch purpose {
      case .integrated: EBUR128_MODE_I.rawValue | EBUR128_MODE_TRUE_PEAK.rawValue
      case .step: EBUR128_MODE_M.rawValue
      case .truePeak: EBUR128_MODE_TRUE_PEAK.rawValue
      }
    guard let handle = ebur128_init(UInt32(format.channels), UInt(format.rate), Int32(mode)) else {
      throw AudioError(
        .unsupported, AudioSentences.cannotMeasureLoudness,
        AudioSentences.loudnessUnsupported(channels: format.channels, rate: "\(format.rate)"))
    }
    if format.channels == 1 { ebur128_set_channel(handle, 0, Int32(EBUR128_DUAL_MONO.rawValue)) }
    self.handle = handle
    channels = format.channels
  }

  static func load() throws(AudioError) {
    try AudioError.checkLoaded(cebur128_load(), .unsupported, AudioSentences.cannotMeasureWithoutLibrary)
  }

  deinit { ebur128_destroy(&handle) }

  func add(_ samples: UnsafePointer<Float>, frames: Int) throws(AudioError) {
    guard ebur128_add_frames_float(handle, samples, frames) == Int32(EBUR128_SUCCESS.rawValue) else {
      throw AudioError(.ioFailed, AudioSentences.cannotMeasureLoudness, AudioSentences.noMemory)
    }
  }

  /// The true peak of all sound; linear, 1 is full scale.
  var truePeak: Double { highest(ebur128_true_peak) }

  /// The true peak of the last added sound; linear, 1 is full scale.
  var lastTruePeak: Double { highest(ebur128_prev_true_peak) }

  /// The mean square of the last 0.1 s, weighted as K and summed over the channels.
  var stepEnergy: Double {
    var loudness = -Double.infinity
    ebur128_loudness_window(handle, UInt(1000 / LoudnessBlocks.perSecond), &loudness)
    return loudness.isFinite ? pow(10, (loudness + LoudnessBlocks.offset) / 10) : 0
  }

  private func highest(_ ask: (UnsafeMutablePointer<ebur128_state>?, UInt32, UnsafeMutablePointer<Double>?) -> Int32)
    -> Double
  {
    (0..<channels).map { channel in
      var peak = 0.0
      _ = ask(handle, UInt32(channel), &peak)
      return peak
    }.max() ?? 0
  }

  /// Returns the loudness of all states together in LUFS; minus infinity for silence.
  static func integrated(_ states: [LoudnessState]) -> Double {
    var handles = states.map(\.handle)
    var loudness = -Double.infinity
    ebur128_loudness_global_multiple(&handles, handles.count, &loudness)
    return loudness
  }
}
