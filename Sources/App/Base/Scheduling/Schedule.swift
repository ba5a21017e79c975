package import TilawaCore

/// The times of a script's scheduled runs.
package struct Schedule: Hashable, Sendable {
  /// The treatment of a run whose time came while the machine was off or asleep.
  package enum Lateness: Hashable, Sendable {
    /// The run starts as soon as the machine is on again.
    case catchUp
    /// The run is left out if it would start more than this number of minutes late.
    case skip(afterMinutes: Int)
  }

  /// The times of day, in order, each once; never empty.
  package let times: [TimeOfDay]
  /// The days of the week.
  package let days: Weekdays
  /// The treatment of a late run.
  package let lateness: Lateness

  /// - Precondition: there is a time.
  package init(times: [TimeOfDay], days: Weekdays = .daily, lateness: Lateness) {
    precondition(!times.isEmpty, "a schedule has a time")
    self.times = Set(times).sorted()
    self.days = days
    self.lateness = lateness
  }

  /// The options by which a run decides whether it is too late; none where it never is.
  package var runOptions: [String] {
    guard case .skip(let minutes) = lateness else { return [] }
    let onDays = days == .daily ? [] : ["--days", "\(days)"]
    return times.flatMap { ["--scheduled", "\($0)"] } + onDays + ["--not-later-than", "\(minutes)m"]
  }
}
