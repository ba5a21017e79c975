package import AppBase
package import TilawaAudio
package import TilawaCore

/// The run of a recorder: it shows and reports events, and obeys the person and the requests to end.
package struct RecordingRunner {
  /// The result of a recording.
  package struct Outcome {
    package let result: CaptureResult
    /// The exit code of the signal that ended it.
    package let signal: ExitCodes?
    /// Whether the person discarded the recording.
    package let isDiscarded: Bool
    /// The system's error number if writing to standard output failed; else nil.
    package let outputFailure: Int32?
  }

  package let recorder: SoundRecorder
  /// The display; nil if nobody watches.
  package let display: (any RecordingDisplay)?
  package let isForProgram: Bool
  /// Whether each level is told to a program, and not the one of a second.
  var tellsEachLevel = false
  package let interruption: any InterruptionSource
  package let interface: any UserInterface

  /// The number of level events joined into one report for programs: a second of sound.
  private static let levelsTold = 10

  package func run() async -> Outcome? {
    interruption.hand { [recorder] _ in recorder.stop() }
    display?.open { [recorder] command in
      switch command {
      case .toggle: recorder.toggle()
      case .finish: recorder.stop()
      }
    }
    defer {
      display?.close()
      withExtendedLifetime(interruption) {}
    }
    var (result, failure) = (CaptureResult?.none, Int32?.none)
    var levels = LevelTally(joined: tellsEachLevel ? 1 : Self.levelsTold)
    for await event in recorder.events {
      if case .ended(let ended) = event { result = ended }
      if let display { display.show(event) } else if let words = RecordingWords.warning(event) { interface.warn(words) }
      if isForProgram, failure == nil, let line = levels.line(for: event) {
        failure = interface.attempt(line + "\n")
        if failure != nil { recorder.stop() }
      }
    }
    return result.map {
      Outcome(
        result: $0, signal: interruption.caught, isDiscarded: display?.isDiscarded ?? false, outputFailure: failure)
    }
  }

  /// The joining of level events into reports for programs.
  private struct LevelTally {
    private let joined: Int
    private var all: [CaptureLevel] = []

    /// - Parameter joined: the number of levels in a report.
    init(joined: Int) { self.joined = joined }

    mutating func line(for event: CaptureEvent) -> String? {
      guard case .level(let level, let at) = event else {
        return RecordingWords.value(event).map { JSON.text(encoding: $0) }
      }
      all.append(level)
      guard all.count == joined else { return nil }
      defer { all = [] }
      return JSON.text(encoding: CaptureLevelValue(CaptureLevel(all), at: at))
    }
  }
}
