/// The reminders of Tilawa's own.
package enum ReminderKind: String, CaseIterable, Hashable, Sendable {
  case khatm, hifz
  case ayahOfTheDay = "ayah-of-the-day"

  private var title: String {
    switch self {
    case .khatm: "what remains of the day's goal"
    case .hifz: "today's list of hifz"
    case .ayahOfTheDay: "the ayah of the day"
    }
  }

  /// The arguments with which this program runs at the time.
  private var arguments: [String] {
    switch self {
    case .khatm, .hifz: [rawValue, "notify"]
    case .ayahOfTheDay: [rawValue, "--notify"]
    }
  }

  private var offWords: String {
    switch self {
    case .khatm, .hifz: "tilawa \(rawValue) remind off"
    case .ayahOfTheDay: "tilawa \(rawValue) off"
    }
  }

  /// Returns the reminder; `options` follow the arguments of its kind.
  package func reminder(_ options: [String] = []) -> Reminder {
    Reminder(name: rawValue, title: title, arguments: arguments + options, offWords: offWords)
  }
}
