import TilawaCore
import TilawaStore

// The ledger of hifz as a file.

extension HifzBook {
  /// The form of an exported ledger.
  package enum ExportForm: String, CaseIterable, Hashable, Sendable {
    /// A line of JSON for each event; `hifz import` reads it.
    case jsonl
    /// A table for other programs.
    case csv
  }

  package func export(as form: ExportForm) throws -> String {
    switch form {
    case .jsonl: try library.hifz.export(in: structure)
    case .csv: try table()
    }
  }

  /// The events that hold, as a table by RFC 4180.
  private func table() throws -> String {
    let rows = try library.hifz.events(in: structure).holding().map { event -> [String] in
      let words = event.words
      let (kind, value, by, seconds) = HifzBook.fields(event.kind)
      return [
        "\(event.time)", "\(event.day)", kind, words.map { text(of: WordSet([$0])) } ?? "",
        words.map { "\(pages.page(ofWord: $0.start))" } ?? "", value, by, seconds,
      ]
    }
    return ([["time", "day", "kind", "ranges", "page", "value", "by", "seconds"]] + rows)
      .map { $0.map(HifzBook.field).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func fields(_ kind: HifzEvent.Kind) -> (kind: String, value: String, by: String, seconds: String) {
    switch kind {
    case .add(_, let entry): ("add", entry.rawValue, "", "")
    case .remove: ("remove", "", "", "")
    case .grade(_, let grade, let by, let seconds): ("grade", grade.name, by.rawValue, seconds.map { "\($0)" } ?? "")
    case .slip(_, let by, _): ("slip", "", by.rawValue, "")
    case .set(let name, let text): ("set", "\(name) \(text)", "", "")
    case .note(_, let text): ("note", text, "", "")
    case .undo(let id): ("undo", id, "", "")
    }
  }

  private static func field(_ text: String) -> String {
    text.contains { $0 == "," || $0 == "\"" || $0.isNewline }
      ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }

  /// Merges an exported ledger. Nothing counts twice.
  ///
  /// - Parameter name: the name of the file, for people.
  /// - Throws: `Failure` (unreadable) where no line is an event.
  package func `import`(_ text: String, from name: String) throws -> CommandAnswer {
    let outcome = try library.hifz.import(text, in: structure)
    let refused = outcome.refused.sorted { $0.key < $1.key }
    if outcome.added + outcome.known == 0, !text.isEmpty {
      throw Failure(.unreadable, "\(name): it is not a file of tilawa hifz export")
    }
    for (reason, count) in refused { context.interface.warn("\(name): left out \(count): \(reason)") }
    return CommandAnswer(
      ["\(outcome.added) of \(outcome.added + outcome.known) events are new"],
      .object([
        ("added", .int(outcome.added)), ("known", .int(outcome.known)),
        ("refused", .object(refused.map { ($0.key, .int($0.value)) })),
      ]))
  }
}
