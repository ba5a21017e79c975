import Synchronization
import AppRecordings
import TilawaConsole
import TilawaCore
package import TilawaHearing
package import TilawaIntake

/// A bar on standard error: the present recording, the share that was read, the speed and the remaining time. Draws
/// nothing when standard error is not a terminal.
package final class ImportBar: ImportDisplay {
  private struct State {
    /// The bytes of the finished recordings, and of the present one.
    var done = 0
    var size = 0
    var name = ""
    var number = 0
    var drawn: ContinuousClock.Instant?
  }

  private let total: Int
  private let count: Int
  private let began = ContinuousClock.now
  private let state = Mutex(State())
  private let isShown: Bool
  private let alignment: AlignmentDisplay
  private let identification: StepBar

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - total: bytes of all recordings.
  ///   - count: the number of recordings.
  ///   - isForProgram: whether a program reads the answer, so that nothing is drawn.
  package init(total: Int, count: Int, isForProgram: Bool) {
    self.total = total
    self.count = count
    isShown = Terminal.isTerminal(2) && !isForProgram
    alignment = AlignmentDisplay(isQuiet: isForProgram)
    identification = StepBar(isQuiet: isForProgram)
  }

  /// Begins the next recording.
  package func begins(_ name: String, size: Int) {
    state.withLock { state in
      state.done += state.size
      state.size = size
      state.name = name
      state.number += 1
    }
  }

  package func identifying(_ step: RecordingIdentifier.Step) { identification.show(step) }

  package func aligning(_ title: String) -> PosteriorReader.Progress { alignment.progress(title) }

  package func clear() { if isShown { ProgressBar.clear() } }

  /// Draws the share that was read, ten times a second at most.
  package func reads(_ frames: Int, of all: Int) {
    guard isShown else { return }
    let line = state.withLock { state -> String? in
      let now = ContinuousClock.now
      // Draw no bar for the first 100 ms.
      guard (state.drawn ?? began).duration(to: now) >= .milliseconds(100) else { return nil }
      state.drawn = now
      let read = state.done + Int(Double(state.size) * Double(frames) / Double(max(1, all)))
      return self.line(state, read, seconds: began.duration(to: now) / .seconds(1))
    }
    if let line { Terminal.draw(Painted(line), on: 2) }
  }

  private func line(_ state: State, _ read: Int, seconds: Double) -> String {
    let share = total > 0 ? min(1, Double(read) / Double(total)) : 0
    let filled = Int(share * 20)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
    let speed = seconds > 0 ? Double(read) / seconds : 0
    // The first figures would be guesses.
    let isGuess = seconds < 0.5 || read == 0 || total == 0
    let rest = isGuess ? 0 : max(0, Int((Double(total - read) / speed).rounded(.up)))
    let left = isGuess ? "" : " · \(ScreensSentences.timeLeft(time: Self.time(rest)))"
    let place = count > 1 ? "\(state.number)/\(count) " : ""
    let size = ScreensSentences.megabytesOf(
      done: Self.megabytes(Double(read)), all: Self.megabytes(Double(total)))
    return
      "\(place)\(state.name.prefix(24)) \(bar) \(Int(share * 100))% · \(size) · \(Self.megabytes(speed)) MB/s\(left)"
  }

  private static func megabytes(_ bytes: Double) -> String { "\((bytes / 100_000).rounded() / 10)" }

  private static func time(_ seconds: Int) -> String {
    guard seconds >= 60 else { return "\(seconds) s" }
    let (minutes, rest) = (seconds / 60, seconds % 60)
    return "\(minutes):\(rest < 10 ? "0" : "")\(rest)"
  }
}
