package import AppBase
package import TilawaCore

/// Entries of the ledger, a line for each day and reciter, or for each session.
package struct HistoryReport: ValueAnswer {
  package enum Grouping { case day, session }

  let entries: [LedgerEntry]
  let structure: QuranStructure
  let grouping: Grouping
  /// Whether the sum stands below the lines.
  let showsSum: Bool
  /// The reason that there is no entry; nil if there are entries.
  let remark: Sentence?

  /// The number of ranges in a line; the others are only counted.
  private static let mostRanges = 12

  private struct Group: Hashable {
    let day: CalendarDay
    let session: String?
    let reciter: String
    let riwayah: Riwayah
  }

  package var text: [AnswerPart] {
    guard !entries.isEmpty else { return [] }
    let headings = [
      grouping == .session ? MushafSentences.began : MushafSentences.day, MushafSentences.length,
      MushafSentences.reciter, MushafSentences.riwayah, MushafSentences.heard,
    ]
    let table = AnswerPart.table(AnswerTable(lines, headings: headings, numbers: [1]))
    return [table] + (showsSum ? [.line(sum)] : [])
  }

  package var remarks: [Sentence] { remark.map { [$0] } ?? [] }

  /// The cells of each line, in the order of hearing.
  private var lines: [[String]] {
    var order: [Group] = []
    var groups: [Group: [LedgerEntry]] = [:]
    for entry in entries {
      let group = Group(
        day: entry.day, session: grouping == .session ? entry.occasion.session : nil,
        reciter: entry.source?.reciter ?? "", riwayah: entry.riwayah)
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(entry)
    }
    let days = order.sorted { $0.day < $1.day }
    return days.map { group in line(group, groups[group] ?? []) }
  }

  private func line(_ group: Group, _ entries: [LedgerEntry]) -> [String] {
    let summary = HeardSummary(entries, in: structure)
    let ranges = summary.runs.prefix(HistoryReport.mostRanges).map(\.description).listed
    let rest = summary.runs.count - HistoryReport.mostRanges
    let heard = rest > 0 ? MushafSentences.rangesAndMore(ranges: ranges, count: rest).text : ranges
    let day = "\(group.day)" + (grouping == .session ? " \(entries.first?.began.clock ?? "")" : "")
    let script = grouping == .session ? entries.first?.occasion.script.map { " (\(ScriptTitle.of($0)))" } ?? "" : ""
    return [
      day, Lengths.time(summary.heard.wholeSeconds), group.reciter, group.riwayah.rawValue, heard + script,
    ]
  }

  /// The words about the sum: "1:02:03 in all, 57 ayat heard to their end".
  private var sum: Sentence {
    let summary = HeardSummary(entries, in: structure)
    return MushafSentences.heardInAll(time: Lengths.time(summary.heard.wholeSeconds), plays: summary.plays)
  }

  package var value: some Encodable {
    let summary = HeardSummary(entries, in: structure)
    return HistoryFound(
      plays: summary.plays, seconds: JSONNumber(summary.heard), entries: entries.map { LedgerFact(entry: $0) })
  }
}

extension Duration {
  /// Seconds, rounded down.
  fileprivate var wholeSeconds: Int { Int(components.seconds) }
}
