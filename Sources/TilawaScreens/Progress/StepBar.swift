import Foundation
import Synchronization
import TilawaApp
import TilawaConsole
import TilawaCore
package import TilawaPlayer

/// A display of the progress of a long comparison: a bar on a terminal, elsewhere one line if the comparison takes
/// minutes.
package final class StepBar: Sendable {
  private let isShown: Bool
  private let isTold = Atomic<Bool>(false)

  /// The length of sound that is learnt in a moment, in hundredths of a second.
  private static let moment = 10 * 60 * 100

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
    guard isShown else { return tellOnce(step) }
    func share(_ done: Int, _ all: Int) -> String { "\(done * 100 / max(1, all))%" }
    let words =
      switch step {
      case .reading(let reciter, let done, let all):
        "learning the sound of \(reciter.name), once: \(share(done, all))"
      case .listening(let done, let all): "listening: \(share(done, all))"
      case .searching(let done, let all): "searching: \(share(done, all))"
      }
    Terminal.draw(Painted(words), on: 2)
  }

  /// Writes once that a step takes long, because no bar shows it.
  private func tellOnce(_ step: RecordingIdentifier.Step) {
    guard let line = StepBar.line(step), !isTold.exchange(true, ordering: .relaxed) else { return }
    Terminal.complain(line)
  }

  /// Returns the line about a long step: "learning what Husary and others sound like, once: 28:10:05 of sound, which
  /// takes minutes; …"; nil for a step that takes a moment.
  package static func line(_ step: RecordingIdentifier.Step) -> String? {
    guard case .reading(let reciter, _, let all) = step, all > moment else { return nil }
    return
      "learning the sound of \(reciter.name) and others, once: \(Lengths.time(atLeastASecondOf: all, rate: 100)) of sound, "
      + "which takes some minutes; you can stop and continue later"
  }
}
