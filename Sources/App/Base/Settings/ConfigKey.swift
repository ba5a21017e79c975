package import TilawaCore
import TilawaDrawing
package import TilawaStore

/// A key of the configuration: a setting for all sessions.
package struct ConfigKey: Hashable {
  package enum Form: Hashable {
    /// A setting of the program, with its default, its values, and words about it.
    case setting(LibrarySetting, standard: String, values: [String], help: Sentence)
    /// A setting of the language on this machine.
    case language(LanguageSettings.Key, standard: String, values: [String], help: Sentence)
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
        "language",
        .language(.language, standard: LanguageChoice.automatic, values: [], help: BaseSentences.helpLanguage)),
      ConfigKey(
        "digits",
        .language(
          .digits, standard: LanguageChoice.automatic,
          values: [LanguageChoice.automatic, LanguageChoice.latinDigits], help: BaseSentences.helpDigits)),
      ConfigKey(
        "riwayah",
        .setting(
          .riwayah, standard: "hafs", values: RiwayahNames.all,
          help: BaseSentences.helpRiwayah)),
      ConfigKey(
        "print",
        .setting(
          .print, standard: Print.madani.id, values: Print.builtIn.map(\.id), help: BaseSentences.helpPrint
        )),
      ConfigKey(
        "teacher", .setting(.teacher, standard: "", values: [], help: BaseSentences.helpTeacher)),
      ConfigKey(
        "recordings-order",
        .setting(
          .ownPlace, standard: "first", values: ["first", LibrarySetting.ownLast],
          help: BaseSentences.helpRecordingsOrder)),
      ConfigKey(
        "network",
        .setting(.network, standard: "on", values: ["on", "off"], help: BaseSentences.helpNetwork)),
      ConfigKey(
        "downloads-limit",
        .setting(
          .downloadsLimit, standard: "\(ByteSize.downloads)", values: [], help: BaseSentences.helpDownloadsLimit)
      ),
      ConfigKey(
        "sync-budget",
        .setting(.syncBudget, standard: "off", values: [], help: BaseSentences.helpSyncBudget)),
      ConfigKey(
        "history",
        .setting(.history, standard: "on", values: ["on", "off"], help: BaseSentences.helpHistory)),
      ConfigKey(
        "theme",
        .setting(
          .theme, standard: "", values: ScreenTheme.allCases.map(\.rawValue),
          help: BaseSentences.helpTheme)),
      ConfigKey(
        "mouse",
        .setting(
          .mouse, standard: "on", values: ["on", "off"],
          help: BaseSentences.helpMouse)),
      ConfigKey(
        "flow",
        .setting(
          .flow, standard: ReadingFlow.page.rawValue, values: ReadingFlow.allCases.map(\.rawValue),
          help: BaseSentences.helpFlow)),
      ConfigKey(
        "tajweed",
        .setting(
          .tajweed, standard: "off", values: ["on", "off"],
          help: BaseSentences.helpTajweed)),
      ConfigKey(
        "font",
        .setting(
          .font, standard: FontSource.standardFamily, values: [],
          help: BaseSentences.helpFont)
      ),
      ConfigKey(
        "font-size",
        .setting(
          .fontSize, standard: "\(MushafStyle.Size.standard.points)", values: [],
          help: BaseSentences.helpFontSize(least: fontSizes.lowerBound, most: fontSizes.upperBound))),
      ConfigKey(
        "day-start",
        .setting(
          .dayStart, standard: "\(DayStart.midnight)", values: [],
          help: BaseSentences.helpDayStart)),
      ConfigKey(
        "read-moment",
        .setting(
          .readMoment, standard: "\(LibrarySetting.standardReadMoment.components.seconds)", values: [],
          help: BaseSentences.helpReadMoment)),
      ConfigKey(
        "khatm-listening",
        .setting(
          .khatmListening, standard: "off", values: ["on", "off"],
          help: BaseSentences.helpKhatmListening
        )),
      ConfigKey(
        "translation", .setting(.translation, standard: "", values: [], help: BaseSentences.helpTranslation)),
      ConfigKey(
        "transliteration",
        .setting(.transliteration, standard: "", values: [], help: BaseSentences.helpTransliteration)),
      ConfigKey("words", .setting(.words, standard: "", values: [], help: BaseSentences.helpWords)),
    ] + options.map { ConfigKey($0) }

  /// The options of `play` whose defaults can be set, in the order of the list.
  private static let options: [PlayOption] = [
    .each, .passes, .gap, .passGap, .connectBefore, .connectAfter, .connectEveryPass, .basmalah, .istiadha, .reciter,
    .missing, .speed, .volume, .loudness, .output, .bidi, .inline, .plain, .notify,
  ]

  /// The sizes of letters, in points.
  package static let fontSizes = MushafStyle.Size.range

  /// All keys.
  package static var all: [ConfigKey] { table }

  /// The option of `play` for which the key stands; nil for a setting of the program's own.
  package var option: PlayOption? { form == .option ? PlayOption.named(name) : nil }

  /// The key under which the library stores the value; nil where it does not.
  package var place: SettingKey? {
    switch form {
    case .setting(let setting, _, _, _): .setting(setting)
    case .language: nil
    case .option: .standard(name)
    }
  }
}
