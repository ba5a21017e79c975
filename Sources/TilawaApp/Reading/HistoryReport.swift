package import TilawaCore

/// Entries of the ledger, as they are shown.
package struct HistoryReport {
  package let entries: [LedgerEntry]
  package let structure: QuranStructure

  package init(
    entries: [LedgerEntry], structure: QuranStructure
  ) {
    self.entries = entries
    self.structure = structure
  }

  package enum Grouping { case day, session }

  /// More ranges than a line holds are counted.
  private static let mostRanges = 12

  private struct Group: Hashable {
    let day: CalendarDay
    let session: String?
    let reciter: String
    let riwayah: Riwayah
  }

  /// The cells of each line, in the order in which it was heard.
  package func lines(by grouping: Grouping) -> [[String]] {
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
    return days.map { group in line(group, groups[group] ?? [], grouping) }
  }

  private func line(_ group: Group, _ entries: [LedgerEntry], _ grouping: Grouping) -> [String] {
    let summary = HeardSummary(entries, in: structure)
    let ranges = summary.stretches.prefix(HistoryReport.mostRanges).map(\.description).joined(separator: ", ")
    let rest = summary.stretches.count - HistoryReport.mostRanges
    let more = rest > 0 ? " and \(rest) more" : ""
    let day = "\(group.day)" + (grouping == .session ? " \(entries.first?.began.clock ?? "")" : "")
    let script = grouping == .session ? entries.first?.occasion.script.map { " (\(ScriptTitle.of($0)))" } ?? "" : ""
    return [
      day, Lengths.time(summary.heard.wholeSeconds), group.reciter, group.riwayah.rawValue, ranges + more + script,
    ]
  }

  /// "1:02:03 in all, 57 ayat heard to their end".
  package var sum: String {
    let summary = HeardSummary(entries, in: structure)
    return "\(Lengths.time(summary.heard.wholeSeconds)) in all, \(summary.plays) heard to the end"
  }

  package var json: JSON {
    let summary = HeardSummary(entries, in: structure)
    return .object([
      ("plays", .int(summary.plays)), ("seconds", .seconds(summary.heard)), ("entries", .array(entries.map(json))),
    ])
  }

  private func json(_ entry: LedgerEntry) -> JSON {
    .object([
      ("kind", .string(entry.kind.rawValue)), ("session", .string(entry.occasion.session)),
      ("script", .optional(entry.occasion.script, JSON.string)), ("step", .optional(entry.occasion.step, JSON.string)),
      ("day", .string("\(entry.day)")), ("began", .string("\(entry.began)")), ("zone", .string(entry.began.zone)),
      ("ended", .string("\(ZonedTime(seconds: entry.ended, offset: entry.began.offset, zone: ""))")),
      ("ref", .string(entry.naming.ref)), ("counting", .string(entry.naming.counting.rawValue)),
      ("role", .string(entry.naming.role.rawValue)), ("first_word", .int(entry.words.start)),
      ("past_word", .int(entry.words.end)), ("riwayah", .string(entry.riwayah.rawValue)),
      ("reciter", .optional(entry.source?.reciter, JSON.string)),
      ("reciter_kind", .optional(entry.source?.kind.rawValue, JSON.string)),
      ("sha256", .optional(entry.source?.sha256, JSON.string)), ("plays", .int(entry.plays)),
      ("seconds", .seconds(entry.heard)),
    ])
  }
}

extension Duration {
  /// Rounded down.
  fileprivate var wholeSeconds: Int { Int(components.seconds) }
}

extension JSON {
  /// To the millisecond.
  fileprivate static func seconds(_ length: Duration) -> JSON {
    let (seconds, attoseconds) = length.components
    return .time(
      OutputTime(frames: Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000), rate: 1000))
  }
}
