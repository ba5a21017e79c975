/// When a script is run by itself.
public struct Schedule: Hashable, Sendable {
  /// What becomes of a run whose time came while the machine was off or asleep.
  public enum Lateness: Hashable, Sendable {
    /// It is made as soon as the machine is there again.
    case catchUp
    /// It is left out where it would begin more than so many minutes late.
    case skip(afterMinutes: Int)
  }

  /// In order, each once; never empty.
  public let times: [TimeOfDay]
  /// The days of the week.
  public let days: Weekdays
  /// What becomes of a run that is late.
  public let lateness: Lateness

  /// - Precondition: there is a time.
  public init(times: [TimeOfDay], days: Weekdays = .daily, lateness: Lateness) {
    precondition(!times.isEmpty, "a schedule has a time")
    self.times = Set(times).sorted()
    self.days = days
    self.lateness = lateness
  }

  /// The options by which a run decides whether it is too late; none where it never is.
  public var runOptions: [String] {
    guard case .skip(let minutes) = lateness else { return [] }
    let onDays = days == .daily ? [] : ["--days", "\(days)"]
    return times.flatMap { ["--scheduled", "\($0)"] } + onDays + ["--not-later-than", "\(minutes)m"]
  }
}
