package import TilawaAudio
package import TilawaCore

/// Runs a recorder: shows and tells what happens, obeys the person and the requests to end.
package struct RecordingRunner {
  /// The result of a recording.
  package struct Outcome {
    package let result: CaptureResult
    /// The exit code of the signal that ended it.
    package let signal: ExitCodes?
    /// Whether the person wants none of it.
    package let isDiscarded: Bool
    /// The system's error number where standard output could not be written any more.
    package let outputFailure: Int32?
  }

  package let recorder: SoundRecorder
  /// The display; nil if nobody watches.
  package let display: (any RecordingDisplay)?
  package let isForProgram: Bool
  package let interruption: any InterruptionSource
  package let interface: any UserInterface

  /// The levels that are told to programs as one, a second of sound.
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
    var levels = LevelTally()
    for await event in recorder.events {
      if case .ended(let ended) = event { result = ended }
      if let display { display.show(event) } else if let words = RecordingWords.warning(event) { interface.warn(words) }
      if isForProgram, failure == nil, let line = levels.line(for: event) {
        failure = interface.attempt(line.text + "\n")
        if failure != nil { recorder.stop() }
      }
    }
    return result.map {
      Outcome(
        result: $0, signal: interruption.caught, isDiscarded: display?.isDiscarded ?? false, outputFailure: failure)
    }
  }

  /// The levels that are told to programs: some together.
  private struct LevelTally {
    private var all: [CaptureLevel] = []

    mutating func line(for event: CaptureEvent) -> JSON? {
      guard case .level(let level, let at) = event else { return RecordingWords.json(event) }
      all.append(level)
      guard all.count == RecordingRunner.levelsTold else { return nil }
      defer { all = [] }
      return RecordingWords.json(CaptureLevel(all), at: at)
    }
  }
}
