import GRDB
import Glibc

extension Library {
  /// What the user settled once for all sessions.
  public enum Setting: String, CaseIterable, Hashable, Sendable {
    /// The raw value of a `Riwayah`.
    case riwayah
    /// The name of whom imported recordings belong to.
    case teacher
    /// `last`: who has recordings of one's own is asked behind all others when he is new.
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
  }

  /// The value of `history` that forbids the ledger.
  public static let historyOff = "off"

  /// The value of `ownPlace` by which one's own recordings are no preference.
  public static let ownLast = "last"

  /// Whether who has recordings of one's own, and is new, is asked before published reciters.
  public func isOwnFirst() throws(StoreError) -> Bool { try value(of: .ownPlace) != Library.ownLast }

  static func ownPlace(_ db: Database) throws -> ReciterPlace {
    let query = "SELECT value FROM setting WHERE key = ?"
    return try String.fetchOne(db, sql: query, arguments: [Setting.ownPlace.rawValue]) == ownLast ? .last : .own
  }

  /// How long a page is in view before it counts as read; nil: it does not by itself.
  public func readMoment() throws(StoreError) -> Duration? {
    guard let value = try value(of: .readMoment) else { return Library.standardReadMoment }
    return Int(value).map(Duration.seconds)
  }

  /// What holds unless it is set.
  public static let standardReadMoment = Duration.seconds(10)

  /// Nil where it was never set.
  public func value(of setting: Setting) throws(StoreError) -> String? {
    try read("read a setting") { db in
      try String.fetchOne(db, sql: "SELECT value FROM setting WHERE key = ?", arguments: [setting.rawValue])
    }
  }

  /// The same without opening the library for more: a short command needs nothing else of it.
  ///
  /// - Throws: as opening the library does.
  public static func value(of setting: Setting, in folders: Folders) throws(StoreError) -> String? {
    if access(folders.library, F_OK) != 0, errno == ENOENT { return nil }
    do {
      var value: String?
      try ReadOnlyDatabase(path: folders.library).read { db in
        try db.forEachRow("SELECT value FROM setting WHERE key = '\(setting.rawValue)'") { value = $0.text(0) }
      }
      return value
    } catch {
      return try Library(folders: folders, for: .reading).value(of: setting)
    }
  }

  /// Nil forgets it.
  public func set(_ setting: Setting, to value: String?) throws(StoreError) {
    try write("change a setting") { db in
      guard let value else {
        return try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [setting.rawValue])
      }
      try db.execute(
        sql: "INSERT INTO setting VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
        arguments: [setting.rawValue, value])
    }
  }
}
