import TilawaCore
import CPulse

/// The sound of one session on a server, over one or several successive streams. Every method is called with the main
/// loop's lock held, by us or by libpulse.
///
/// A stream's frame 0 is the session's frame `origin`. A flush sets the server's write index back to the heard
/// position, and new frames replace the discarded ones. Without frames the server plays silence by itself and its index
/// does not move.
final class PulsePlayer {
  enum Link {
    case there
    /// The server is there, but nothing is pulled or started: the engine must flush after the return, or the flush is
    /// under way.
    case waiting
    /// The server's sink was suspended by others: the mixed frames are lost, and are played again after the suspension.
    case asleep
    case away, closed
  }

  /// The ability of the server's sink to take back mixed frames that are not played yet.
  enum Rewinding { case unknown, impossible }

  /// A lack of frames in the server; the frames mixed before are still heard for `left` frames.
  struct Dryness {
    let since: pa_usec_t
    let left: Int
  }

  let server: String?
  let sink: String?
  private let loop: OpaquePointer
  private var connection: PulseConnection
  private(set) var target: PulseTarget?
  private(set) var stream: PulseStream?
  private(set) var feed: SinkFeed?
  private var delivery: SampleDelivery?
  private(set) var link = Link.there
  private var state = EngineState.suspended
  private var origin = 0
  /// The numbers of frames written to the server and heard, from the session's beginning; `heard` is the value at
  /// `asOf`.
  private var written = 0
  private var heard = 0
  private var asOf: pa_usec_t = 0
  /// The position of the next frames; nil for the end of the frames in the server.
  private var place: Int?
  /// The first frame after the last flush.
  private var beginning = 0
  private var buffer = PulseBuffer.short
  private var rewinding = Rewinding.unknown
  private var dryness: Dryness?
  /// Whether the server has taken frames that were not heard: the next flush counts anew from there.
  private var isSkewed = false
  private var title: String?
  /// The function that is called from a callback when the server or the stream is lost; it returns the error if no
  /// return is possible.
  var onAway: () -> AudioError? = { nil }

  init(loop: OpaquePointer, server: String?, sink: String?) throws(AudioError) {
    self.loop = loop
    self.server = server
    self.sink = sink
    connection = try PulseConnection(loop: loop)
    try connection.connect(to: server)
    target = try PulseTarget.find(sink, on: connection)
  }

  func open(_ feed: SinkFeed) throws(AudioError) {
    guard let target else { return }
    delivery = SampleDelivery(
      frames: 4096, channels: feed.format.channels, encoding: target.encoding)
    stream = try PulseStream(connection, target: target, format: feed.format, ahead: .short)
    self.feed = feed
    listen()
  }

  private func listen() {
    connection.onLost = { [unowned self] in lose(Sentence(foreign: connection.failure)) }
    stream?.listen(
      PulseStream.Listener(
        wantsData: { [unowned self] in fill() }, ranDry: { [unowned self] in ranDry() },
        drained: { [unowned self] in drained() }, timeCame: { [unowned self] in release() },
        suspended: { [unowned self] in suspended() }, moved: { [unowned self] in moved() },
        asked: { [unowned self] in asked($0) }, lost: { [unowned self] in lose(Sentence(foreign: connection.failure)) }
      ))
  }

  func close() {
    link = .closed
    stream?.close()
    connection.close()
  }

  func setTitle(_ title: String) {
    self.title = title
    if link != .closed { stream?.setName(title) }
  }
}

// MARK: - Play and pause

extension PulsePlayer {
  func set(_ new: EngineState) {
    state = new
    dryness = nil
    guard link == .there, let stream else { return }
    switch new {
    case .suspended: stream.cork()
    case .playing: begin()
    }
    release()
  }

  /// Flushes as `AudioSink.flush`: waits for the server's answer with the heard position.
  func flush() -> Int {
    feed?.discard()
    let wasDry = dryness != nil
    dryness = nil
    guard link == .there || link == .waiting, let stream else { return heard }
    stream.cancelDrain()
    let before = heardFrame()
    if written > before || isSkewed || wasDry {
      link = .waiting
      let index = stream.flush()
      guard link == .waiting, let index else { return heard }
      if isSkewed { origin = heard - index }
      isSkewed = false
      written = min(written, origin + index)
      learn(from: written - before)
    }
    link = .there
    // Request a call for the first frames: the server's requests before the flush went unanswered.
    _ = feed?.mustWait()
    heard = min(heard, written)
    beginning = written
    asOf = 0
    return written
  }

  /// Returns the number of heard frames; the server's time is extrapolated between its messages.
  func heardFrame() -> Int {
    if link == .there, let frame = stream?.heardFrame {
      heard = max(heard, min(origin + frame, written))
      asOf = pa_rtclock_now()
    }
    return heard
  }

  /// Learns from the sound after a flush. A sink that plays on cannot take frames back, and must not hold much.
  private func learn(from rest: Int) {
    guard let feed, let stream, buffer == .long, rest * 1000 > PulsePlayer.tolerated * feed.format.rate else { return }
    rewinding = .impossible
    buffer = .short
    stream.hold(.short)
  }

  /// The longest sound after a flush of a sink with rewinding, in milliseconds.
  private static let tolerated = 150
}

// MARK: - Frames

extension PulsePlayer {
  /// Writes as many frames as there are, up to the server's room.
  func fill() {
    guard link == .there, let feed, let stream else { return }
    if dryness != nil, buffer == .long, feed.available > 0 { stream.cork() }
    while link == .there, stream.writable > 0 {
      guard put(stream.writable) == 0 else { continue }
      guard link == .there else { return }
      if feed.mustWait() { break }
      guard feed.isAtEnd else { continue }
      stream.drain()
      break
    }
    begin()
    lengthen()
    release()
  }

  /// Starts the stream if it is to sound, and if the server has enough frames or all.
  private func begin() {
    guard state == .playing, let feed, let stream, stream.isSilent else { return }
    // The server's time can run ahead of what was heard; count what was written, or a short buffer would never start.
    let held = buffer == .short ? written - beginning : written - heardFrame()
    if held >= buffer.needed(rate: feed.format.rate) || feed.isDry && held > 0 { stream.uncork() }
  }

  /// Writes at most `wanted` frames.
  private func put(_ wanted: Int) -> Int {
    guard let feed, let stream else { return 0 }
    let given = stream.write(wanted, at: place.map { $0 - origin }) { room, memory in
      delivery?.deliver(room, from: feed.renderer, into: memory) ?? 0
    }
    guard let count = given else {
      // To ask again would be to ask for ever: another stream may have memory.
      lose(connection.isGood ? AudioSentences.noSoundMemory : Sentence(foreign: connection.failure))
      return 0
    }
    guard count > 0 else { return 0 }
    feed.rendered()
    judgeDryness()
    written = (place ?? written) + count
    place = nil
    return count
  }

  /// Gives the server a longer buffer after the sound has begun: first the frames, then the longer setting, so that its
  /// sink does not run dry.
  private func lengthen() {
    guard let feed, let stream, let target, buffer == .short, rewinding == .unknown, target.mayHoldMuch else { return }
    let rate = feed.format.rate
    guard PulseBuffer.long.fits(rate: rate, frameBytes: target.encoding.bytes * feed.format.channels) else { return }
    var missing = PulseBuffer.long.frames(rate: rate) - PulseBuffer.short.frames(rate: rate)
    guard state == .playing, written - beginning >= rate / 2, feed.available >= missing else { return }
    buffer = .long
    while missing > 0 {
      let count = put(missing)
      guard count > 0 else { break }
      missing -= count
    }
    stream.hold(.long)
  }

  /// Applies a new gain to the frames in the server: they are rendered and written again, from a moment after the
  /// present position. If that is too late, the first of them are heard with the old gain, and no frame is lost or
  /// doubled.
  func gainChanged() {
    guard link == .there, let feed, let stream else { return }
    let rest = written - heardFrame() - feed.format.rate * PulsePlayer.margin / 1000
    guard rest > 0 else { return }
    var left = feed.rewind(rest)
    guard left > 0 else { return }
    stream.cancelDrain()
    // Corked meanwhile: a server that mixes between two of the writes finds nothing after the first, and what comes then
    // ends an underrun, which loses sound (see `PulseBuffer.needed`).
    stream.cork()
    place = written - left
    while left > 0 {
      let count = put(left)
      guard count > 0 else { break }
      left -= count
    }
    fill()
  }

  /// The time in milliseconds for the server to take rewritten frames.
  private static let margin = 20

  /// Releases the due reports, and requests a call at the next one.
  private func release() {
    guard let feed, let stream, link == .there else { return }
    // The server's time stands a sink's length before the end of what it was given.
    if let dryness, frames(since: dryness) > dryness.left { heard = written }
    let now = heardFrame()
    let next = feed.note(heard: now)
    guard state == .playing, !stream.isSuspended, let next, next <= written else { return stream.wake(after: nil) }
    stream.wake(after: max(next - now, feed.format.rate / 500))
  }

  private func drained() {
    guard let feed, link == .there, feed.isAtEnd else { return }
    heard = written
    feed.note(heard: heard)
    feed.noteDrained()
  }
}

// MARK: - Running dry

extension PulsePlayer {
  private func ranDry() {
    guard let feed, let stream, link == .there, state == .playing, !stream.isSuspended, !feed.isStale, !feed.isAtEnd
    else { return }
    dryness = Dryness(since: pa_rtclock_now(), left: written - heardFrame())
    release()
  }

  private func frames(since dryness: Dryness) -> Int {
    Int(pa_rtclock_now() - dryness.since) * (feed?.format.rate ?? 0) / 1_000_000
  }

  /// Decides whether a lack of frames was an underrun. If mixed frames were still heard the server mixes the new ones
  /// in time.
  private func judgeDryness() {
    guard let dryness, let feed else { return }
    self.dryness = nil
    if rewinding == .impossible || frames(since: dryness) > dryness.left { feed.underrun(at: written) }
  }
}

// MARK: - Events of the server

extension PulsePlayer {
  /// Handles the suspension of the sink. Its time stands: nothing is heard, and nothing is missed. A playing session
  /// stops here, and begins anew at this frame after the suspension.
  private func suspended() {
    guard let feed, let stream else { return }
    dryness = nil
    if stream.isSuspended, link == .there, state == .playing, written > heard {
      heard = extrapolated(rate: feed.format.rate)
      link = .asleep
      feed.note(heard: heard)
      feed.away(
        AudioError(
          .noServer, AudioSentences.cannotPlayOn,
          target.map { AudioSentences.sinkSuspended(name: $0.name) } ?? AudioSentences.ownSinkSuspended), at: heard)
    } else if !stream.isSuspended, link == .asleep {
      link = .waiting
      isSkewed = true
      feed.back(at: heard)
    } else {
      release()
    }
  }

  private func moved() {
    rewinding = .unknown
    release()
  }

  private func asked(_ state: EngineState) {
    switch state {
    case .suspended: feed?.requestsPause()
    case .playing: feed?.requestsResume()
    }
  }

  private func lose(_ reason: Sentence) {
    guard link != .away, link != .closed, let feed else { return }
    let frame = lastHeard(rate: feed.format.rate)
    link = .away
    heard = frame
    connection.signal()
    feed.note(heard: frame)
    let error = AudioError(.noServer, AudioSentences.cannotPlayOn, AudioSentences.serverGoneBecause(reason: reason))
    feed.away(error, at: frame)
    if let obstacle = onAway() { giveUp(obstacle) }
  }

  /// Returns the last heard frame; it is extrapolated for a lost stream, because that has no time any more.
  private func lastHeard(rate: Int) -> Int {
    guard link == .there, let stream, stream.heardFrame == nil, state == .playing, asOf > 0 else { return heardFrame() }
    return extrapolated(rate: rate)
  }

  private func extrapolated(rate: Int) -> Int {
    asOf == 0 ? heard : min(written, heard + Int(pa_rtclock_now() - asOf) * rate / 1_000_000)
  }

  /// Tries once to get a new stream, on the sink of that name or else the default one. Not from a callback.
  func comeBack() throws(AudioError) {
    guard link == .away, let feed else { return }
    connection.onLost = {}
    stream?.close()
    connection.close()
    connection = try PulseConnection(loop: loop)
    try connection.connect(to: server)
    let target = try PulseTarget.find(sink, orDefaultOn: connection)
    let stream = try PulseStream(connection, target: target, format: feed.format, ahead: .short)
    // While one waits for the server, the session may have been closed.
    guard link == .away, connection.isGood else { return }
    self.target = target
    self.stream = stream
    delivery = SampleDelivery(frames: 4096, channels: feed.format.channels, encoding: target.encoding)
    (origin, written, beginning) = (heard, heard, heard)
    (buffer, rewinding, dryness, place, asOf) = (.short, .unknown, nil, nil, 0)
    isSkewed = false
    link = .waiting
    listen()
    if let title { stream.setName(title) }
    feed.back(at: heard)
  }

  /// Reports that the server does not return.
  func giveUp(_ error: AudioError) {
    guard link == .away, let feed else { return }
    feed.lost(error, at: heard)
  }
}
