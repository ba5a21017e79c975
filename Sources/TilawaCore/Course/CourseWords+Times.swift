/// Times and lists of weeks, as sentences that others hold, and as text.
extension CourseWords {
  /// Returns "week 6", "weeks 6 and 7", "weeks 2, 5 and 7".
  package static func weeks(_ weeks: [Int]) -> Sentence {
    let (first, last) = ends(weeks)
    guard let last else { return CoreSentences.oneWeek(week: weeks.first ?? 0) }
    return CoreSentences.weekList(first: first, last: last)
  }

  /// Returns all weeks but the last with commas between, and the last; nil for a single week.
  static func ends(_ weeks: [Int]) -> (first: String, last: String?) {
    let names = weeks.map(String.init)
    guard let last = names.last, names.count > 1 else { return (names.first ?? "", nil) }
    return (names.dropLast().listed, last)
  }

  /// Returns several facts as one line.
  static func facts(_ facts: [Sentence]) -> Sentence {
    facts.dropFirst().reduce(facts.first ?? Sentence(verbatim: "")) { CoreSentences.both(first: $0, second: $1) }
  }

  /// Returns "today", "tomorrow", "in 5 days".
  package static func days(_ days: Int) -> Sentence { CoreSentences.inDays(days: max(0, days)) }

  /// Returns "just now", "6 hours ago".
  package func since(_ seconds: Int) -> Sentence {
    let passed = view.now - seconds
    return passed < 60 ? CoreSentences.justNow : CoreSentences.ago(span: CourseWords.length(passed))
  }

  /// Returns a span of time by its greatest unit: "12 minutes", "3 hours", "2 days".
  package static func length(_ seconds: Int) -> Sentence {
    if seconds < 3600 { return CoreSentences.minutes(count: max(1, seconds / 60)) }
    if seconds < 2 * 86_400 { return CoreSentences.hours(count: seconds / 3600) }
    return CoreSentences.days(count: seconds / 86_400)
  }

  /// Returns "Sat 16 Jan 2027".
  package static func day(_ day: CalendarDay) -> Sentence {
    CoreSentences.date(
      weekday: CourseTime.name(ofWeekday: day.weekday), day: day.day, month: months[day.month - 1], year: day.year)
  }

  private static let months = [
    CoreSentences.january, CoreSentences.february, CoreSentences.march, CoreSentences.april, CoreSentences.may,
    CoreSentences.june, CoreSentences.july, CoreSentences.august, CoreSentences.september, CoreSentences.october,
    CoreSentences.november, CoreSentences.december,
  ]

  /// Returns "Sat 16 Jan 2027 08:30 Europe/Berlin".
  package func time(_ seconds: Int) -> Sentence {
    let time = local.time(at: seconds)
    return CourseWords.moment(CourseWords.day(time.day), time.clock, zone: local.name)
  }

  /// Returns a day with a time, and the zone if there is one.
  static func moment(_ day: Sentence, _ clock: String, zone: String?) -> Sentence {
    guard let zone, !zone.isEmpty else { return CoreSentences.moment(date: day, clock: clock) }
    return CoreSentences.momentInZone(date: day, clock: clock, zone: zone)
  }

  // MARK: - Text

  package static func list(_ weeks: [Int]) -> String { CourseWords.weeks(weeks).text }
  package static func inDays(_ days: Int) -> String { CourseWords.days(days).text }
  package func ago(_ seconds: Int) -> String { since(seconds).text }
  package static func span(_ seconds: Int) -> String { length(seconds).text }
  package static func date(_ day: CalendarDay) -> String { CourseWords.day(day).text }
  package func date(_ day: CalendarDay) -> String { CourseWords.date(day) }
  package func moment(_ seconds: Int) -> String { time(seconds).text }
}
