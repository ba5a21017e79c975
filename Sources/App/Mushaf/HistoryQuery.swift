package import AppBase
package import TilawaCore
import TilawaStore

/// A question to the history: the days, the text and the reciter that were heard.
package struct HistoryQuery {
  /// The days of the listener; nil: all.
  package var days: ClosedRange<CalendarDay>?
  /// The range that was heard, as it was typed; nil: any.
  package var range: String?
  /// The reciter, by a name as it was typed; nil: any.
  package var reciter: String?
  /// The subject of a line of the answer.
  package var grouping = HistoryReport.Grouping.day

  package init() {}

  /// Returns the last days up to today, and all later days. A wrong clock or a journey may have put entries into
  /// tomorrow.
  package static func last(_ count: Int) -> ClosedRange<CalendarDay> {
    ZonedTime.now.day.advanced(by: 1 - count)...end
  }

  /// Returns some days and all later days.
  package static func since(_ days: ClosedRange<CalendarDay>) -> ClosedRange<CalendarDay> {
    days.lowerBound...max(end, days.upperBound)
  }

  private static let end = CalendarDay(number: .max / 2)

  /// Answers the question. Warns of entries that cannot be believed.
  ///
  /// - Returns: nil for a range without words.
  package func report(in context: AppContext) throws -> HistoryReport? {
    let (library, structure) = (try context.library(), try context.quran().structure)
    var filter = LedgerFilter()
    filter.days = days
    filter.reciter = try reciter.map { try id(of: $0, in: library) }
    if let range {
      let parser = RangeParser(structure: structure, riwayah: try context.riwayah(nil), grain: .word)
      let words = WordRange.joined(try parser.parse([range]).map(structure.span))
      guard let first = words.first, let last = words.last else { return nil }
      filter.words = WordRange(first.start, last.end)
    }
    let entries = context.usable(try library.ledger.rows(filter))
    return HistoryReport(
      entries: entries, structure: structure, grouping: grouping, showsSum: context.interface.isTerminal,
      remark: entries.isEmpty ? try nothing(in: library) : nil)
  }

  /// Returns the id of a reciter. The history also names reciters who were removed.
  private func id(of name: String, in library: Library) throws(StoreError) -> String {
    do { return try library.reciters.choose(name).id } catch {
      guard error.code == .notFound else { throw error }
      return name
    }
  }

  /// Returns the reason that nothing was found, with advice.
  private func nothing(in library: Library) throws -> Sentence {
    if try library.settings.value(of: .history) == LibrarySetting.historyOff {
      return MushafSentences.notHeardOff(command: CommandHint("config", "set", "history", "on"))
    }
    if range != nil || reciter != nil || days == nil { return MushafSentences.notHeard }
    guard let last = try library.ledger.recent(sessions: 1).first else {
      return MushafSentences.historyEmpty(command: CommandHint("play", "2:255"))
    }
    let day = "\(last.began.day)"
    return MushafSentences.nothingThen(day: day, command: CommandHint("history", "--since", day))
  }
}
