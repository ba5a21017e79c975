import Glibc
import TilawaConsole
import TilawaCore
package import TilawaIntake

/// A display of the progress of a search in a recording: a line on a terminal, elsewhere nothing.
package final class StepBar: Sendable {
  private let isShown: Bool

  package init(isQuiet: Bool) { isShown = Terminal.isTerminal(2) && !isQuiet }

  /// Does some work and removes the bar at the end. A signal ends the process, since nothing was changed.
  package func around<Result>(_ work: () throws -> Result) rethrows -> Result {
    let isShown = isShown
    let interruption = Interruption { code in
      if isShown { ProgressBar.clear() }
      _exit(code.rawValue)
    }
    defer {
      if isShown { ProgressBar.clear() }
      withExtendedLifetime(interruption) {}
    }
    return try work()
  }

  /// Clears the line for other output.
  package func clear() { if isShown { ProgressBar.clear() } }

  package func show(_ step: RecordingIdentifier.Step) {
    guard isShown else { return }
    func share(_ done: Int, _ all: Int) -> String { "\(done * 100 / max(1, all))%" }
    let words =
      switch step {
      case .listening(let done, let all): ScreensSentences.listening(percent: share(done, all)).text
      case .searching(let done, let all): ScreensSentences.searching(percent: share(done, all)).text
      }
    Terminal.draw(Painted(words), on: 2)
  }
}
