import TilawaCore
import TilawaDrawing
import TilawaStore

/// Something that can be settled once for all sessions.
struct ConfigKey: Hashable {
  enum Form: Hashable {
    /// One of the program's own settings, with what it is unless it is set, and words about it.
    case setting(LibrarySetting, standard: String, values: [String], help: String)
    /// What an option of `play` is unless it is given.
    case option
    /// The same of a flag.
    case flag(Switch)
  }

  /// What a flag is unless it is given, and whether the command line can turn it off.
  enum Switch: Hashable {
    case off, on
    /// Nothing turns it off but forgetting it.
    case offOnly
  }

  /// Who is told.
  enum Reach: Hashable {
    /// Whatever decides what is heard: `play`, `queue`, `render`.
    case session
    /// Whatever makes sound: `play`, `render`.
    case sound
    /// Whatever somebody hears, also where it goes on, or is a script: `play`, `resume`, `session run`.
    case player
    /// `play` alone.
    case play
  }

  /// As it is typed; of an option its name.
  let name: String
  let form: Form
  let reach: Reach

  private init(_ name: String, _ form: Form = .option, _ reach: Reach = .session) {
    self.name = name
    self.form = form
    self.reach = reach
  }

  /// All, in the order in which they are listed, whether this version of `play` has the option or not.
  private static let table: [ConfigKey] = [
    ConfigKey(
      "riwayah",
      .setting(
        .riwayah, standard: "hafs", values: RiwayahNames.all,
        help: "The riwayah: its counting, its reciters.")),
    ConfigKey(
      "teacher", .setting(.teacher, standard: "", values: [], help: "Whose recordings are imported and recorded.")),
    ConfigKey(
      "recordings-order",
      .setting(
        .ownPlace, standard: "first", values: ["first", LibrarySetting.ownLast],
        help: "Where who is new comes whose recordings you import or make: before published reciters, or last.")),
    ConfigKey(
      "network",
      .setting(.network, standard: "on", values: ["on", "off"], help: "Whether sessions fetch what is not here.")),
    ConfigKey(
      "downloads-limit",
      .setting(
        .downloadsLimit, standard: "\(ByteSize.downloads)", values: [], help: "The most that fetched files may take.")),
    ConfigKey(
      "history",
      .setting(.history, standard: "on", values: ["on", "off"], help: "Whether it is written down what is heard.")),
    ConfigKey(
      "theme",
      .setting(
        .theme, standard: "", values: ReadingTheme.allCases.map(\.rawValue),
        help: "On which ground the mushaf is read; unset: as the terminal has it.")),
    ConfigKey(
      "flow",
      .setting(
        .flow, standard: ReadingFlow.page.rawValue, values: ReadingFlow.allCases.map(\.rawValue),
        help: "How the mushaf is read: by pages, flowing, or ayah by ayah.")),
    ConfigKey(
      "tajweed",
      .setting(
        .tajweed, standard: "off", values: ["on", "off"], help: "Whether the rules of tajweed are shown in colours.")),
    ConfigKey(
      "font",
      .setting(
        .font, standard: FontSource.standardFamily, values: [], help: "The font in which pages are drawn, or its file.")
    ),
    ConfigKey(
      "font-size",
      .setting(
        .fontSize, standard: "\(MushafStyle.Size.standard.points)", values: [],
        help: "The size of its letters in points, \(LetterOptions.sizes).")),
    ConfigKey(
      "day-start",
      .setting(
        .dayStart, standard: "\(DayStart.midnight)", values: [],
        help: "When a day of reading begins: 03:00 for who reads before Fajr.")),
    ConfigKey(
      "read-moment",
      .setting(
        .readMoment, standard: "\(LibrarySetting.standardReadMoment.components.seconds)", values: [],
        help: "After how many seconds in view a page counts as read; off: never by itself.")),
    ConfigKey(
      "khatm-listening",
      .setting(
        .khatmListening, standard: "off", values: ["on", "off"],
        help: "Whether what is heard counts as read in a khatm."
      )),
    ConfigKey(
      "translation", .setting(.translation, standard: "", values: [], help: "The pack taken as translation.")),
    ConfigKey(
      "transliteration",
      .setting(.transliteration, standard: "", values: [], help: "The pack taken as transliteration.")),
    ConfigKey("words", .setting(.words, standard: "", values: [], help: "The pack taken for words one by one.")),
    ConfigKey("each"), ConfigKey("repeat"), ConfigKey("gap"), ConfigKey("pass-gap"), ConfigKey("connect-before"),
    ConfigKey("connect-after"), ConfigKey("connect-every-pass", .flag(.off)), ConfigKey("basmalah"),
    ConfigKey("istiadha", .flag(.off)), ConfigKey("reciter"), ConfigKey("missing"),
    ConfigKey("speed", .option, .sound), ConfigKey("volume", .option, .sound),
    ConfigKey("loudness", .flag(.on), .sound), ConfigKey("output", .option, .player),
    ConfigKey("bidi", .option, .player), ConfigKey("inline", .flag(.offOnly), .player),
    ConfigKey("plain", .flag(.offOnly), .player), ConfigKey("notify", .flag(.off), .player),
  ]

  /// The keys that there are: settings, and options that `play` has.
  static func all(_ syntax: OptionSyntax) -> [ConfigKey] {
    table.filter { key in
      if case .setting = key.form { true } else { syntax[key.name] != nil }
    }
  }

  /// Where it is stored.
  var place: SettingKey {
    if case .setting(let setting, _, _, _) = form { .setting(setting) } else { .standard(name) }
  }

  // MARK: - On a command line

  /// What was settled as words for a command.
  ///
  /// - Parameters:
  ///   - standards: values by the options' names.
  ///   - command: who reads it.
  static func pieces(_ standards: [String: String], for command: PlayArguments.Command) -> [ArgumentPiece] {
    guard !standards.isEmpty else { return [] }
    return table.compactMap { key in
      guard key.reach.holds(command), let value = standards[key.name] else { return nil }
      let words = key.words(value)
      return words.isEmpty ? nil : ArgumentPiece(option: key.name, words: words)
    }
  }

  /// What is typed for a value.
  func words(_ value: String) -> [String] {
    switch form {
    case .setting: []
    case .option: ["--\(name)", value]
    case .flag(let isUsually):
      switch (ConfigKey.isOn(value), isUsually) {
      case (true?, _): ["--\(name)"]
      case (false?, .on), (false?, .off): ["--no-\(name)"]
      case (false?, .offOnly), (nil, _): []
      }
    }
  }

  /// Nil for what is neither.
  static func isOn(_ value: String) -> Bool? {
    switch value.lowercased() {
    case "on", "yes", "true": true
    case "off", "no", "false": false
    default: nil
    }
  }
}

extension ConfigKey.Reach {
  func holds(_ command: PlayArguments.Command) -> Bool {
    switch (self, command) {
    case (_, .play), (.session, .queue), (.session, .render), (.sound, .render): true
    // A session that goes on is as it was asked for; only where it sounds and how it is shown is settled.
    case (.player, .resume), (.player, .run): true
    case (.sound, .queue), (.player, .queue), (.player, .render), (.session, .resume), (.sound, .resume): false
    case (.session, .run), (.sound, .run): false
    case (.play, .queue), (.play, .render), (.play, .resume), (.play, .run): false
    }
  }
}
