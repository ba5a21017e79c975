import TilawaCore

/// The events of a ledger as text: a line of JSON each.
enum HifzLines {
  static func text(of events: [HifzEvent]) -> String {
    events.map { JSON.line(encoding: HifzEventRow($0)) + "\n" }.joined()
  }

  /// Reads events; lines that are no event are noted and left out.
  static func read(_ text: String, in structure: QuranStructure) -> HifzStore.Import {
    var report = HifzStore.Import()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      func refuse(_ reason: Sentence) { report.faults.append(HifzStore.Import.Fault(line: index + 1, reason: reason)) }
      do {
        let row = try JSON(reading: String(line)).decoded(as: HifzEventRow.self)
        report.events.append(try row.event(words: structure.words))
      } catch let fault as HifzEventRow.Fault {
        refuse(fault.sentence)
      } catch {
        refuse(StoreSentences.lineNoEvent)
      }
    }
    return report
  }
}
