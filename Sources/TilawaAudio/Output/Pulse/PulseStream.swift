import CPulse

/// libpulse's playback stream. Every method is called with the main loop's lock held.
final class PulseStream {
  /// What is called, from libpulse's thread and with the lock held.
  struct Listener {
    let wantsData: () -> Void
    let ranDry: () -> Void
    let drained: () -> Void
    let timeCame: () -> Void
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

  /// What the server holds ahead, in milliseconds; half of it in the sink. A change is audible after that.
  private static let ahead = 200

  init(_ connection: PulseConnection, target: PulseTarget, format: AudioFormat) throws(AudioError) {
    var spec = pa_sample_spec(
      format: target.encoding.pulseFormat, rate: UInt32(format.rate), channels: UInt8(format.channels))
    let properties = pa_proplist_new()
    defer { if let properties { pa_proplist_free(properties) } }
    if let properties { pa_proplist_sets(properties, PA_PROP_MEDIA_ROLE, "music") }
    guard let stream = pa_stream_new_with_proplist(connection.context, "Tilawa", &spec, nil, properties) else {
      throw AudioError(.noServer, "play at \(format.rate) Hz in \(format.channels) channels", connection.failure)
    }
    self.connection = connection
    self.stream = stream
    rate = format.rate
    frameBytes = pa_frame_size(&spec)
    try connect(to: target)
  }

  deinit {
    close()
    pa_stream_unref(stream)
  }

  private func connect(to target: PulseTarget) throws(AudioError) {
    let user = Unmanaged.passUnretained(self).toOpaque()
    pa_stream_set_state_callback(stream, { _, user in PulseStream.from(user)?.stateChanged() }, user)
    var buffer = pa_buffer_attr(
      maxlength: UInt32.max, tlength: UInt32(rate * Self.ahead / 1000 * frameBytes),
      // The first frames sound as soon as they are there.
      prebuf: UInt32(frameBytes), minreq: UInt32(rate * Self.ahead / 10_000 * frameBytes), fragsize: UInt32.max)
    let flags = [
      PA_STREAM_START_CORKED, PA_STREAM_INTERPOLATE_TIMING, PA_STREAM_AUTO_TIMING_UPDATE, PA_STREAM_ADJUST_LATENCY,
    ].reduce(0) { $0 | $1.rawValue }
    let begun = pa_stream_connect_playback(stream, target.name, &buffer, pa_stream_flags_t(flags), nil, nil) >= 0
    while begun, connection.isGood, PA_STREAM_IS_GOOD(state) != 0, state != PA_STREAM_READY { connection.wait() }
    guard begun, state == PA_STREAM_READY else {
      throw AudioError(.noServer, "play on \(target.name)", connection.failure)
    }
  }

  /// From now on the listener is called.
  func listen(_ listener: Listener) {
    self.listener = listener
    let user = Unmanaged.passUnretained(self).toOpaque()
    pa_stream_set_write_callback(stream, { _, _, user in PulseStream.from(user)?.listener?.wantsData() }, user)
    pa_stream_set_underflow_callback(stream, { _, user in PulseStream.from(user)?.listener?.ranDry() }, user)
  }

  /// Frames that the server has room for.
  var writable: Int {
    let size = pa_stream_writable_size(stream)
    return size == Int.max || size > 1 << 30 ? 0 : size / frameBytes
  }

  func write(_ bytes: [UInt8], count: Int) { pa_stream_write(stream, bytes, count, nil, 0, PA_SEEK_RELATIVE) }

  func cork() { setCork(true) }
  func uncork() { setCork(false) }

  /// Throws away what the sink has not taken; returns the frame that is written next, nil where the server is gone.
  func flush() -> Int? {
    let user = Unmanaged.passUnretained(self).toOpaque()
    connection.finish(pa_stream_flush(stream, PulseStream.done, user))
    connection.finish(pa_stream_update_timing_info(stream, PulseStream.done, user))
    guard connection.isGood, let timing = pa_stream_get_timing_info(stream), timing.pointee.write_index_corrupt == 0
    else { return nil }
    return Int(timing.pointee.write_index) / frameBytes
  }

  /// Asks to be told when all that was written has been heard.
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

  /// The frame that is heard now; nil while the server has not said yet.
  var heardFrame: Int? {
    var time: pa_usec_t = 0
    guard pa_stream_get_time(stream, &time) == 0 else { return nil }
    return Int(time) * rate / 1_000_000
  }

  /// Calls `timeCame` after so many frames; nil calls it off.
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

  func close() {
    listener = nil
    cancelDrain()
    wake(after: nil)
    pa_stream_set_state_callback(stream, nil, nil)
    pa_stream_set_write_callback(stream, nil, nil)
    pa_stream_set_underflow_callback(stream, nil, nil)
    pa_stream_disconnect(stream)
  }

  private func setCork(_ cork: Bool) {
    guard cork != isCorked else { return }
    isCorked = cork
    if let operation = pa_stream_cork(stream, cork ? 1 : 0, nil, nil) { pa_operation_unref(operation) }
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
