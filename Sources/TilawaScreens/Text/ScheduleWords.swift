import Foundation
package import TilawaApp
import TilawaCore
import TilawaConsole
import TilawaScripts

/// Says what is scheduled, to people or programs.
package struct ScheduleWords {
  private let audience: RunReport.Audience
  private let clock = DayClock()

  package init(_ audience: RunReport.Audience) { self.audience = audience }

  /// All schedules that there are.
  package func tell(_ entries: [SystemdUnitFiles.Entry]) {
    if audience == .program { return Terminal.say(JSON.array(entries.map { .object(members($0)) }).text) }
    for entry in entries { Terminal.say(line(entry)) }
  }

  /// One that was made just now, and what systemd makes of it.
  package func tell(_ entry: SystemdUnitFiles.Entry, _ answer: SystemdManager.Answer) {
    if audience == .program {
      Terminal.say(JSON.object(members(entry) + [("active", .bool(answer == .done))]).text)
    } else {
      Terminal.say(line(entry))
      Terminal.say(entry.timer)
    }
    if case .absent(let why) = answer {
      Terminal.complain(SystemdUnitFiles.whenAsleep(entry.timer, why))
    }
    for time in entry.facts.schedule.times {
      guard let gap = clock.gap(at: time, after: Date()) else { continue }
      Terminal.complain("clocks do not show \(time) on \(gap), when summer time begins: systemd leaves that day out")
    }
  }

  private func next(_ entry: SystemdUnitFiles.Entry) -> String? {
    clock.next(entry.facts.schedule.times, on: entry.facts.schedule.days, after: Date()).map(clock.words)
  }

  /// "morning.yaml · 05:30 20:00 · mon-fri · skip 30m · next 2026-11-23 05:30".
  private func line(_ entry: SystemdUnitFiles.Entry) -> String {
    let schedule = entry.facts.schedule
    let name = entry.facts.subject.split(separator: "/").last.map(String.init) ?? entry.facts.subject
    let times = schedule.times.map(\.description).joined(separator: " ")
    return [name, times, "\(schedule.days)", schedule.lateness.words, next(entry).map { "next \($0)" }]
      .compactMap(\.self).joined(separator: " · ")
  }

  private func members(_ entry: SystemdUnitFiles.Entry) -> [(String, JSON)] {
    let schedule = entry.facts.schedule
    return [
      ("script", .string(entry.facts.subject)), ("times", .strings(schedule.times.map(\.description))),
      ("days", .string("\(schedule.days)")), ("lateness", .string(schedule.lateness.words)),
      ("next", .optional(next(entry), JSON.string)), ("timer", .string(entry.timer)),
    ]
  }
}
