/// The settings of a memoriser's plan. Each is an event, so that plans of two devices merge.
package struct HifzPlan: Hashable, Sendable {
  /// A time in which some material is heard more often: before an exam, or in Ramadan.
  package struct Season: Hashable, Sendable {
    package let days: ClosedRange<CalendarDay>
    /// The material; nil: all.
    package let words: WordRange?
    /// The days within which all of it is heard once.
    package let cycle: Int

    package init(days: ClosedRange<CalendarDay>, words: WordRange?, cycle: Int) {
      self.days = days
      self.words = words
      self.cycle = cycle
    }
  }

  /// The new text a day; nil: none.
  package var new: HifzAmount? = HifzAmount("lines:5")
  /// The greatest amount of revision a day; nil: as much as the cycle needs.
  package var revise: HifzAmount?
  /// The ceiling: the days within which each page is heard, 2 to 400.
  package var cycle = 30
  /// The share of passages that are to be known when they are heard, 0.8 to 0.97.
  package var retention = 0.9
  /// The days after learning in which a page belongs to the recent round, 7 to 120.
  package var recent = 21
  /// The days of the week without work, from 1 (Monday).
  package var daysOff: Set<Int> = []
  /// The days of the week on which a teacher hears.
  package var teacherDays: Set<Int> = []
  /// The exam; nil: none.
  package var exam: Season?
  /// The number of times that all is heard in Ramadan; nil: as in other months.
  package var ramadan: Int?
  /// The riwayah that is learned; nil: the configured one.
  package var riwayah: Riwayah?
  /// The parameters of the memory model; nil: the published ones.
  package var parameters: [Double]?

  package init() {}

  /// The names of the settings.
  package enum Key: String, CaseIterable, Hashable, Sendable {
    case new, revise, cycle, retention, recent, off, teacher, exam, ramadan, riwayah, parameters
  }

  /// The days before an exam in which its material is heard more often.
  package static let examDays = 28
  /// The cycle in these days.
  package static let examCycle = 7

  /// The memory model.
  package var model: FSRS { parameters.flatMap { FSRS($0) } ?? .standard }

  /// Changes a setting; returns false for a value that the setting does not take.
  package mutating func set(_ key: Key, to text: String) -> Bool {
    switch key {
    case .new: return HifzPlan.put(text, HifzAmount.init(_:), in: &new)
    case .revise: return HifzPlan.put(text, HifzAmount.init(_:), in: &revise)
    case .cycle: return HifzPlan.put(text, 2...400, standard: HifzPlan().cycle, in: &cycle)
    case .recent: return HifzPlan.put(text, 7...120, standard: HifzPlan().recent, in: &recent)
    case .retention where text == "none": retention = HifzPlan().retention
    case .retention:
      guard let value = Double(text), (0.8...0.97).contains(value) else { return false }
      retention = value
    case .off:
      guard let days = HifzPlan.weekdays(text), days.count < 7 else { return false }
      daysOff = days
    case .teacher:
      guard let days = HifzPlan.weekdays(text) else { return false }
      teacherDays = days
    case .exam: return HifzPlan.put(text, HifzPlan.exam(_:), in: &exam)
    case .ramadan: return HifzPlan.put(text, { Int($0).flatMap { (1...10).contains($0) ? $0 : nil } }, in: &ramadan)
    case .riwayah: return HifzPlan.put(text, Riwayah.init(rawValue:), in: &riwayah)
    case .parameters:
      return HifzPlan.put(
        text, { FSRS($0.split(separator: ",").compactMap { Double($0) })?.parameters }, in: &parameters)
    }
    return true
  }

  private static func put<Value>(_ text: String, _ read: (String) -> Value?, in place: inout Value?) -> Bool {
    if text == "none" {
      place = nil
      return true
    }
    guard let value = read(text) else { return false }
    place = value
    return true
  }

  private static func put(_ text: String, _ range: ClosedRange<Int>, standard: Int, in place: inout Int) -> Bool {
    if text == "none" {
      place = standard
      return true
    }
    guard let value = Int(text.hasSuffix("d") ? String(text.dropLast()) : text), range.contains(value) else {
      return false
    }
    place = value
    return true
  }

  /// The short names of the days of the week, Monday first.
  package static let weekdayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// Reads `mon,fri`, or `none`; nil for other texts.
  package static func weekdays(_ text: String) -> Set<Int>? {
    if text == "none" { return [] }
    let numbers = text.split(separator: ",").map { weekdayNames.firstIndex(of: $0.lowercased()) }
    guard !numbers.isEmpty, !numbers.contains(nil) else { return nil }
    return Set(numbers.compactMap { $0.map { $0 + 1 } })
  }

  /// Returns the text of days of the week, in their order.
  package static func text(ofWeekdays days: Set<Int>) -> String {
    days.isEmpty ? "none" : days.sorted().map { weekdayNames[$0 - 1] }.joined(separator: ",")
  }

  /// Reads the stored form of an exam: `2027-03-01` or `2027-03-01 0-500`, a day and the words.
  private static func exam(_ text: String) -> Season? {
    let parts = text.split(separator: " ")
    guard (1...2).contains(parts.count), let day = CalendarDay(String(parts[0])) else { return nil }
    let ends = parts.count == 2 ? parts[1].split(separator: "-").map { Int($0) } : []
    let days = day.advanced(by: -examDays)...day
    guard parts.count == 2 else { return Season(days: days, words: nil, cycle: examCycle) }
    guard ends.count == 2, let start = ends[0], let end = ends[1], 0 <= start, start < end, end < 1_000_000 else {
      return nil
    }
    return Season(days: days, words: WordRange(start, end), cycle: examCycle)
  }

  /// The stored form of a setting; nil: it has its standard value.
  package func text(of key: Key) -> String? {
    let standard = HifzPlan()
    switch key {
    case .new: return new == standard.new ? nil : new?.description ?? "none"
    case .revise: return revise?.description
    case .cycle: return cycle == standard.cycle ? nil : "\(cycle)d"
    case .retention: return retention == standard.retention ? nil : "\(retention)"
    case .recent: return recent == standard.recent ? nil : "\(recent)d"
    case .off: return daysOff.isEmpty ? nil : HifzPlan.text(ofWeekdays: daysOff)
    case .teacher: return teacherDays.isEmpty ? nil : HifzPlan.text(ofWeekdays: teacherDays)
    case .exam:
      return exam.map { exam in
        "\(exam.days.upperBound)" + (exam.words.map { " \($0.start)-\($0.end)" } ?? "")
      }
    case .ramadan: return ramadan.map { "\($0)" }
    case .riwayah: return riwayah?.rawValue
    case .parameters: return parameters.map { $0.map { "\($0)" }.joined(separator: ",") }
    }
  }
}
