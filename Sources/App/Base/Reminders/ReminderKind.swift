import TilawaCore

/// The reminders of Tilawa's own.
package enum ReminderKind: String, CaseIterable, Hashable, Sendable {
  case khatm, hifz
  case ayahOfTheDay = "ayah-of-the-day"

  private var title: Sentence {
    switch self {
    case .khatm: BaseSentences.khatmReminder
    case .hifz: BaseSentences.hifzReminder
    case .ayahOfTheDay: BaseSentences.ayahReminder
    }
  }

  /// The arguments with which this program runs at the time.
  private var arguments: [String] {
    switch self {
    case .khatm, .hifz: [rawValue, "notify"]
    case .ayahOfTheDay: [rawValue, "--notify"]
    }
  }

  private var off: CommandHint {
    switch self {
    case .khatm: CommandHint("khatm", "remind", "off")
    case .hifz: CommandHint("hifz", "remind", "off")
    case .ayahOfTheDay: CommandHint("ayah-of-the-day", "off")
    }
  }

  /// Returns the reminder; `options` follow the arguments of its kind.
  package func reminder(_ options: [String] = []) -> Reminder {
    Reminder(name: rawValue, title: title, arguments: arguments + options, off: off)
  }
}
