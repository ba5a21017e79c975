import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaTerminal

/// Runs a recorder: shows and tells what happens, obeys the keyboard and the signals.
struct RecordingPerformance {
  /// To whom it is told.
  enum Audience: Hashable { case terminal, program, nobody }

  /// How it went.
  struct Outcome {
    let result: CaptureResult
    /// The exit code of the signal that ended it.
    let signal: ExitCodes?
    /// Whether the listener wants none of it.
    let isDiscarded: Bool
    /// Why standard output could not be written any more.
    let outputFailure: Int32?
  }

  let recorder: SoundRecorder
  let audience: Audience
  let line: LevelLine
  let interruption: Interruption

  /// One level a second is told to programs.
  private static let levelsTold = 10

  func run() async -> Outcome? {
    let screen = RecordingScreen(line)
    interruption.hand { [recorder] code in
      screen.caught(code)
      recorder.stop()
    }
    let keyboard = audience == .terminal ? Keyboard() : nil
    let keys = Task { [recorder] in
      if let keyboard { for await key in keyboard.keys { RecordingPerformance.obey(key, recorder, screen) } }
    }
    defer {
      keyboard?.close()
      keys.cancel()
      withExtendedLifetime(interruption) {}
    }
    var (result, failure) = (CaptureResult?.none, Int32?.none)
    var levels = LevelTally()
    for await event in recorder.events {
      if case .ended(let ended) = event { result = ended }
      if audience == .terminal { screen.show(event) } else { warn(event) }
      if audience == .program, failure == nil, let line = levels.line(for: event) {
        failure = Terminal.attempt(line.text + "\n")
        if failure != nil { recorder.stop() }
      }
    }
    return result.map {
      Outcome(result: $0, signal: screen.signal, isDiscarded: screen.isDiscarded, outputFailure: failure)
    }
  }

  private func warn(_ event: CaptureEvent) {
    if let words = RecordingWords.warning(event) { Terminal.complain(words) }
  }

  private static func obey(_ key: TerminalKey, _ recorder: SoundRecorder, _ screen: RecordingScreen) {
    switch screen.answer(key) {
    case .toggle: recorder.toggle()
    case .quit: recorder.stop()
    case nil: break
    }
  }

  /// What the levels come to that are told to programs: some together.
  private struct LevelTally {
    private var all: [CaptureLevel] = []

    mutating func line(for event: CaptureEvent) -> JSON? {
      guard case .level(let level, let at) = event else { return RecordingWords.json(event) }
      all.append(level)
      guard all.count == RecordingPerformance.levelsTold else { return nil }
      defer { all = [] }
      return RecordingWords.json(CaptureLevel(all), at: at)
    }
  }
}
