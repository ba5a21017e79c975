import CEBUR128
import Glibc
public import TilawaCore

/// A meter of the loudness of sound that arrives in pieces, through libebur128. Used by one thread at a time.
///
/// Pieces follow each other without a pause: loudness and its gating are those of all of them together.
public final class LoudnessMeter {
  private var states: [(format: AudioFormat, state: LoudnessState)] = []

  /// - Throws: `.unsupported` if libebur128 cannot be loaded, with the package to install.
  public init() throws(AudioError) { _ = try LoudnessMeter.version() }

  /// The version of libebur128.
  ///
  /// - Throws: The errors of `init`.
  public static func version() throws(AudioError) -> String {
    try LoudnessState.load()
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    ebur128_get_version(&major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  /// Adds interleaved frames.
  ///
  /// - Throws: `.unsupported` for a format that libebur128 does not take.
  public func add(_ frames: UnsafeBufferPointer<Float>, in format: AudioFormat) throws(AudioError) {
    guard let base = frames.baseAddress else { return }
    try state(for: format).add(base, frames: frames.count / format.channels)
  }

  /// Returns the loudness of all added sound; nil for silence and for less than 0.4 s.
  public func loudness(extent: Loudness.Extent) -> Loudness? {
    let peak = states.map(\.state.truePeak).max() ?? 0
    return Loudness(
      integrated: LoudnessState.integrated(states.map(\.state)), truePeak: 20 * log10(peak), extent: extent)
  }

  private func state(for format: AudioFormat) throws(AudioError) -> LoudnessState {
    if let known = states.first(where: { $0.format == format }) { return known.state }
    let state = try LoudnessState(format, for: .integrated)
    states.append((format, state))
    return state
  }
}
