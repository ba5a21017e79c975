import Synchronization
import TilawaCore
package import TilawaHearing
import TilawaConsole

/// A bar on standard error: how much of a recording was heard. Draws nothing where nobody sees it.
package struct AlignmentDisplay: Sendable {
  package let isShown: Bool

  /// - Parameter isQuiet: programs are told, not people.
  package init(isQuiet: Bool) { isShown = Terminal.isTerminal(2) && !isQuiet }

  package func clear() { if isShown { ProgressBar.clear() } }

  /// Draws ten times a second at most.
  package func progress(_ title: String) -> PosteriorReader.Progress {
    guard isShown else { return { _, _ in } }
    let drawn = Mutex(ContinuousClock.now)
    return { done, total in
      let isDue = drawn.withLock { drawn in
        guard drawn.duration(to: .now) >= .milliseconds(100) || done == total else { return false }
        drawn = .now
        return true
      }
      guard isDue else { return }
      let share = min(1, Double(done) / Double(max(1, total)))
      let filled = Int(share * 20)
      let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
      let words =
        done < total ? ScreensSentences.percentHeard(percent: Int(share * 100)).text : ScreensSentences.findingAyat.text
      let line = "\(title.prefix(24)) \(bar) \(words)"
      Terminal.draw(Painted(line), on: 2)
    }
  }
}
