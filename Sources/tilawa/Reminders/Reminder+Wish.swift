import Foundation
import TilawaCore
import TilawaConsole
import TilawaScripts

extension Reminder {
  /// Does what somebody typed, and says how it is then.
  func carryOut(_ wish: ReminderWish, _ report: ReportOptions) async throws {
    switch wish {
    case .at(let time): tell(try await on(at: time), report)
    case .off:
      let wasThere = try await off()
      if report.json { return Terminal.say(json(nil, [("removed", .bool(wasThere))])) }
      Terminal.say(wasThere ? "no reminder of \(title) any more" : "there was no reminder of \(title)")
    case .status:
      if let setting = try await setting() { return tell(setting, report) }
      Terminal.say(report.json ? json(nil, []) : "no reminder of \(title)")
    }
  }

  private func tell(_ setting: Setting, _ report: ReportOptions) {
    let next = DayClock().words(DayClock().next(setting.time, after: Date()))
    if report.json {
      Terminal.say(json(setting, [("next", .string(next))]))
    } else {
      Terminal.say("reminder of \(title) · \(setting.time) · next \(next) · by \(setting.keeper.name)")
    }
    guard case .sleepingSystemd(let timer, let why) = setting.keeper else { return }
    let unit = timer.split(separator: "/").last ?? ""
    Terminal.complain(
      "your systemd did not take it up (\(why)): it begins with your next login, or when you type: "
        + "systemctl --user daemon-reload && systemctl --user start \(unit)")
  }

  private func json(_ setting: Setting?, _ more: [(String, JSON)]) -> String {
    JSON.object(
      [
        ("reminder", .string(name)), ("on", .bool(setting != nil)),
        ("time", .optional(setting, { .string("\($0.time)") })),
        ("by", .optional(setting, { .string($0.keeper.name) })),
        ("timer", .optional(setting?.keeper.timer, JSON.string)),
      ] + more
    ).text
  }
}

extension Reminder.Keeper {
  /// For people and programs.
  var name: String {
    switch self {
    case .systemd, .sleepingSystemd: "systemd"
    case .crontab: "crontab"
    }
  }

  /// The file of the timer.
  var timer: String? {
    switch self {
    case .systemd(let timer), .sleepingSystemd(let timer, _): timer
    case .crontab: nil
    }
  }
}
