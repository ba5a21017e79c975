package import TilawaAudio
package import TilawaCore

/// A player for stretches of recordings, for use while segments are marked. It plays one stretch at a time, once or
/// until another call.
///
/// Any thread may call it, and no call but `close` blocks. A new stretch replaces the present one. If the sound server
/// goes away and comes back, the stretch begins again.
package final class SegmentPreview: Sendable {
  /// The number of plays of a stretch.
  package enum Loops: Hashable, Sendable { case once, forever }

  /// An event of the preview; events come in order.
  package enum Event: Hashable, Sendable {
    /// The stretch was played once to its end.
    case finished
    /// The stretch cannot be played. After an error without a path nothing more can be played.
    case failed(AudioError)
  }

  private struct State {
    var generation = 0
    var request: Request?
    /// The mark at the start of the present sound.
    var current: SegmentMark?
  }

  fileprivate struct Request: Sendable {
    let slices: [AudioSlice]
    let gap: Gap
    let loops: Loops
    let speed: Speed
  }

  /// The format of the open sink.
  package let format: AudioFormat
  private let engine: AudioEngine
  private let state = Guarded(State())
  private let tell: @Sendable (Event) -> Void

  /// Opens the sink; nothing sounds yet.
  ///
  /// - Parameters:
  ///   - sink: the sink for the sound; `close` closes it.
  ///   - format: the format of the sink, usually by `SessionFormat.decide`.
  ///   - levels: the gain of each file.
  ///   - opening: makes decoders of files; tests use tones instead.
  ///   - tell: receives the events, in a task of its own.
  package init(
    on sink: any AudioSink, format: AudioFormat, levels: Levels = .untouched,
    opening: @escaping DecoderOpening = AudioProbe.openDecoder, tell: @escaping @Sendable (Event) -> Void
  ) throws(AudioError) {
    engine = try AudioEngine(sink: sink, format: format, levels: levels, opening: opening)
    self.format = format
    self.tell = tell
    let reports = engine.reports
    Task { [weak self] in
      for await report in reports { self?.take(report) }
    }
  }

  /// Plays one stretch in place of the present sound.
  package func play(_ slice: AudioSlice, loops: Loops = .once, speed: Speed = .normal) {
    play([slice], loops: loops, speed: speed)
  }

  /// Plays stretches one after the other, with a silence between them, in place of the present sound.
  package func play(_ slices: [AudioSlice], gap: Gap = .none, loops: Loops = .once, speed: Speed = .normal) {
    state.withLock { state in
      state.request = Request(slices: slices, gap: gap, loops: loops, speed: speed)
      begin(&state)
    }
  }

  /// Stops the sound; sends no event for it.
  package func stop() {
    state.withLock { state in
      guard state.request != nil else { return }
      state.request = nil
      begin(&state)
    }
  }

  /// Sets the linear amplitude in per cent.
  package func setVolume(percent: Int) { engine.setVolume(percent: percent) }

  /// The frame of the file that is heard now; nil in silence.
  package var position: Int? {
    let heard = engine.heardFrame
    return state.withLock { state in
      guard let mark = state.current, let request = state.request, case .sound(let slices) = mark.segment.content,
        let slice = slices.first
      else { return nil }
      let frames = request.speed.content(max(0, heard - mark.frame)) * slice.file.rate / format.rate
      return min(slice.start + frames, slice.end - 1)
    }
  }

  /// Closes the sink; nothing is heard or sent afterwards. Blocks until the sink is closed.
  package func close() throws(AudioError) { try engine.stop() }

  private func begin(_ state: inout State) {
    state.generation += 1
    state.current = nil
    let speed = state.request?.speed ?? .normal
    engine.start(
      PreviewWalk(state.request?.segments ?? [], loops: state.request?.loops ?? .once),
      PlaybackStart(generation: state.generation, speed: speed, heardAt: speed))
  }

  private func take(_ report: EngineReport) {
    let event = state.withLock { state -> Event? in
      switch report {
      case .began(let mark):
        if mark.generation == state.generation { state.current = mark }
      case .ended, .word, .underrun, .stuck, .exhausted: break
      case .finished(let generation, _):
        guard generation == state.generation, state.request != nil else { return nil }
        (state.request, state.current) = (nil, nil)
        return .finished
      case .failed(let error, _, let generation, _):
        guard generation == state.generation else { return nil }
        (state.request, state.current) = (nil, nil)
        return .failed(error)
      case .sinkLost(let error, _):
        (state.request, state.current) = (nil, nil)
        return .failed(error)
      case .sinkAway: state.current = nil
      case .sinkBack: begin(&state)
      case .pauseRequested: engine.suspend()
      case .resumeRequested: engine.resume()
      }
      return nil
    }
    if let event { tell(event) }
  }
}

extension SegmentPreview.Request {
  /// The segments for the engine; silences are included only if they have a length.
  var segments: [SessionSegment] {
    let block = RepeatPlan.Block(role: .main, items: 0..<1, each: .once)
    let plan = RepeatPlan(
      items: [RepeatPlan.Item(sound: .present)], sections: [RepeatPlan.Section(blocks: [block], passes: .once)])
    let silence = SessionSegment(step: plan.first, content: .gap(gap, .ayah))
    return slices.flatMap { slice in
      [SessionSegment(step: plan.first, content: .sound([slice]))] + (gap == .none ? [] : [silence])
    }
  }
}

/// An iterator over the segments in order, once or repeatedly. In a single round it omits the last silence.
private struct PreviewWalk: IteratorProtocol, Sendable {
  private let segments: [SessionSegment]
  private let loops: SegmentPreview.Loops
  private var place = 0

  init(_ segments: [SessionSegment], loops: SegmentPreview.Loops) {
    let isOver = loops == .once && segments.count > 1
    self.segments = isOver && segments.last?.isSilence == true ? segments.dropLast() : segments
    self.loops = loops
  }

  mutating func next() -> SessionSegment? {
    if place == segments.count, loops == .forever { place = 0 }
    guard place < segments.count else { return nil }
    defer { place += 1 }
    return segments[place]
  }
}

extension SessionSegment {
  fileprivate var isSilence: Bool { if case .gap = content { true } else { false } }
}
