import TilawaCore
import TilawaStore

// The ledger of hifz as a file.

extension HifzBook {
  /// The form of an exported ledger.
  package enum ExportForm: String, CaseIterable, Hashable, Sendable {
    /// A line of JSON for each event.
    case jsonl
    /// A table for other programs.
    case csv
  }

  /// Returns the ledger as text. A table has the events that hold; lines of JSON have all.
  package func export(as form: ExportForm) throws -> String {
    switch form {
    case .jsonl: try library.hifz.export(in: structure)
    case .csv: HifzTable(self).text(of: try library.hifz.events(in: structure).holding())
    }
  }

  /// Merges an exported ledger, or a table of events. Nothing counts twice.
  ///
  /// - Parameter name: the name of the file, for people.
  /// - Throws: `Failure` (unreadable) where no line is an event.
  package func `import`(_ text: String, from name: String) throws -> CommandAnswer {
    guard HifzBook.isLines(text) else {
      return try take(try HifzTable(self).read(text, from: name, of: .oneself), from: name)
    }
    let outcome = try library.hifz.import(text, in: structure)
    if outcome.added + outcome.known == 0, !text.isEmpty {
      throw Failure(.unreadable, "\(name): it is not a file of tilawa hifz export")
    }
    return answer(outcome, name)
  }

  /// Whether a text has lines of JSON.
  private static func isLines(_ text: String) -> Bool {
    text.first { !$0.isWhitespace && $0 != "\u{FEFF}" }.map { $0 == "{" } ?? true
  }

  /// Merges events that were read.
  func take(_ events: HifzStore.Import, from name: String) throws -> CommandAnswer {
    var report = events
    report.added = try library.hifz.merge(events.events, in: structure)
    report.known = events.events.count - report.added
    return answer(report, name)
  }

  private func answer(_ outcome: HifzStore.Import, _ name: String) -> CommandAnswer {
    let refused = outcome.refused.sorted { $0.key < $1.key }
    for (reason, count) in refused { context.interface.warn("\(name): left out \(count): \(reason)") }
    return CommandAnswer(
      ["\(outcome.added) of \(outcome.added + outcome.known) events are new"],
      .object([
        ("added", .int(outcome.added)), ("known", .int(outcome.known)),
        ("refused", .object(refused.map { ($0.key, .int($0.value)) })),
      ]))
  }
}
