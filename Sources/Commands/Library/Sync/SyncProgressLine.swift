import CommandOptions
import Synchronization
import TilawaCore
import TilawaConsole
import TilawaSync

/// The progress of a synchronisation, shown on a terminal; nothing with `--json`.
final class SyncProgressLine: Sendable {
  private let isShown: Bool
  private let isDrawn = Mutex(false)

  init(_ report: ReportOptions) { isShown = Terminal.isTerminal(2) && !report.json }

  @Sendable func show(_ progress: SyncSession.SyncProgress) {
    guard isShown else { return }
    let line =
      switch progress {
      case .sendingSounds(let done, let all): Self.bar(LibraryCommandsSentences.sendingRecordings, done, all)
      case .sendingChanges(let parts): LibraryCommandsSentences.sendingChanges(parts: parts).text
      case .taking(let done, let all): Self.bar(LibraryCommandsSentences.takingChanges, done, all)
      case .fetchingSounds(let done, let all): Self.bar(LibraryCommandsSentences.fetchingRecordings, done, all)
      }
    isDrawn.withLock { $0 = true }
    Terminal.draw(Painted(line), on: 2)
  }

  func clear() {
    isDrawn.withLock { isDrawn in
      if isDrawn { ProgressBar.clear() }
      isDrawn = false
    }
  }

  private static func bar(_ words: Sentence, _ done: Int, _ all: Int) -> String {
    let filled = all > 0 ? min(20, done * 20 / all) : 20
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
    return LibraryCommandsSentences.progress(bar: bar, words: words, done: done, all: all).text
  }
}
