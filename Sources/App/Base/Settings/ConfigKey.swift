import TilawaCore
import TilawaDrawing
package import TilawaStore

/// A key of the configuration: a setting for all sessions.
package struct ConfigKey: Hashable {
  package enum Form: Hashable {
    /// A setting of the program, with its default, its values, and words about it.
    case setting(LibrarySetting, standard: String, values: [String], help: String)
    /// The default of an option of `play`; on or off for a flag.
    case option
  }

  /// The key as it is typed; for an option its name.
  package let name: String
  package let form: Form

  private init(_ name: String, _ form: Form) {
    self.name = name
    self.form = form
  }

  private init(_ option: PlayOption) { self.init(option.name, .option) }

  /// All keys, in the order of the list.
  private static let table: [ConfigKey] =
    [
      ConfigKey(
        "riwayah",
        .setting(
          .riwayah, standard: "hafs", values: RiwayahNames.all,
          help: "The riwayah, with its numbers of ayat and its reciters.")),
      ConfigKey(
        "teacher", .setting(.teacher, standard: "", values: [], help: "The reciter of new recordings.")),
      ConfigKey(
        "recordings-order",
        .setting(
          .ownPlace, standard: "first", values: ["first", LibrarySetting.ownLast],
          help: "The place of new teachers in the order of preference: before published reciters, or last.")),
      ConfigKey(
        "network",
        .setting(.network, standard: "on", values: ["on", "off"], help: "Whether sessions download missing files.")),
      ConfigKey(
        "downloads-limit",
        .setting(
          .downloadsLimit, standard: "\(ByteSize.downloads)", values: [], help: "The limit for downloaded files.")
      ),
      ConfigKey(
        "history",
        .setting(.history, standard: "on", values: ["on", "off"], help: "Whether the history records what you hear.")),
      ConfigKey(
        "theme",
        .setting(
          .theme, standard: "", values: ScreenTheme.allCases.map(\.rawValue),
          help: "The colours of the full screens; plain: none. Unset: those of the terminal.")),
      ConfigKey(
        "mouse",
        .setting(
          .mouse, standard: "on", values: ["on", "off"],
          help: "Whether the full screens react to clicks and the wheel. Shift with the mouse selects text.")),
      ConfigKey(
        "flow",
        .setting(
          .flow, standard: ReadingFlow.page.rawValue, values: ReadingFlow.allCases.map(\.rawValue),
          help: "The layout for reading: pages, continuous text, or ayah by ayah.")),
      ConfigKey(
        "tajweed",
        .setting(
          .tajweed, standard: "off", values: ["on", "off"],
          help: "Whether reading shows the rules of tajweed in colours.")),
      ConfigKey(
        "font",
        .setting(
          .font, standard: FontSource.standardFamily, values: [],
          help: "The font for drawing pages: its name or its file.")
      ),
      ConfigKey(
        "font-size",
        .setting(
          .fontSize, standard: "\(MushafStyle.Size.standard.points)", values: [],
          help: "The size of letters in points, \(fontSizes).")),
      ConfigKey(
        "day-start",
        .setting(
          .dayStart, standard: "\(DayStart.midnight)", values: [],
          help: "The time when a new day begins, such as 03:00 if you read before Fajr.")),
      ConfigKey(
        "read-moment",
        .setting(
          .readMoment, standard: "\(LibrarySetting.standardReadMoment.components.seconds)", values: [],
          help: "The seconds in view after which a page counts as read; off: never automatically.")),
      ConfigKey(
        "khatm-listening",
        .setting(
          .khatmListening, standard: "off", values: ["on", "off"],
          help: "Whether listening counts in a khatm."
        )),
      ConfigKey(
        "translation", .setting(.translation, standard: "", values: [], help: "The default translation.")),
      ConfigKey(
        "transliteration",
        .setting(.transliteration, standard: "", values: [], help: "The default transliteration.")),
      ConfigKey("words", .setting(.words, standard: "", values: [], help: "The default pack of word meanings.")),
    ] + options.map { ConfigKey($0) }

  /// The options of `play` whose defaults can be set, in the order of the list.
  private static let options: [PlayOption] = [
    .each, .passes, .gap, .passGap, .connectBefore, .connectAfter, .connectEveryPass, .basmalah, .istiadha, .reciter,
    .missing, .speed, .volume, .loudness, .output, .bidi, .inline, .plain, .notify,
  ]

  /// The words about the sizes of letters.
  package static let fontSizes = "\(MushafStyle.Size.range.lowerBound) to \(MushafStyle.Size.range.upperBound)"

  /// All keys.
  package static var all: [ConfigKey] { table }

  /// The option of `play` for which the key stands; nil for a setting of the program's own.
  package var option: PlayOption? { form == .option ? PlayOption.named(name) : nil }

  /// The key under which the value is stored.
  package var place: SettingKey {
    if case .setting(let setting, _, _, _) = form { .setting(setting) } else { .standard(name) }
  }
}
