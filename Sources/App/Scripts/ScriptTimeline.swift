package import FoundationEssentials
package import TilawaScripts

/// The times of the steps of a run from a given start, without changes by a person. Pauses until a key count as no
/// time.
package struct ScriptTimeline {
  /// The length of a step that plays or records.
  package struct Length: Hashable {
    /// The whole length in seconds; nil for a step without end.
    package var seconds: Double?
    /// The length of the last ayah, in seconds.
    package var lastAyah = 0.0

    package init(
      seconds: Double? = nil, lastAyah: Double = 0.0
    ) {
      self.seconds = seconds
      self.lastAyah = lastAyah
    }
  }

  /// The part of a step that the run reaches.
  package enum Reach: String {
    case whole
    /// The end of the run cuts it.
    case cut
    /// The run has ended before.
    case never
  }

  /// A step and its time.
  package struct Row {
    package let step: ResolvedStep
    package let reach: Reach
    /// The start of the step; nil if the run never reaches it.
    package let begins: Date?
    /// The length of the step in seconds; nil if a person decides it, or it is endless.
    package let seconds: Double?
    /// Whether it waits for a key.
    package let waits: Bool
  }

  package let rows: [Row]
  /// The end of the run without the waiting for keys; nil for an endless run.
  package let end: Date?
  /// The number of pauses for a key.
  package var waits: Int { rows.count { $0.waits && $0.reach != .never } }

  /// - Parameter length: of a step that plays.
  package init(
    _ steps: [ResolvedStep], from start: Date, clock: SessionClock,
    length: (ResolvedStep) throws -> Length
  ) rethrows {
    var walk = Walk(now: start, clock: clock)
    rows = try steps.map { try walk.row($0, length) }
    end = walk.isEndless ? nil : walk.now
  }

  private struct Walk {
    var now: Date
    let clock: SessionClock
    var limit: Date?
    var isEndless = false
    private var isOver = false
    private var last = Length(seconds: 0)

    init(now: Date, clock: SessionClock) {
      self.now = now
      self.clock = clock
    }

    mutating func row(_ step: ResolvedStep, _ length: (ResolvedStep) throws -> Length) rethrows -> Row {
      guard !isOver else { return Row(step: step, reach: .never, begins: nil, seconds: nil, waits: false) }
      switch step.action {
      case .skip: return Row(step: step, reach: .whole, begins: now, seconds: 0, waits: false)
      case .stop(let stop):
        limit(stop)
        return Row(step: step, reach: .whole, begins: now, seconds: 0, waits: false)
      case .play:
        last = try length(step)
        return pass(step, last.seconds)
      case .pause(.key), .record(_, .key):
        return Row(step: step, reach: .whole, begins: now, seconds: nil, waits: true)
      case .pause(.seconds(let seconds)), .record(_, .seconds(let seconds)): return pass(step, Double(seconds))
      case .pause(.until(let time)): return pass(step, clock.next(time, after: now).timeIntervalSince(now))
      case .pause(.ofLastAyah(let percent)): return pass(step, last.lastAyah * Double(percent) / 100)
      case .record(_, .ofLastStep(let percent)): return pass(step, (last.seconds ?? 0) * Double(percent) / 100)
      }
    }

    private mutating func limit(_ stop: ScriptStep.Stop) {
      let wanted: Date
      switch stop {
      case .now: wanted = now
      case .at(let time): wanted = clock.next(time, after: now)
      case .after(let seconds): wanted = now.addingTimeInterval(Double(seconds))
      }
      limit = min(limit ?? wanted, wanted)
      isOver = wanted <= now
    }

    /// - Parameter seconds: nil where it never ends by itself.
    private mutating func pass(_ step: ResolvedStep, _ seconds: Double?) -> Row {
      let begins = now
      let end = seconds.map { begins.addingTimeInterval($0) }
      if let limit, end.map({ $0 >= limit }) ?? true {
        isOver = true
        now = limit
        return Row(
          step: step, reach: end == limit ? .whole : .cut, begins: begins, seconds: limit.timeIntervalSince(begins),
          waits: false)
      }
      guard let end else {
        (isOver, isEndless) = (true, true)
        return Row(step: step, reach: .whole, begins: begins, seconds: nil, waits: false)
      }
      now = end
      return Row(step: step, reach: .whole, begins: begins, seconds: seconds, waits: false)
    }
  }
}
