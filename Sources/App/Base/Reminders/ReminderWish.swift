import FoundationEssentials
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
        state(nil, removed: wasThere))
    case .status:
      if let setting = try await setting() { return answer(setting) }
      return CommandAnswer([BaseSentences.noReminder(title: title)], state(nil))
    }
  }

  private func answer(_ setting: Setting) -> CommandAnswer {
    let next = DayClock().words(DayClock().next(setting.time, after: Date()))
    return CommandAnswer(
      [BaseSentences.reminderSet(title: title, time: "\(setting.time)", next: next, runner: setting.runner.name)],
      state(setting, next: next), remarks: setting.runner.remarks)
  }

  private func state(_ setting: Setting?, next: String? = nil, removed: Bool? = nil) -> State {
    State(
      reminder: name, on: setting != nil, time: setting.map { "\($0.time)" }, by: setting?.runner.name,
      timer: setting?.runner.timer, next: next, removed: removed)
  }

  /// The line for programs about a reminder.
  private struct State: Encodable {
    let reminder: String
    let on: Bool
    @Nullable var time: String?
    /// The program that runs it.
    @Nullable var by: String?
    /// The file of the timer.
    @Nullable var timer: String?
    /// The next time, of a reminder that is set.
    let next: String?
    /// Whether there was one, where it is turned off.
    let removed: Bool?
  }
}
