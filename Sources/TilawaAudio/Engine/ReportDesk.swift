import TilawaCore

/// Holds each report back until its frame was heard, then hands it to the one task that reads them.
final class ReportDesk: Sendable {
  enum Due: Hashable, Sendable {
    /// This many output frames were heard.
    case heard(Int)
    /// All that was rendered was heard.
    case drained
  }

  /// The length of what was last heard to its end, gaps apart.
  struct Heard: Hashable, Sendable {
    let step: RepeatPlan.Step
    let frames: Int
  }

  private struct Entry: Sendable {
    let due: Due
    let report: EngineReport
  }

  private struct State: Sendable {
    var pending = Fifo<Entry>()
    var released = Fifo<EngineReport>()
    var reader: CheckedContinuation<EngineReport?, Never>?
    var isClosed = false
    var heard = 0
    var lastHeard: Heard?
  }

  /// With so many reports unread an unpaced sink's decode thread pauses, so that memory stays flat.
  static let backlogAllowed = 256

  private let state = Guarded(State())
  private let writer: WakeUp

  init(waking writer: WakeUp) { self.writer = writer }

  var isBehind: Bool { state.withLock { $0.released.count >= Self.backlogAllowed } }
  /// Whether all that was released was taken, and what is released next is waited for; for tests. Of the last, once it is closed,
  /// whoever reads may not have done with it.
  var isUpToDate: Bool { state.withLock { $0.released.count == 0 && ($0.reader != nil || $0.isClosed) } }
  var lastHeard: Heard? { state.withLock { $0.lastHeard } }

  /// A report of what was heard already is released at once.
  func post(_ report: EngineReport, due: Due) {
    state.withLock { state in
      state.pending.append(Entry(due: due, report: report))
      if case .heard(let frame) = due, frame <= state.heard { Self.release(&state) }
    }
  }

  /// Releases what is due now that `frame` output frames were heard; returns the frame where the next report is due. A sink whose
  /// clock lags behind what it said at a flush takes nothing back.
  func heard(_ frame: Int) -> Int? {
    state.withLock { state in
      state.heard = max(state.heard, frame)
      Self.release(&state)
      if case .heard(let frame)? = state.pending.first?.due { return frame }
      return nil
    }
  }

  /// Releases all that waits: everything was heard.
  func drained() { state.withLock { Self.release(&$0, isDrained: true) } }

  /// A report that waits for nothing.
  func now(_ report: EngineReport) {
    state.withLock { state in
      state.released.append(report)
      Self.deliver(&state)
    }
  }

  /// Forgets what an older generation has not come to; the new one begins after `frame`, the last that was heard.
  func forget(after frame: Int) {
    state.withLock { state in
      state.pending.removeAll()
      state.heard = frame
    }
  }

  /// Takes back what was to be heard after `frame`, where the sound breaks off.
  func retract(after frame: Int) {
    state.withLock { state in
      state.pending.removeAll { entry in
        if case .heard(let needed) = entry.due { needed > frame } else { false }
      }
    }
  }

  private static func release(_ state: inout State, isDrained: Bool = false) {
    while let entry = state.pending.first, isDrained || isDue(entry, state.heard) {
      _ = state.pending.popFirst()
      state.released.append(entry.report)
      if case .ended(let mark) = entry.report, !mark.segment.isGap {
        state.lastHeard = Heard(step: mark.segment.step, frames: mark.length)
      }
    }
    deliver(&state)
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
      state.reader = nil
      reader.resume(returning: report)
    } else if state.isClosed {
      state.reader = nil
      reader.resume(returning: nil)
    }
  }
}

// MARK: - The reader's side

extension ReportDesk {
  /// The next report; nil once the desk is closed and empty, or the task cancelled. One task reads at a time.
  func next() async -> EngineReport? {
    defer { writer.signal() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { state in
          state.reader?.resume(returning: nil)
          state.reader = continuation
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
      state.isClosed = true
      Self.deliver(&state)
    }
  }
}
