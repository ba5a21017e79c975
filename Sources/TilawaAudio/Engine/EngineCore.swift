import Synchronization
import TilawaCore

/// The state that the engine's owner, the decode thread and the sink share.
final class EngineCore: Sendable {
  /// A start in the mailbox of the decode thread.
  struct StartOrder: Sendable {
    let segments: any IteratorProtocol<SessionSegment> & Sendable
    let start: PlaybackStart
    let state: EngineState
    /// The number of the owner's order, so that a later `suspend` or `resume` is not undone.
    let serial: Int
    /// The number of requests to the renderer that it answers: its own and those that it replaced.
    var requests = 1
  }

  enum Command: Sendable {
    case start(StartOrder)
    /// Segments that replace those of the same generation, if it is stuck.
    case proceed(any IteratorProtocol<SessionSegment> & Sendable, generation: Int)
    case giveUp(generation: Int)
    case stop
  }

  let format: AudioFormat
  /// The limit of the session in output frames; nil for none.
  let limit: Int?
  let renderer: Renderer
  let writer = WakeUp()
  let reportQueue: ReportQueue
  private let sink: any AudioSink
  private let commands = Guarded<[Command]>([])
  private let serial = Guarded(0)
  private let isGone = Atomic<Bool>(false)

  init(sink: any AudioSink, format: AudioFormat, limit: Int?) {
    self.sink = sink
    self.format = format
    self.limit = limit
    reportQueue = ReportQueue(waking: writer)
    // Never less than a few chunks: the writer waits for room for one.
    let chunks = 4 * SegmentProducer.chunk
    switch sink.pace {
    case .realTime:
      // Decode far enough ahead to find an unreadable file well before its turn, and keep as many frames as a sink
      // holds.
      renderer = Renderer(minimum: max(5 * format.rate, chunks), history: 5 * format.rate, format: format)
    case .unpaced:
      // The ring holds a second: fresh samples are still in the cache when they are read.
      renderer = Renderer(minimum: max(format.rate, chunks), format: format)
    }
  }

  /// The presence of an output for the sound.
  enum Output: Hashable, Sendable { case there, gone }

  var output: Output {
    isGone.load(ordering: .acquiring) ? .gone : .there
  }

  func set(_ output: Output) {
    isGone.store(output == .gone, ordering: .releasing)
    writer.signal()
  }

  /// Sets the gain, a linear amplitude.
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

  func applyState(of order: StartOrder) {
    serial.withLock { if $0 == order.serial { set(order.state) } }
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
  func start(_ segments: any IteratorProtocol<SessionSegment> & Sendable, _ start: PlaybackStart, state: EngineState) {
    let serial = serial.withLock { serial in
      serial += 1
      return serial
    }
    send(.start(StartOrder(segments: segments, start: start, state: state, serial: serial)))
  }

  func send(_ command: Command) {
    commands.withLock { commands in
      if command.asksForAnother { renderer.request() }
      commands.append(command)
    }
    writer.signal()
  }

  /// The commands to carry out, without those that a later start or the stop replaces.
  func takeCommands() -> [Command] {
    let all = commands.withLock { commands in
      defer { commands.removeAll() }
      return commands
    }
    if all.contains(where: { if case .stop = $0 { true } else { false } }) { return [.stop] }
    guard let place = all.lastIndex(where: \.asksForAnother), case .start(var last) = all[place] else { return all }
    last.requests = all.count(where: \.asksForAnother)
    return [.start(last)] + all[(place + 1)...]
  }
}

extension EngineCore.Command {
  /// Whether the sound prepared before it is dropped.
  fileprivate var asksForAnother: Bool {
    switch self {
    case .start, .stop: true
    case .proceed, .giveUp: false
    }
  }
}
