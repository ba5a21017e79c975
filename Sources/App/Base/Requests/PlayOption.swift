import TilawaAudio
package import TilawaCore

/// An option of `play`: its name, its value, and the field of a request that it sets.
package struct PlayOption: Sendable {
  /// The syntax of an option.
  package enum Shape: Hashable, Sendable {
    /// `--name VALUE`.
    case value
    /// `--name` or, where it can be turned off, `--no-name`; its texts are `on` and `off`.
    case flag(hasOpposite: Bool)
  }

  /// The name, without hyphens.
  package let name: String
  /// The effect, for the help and the list of settings.
  package let help: Sentence
  /// The possible values, for people.
  package let values: [String]
  /// The default value; nil if it depends on other values, or there is none.
  package let standard: String?
  package let shape: Shape
  /// Sets the field of the option; returns false for an invalid value.
  let read: @Sendable (inout PlayRequest, String) -> Bool
  /// Returns the text of the field; nil if the field is nil.
  let text: @Sendable (PlayRequest) -> String?
  /// Sets the field to nil.
  let clear: @Sendable (inout PlayRequest) -> Void

  private init<Value>(
    _ name: String, _ field: any WritableKeyPath<PlayRequest, Value?> & Sendable, _ help: Sentence,
    values: [String] = [],
    standard: String? = nil, read: @escaping @Sendable (String) -> Value?, text: @escaping @Sendable (Value) -> String?
  ) {
    self.name = name
    self.help = help
    self.values = values
    self.standard = standard
    shape = .value
    self.read = { request, text in
      guard let value = read(text) else { return false }
      request[keyPath: field] = value
      return true
    }
    self.text = { $0[keyPath: field].flatMap(text) }
    clear = { $0[keyPath: field] = nil }
  }

  /// Makes a flag for one way to get the right to sound.
  private init(_ name: String, turn: PlayRequest.Turn, _ help: Sentence) {
    self.name = name
    self.help = help
    values = ["on", "off"]
    standard = "off"
    shape = .flag(hasOpposite: false)
    read = { request, text in
      guard let isOn = PlayOption.isOn(text) else { return false }
      if isOn { request.turn = turn } else if request.turn == turn { request.turn = nil }
      return true
    }
    text = { $0.turn == turn ? "on" : nil }
    clear = { if $0.turn == turn { $0.turn = nil } }
  }

  private init<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ field: any WritableKeyPath<PlayRequest, Value?> & Sendable, _ help: Sentence,
    standard: Value? = nil
  ) {
    self.init(
      name, field, help, values: Value.allCases.map(\.rawValue), standard: standard?.rawValue,
      read: { Value(rawValue: $0) }, text: { $0.rawValue })
  }

  private init(
    _ name: String, _ field: any WritableKeyPath<PlayRequest, Bool?> & Sendable, _ help: Sentence,
    standard: Bool? = false,
    hasOpposite: Bool = true
  ) {
    self.name = name
    self.help = help
    values = ["on", "off"]
    self.standard = standard.map { $0 ? "on" : "off" }
    shape = .flag(hasOpposite: hasOpposite)
    read = { request, text in
      guard let isOn = PlayOption.isOn(text) else { return false }
      request[keyPath: field] = isOn
      return true
    }
    text = { $0[keyPath: field].map { $0 ? "on" : "off" } }
    clear = { $0[keyPath: field] = nil }
  }

  /// Returns the value of `on`, `yes`, `true`, `off`, `no` and `false`; nil for other words.
  package static func isOn(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "on", "yes", "true": true
    case "off", "no", "false": false
    default: nil
    }
  }

  private static func number(_ text: String) -> Int? { Int(text) }
  private static func count(_ text: String) -> Int? { Int(text).flatMap { $0 >= 0 ? $0 : nil } }
}

extension PlayOption {
  // MARK: Ayat and repeats

  package static let each = PlayOption(
    "each", \.each, BaseSentences.helpEach, values: ["1…100", "forever"], standard: "1",
    read: Repeat.typed, text: \.text)
  package static let passes = PlayOption(
    "repeat", \.passes, BaseSentences.helpRepeat, values: ["1…100", "forever"], standard: "1",
    read: Repeat.typed, text: \.text)
  private static let gaps = ["0…60s", "0ms…60000ms", "0%…1000%"]
  package static let gap = PlayOption(
    "gap", \.gap, BaseSentences.helpGap,
    values: gaps,
    standard: "0", read: Gap.init(text:), text: \.text)
  package static let passGap = PlayOption(
    "pass-gap", \.passGap, BaseSentences.helpPassGap, values: gaps,
    read: Gap.init(text:), text: \.text)
  package static let connectBefore = PlayOption(
    "connect-before", \.connectBefore, BaseSentences.helpConnectBefore, standard: "0", read: count,
    text: { "\($0)" })
  package static let connectAfter = PlayOption(
    "connect-after", \.connectAfter, BaseSentences.helpConnectAfter, standard: "0", read: count,
    text: { "\($0)" })
  package static let connectEveryPass = PlayOption(
    "connect-every-pass", \.connectsEveryPass, BaseSentences.helpConnectEveryPass)
  package static let then = PlayOption(
    "then", \.then, BaseSentences.helpThen, values: ["ayat:N", "pages:N", "stop"], standard: "stop",
    read: PlayRequest.Then.init(text:), text: \.text)
  package static let thenRepeat = PlayOption(
    "then-repeat", \.thenPasses, BaseSentences.helpThenRepeat)
  package static let thenTimes = PlayOption(
    "then-times", \.thenExtent, BaseSentences.helpThenTimes,
    values: ["1…", "surah", "page", "juz"],
    read: SessionSpec.Continuation.Extent.init(text:), text: \.text)
  package static let basmalah = PlayOption(
    "basmalah", \.basmalah,
    BaseSentences.helpBasmalah, standard: .once)
  package static let istiadha = PlayOption(
    "istiadha", \.hasIstiadha, BaseSentences.helpIstiadha)
  package static let riwayah = PlayOption(
    "riwayah", \.riwayah,
    BaseSentences.helpRiwayahOption)
  package static let reciter = PlayOption(
    "reciter", \.reciters, BaseSentences.helpReciter,
    read: { $0.split(separator: ",").map(String.init) }, text: { $0.joined(separator: ",") })
  package static let alternate = PlayOption(
    "alternate", \.alternates,
    BaseSentences.helpAlternate, hasOpposite: false)
  package static let missing = PlayOption(
    "missing", \.missing, BaseSentences.helpMissing, standard: .ask)
  package static let startAt = PlayOption(
    "start-at", \.startAt,
    BaseSentences.helpStartAt,
    read: { $0 }, text: { $0 })
  package static let offline = PlayOption(
    "offline", \.isOffline, BaseSentences.helpOffline, hasOpposite: false)
  package static let preset = PlayOption(
    "preset", \.preset, BaseSentences.helpPreset, read: { $0 }, text: { $0 })

  // MARK: Sound

  package static let volume = PlayOption(
    "volume", \.volume, BaseSentences.helpVolume, values: ["0…100"], standard: "100",
    read: { number($0).flatMap { (0...100).contains($0) ? $0 : nil } }, text: { "\($0)" })
  package static let speed = PlayOption(
    "speed", \.speed, BaseSentences.helpSpeed, values: [BaseSentences.speedValues.text],
    standard: "1",
    read: Speed.typed, text: \.description)
  package static let loudness = PlayOption(
    "loudness", \.hasLoudness, BaseSentences.helpLoudness,
    standard: true)
  package static let limit = PlayOption(
    "for", \.limit, BaseSentences.helpFor, values: ["90s", "30m", "1h30m"],
    read: TimeLength.typed, text: \.text)
  package static let rate = PlayOption(
    "rate", \.rate, BaseSentences.helpRate,
    read: { number($0).flatMap { (8000...192_000).contains($0) ? $0 : nil } }, text: { "\($0)" })
  package static let channels = PlayOption(
    "channels", \.channels, BaseSentences.helpChannels,
    read: { number($0).flatMap { (1...2).contains($0) ? $0 : nil } },
    text: { "\($0)" })
  package static let bits = PlayOption(
    "bits", \.bits, BaseSentences.helpBits,
    read: { number($0).flatMap { [16, 24, 32].contains($0) ? $0 : nil } }, text: { "\($0)" })
  package static let output = PlayOption(
    "output", \.output,
    BaseSentences.helpOutput(kinds: SinkChoice.kinds.joined(separator: ", ")),
    standard: "pulse", read: { try? SinkChoice(parsing: $0) }, text: \.description)
  package static let force = PlayOption(
    "force", \.replacesFiles, BaseSentences.helpForce, hasOpposite: false)

  // MARK: Display and storage

  package static let inline = PlayOption(
    "inline", \.isInline, BaseSentences.helpInline, hasOpposite: false)
  package static let plain = PlayOption(
    "plain", \.isPlain,
    BaseSentences.helpPlain,
    hasOpposite: false)
  package static let bidi = PlayOption(
    "bidi", \.bidi,
    BaseSentences.helpBidi)
  package static let translation = PlayOption(
    "translation", \.translation,
    BaseSentences.helpTranslationOption(command: CommandHint("text", "default")),
    read: { $0 }, text: { $0 })
  package static let notify = PlayOption(
    "notify", \.notifies, BaseSentences.helpNotify)
  package static let save = PlayOption(
    "save", \.keeps,
    BaseSentences.helpSave, standard: nil)
  package static let json = PlayOption(
    "json", \.isForProgram, BaseSentences.helpJson, hasOpposite: false)

  // MARK: If something is already playing

  package static let replace = PlayOption(
    "replace", turn: .replace, BaseSentences.helpReplace)
  package static let queue = PlayOption(
    "queue", turn: .queue, BaseSentences.helpQueue)
  package static let wait = PlayOption(
    "wait", \.turn, BaseSentences.helpWait,
    values: ["90s", "30m", "1h30m"], read: { TimeLength.typed($0).map(PlayRequest.Turn.wait) },
    text: { if case .wait(let length) = $0 { length.text } else { nil } })
  package static let detach = PlayOption(
    "detach", \.isDetached, BaseSentences.helpDetach, hasOpposite: false)

  /// The subject of an option.
  package enum Group: Hashable, Sendable {
    /// The content: ranges, counts, reciters.
    case session
    /// The volume, the speed and the length.
    case sound
    /// The format of the samples.
    case format
    /// The output, the display, and the storing of the position and the history.
    case player
  }

  private static let groups: [(Group, [PlayOption])] = [
    (
      .session,
      [
        each, passes, gap, passGap, connectBefore, connectAfter, connectEveryPass, then, thenRepeat, thenTimes,
        basmalah,
        istiadha, riwayah, alternate, reciter, missing, startAt, offline, preset,
      ]
    ),
    (.sound, [volume, speed, loudness, limit]), (.format, [rate, channels, bits]),
    (
      .player,
      [output, force, inline, plain, bidi, translation, notify, save, replace, queue, wait, detach, json]
    ),
  ]

  /// All options that set a field, in their order in a command.
  package static let all: [PlayOption] = groups.flatMap(\.1)

  private static let groupsByName = Dictionary(
    uniqueKeysWithValues: groups.flatMap { group, options in options.map { ($0.name, group) } })

  /// The subject of the option.
  package var group: Group { Self.groupsByName[name] ?? .player }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Whether the option takes a length of silence.
  package var isGap: Bool { [PlayOption.gap.name, PlayOption.passGap.name].contains(name) }

  /// The option of a name; nil where there is none.
  package static func named(_ name: String) -> PlayOption? { byName[name] }
}
