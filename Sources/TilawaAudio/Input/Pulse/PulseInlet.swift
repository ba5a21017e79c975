import CPulse

/// A recording stream of libpulse. Every method is called with the main loop's lock held.
///
/// Samples come as floats from any source: 16 or 24 bits come unchanged, and our own converter makes integers of them
/// again.
final class PulseInlet {
  private let connection: PulseConnection
  private let stream: OpaquePointer
  private let intake: CaptureIntake
  private let frameBytes: Int
  /// The function that is called from a callback when the server or the stream is lost.
  private let onLost: () -> Void
  private var isCorked = false

  /// Starts the stream, with fragments of `fragment` milliseconds.
  init(
    _ connection: PulseConnection, origin: String, format: AudioFormat, fragment: Int, into intake: CaptureIntake,
    onLost: @escaping () -> Void
  ) throws(AudioError) {
    var spec = pa_sample_spec(
      format: PA_SAMPLE_FLOAT32LE, rate: UInt32(format.rate), channels: UInt8(format.channels))
    let properties = pa_proplist_new()
    defer { if let properties { pa_proplist_free(properties) } }
    // Choose this role: the server lowers or mutes nothing for it, as it would for a call.
    if let properties { pa_proplist_sets(properties, PA_PROP_MEDIA_ROLE, "production") }
    guard
      let stream = pa_stream_new_with_proplist(connection.context, "Recording of a recitation", &spec, nil, properties)
    else {
      throw AudioError(
        .noServer, AudioSentences.cannotRecordAt(rate: "\(format.rate)", channels: "\(format.channels)"),
        verbatim: connection.failure)
    }
    self.connection = connection
    self.stream = stream
    self.intake = intake
    self.onLost = onLost
    frameBytes = pa_frame_size(&spec)
    try connect(to: origin, fragmentBytes: format.rate * fragment / 1000 * frameBytes)
  }

  deinit {
    close()
    pa_stream_unref(stream)
  }

  private func connect(to origin: String, fragmentBytes: Int) throws(AudioError) {
    let user = Unmanaged.passUnretained(self).toOpaque()
    pa_stream_set_state_callback(stream, { _, user in PulseInlet.from(user)?.stateChanged() }, user)
    pa_stream_set_read_callback(stream, { _, _, user in PulseInlet.from(user)?.take() }, user)
    var buffer = pa_buffer_attr(
      maxlength: UInt32.max, tlength: UInt32.max, prebuf: UInt32.max, minreq: UInt32.max,
      fragsize: UInt32(fragmentBytes))
    let begun = pa_stream_connect_record(stream, origin, &buffer, PA_STREAM_ADJUST_LATENCY) >= 0
    while begun, connection.isGood, PA_STREAM_IS_GOOD(state) != 0, state != PA_STREAM_READY { connection.wait() }
    guard begun, state == PA_STREAM_READY else {
      throw AudioError(.noServer, AudioSentences.cannotRecordFrom(name: "\(origin)"), verbatim: connection.failure)
    }
  }

  func close() {
    pa_stream_set_state_callback(stream, nil, nil)
    pa_stream_set_read_callback(stream, nil, nil)
    pa_stream_disconnect(stream)
  }

  /// Stops recording; all earlier frames have come when it returns. Waits for the server.
  func suspend() { setCork(.suspended) }
  func resume() { setCork(.playing) }

  private func setCork(_ wanted: EngineState) {
    let cork = wanted == .suspended
    guard cork != isCorked else { return }
    isCorked = cork
    let user = Unmanaged.passUnretained(self).toOpaque()
    connection.finish(
      pa_stream_cork(stream, cork ? 1 : 0, { _, _, user in PulseInlet.from(user)?.connection.signal() }, user))
  }

  /// Whether the server's source is suspended, so that nothing comes.
  var isSuspended: Bool { pa_stream_is_suspended(stream) == 1 }

  /// The present source; the stream may have been moved.
  var originName: String? { pa_stream_get_device_name(stream).map { String(cString: $0) } }

  /// Takes all frames that the server has sent; the callback. libpulse handles its own memory around the intake.
  private func take() {
    while pa_stream_readable_size(stream) != 0 {
      var data: UnsafeRawPointer?
      var size = 0
      guard pa_stream_peek(stream, &data, &size) == 0, size > 0 else { return }
      if let samples = data?.assumingMemoryBound(to: Float.self) {
        intake.take(samples, frames: size / frameBytes)
      } else {
        intake.miss(size / frameBytes)
      }
      pa_stream_drop(stream)
    }
  }

  private var state: pa_stream_state_t { pa_stream_get_state(stream) }

  private func stateChanged() {
    connection.signal()
    if PA_STREAM_IS_GOOD(state) == 0 { onLost() }
  }

  private static func from(_ user: UnsafeMutableRawPointer?) -> PulseInlet? {
    user.map { Unmanaged<PulseInlet>.fromOpaque($0).takeUnretainedValue() }
  }
}
