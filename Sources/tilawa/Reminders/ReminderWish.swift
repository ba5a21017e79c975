import ArgumentParser
import TilawaScripts

/// What somebody types about a reminder: `at 20:30`, `off`, or nothing to ask.
enum ReminderWish: Hashable {
  case at(TimeOfDay)
  case off
  case status

  /// - Throws: `ValidationError` for anything else.
  init(_ words: [String]) throws {
    switch words {
    case [], ["status"]: self = .status
    case ["off"], ["at", "off"]: self = .off
    default:
      guard let word = words.last, words == ["at", word] || words == [word], let time = TimeOfDay(word) else {
        throw ValidationError("say at HH:MM, such as at 20:30, or off")
      }
      self = .at(time)
    }
  }
}
