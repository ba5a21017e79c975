import CEBUR128
import Glibc
public import TilawaCore

/// Measures how loud sound is that arrives in pieces, through libebur128. Used by one thread at a time.
///
/// Pieces follow each other without a pause: loudness and its gating are of all of them together.
public final class LoudnessMeter {
  private var states: [(format: AudioFormat, state: LoudnessState)] = []

  /// - Throws: `.unsupported` where libebur128 cannot be loaded; the line says what to install.
  public init() throws(AudioError) { _ = try LoudnessMeter.version() }

  /// The version of libebur128.
  ///
  /// - Throws: as `init`.
  public static func version() throws(AudioError) -> String {
    try AudioError.checkLoaded(cebur128_load(), .unsupported, "measure loudness without the package libebur128-1")
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    ebur128_get_version(&major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  /// Hears interleaved frames.
  ///
  /// - Throws: `.unsupported` for a format that libebur128 does not take.
  public func add(_ frames: UnsafeBufferPointer<Float>, in format: AudioFormat) throws(AudioError) {
    guard let base = frames.baseAddress else { return }
    try state(for: format).add(base, frames: frames.count / format.channels)
  }

  /// What was heard so far; nil for silence and for less than 0.4 s.
  public func loudness(extent: Loudness.Extent) -> Loudness? {
    let peak = states.map(\.state.truePeak).max() ?? 0
    return Loudness(
      integrated: LoudnessState.integrated(states.map(\.state)), truePeak: 20 * log10(peak), extent: extent)
  }

  private func state(for format: AudioFormat) throws(AudioError) -> LoudnessState {
    if let known = states.first(where: { $0.format == format }) { return known.state }
    let state = try LoudnessState(format)
    states.append((format, state))
    return state
  }
}

/// libebur128's state for sound of one format; freed with its owner.
private final class LoudnessState {
  private var handle: UnsafeMutablePointer<ebur128_state>?
  private let channels: Int

  init(_ format: AudioFormat) throws(AudioError) {
    let mode = Int32(EBUR128_MODE_I.rawValue | EBUR128_MODE_TRUE_PEAK.rawValue)
    guard let handle = ebur128_init(UInt32(format.channels), UInt(format.rate), mode) else {
      throw AudioError(
        .unsupported, "measure loudness", "\(format.channels) channels at \(format.rate) Hz are not supported")
    }
    if format.channels == 1 { ebur128_set_channel(handle, 0, Int32(EBUR128_DUAL_MONO.rawValue)) }
    self.handle = handle
    channels = format.channels
  }

  deinit { ebur128_destroy(&handle) }

  func add(_ samples: UnsafePointer<Float>, frames: Int) throws(AudioError) {
    guard ebur128_add_frames_float(handle, samples, frames) == Int32(EBUR128_SUCCESS.rawValue) else {
      throw AudioError(.ioFailed, "measure loudness", "out of memory")
    }
  }

  /// Linear; 1 is full scale.
  var truePeak: Double {
    (0..<channels).map { channel in
      var peak = 0.0
      ebur128_true_peak(handle, UInt32(channel), &peak)
      return peak
    }.max() ?? 0
  }

  /// LUFS of all of them together; minus infinity for silence.
  static func integrated(_ states: [LoudnessState]) -> Double {
    var handles = states.map(\.handle)
    var loudness = -Double.infinity
    ebur128_loudness_global_multiple(&handles, handles.count, &loudness)
    return loudness
  }
}
