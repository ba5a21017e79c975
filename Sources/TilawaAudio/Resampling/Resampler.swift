import CSoxr

/// A resampler of a stream of interleaved frames, through libsoxr (20 bits, linear phase). Not thread-safe.
///
/// The first output frame is at the time of the first input frame; the delay is compensated inside.
struct Resampler: ~Copyable {
  let from: Int
  let to: Int
  let channels: Int
  private let handle: soxr_t

  init(from: Int, to: Int, channels: Int) throws(AudioError) {
    try AudioError.checkLoaded(csoxr_load(), .unsupported, AudioSentences.cannotResample(from: "\(from)", to: "\(to)"))
    var failure: soxr_error_t?
    var quality = soxr_quality_spec(UInt(SOXR_20_BITQ), 0)
    guard let handle = soxr_create(Double(from), Double(to), UInt32(channels), &failure, nil, &quality, nil) else {
      throw AudioError(
        .unsupported, AudioSentences.cannotResample(from: "\(from)", to: "\(to)"),
        verbatim: failure.map { String(cString: $0) } ?? "")
    }
    self.from = from
    self.to = to
    self.channels = channels
    self.handle = handle
  }

  deinit { soxr_delete(handle) }

  /// Forgets all frames: the next input frame is the first of another stream.
  mutating func clear() throws(AudioError) { try check(soxr_clear(handle)) }

  /// Takes some of `input` and returns some of the finished output; nil `input` is the end.
  mutating func process(_ input: UnsafeBufferPointer<Float>?, into output: UnsafeMutableBufferPointer<Float>)
    throws(AudioError) -> (taken: Int, given: Int)
  {
    var taken = 0
    var given = 0
    try check(
      soxr_process(
        handle, input?.baseAddress, (input?.count ?? 0) / channels, &taken, output.baseAddress,
        output.count / channels, &given))
    return (taken, given)
  }

  private func check(_ failure: soxr_error_t?) throws(AudioError) {
    guard let failure else { return }
    throw AudioError(
      .unsupported, AudioSentences.cannotResample(from: "\(from)", to: "\(to)"), verbatim: String(cString: failure))
  }
}
