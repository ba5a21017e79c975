/// The days on which one surah went well, one after another.
package struct HifzSurahRecord: Hashable, Sendable, Identifiable {
  package let surah: Int
  /// The number of the last days of hearing that all went well: good or better, without a slip.
  package private(set) var current = 0
  /// The greatest such number.
  package private(set) var longest = 0
  /// The number of days on which it was heard.
  package private(set) var days = 0
  /// The last of these days.
  package private(set) var last: CalendarDay?

  package var id: Int { surah }

  /// Collects the records of all surahs that were heard, in their order.
  ///
  /// - Parameter events: all events of a ledger.
  package static func all(in events: [HifzEvent], _ structure: QuranStructure) -> [HifzSurahRecord] {
    var records: [Int: HifzSurahRecord] = [:]
    var open: [Int: HifzPortion.Hearing] = [:]
    for event in events.holding() {
      guard let words = event.words, 0 <= words.start, words.end <= structure.words else { continue }
      for surah in structure.surah(ofWord: words.start)...structure.surah(ofWord: words.end - 1) {
        var hearing = HifzPortion.Hearing(day: event.day)
        guard hearing.add(event.kind) else { continue }
        if var before = open[surah], before.day >= event.day {
          _ = before.add(event.kind)
          hearing = before
        } else if let before = open[surah] {
          records[surah, default: HifzSurahRecord(surah: surah)].close(before)
        }
        open[surah] = hearing
      }
    }
    for (surah, hearing) in open { records[surah, default: HifzSurahRecord(surah: surah)].close(hearing) }
    return records.values.filter { $0.days > 0 }.sorted { $0.surah < $1.surah }
  }

  private init(surah: Int) { self.surah = surah }

  private mutating func close(_ hearing: HifzPortion.Hearing) {
    guard let grade = hearing.grade else { return }
    days += 1
    last = hearing.day
    current = grade >= .good ? current + 1 : 0
    longest = max(longest, current)
  }
}

extension HifzPortion.Hearing {
  /// Adds what was heard or noticed; returns false for events of other kinds.
  package mutating func add(_ kind: HifzEvent.Kind) -> Bool {
    switch kind {
    case .grade(_, let grade, .teacher, _): teacher = grade
    case .grade(_, let grade, .program, _): program = min(program ?? grade, grade)
    case .grade(_, let grade, .oneself, _): oneself = min(oneself ?? grade, grade)
    case .slip(_, .teacher, _): teacherSlips += 1
    case .slip: slips += 1
    case .add, .remove, .set, .note, .undo: return false
    }
    return true
  }
}
