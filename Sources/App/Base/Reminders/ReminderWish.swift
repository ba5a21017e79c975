import Foundation
package import TilawaCore
import TilawaScripts

/// A request about a reminder: `at 20:30`, `off` or `status`.
package enum ReminderWish: Hashable, Sendable {
  case at(TimeOfDay)
  case off
  case status

  /// Reads a request; returns nil for other words.
  package init?(_ words: [String]) {
    switch words {
    case [], ["status"]: self = .status
    case ["off"], ["at", "off"]: self = .off
    default:
      guard let word = words.last, words == ["at", word] || words == [word], let time = TimeOfDay(word) else {
        return nil
      }
      self = .at(time)
    }
  }
}

extension Reminder {
  /// Does the request, and returns the state after it.
  package func carryOut(_ wish: ReminderWish) async throws -> CommandAnswer {
    switch wish {
    case .at(let time): return answer(try await on(at: time))
    case .off:
      let wasThere = try await off()
      return CommandAnswer(
        [wasThere ? BaseSentences.reminderRemoved(title: title) : BaseSentences.thereWasNoReminder(title: title)],
        json(nil, [("removed", .bool(wasThere))]))
    case .status:
      if let setting = try await setting() { return answer(setting) }
      return CommandAnswer([BaseSentences.noReminder(title: title)], json(nil, []))
    }
  }

  private func answer(_ setting: Setting) -> CommandAnswer {
    let next = DayClock().words(DayClock().next(setting.time, after: Date()))
    return CommandAnswer(
      [BaseSentences.reminderSet(title: title, time: "\(setting.time)", next: next, runner: setting.runner.name)],
      json(setting, [("next", .string(next))]), remarks: setting.runner.remarks)
  }

  private func json(_ setting: Setting?, _ more: [(String, JSON)]) -> JSON {
    JSON.object(
      [
        ("reminder", .string(name)), ("on", .bool(setting != nil)),
        ("time", .optional(setting, { .string("\($0.time)") })),
        ("by", .optional(setting, { .string($0.runner.name) })),
        ("timer", .optional(setting?.runner.timer, JSON.string)),
      ] + more
    )
  }
}
