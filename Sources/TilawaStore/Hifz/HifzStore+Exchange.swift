package import TilawaCore

extension HifzStore {
  /// The result of an import of events.
  package struct Import: Hashable, Sendable {
    /// The number of events that were not here, and of those that were.
    package var (added, known) = (0, 0)
    /// The number of lines that were left out, by reason.
    package var refused: [String: Int] = [:]
  }

  /// All events, a line of JSON each, in the order of time.
  package func export(in structure: QuranStructure) throws(StoreError) -> String {
    try events(in: structure).map { JSON.line(encoding: HifzEventRow($0)) + "\n" }.joined()
  }

  /// Adds the events of an exported file, in one transaction. Lines that are no event are counted and left out.
  package func `import`(_ text: String, in structure: QuranStructure) throws(StoreError) -> Import {
    var report = Import()
    var events: [HifzEvent] = []
    for line in text.split(whereSeparator: \.isNewline) {
      do {
        let row = try JSON(reading: String(line)).decoded(as: HifzEventRow.self)
        events.append(try row.event(words: structure.words))
      } catch let fault as HifzEventRow.Fault {
        report.refused[fault.description, default: 0] += 1
      } catch {
        report.refused["a line that is no event", default: 0] += 1
      }
    }
    report.added = try merge(events, in: structure)
    report.known = events.count - report.added
    return report
  }
}
