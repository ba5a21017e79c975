package import TilawaCore

/// The words of hifz, as teachers use them.
package enum HifzWords {
  /// The name of a round, with its meaning.
  package static func round(_ round: HifzRound) -> String {
    switch round {
    case .sabaq: "new (sabaq)"
    case .sabqi: "recent (sabqi)"
    case .manzil: "old (manzil)"
    }
  }

  /// The reason for which a page is heard today.
  static func reason(_ reason: HifzTask.Reason) -> String {
    switch reason {
    case .new: ""
    case .recent: "learned lately"
    case .fading: "weak"
    case .cycle: "its turn"
    case .level: "early, for even days"
    case .late: "late"
    case .season: "exam or Ramadan"
    }
  }

  static func age(_ days: Int?) -> String {
    guard let days else { return "" }
    return days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
  }

  static func days(_ count: Int) -> String { "\(count) day\(count == 1 ? "" : "s")" }

  static func minutes(_ count: Int) -> String { "\(count) min" }

  static func by(_ origin: HifzOrigin) -> String {
    switch origin {
    case .program: "by the check"
    case .oneself: "by yourself"
    case .teacher: "by the teacher"
    }
  }

  private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  static func day(_ day: CalendarDay) -> String { "\(weekdays[day.weekday - 1]) \(day)" }
}
