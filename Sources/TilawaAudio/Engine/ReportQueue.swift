import DequeModule
import TilawaCore

/// A queue of reports. It holds each report until its frame is heard, then gives it to the one reading task.
///
/// A sink leaves its events in a ring without a lock, and the report thread (`run`) takes them from there. A sink with
/// a thread of its own reports its heard frames under the lock (`heard`); the sound server's callback never takes it
/// (`note`).
final class ReportQueue: Sendable {
  enum Due: Hashable, Sendable {
    /// The report is due after this many heard output frames.
    case heard(Int)
    /// The report is due after all rendered frames are heard.
    case drained
  }

  /// The length of the last segment that was heard to its end, gaps apart.
  struct Heard: Hashable, Sendable {
    let step: RepeatPlan.Step
    let frames: Int
  }

  private struct Entry: Sendable {
    let due: Due
    let report: EngineReport
  }

  private struct State: Sendable {
    var pending = Deque<Entry>()
    var released = Deque<EngineReport>()
    var reader: CheckedContinuation<EngineReport?, Never>?
    /// The report that the reader was given last, until it asks for the next one.
    var inWork: EngineReport?
    var isClosed = false
    var heard = 0
    var lastHeard: Heard?
  }

  /// The number of waiting reports at which the decode thread pauses; it bounds memory.
  static let backlogAllowed = 1024

  private let state = Guarded(State())
  private let writer: WakeUp
  private let events = OutputEvents()
  private let reportThread = WakeUp()

  init(waking writer: WakeUp) { self.writer = writer }

  var isBehind: Bool {
    state.withLock { state in
      settle(&state)
      return state.pending.count + state.released.count >= Self.backlogAllowed
    }
  }
  /// Whether all released reports were taken, and the reader waits for the next; for tests. After `close` the last may still be in work.
  var isUpToDate: Bool {
    state.withLock { state in
      settle(&state)
      return state.released.count == 0 && (state.reader != nil || state.isClosed)
    }
  }
  /// The frame of the first report that was heard and not read to its end; nil without one.
  var unreadFrame: Int? {
    state.withLock { state in
      settle(&state)
      return state.inWork?.heardFrame ?? state.released.lazy.compactMap(\.heardFrame).first ?? Self.nextDue(state)
    }
  }
  var lastHeard: Heard? {
    state.withLock { state in
      settle(&state)
      return state.lastHeard
    }
  }

  /// Adds a report. If it is due already, it is released at once.
  func post(_ report: EngineReport, due: Due) {
    state.withLock { state in
      settle(&state)
      state.pending.append(Entry(due: due, report: report))
      settle(&state)
    }
  }

  /// Releases the reports that are due at `frame` output frames. Returns the frame of the next report. A smaller frame
  /// than before changes nothing.
  func heard(_ frame: Int) -> Int? {
    state.withLock { state in
      state.heard = max(state.heard, frame)
      settle(&state)
      return Self.nextDue(state)
    }
  }

  /// Releases all waiting reports: everything was heard.
  func drained() {
    state.withLock { state in
      events.drain()
      settle(&state)
    }
  }

  /// Adds a report that is due at once.
  func now(_ report: EngineReport) {
    state.withLock { state in
      settle(&state)
      state.released.append(report)
      Self.deliver(&state)
    }
  }

  /// Drops the pending reports of the older generation; the new one begins after `frame`.
  func forget(after frame: Int) {
    state.withLock { state in
      settle(&state)
      state.pending.removeAll()
      state.heard = frame
      events.restart(at: frame)
      events.expect(nil)
    }
  }

  /// Drops the reports that are due after `frame`, the end of the sound.
  func retract(after frame: Int) {
    state.withLock { state in
      state.pending.removeAll { entry in
        if case .heard(let needed) = entry.due { needed > frame } else { false }
      }
      settle(&state)
    }
  }

  /// Takes the events of the sink, and tells it the frame of the next report. A later event is either seen here, or the
  /// sink sees a due report and wakes the report thread.
  private func settle(_ state: inout State) {
    repeat {
      state.heard = max(state.heard, events.heard)
      Self.release(&state)
      while let (event, frame, error) = events.takeEvent() {
        state.released.append(event.report(at: frame, because: error))
      }
      if events.takeDrained() { Self.release(&state, isDrained: true) }
      events.expect(Self.nextDue(state))
    } while Self.nextDue(state).map { $0 <= events.heard } ?? false
    Self.deliver(&state)
  }

  private static func nextDue(_ state: State) -> Int? {
    if case .heard(let frame)? = state.pending.first?.due { frame } else { nil }
  }

  private static func release(_ state: inout State, isDrained: Bool = false) {
    while let entry = state.pending.first, isDrained || isDue(entry, state.heard) {
      _ = state.pending.popFirst()
      state.released.append(entry.report)
      if case .ended(let mark) = entry.report, !mark.segment.isGap {
        state.lastHeard = Heard(step: mark.segment.step, frames: mark.length)
      }
    }
  }

  private static func isDue(_ entry: Entry, _ heard: Int) -> Bool {
    switch entry.due {
    case .heard(let needed): needed <= heard
    case .drained: false
    }
  }

  private static func deliver(_ state: inout State) {
    guard let reader = state.reader else { return }
    if let report = state.released.popFirst() {
      (state.reader, state.inWork) = (nil, report)
      reader.resume(returning: report)
    } else if state.isClosed {
      state.reader = nil
      reader.resume(returning: nil)
    }
  }
}

// MARK: - The reader's side

extension ReportQueue {
  /// Returns the next report; nil once the queue is closed and empty, or the task cancelled. One task reads at a time.
  func next() async -> EngineReport? {
    defer { writer.signal() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { state in
          state.reader?.resume(returning: nil)
          (state.reader, state.inWork) = (continuation, nil)
          if Task.isCancelled { state.isClosed = true }
          Self.deliver(&state)
        }
      }
    } onCancel: {
      close()
    }
  }

  func close() {
    state.withLock { state in
      settle(&state)
      state.isClosed = true
      Self.deliver(&state)
    }
    reportThread.signal()
  }
}

// MARK: - The callback's side

extension ReportQueue {
  /// Notes the number of heard frames without a lock. Returns the frame of the next call: `frame` itself if a report is
  /// due by now.
  func note(heard frame: Int) -> Int? {
    if events.hear(frame) { reportThread.signal() }
    let next = events.nextDue()
    return next == .max ? nil : max(next, frame)
  }

  /// Notes without a lock that all was heard.
  func noteDrained() {
    events.drain()
    reportThread.signal()
  }

  /// Notes an event of the sound at a frame, without a lock.
  func note(_ event: OutputEvents.Event, at frame: Int) {
    events.note(event, at: frame)
    reportThread.signal()
  }

  /// Notes an event of the sink at a frame with its error, without a lock.
  func note(_ event: OutputEvents.Event, at frame: Int, because error: AudioError) {
    events.note(event, at: frame, because: error)
    reportThread.signal()
  }

  /// Delivers the noted events until the queue is closed. Runs on a thread of its own, which sleeps without events.
  func run() {
    while state.withLock({ !$0.isClosed }) {
      reportThread.wait()
      state.withLock { settle(&$0) }
    }
  }
}

extension OutputEvents.Event {
  fileprivate func report(at frame: Int, because error: AudioError?) -> EngineReport {
    switch self {
    case .underrun: .underrun(frame: frame)
    case .pauseRequested: .pauseRequested
    case .resumeRequested: .resumeRequested
    case .away: .sinkAway(error ?? .unknownLoss, frame: frame)
    case .back: .sinkBack(frame: frame)
    case .lost: .sinkLost(error ?? .unknownLoss, frame: frame)
    }
  }
}

extension AudioError {
  fileprivate static let unknownLoss = AudioError(.noServer, AudioSentences.cannotPlayOn, AudioSentences.serverGone)
}
