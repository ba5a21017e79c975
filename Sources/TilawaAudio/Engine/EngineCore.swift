import Synchronization
import TilawaCore

/// What the engine's owner, the decode thread and the sink share.
final class EngineCore: Sendable {
  struct Start: Sendable {
    let segments: any IteratorProtocol<SessionSegment> & Sendable
    let skipping: Int
    /// The heard frame at which `skipping` was measured, where more of the segment may be heard meanwhile.
    let asOf: Int?
    let generation: Int
    let state: EngineState
    /// Which word of the owner this was, so that a later `suspend` or `resume` is not undone.
    let serial: Int
    /// How many requests to the renderer it answers: its own and those that it overtook.
    var requests = 1
  }

  enum Command: Sendable {
    case start(Start)
    case stop
  }

  let format: AudioFormat
  /// In output frames; nil plays to the end.
  let limit: Int?
  let renderer: Renderer
  let writer = WakeUp()
  let desk: ReportDesk
  private let sink: any AudioSink
  private let commands = Guarded<[Command]>([])
  private let serial = Guarded(0)
  private let isGone = Atomic<Bool>(false)

  init(sink: any AudioSink, format: AudioFormat, limit: Int?) {
    self.sink = sink
    self.format = format
    self.limit = limit
    desk = ReportDesk(waking: writer)
    switch sink.pace {
    case .realTime:
      // So far ahead that what cannot be read is known well before its turn; so far back as a sink holds frames.
      renderer = Renderer(minimum: 5 * format.rate, history: 5 * format.rate, format: format)
    case .unpaced:
      // Half a second, and never less than a few chunks: what was just written is still near when it is read.
      renderer = Renderer(minimum: max(format.rate / 2, 4 * SegmentProducer.chunk), format: format)
    }
  }

  /// Whether there is somewhere for the sound to go.
  enum Output: Hashable, Sendable { case there, gone }

  var output: Output {
    isGone.load(ordering: .acquiring) ? .gone : .there
  }

  func set(_ output: Output) {
    isGone.store(output == .gone, ordering: .releasing)
    writer.signal()
  }

  /// Linear amplitude.
  func setGain(_ amplitude: Float) {
    renderer.setGain(amplitude)
    sink.gainChanged()
  }

  /// Suspends or resumes, unless it is the start's own state and the owner has said something else since.
  func apply(_ state: EngineState) {
    serial.withLock { serial in
      serial += 1
      set(state)
    }
  }

  func applyState(of start: Start) {
    serial.withLock { if $0 == start.serial { set(start.state) } }
  }

  private func set(_ state: EngineState) {
    switch state {
    case .playing: sink.resume()
    case .suspended: sink.suspend()
    }
  }
}

// MARK: - Mailbox

extension EngineCore {
  func start(
    _ segments: any IteratorProtocol<SessionSegment> & Sendable, skipping: Int, asOf frame: Int?, generation: Int,
    state: EngineState
  ) {
    let serial = serial.withLock { serial in
      serial += 1
      return serial
    }
    send(
      .start(
        Start(
          segments: segments, skipping: skipping, asOf: frame, generation: generation, state: state, serial: serial)))
  }

  func send(_ command: Command) {
    commands.withLock { commands in
      renderer.request()
      commands.append(command)
    }
    writer.signal()
  }

  /// What there is to do, without starts that were overtaken.
  func takeCommands() -> [Command] {
    let all = commands.withLock { commands in
      defer { commands.removeAll() }
      return commands
    }
    guard case .start(var last)? = all.last else { return all.isEmpty ? [] : [.stop] }
    if all.contains(where: { if case .stop = $0 { true } else { false } }) { return [.stop] }
    last.requests = all.count
    return [.start(last)]
  }
}
