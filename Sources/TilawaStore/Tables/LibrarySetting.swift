/// A setting of the program that holds for all sessions.
public enum LibrarySetting: String, CaseIterable, Hashable, Sendable {
  /// The raw value of a `Riwayah`.
  case riwayah
  /// The name of the reciter to whom imported recordings belong.
  case teacher
  /// `last`: a new reciter with recordings of one's own is asked after all others.
  case ownPlace = "recordings.order"
  /// `off`: sessions fetch nothing.
  case network
  /// The most that fetched files may take together: a `ByteSize`.
  case downloadsLimit = "downloads.limit"
  /// `off`: what is heard is not written into the ledger.
  case history
  /// On which ground the mushaf is read: the raw value of a `ReadingTheme`.
  case theme = "read.theme"
  /// How the mushaf is divided on a screen.
  case flow = "read.flow"
  /// `on`: the rules of tajweed are shown in colours.
  case tajweed = "read.tajweed"
  /// The family, or the file, of the font in which pages are drawn.
  case font = "read.font"
  /// The size of its letters in points.
  case fontSize = "read.font.size"
  /// When a day begins: a `DayStart`.
  case dayStart = "day.start"
  /// `on`: what is heard counts in khatmat that do not say otherwise.
  case khatmListening = "khatm.listening"
  /// How many seconds a page is in view before it is read; `off`: never by itself.
  case readMoment = "read.moment"
  /// The id of the translation that is taken where none is named.
  case translation = "pack.translation"
  /// The id of the transliteration that is taken where none is named.
  case transliteration = "pack.transliteration"
  /// The id of the pack of words that is taken where none is named.
  case words = "pack.words"

  /// The value of `history` that forbids the ledger.
  public static let historyOff = "off"
  /// The value of `ownPlace` by which one's own recordings have no preference.
  public static let ownLast = "last"
  /// How long a page is in view before it counts as read, where `readMoment` is not set.
  public static let standardReadMoment = Duration.seconds(10)
}
