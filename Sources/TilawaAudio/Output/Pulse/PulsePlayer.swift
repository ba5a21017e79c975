import CPulse

/// One stream to a server. Every method is called with the main loop's lock held, by us or by libpulse.
///
/// The server's index of a frame in the stream is the frame's number in the session: a flush sets the server's write
/// index back to what the sink has taken, and what is written then takes the place of what was thrown away. Without
/// frames the server plays silence by itself and its index stands still.
final class PulsePlayer {
  let connection: PulseConnection
  private(set) var target: PulseTarget?
  private var stream: PulseStream?
  private var feed: SinkFeed?
  private var samples: [Float] = []
  private var bytes: [UInt8] = []
  private var state = EngineState.suspended
  /// Frames in the stream, from the session's beginning.
  private var written = 0
  private var heard = 0
  /// Where the sound began after the last flush: to run dry there is no underrun.
  private var beginning = 0
  private var isLost = false

  init(connection: PulseConnection) { self.connection = connection }

  func connect(to server: String?, sink: String?) throws(AudioError) {
    try connection.connect(to: server)
    target = try PulseTarget.find(sink, on: connection)
    connection.onLost = { [unowned self] in lose(connection.failure) }
  }

  func open(_ feed: SinkFeed) throws(AudioError) {
    guard let target else { return }
    self.feed = feed
    samples = [Float](repeating: 0, count: 4096 * feed.format.channels)
    bytes = [UInt8](repeating: 0, count: samples.count * target.encoding.bytes)
    let stream = try PulseStream(connection, target: target, format: feed.format)
    self.stream = stream
    stream.listen(
      PulseStream.Listener(
        wantsData: { [unowned self] in fill() }, ranDry: { [unowned self] in ranDry() },
        drained: { [unowned self] in drained() }, timeCame: { [unowned self] in release() },
        lost: { [unowned self] in lose(connection.failure) }))
  }

  func set(_ new: EngineState) {
    state = new
    guard !isLost, let stream else { return }
    switch new {
    case .suspended: stream.cork()
    // An empty stream is started by its first frames.
    case .playing: if written > heardFrame() { stream.uncork() }
    }
    release()
  }

  /// As `AudioSink.flush`: waits until the server says what its sink has taken.
  func flush() -> Int {
    feed?.discard()
    guard !isLost, let stream else { return heard }
    stream.cancelDrain()
    if written > heard, let index = stream.flush() { written = min(written, index) }
    heard = min(heard, written)
    beginning = written
    return written
  }

  /// Gives the server as much as it has room for and there is.
  func fill() {
    guard !isLost, let feed, let stream, let target else { return }
    let channels = feed.format.channels
    while stream.writable > 0 {
      let room = min(stream.writable, samples.count / channels)
      let count = samples.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.map { feed.render(into: $0, frames: room) } ?? 0
      }
      guard count > 0 else {
        if feed.mustWait() { break }
        guard feed.isAtEnd else { continue }
        stream.drain()
        break
      }
      samples.withUnsafeBufferPointer { all in
        bytes.withUnsafeMutableBytes { target_ in
          guard let base = target_.baseAddress else { return }
          SampleConverter.convert(
            UnsafeBufferPointer(rebasing: all[..<(count * channels)]), to: target.encoding, into: base)
        }
      }
      stream.write(bytes, count: count * channels * target.encoding.bytes)
      written += count
      if state == .playing { stream.uncork() }
    }
    release()
  }

  /// How many frames were heard; the server's time, between its messages extrapolated.
  func heardFrame() -> Int {
    if !isLost, let frame = stream?.heardFrame { heard = max(heard, min(frame, written)) }
    return heard
  }

  func close() {
    isLost = true
    stream?.close()
    connection.close()
  }

  /// Hands out what is due, and comes back when the next report will be.
  private func release() {
    guard let feed, let stream, !isLost else { return }
    let now = heardFrame()
    let next = feed.heard(now)
    guard state == .playing, let next, next <= written else { return stream.wake(after: nil) }
    stream.wake(after: max(next - now, feed.format.rate / 500))
  }

  private func ranDry() {
    guard let feed, !isLost, state == .playing, !feed.isStale, !feed.isAtEnd, heardFrame() > beginning
    else { return }
    feed.underrun(at: written)
  }

  private func drained() {
    guard let feed, !isLost, feed.isAtEnd else { return }
    heard = written
    feed.drained()
  }

  private func lose(_ words: String) {
    guard !isLost else { return }
    let frame = heardFrame()
    isLost = true
    connection.signal()
    feed?.lost(AudioError(.noServer, "play on", "the sound server went away: \(words)"), at: frame)
  }
}
