package import AppBase
package import TilawaCore
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
  package func `import`(_ bytes: [UInt8], from name: String) throws -> HifzIntake {
    let text = try HifzBook.text(bytes, from: name)
    guard HifzBook.isLines(text) else {
      return try take(try HifzTable(self).read(text, from: name, of: .oneself), from: name)
    }
    let outcome = try library.hifz.import(text, in: structure)
    if outcome.added + outcome.known == 0, !text.isEmpty {
      throw Failure(.unreadable, LearningSentences.notAnExport(file: name, command: HifzTable.export))
    }
    return HifzIntake(outcome, from: name)
  }

  /// Decodes a file; a letter that is lost would be another note.
  static func text(_ bytes: [UInt8], from name: String) throws -> String {
    guard let text = ForeignText.text(bytes) else {
      throw Failure(.unreadable, LearningSentences.notUtf(file: name))
    }
    return text
  }

  /// Whether a text has lines of JSON.
  private static func isLines(_ text: String) -> Bool {
    text.first { !$0.isWhitespace && $0 != "\u{FEFF}" }.map { $0 == "{" } ?? true
  }

  /// Merges events that were read.
  func take(_ events: HifzStore.Import, from name: String) throws -> HifzIntake {
    var report = events
    report.added = try library.hifz.merge(events.events, in: structure)
    report.known = events.events.count - report.added
    return HifzIntake(report, from: name)
  }
}

/// The events that were taken from a file, and the lines that were left out.
package struct HifzIntake: ValueAnswer {
  private let intake: HifzStore.Import
  private let name: String
  /// The reason why there is nothing to take; nil where something was taken.
  private let reason: Sentence?

  init(_ intake: HifzStore.Import, from name: String, nothing reason: Sentence? = nil) {
    self.intake = intake
    self.name = name
    self.reason = reason
  }

  /// The number of lines that were left out.
  package var skipped: Int { intake.faults.count }
  /// Sentences about the lines that were left out, each with the file.
  package var complaints: [Sentence] {
    intake.complaints.map { LearningSentences.leftOut(file: name, complaint: $0) }
  }

  package var text: [AnswerPart] {
    reason == nil
      ? [.line(LearningSentences.eventsTaken(added: intake.added, all: intake.added + intake.known))] : []
  }

  package var remarks: [Sentence] { reason.map { [$0] } ?? [] }

  package var value: Value {
    Value(
      added: intake.added, known: intake.known,
      refused: NamedMembers(intake.refused.map { ($0.key.text, $0.value) }.sorted { $0.0 < $1.0 }),
      faults: intake.faults.map { Value.Fault(line: $0.line, message: $0.reason.text) })
  }

  /// The line for programs.
  package struct Value: Encodable {
    struct Fault: Encodable {
      let line: Int
      let message: String
    }

    /// The number of events that were not here, and of those that were.
    let added: Int
    let known: Int
    /// The number of lines that were left out, by reason.
    let refused: NamedMembers<Int>
    let faults: [Fault]
  }
}
