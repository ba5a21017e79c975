/// The times of a script's scheduled runs.
public struct Schedule: Hashable, Sendable {
  /// The treatment of a run whose time came while the machine was off or asleep.
  public enum Lateness: Hashable, Sendable {
    /// The run starts as soon as the machine is on again.
    case catchUp
    /// The run is left out if it would start more than this number of minutes late.
    case skip(afterMinutes: Int)
  }

  /// The times of day, in order, each once; never empty.
  public let times: [TimeOfDay]
  /// The days of the week.
  public let days: Weekdays
  /// The treatment of a late run.
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
