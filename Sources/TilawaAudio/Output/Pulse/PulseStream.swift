import CPulse

/// A playback stream of libpulse. Every method is called with the main loop's lock held.
final class PulseStream {
  /// The functions that are called from libpulse's thread, with the lock held.
  struct Listener {
    let wantsData: () -> Void
    let ranDry: () -> Void
    let drained: () -> Void
    let timeCame: () -> Void
    /// The server's sink was suspended, or is active again.
    let suspended: () -> Void
    /// The stream was moved to another of the server's sinks.
    let moved: () -> Void
    /// The server asks to cork the stream, or withdraws that.
    let asked: (EngineState) -> Void
    let lost: () -> Void
  }

  private let connection: PulseConnection
  private let stream: OpaquePointer
  private let rate: Int
  private let frameBytes: Int
  private var listener: Listener?
  private var timer: OpaquePointer?
  private var draining: OpaquePointer?
  private var isCorked = true
  /// Whether anything sounded since the beginning or the last flush. Before that, libpulse's time is ahead by the delay
  /// of its messages.
  private var hasSounded = false

  init(_ connection: PulseConnection, target: PulseTarget, format: AudioFormat, ahead: PulseBuffer) throws(AudioError) {
    var spec = pa_sample_spec(
      format: target.encoding.pulseFormat, rate: UInt32(format.rate), channels: UInt8(format.channels))
    let properties = pa_proplist_new()
    defer { if let properties { pa_proplist_free(properties) } }
    if let properties { pa_proplist_sets(properties, PA_PROP_MEDIA_ROLE, "music") }
    guard
      let stream = pa_stream_new_with_proplist(connection.context, "Quran recitation", &spec, nil, properties)
    else {
      throw AudioError(
        .noServer, AudioSentences.cannotPlayAt(rate: "\(format.rate)", channels: "\(format.channels)"),
        verbatim: connection.failure)
    }
    self.connection = connection
    self.stream = stream
    rate = format.rate
    frameBytes = pa_frame_size(&spec)
    try connect(to: target, ahead)
  }

  deinit {
    close()
    pa_stream_unref(stream)
  }

  private func connect(to target: PulseTarget, _ ahead: PulseBuffer) throws(AudioError) {
    let user = Unmanaged.passUnretained(self).toOpaque()
    pa_stream_set_state_callback(stream, { _, user in PulseStream.from(user)?.stateChanged() }, user)
    var buffer = ahead.attributes(rate: rate, frameBytes: frameBytes)
    let flags = [
      PA_STREAM_START_CORKED, PA_STREAM_INTERPOLATE_TIMING, PA_STREAM_AUTO_TIMING_UPDATE, PA_STREAM_ADJUST_LATENCY,
    ].reduce(0) { $0 | $1.rawValue }
    let begun = pa_stream_connect_playback(stream, target.name, &buffer, pa_stream_flags_t(flags), nil, nil) >= 0
    while begun, connection.isGood, PA_STREAM_IS_GOOD(state) != 0, state != PA_STREAM_READY { connection.wait() }
    guard begun, state == PA_STREAM_READY else {
      throw AudioError(.noServer, AudioSentences.cannotPlaySink(name: target.name), verbatim: connection.failure)
    }
  }

  /// Sets the listener, which is called from now on.
  func listen(_ listener: Listener) {
    self.listener = listener
    let user = Unmanaged.passUnretained(self).toOpaque()
    pa_stream_set_write_callback(stream, { _, _, user in PulseStream.from(user)?.listener?.wantsData() }, user)
    pa_stream_set_underflow_callback(stream, { _, user in PulseStream.from(user)?.listener?.ranDry() }, user)
    pa_stream_set_suspended_callback(stream, { _, user in PulseStream.from(user)?.listener?.suspended() }, user)
    pa_stream_set_moved_callback(stream, { _, user in PulseStream.from(user)?.listener?.moved() }, user)
    pa_stream_set_event_callback(
      stream, { _, name, _, user in if let name { PulseStream.from(user)?.came(String(cString: name)) } }, user)
  }

  private func came(_ event: String) {
    switch event {
    case PA_STREAM_EVENT_REQUEST_CORK: listener?.asked(.suspended)
    case PA_STREAM_EVENT_REQUEST_UNCORK: listener?.asked(.playing)
    default: break
    }
  }

  func close() {
    listener = nil
    cancelDrain()
    wake(after: nil)
    pa_stream_set_state_callback(stream, nil, nil)
    pa_stream_set_write_callback(stream, nil, nil)
    pa_stream_set_underflow_callback(stream, nil, nil)
    pa_stream_set_suspended_callback(stream, nil, nil)
    pa_stream_set_moved_callback(stream, nil, nil)
    pa_stream_set_event_callback(stream, nil, nil)
    pa_stream_disconnect(stream)
  }

  private var state: pa_stream_state_t { pa_stream_get_state(stream) }

  private func stateChanged() {
    connection.signal()
    if PA_STREAM_IS_GOOD(state) == 0 { listener?.lost() }
  }

  private static let done: pa_stream_success_cb_t = { _, _, user in PulseStream.from(user)?.connection.signal() }

  private static func from(_ user: UnsafeMutableRawPointer?) -> PulseStream? {
    user.map { Unmanaged<PulseStream>.fromOpaque($0).takeUnretainedValue() }
  }
}

// MARK: - Sound

extension PulseStream {
  /// The number of frames for which the server has room.
  var writable: Int {
    let size = pa_stream_writable_size(stream)
    return size == Int.max || size > 1 << 30 ? 0 : size / frameBytes
  }

  /// Calls `fill` for at most `wanted` frames in memory of the server, and writes as many frames as it returns.
  ///
  /// `place` is the frame of the stream to write at, over earlier frames; nil for the end. libpulse controls this part
  /// of the callback: it may allocate or lock for its own memory. `fill` may not. Returns nil if the server has no
  /// memory for us, or does not take what was written: the stream is useless then.
  func write(_ wanted: Int, at place: Int?, fill: (Int, UnsafeMutableRawPointer) -> Int) -> Int? {
    var memory: UnsafeMutableRawPointer?
    var size = wanted * frameBytes
    guard pa_stream_begin_write(stream, &memory, &size) == 0, let memory else { return nil }
    let count = fill(min(wanted, size / frameBytes), memory)
    guard count > 0 else {
      pa_stream_cancel_write(stream)
      return 0
    }
    let offset = Int64(place ?? 0) * Int64(frameBytes)
    let isWritten =
      pa_stream_write(
        stream, memory, count * frameBytes, nil, offset, place == nil ? PA_SEEK_RELATIVE : PA_SEEK_ABSOLUTE) == 0
    return isWritten ? count : nil
  }

  func cork() { setCork(.suspended) }
  func uncork() { setCork(.playing) }

  private func setCork(_ wanted: EngineState) {
    let cork = wanted == .suspended
    guard cork != isCorked else { return }
    isCorked = cork
    hasSounded = hasSounded || !cork
    if let operation = pa_stream_cork(stream, cork ? 1 : 0, nil, nil) { pa_operation_unref(operation) }
  }

  var isSilent: Bool { isCorked }

  /// Discards the frames that were not heard and returns the next frame of the stream to be heard; nil after a loss of
  /// the server. Waits for the server.
  ///
  /// The stream is corked then. So the server takes back the mixed frames that its sink has not played, to the frame,
  /// except on a sink without rewinding.
  func flush() -> Int? {
    cork()
    let user = Unmanaged.passUnretained(self).toOpaque()
    connection.finish(pa_stream_flush(stream, PulseStream.done, user))
    connection.finish(pa_stream_update_timing_info(stream, PulseStream.done, user))
    guard connection.isGood, let timing = pa_stream_get_timing_info(stream), timing.pointee.write_index_corrupt == 0
    else { return nil }
    hasSounded = false
    return Int(timing.pointee.write_index) / frameBytes
  }

  /// Sets the length of the server's buffer.
  func hold(_ ahead: PulseBuffer) {
    var buffer = ahead.attributes(rate: rate, frameBytes: frameBytes)
    if let operation = pa_stream_set_buffer_attr(stream, &buffer, nil, nil) { pa_operation_unref(operation) }
  }

  /// Requests a call of `drained` after all written frames are heard.
  func drain() {
    guard draining == nil else { return }
    draining = pa_stream_drain(
      stream,
      { _, success, user in
        guard let stream = PulseStream.from(user) else { return }
        stream.cancelDrain()
        if success != 0 { stream.listener?.drained() }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  func cancelDrain() {
    guard let draining else { return }
    self.draining = nil
    pa_operation_cancel(draining)
    pa_operation_unref(draining)
  }

  func setName(_ name: String) {
    if let operation = pa_stream_set_name(stream, name, nil, nil) { pa_operation_unref(operation) }
  }
}

// MARK: - Time

extension PulseStream {
  /// The present frame of the stream; nil before any sound, without a message of the server, or after its loss.
  var heardFrame: Int? {
    var time: pa_usec_t = 0
    guard hasSounded, pa_stream_get_time(stream, &time) == 0 else { return nil }
    return Int(time) * rate / 1_000_000
  }

  /// Whether the server's sink is suspended: its time stands.
  var isSuspended: Bool { pa_stream_is_suspended(stream) == 1 }

  /// Calls `timeCame` after so many frames; nil cancels the call.
  func wake(after frames: Int?) {
    let time = frames.map { pa_rtclock_now() + pa_usec_t($0 * 1_000_000 / rate) } ?? pa_usec_t.max
    if let timer {
      pa_context_rttime_restart(connection.context, timer, time)
    } else if frames != nil {
      timer = pa_context_rttime_new(
        connection.context, time, { _, _, _, user in PulseStream.from(user)?.listener?.timeCame() },
        Unmanaged.passUnretained(self).toOpaque())
    }
  }
}
