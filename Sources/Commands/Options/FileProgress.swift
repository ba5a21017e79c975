import TilawaConsole
import TilawaCore
package import TilawaIntake

/// The number of files that are done, on a terminal.
package enum FileProgress {
  /// Returns the progress that shows the number; nothing where no person watches.
  package static func shown(_ report: ReportOptions) -> TilawaIntake.Progress {
    let isShown = Terminal.isTerminal(2) && !report.json
    return { done, count in
      guard isShown else { return }
      if done == count {
        ProgressBar.clear()
      } else {
        draw(done, of: count)
      }
    }
  }

  /// Draws the number of files that are done on the terminal.
  package static func draw(_ done: Int, of count: Int) {
    Terminal.draw(Painted(CommandOptionsSentences.filesDone(done: done, count: count).text), on: 2)
  }
}
