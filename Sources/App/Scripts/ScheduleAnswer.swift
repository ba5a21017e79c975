package import AppBase
import AppPlayback
import FoundationEssentials
package import TilawaCore
import TilawaScripts

/// The schedules of scripts: all, or one that was made.
package struct ScheduleAnswer: Answer {
  private let entries: [SystemdUnitFiles.Entry]
  /// The reply of systemd to a schedule that was made.
  private var state: SystemdManager.Answer?
  private let clock = DayClock()

  /// - Parameter entries: all schedules.
  package init(_ entries: [SystemdUnitFiles.Entry]) { self.entries = entries }

  /// - Parameters:
  ///   - entry: the schedule that was made.
  ///   - state: the reply of systemd.
  package init(_ entry: SystemdUnitFiles.Entry, _ state: SystemdManager.Answer) {
    entries = [entry]
    self.state = state
  }

  package var text: [AnswerPart] {
    (entries.map(line) + (state == nil ? [] : entries.map { Sentence(verbatim: $0.timer) })).map(AnswerPart.line)
  }

  package var json: String {
    guard let state, let entry = entries.first else { return JSON.text(encoding: entries.map { value($0) }) }
    return JSON.text(encoding: value(entry, isActive: state == .done))
  }

  /// Warnings about the schedule that was made, for people and programs.
  package var warnings: [Sentence] {
    guard let state, let entry = entries.first else { return [] }
    var warnings: [Sentence] = []
    if case .absent(let why) = state { warnings.append(SystemdUnitFiles.whenAsleep(entry.timer, why)) }
    for time in entry.facts.schedule.times {
      guard let gap = clock.gap(at: time, after: Date()) else { continue }
      warnings.append(ScriptsSentences.noSuchTime(time: "\(time)", day: "\(gap)"))
    }
    return warnings
  }

  private func next(_ entry: SystemdUnitFiles.Entry) -> String? {
    clock.next(entry.facts.schedule.times, on: entry.facts.schedule.days, after: Date()).map(clock.words)
  }

  /// "morning.yaml · 05:30 20:00 · mon-fri · skip 30m · next 2026-11-23 05:30".
  private func line(_ entry: SystemdUnitFiles.Entry) -> Sentence {
    let schedule = entry.facts.schedule
    let name = entry.facts.subject.split(separator: "/").last.map(String.init) ?? entry.facts.subject
    let times = schedule.times.map(\.description).joined(separator: " ")
    let facts = [name, times, "\(schedule.days)", "\(schedule.lateness.words)"].map { Sentence(verbatim: $0) }
    return (facts + [next(entry)].compactMap(\.self).map { ScriptsSentences.next(time: $0) }).dotted
  }

  private func value(_ entry: SystemdUnitFiles.Entry, isActive: Bool? = nil) -> ScheduledScript {
    let schedule = entry.facts.schedule
    return ScheduledScript(
      script: entry.facts.subject, times: schedule.times.map(\.description), days: "\(schedule.days)",
      lateness: "\(schedule.lateness.words)", next: next(entry), timer: entry.timer, active: isActive)
  }
}

/// A schedule in the line for programs. Members keep this order.
private struct ScheduledScript: Encodable {
  let script: String
  let times: [String]
  let days: String
  let lateness: String
  /// The time of the next run; null for none.
  @Nullable var next: String?
  /// The file of the timer.
  let timer: String
  /// Whether systemd has loaded it; only of a schedule that was made.
  let active: Bool?
}
