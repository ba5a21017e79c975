import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

extension Preparation {
  /// Who is told what is waited for before anything is heard.
  enum Audience {
    case nobody
    /// Whoever sits before this descriptor, if it is one.
    case terminal(Int32)
    /// Who shows it by themselves.
    case display(Display)
  }

  /// Has what is heard first fetched, or finds others who have it. Nothing where that is here.
  mutating func fetchFirst(_ audience: Audience) async throws {
    // Else what comes could drive out what is heard later; local files do not wait for it.
    let noting = Task { [library, paths = Set(plan.session.files.map(\.path))] in
      await DownloadUsage(library: library).note(paths)
    }
    guard !plan.expected.isEmpty else { return }
    if session.isEstimate { await noting.value }
    let descriptor: Int32? =
      if case .terminal(let number) = audience, Terminal.isTerminal(number) { number } else { nil }
    defer { if descriptor != nil { Terminal.clear() } }
    let display: Display? = if case .display(let display) = audience { display } else { nil }
    try await open(by: SessionFetch.closure(library, quran)) { ref in
      if let descriptor { Terminal.draw(Painted(LiveLine.waiting(for: ref)), on: descriptor) }
      if let display { Task { await display.waits(for: ref) } }
    }
    // Before any sound: whoever wanted all or nothing is told.
    if choice.missing == .fail { try settleMissing(with: .absent) }
  }
}
