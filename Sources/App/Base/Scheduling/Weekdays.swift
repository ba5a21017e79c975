/// Days of the week, such as `mon-fri`, `sat,sun`, `thu-sat`, `daily`.
package struct Weekdays: Hashable, Sendable, CustomStringConvertible {
  /// A day of the week, numbered as in ISO 8601.
  package enum Day: Int, CaseIterable, Hashable, Sendable {
    case mon = 1
    case tue, wed, thu, fri, sat, sun

    init?(_ word: some StringProtocol) {
      let word = word.lowercased()
      guard word.count >= 3, let day = Day.allCases.first(where: { $0.name.hasPrefix(word) }) else { return nil }
      self = day
    }

    /// Three letters, which systemd and cron know too.
    package var short: String { String(name.prefix(3)) }

    fileprivate var capital: String { short.prefix(1).uppercased() + short.dropFirst() }

    private var name: String {
      ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"][rawValue - 1]
    }
  }

  /// All seven days.
  package static let daily = Weekdays(days: Set(Day.allCases))

  /// Never empty.
  package let days: Set<Day>

  private init(days: Set<Day>) { self.days = days }

  /// Names of days or spans of them, by commas, of three letters or more; or `daily`. A span may run over the end of the
  /// week. Nil for anything else.
  package init?(_ text: some StringProtocol) {
    guard text.lowercased() != "daily" else {
      self = .daily
      return
    }
    var days: Set<Day> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Day($0) }
      guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil else { return nil }
      days.formUnion(Weekdays.span(first, last))
    }
    self.init(days: days)
  }

  /// Whether a day is one of them.
  package func contains(_ day: Day) -> Bool { days.contains(day) }

  /// `mon-fri`, `sat,sun`, `daily`.
  package var description: String {
    self == .daily ? "daily" : spans.map { text($0, by: "-", \.short) }.joined(separator: ",")
  }

  /// The days in the form of systemd's calendar: `Mon..Fri`; empty for every day.
  package var calendarWords: String {
    self == .daily ? "" : spans.map { text($0, by: "..", \.capital) }.joined(separator: ",")
  }

  /// The days in the form of a crontab: `1-5`, `*`.
  package var crontabField: String {
    self == .daily
      ? "*"
      : spans.map { $0.count == 1 ? "\($0[0].rawValue)" : "\($0[0].rawValue)-\($0[$0.count - 1].rawValue)" }
        .joined(separator: ",")
  }

  /// Days that follow each other within a week, Monday first; two of them stand each for itself.
  private var spans: [[Day]] {
    var spans: [[Day]] = []
    for day in Day.allCases where days.contains(day) {
      if let last = spans.last?.last, last.rawValue + 1 == day.rawValue {
        spans[spans.count - 1].append(day)
      } else {
        spans.append([day])
      }
    }
    return spans.flatMap { $0.count == 2 ? [[$0[0]], [$0[1]]] : [$0] }
  }

  private func text(_ span: [Day], by joint: String, _ word: (Day) -> String) -> String {
    span.count == 1 ? word(span[0]) : "\(word(span[0]))\(joint)\(word(span[span.count - 1]))"
  }

  private static func span(_ first: Day, _ last: Day) -> [Day] {
    let length = (last.rawValue - first.rawValue + 7) % 7
    return (0...length).compactMap { Day(rawValue: (first.rawValue - 1 + $0) % 7 + 1) }
  }
}
