import TilawaCore

/// The events of a ledger as text: a line of JSON each.
enum HifzLines {
  static func text(of events: [HifzEvent]) -> String {
    events.map { JSON.line(encoding: HifzEventRow($0)) + "\n" }.joined()
  }

  /// Reads events; lines that are no event are counted and left out.
  static func read(_ text: String, in structure: QuranStructure) -> HifzStore.Import {
    var report = HifzStore.Import()
    for line in text.split(whereSeparator: \.isNewline) {
      do {
        let row = try JSON(reading: String(line)).decoded(as: HifzEventRow.self)
        report.events.append(try row.event(words: structure.words))
      } catch let fault as HifzEventRow.Fault {
        report.refused[fault.description, default: 0] += 1
      } catch {
        report.refused["a line that is no event", default: 0] += 1
      }
    }
    return report
  }
}
