/// A setting of the program that holds for all sessions.
package enum LibrarySetting: String, CaseIterable, Hashable, Sendable {
  /// The raw value of a `Riwayah`.
  case riwayah
  /// The print whose pages count: the raw value of a `Print`.
  case print
  /// The name of the reciter to whom imported recordings belong.
  case teacher
  /// `last`: a new reciter with recordings of one's own is asked after all others.
  case ownPlace = "recordings.order"
  /// `off`: sessions fetch nothing.
  case network
  /// The most that fetched files may take together: a `ByteSize`.
  case downloadsLimit = "downloads.limit"
  /// The most that requests of this device to buckets may cost in a month: an amount in USD, or `off`.
  case syncBudget = "sync.budget"
  /// `off`: what is heard is not written into the ledger.
  case history
  /// The theme of the full screens: the raw value of a `ScreenTheme`.
  case theme = "read.theme"
  /// `off`: the full screens leave the mouse to the terminal.
  case mouse
  /// The division of the mushaf on a screen.
  case flow = "read.flow"
  /// `on`: the rules of tajweed are shown in colours.
  case tajweed = "read.tajweed"
  /// The family, or the file, of the font in which pages are drawn.
  case font = "read.font"
  /// The size of its letters in points.
  case fontSize = "read.font.size"
  /// The time at which a day begins: a `DayStart`.
  case dayStart = "day.start"
  /// A switch, `on`: listening counts in khatmat without a choice of their own.
  case khatmListening = "khatm.listening"
  /// The number of seconds in view after which a page counts as read; `off`: no page does so by itself.
  case readMoment = "read.moment"
  /// The id of the translation to use if none is named.
  case translation = "pack.translation"
  /// The id of the transliteration to use if none is named.
  case transliteration = "pack.transliteration"
  /// The id of the pack of words to use if none is named.
  case words = "pack.words"

  /// The value of `history` that forbids the ledger.
  package static let historyOff = "off"
  /// The value of `ownPlace` by which one's own recordings have no preference.
  package static let ownLast = "last"
  /// The time in view after which a page counts as read, if `readMoment` is not set.
  package static let standardReadMoment = Duration.seconds(10)
}
