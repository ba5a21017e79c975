import TilawaCore

extension SyncRowTable {
  /// The kinds of things that are rows.
  static let all: [String: SyncRowTable] = Dictionary(
    uniqueKeysWithValues: [
      bookmark, position, setting, preset, khatm, goal, entry, hifz, recitation, sameSound,
    ].map { ($0.kind, $0) })

  private static let place: [SyncColumn] = [
    .int("first_word", SyncColumn.words), .int("past_word", SyncColumn.words), .text("label", bytes: 200),
    .text("counting", bytes: 40),
  ]
  private static let when: [SyncColumn] = [.int("utc_offset", -2000...2000), .text("zone", bytes: 64)]

  private static let bookmark = SyncRowTable(
    kind: "bookmark", table: "bookmark", keys: [.text("uid", bytes: 64)],
    columns: place + [
      .text("note"), .text("tags"), .text("colour", bytes: 40).optional, .int("created_at", SyncColumn.times),
      .int("changed_at", SyncColumn.times), .int("removed_at", SyncColumn.times).optional, .int("is_emptied", 0...1),
    ], isRead: { try $0.isBookmark })

  private static let position = SyncRowTable(
    kind: "position", table: "position", keys: [.text("name", bytes: 400)],
    columns: place + [.text("riwayah", bytes: 40), .int("set_at", SyncColumn.times)] + when
      + [.int("removed_at", SyncColumn.times).optional], isRead: { try $0.isPosition })

  /// The settings of a machine rather than of its user.
  private static let ofMachine: Set<String> = [
    LibrarySetting.network.rawValue, LibrarySetting.downloadsLimit.rawValue, LibrarySetting.font.rawValue,
    LibrarySetting.mouse.rawValue, LibrarySetting.syncBudget.rawValue, "default.output", "default.device",
    "default.buffer", "default.format",
  ]

  private static let setting = SyncRowTable(
    kind: "setting", table: "setting", keys: [.text("key", bytes: 200)], columns: [.text("value")],
    isShared: { !ofMachine.contains($0) }, isRead: { try $0.isSetting },
    settle: { name, db in if name == LibrarySetting.print.rawValue { try ReadingTables.markDays(db) } })

  private static let preset = SyncRowTable(
    kind: "preset", table: "preset", keys: [.text("name", bytes: 400)],
    columns: [.text("content"), .int("saved_at", SyncColumn.times)], isRead: { try $0.isPreset })

  private static let khatm = SyncRowTable(
    kind: "khatm", table: "khatm", keys: [.text("name", bytes: 400)],
    columns: [
      .int("first_page", 1...604), .text("listening", bytes: 40), .text("state", bytes: 40),
      .int("made_at", SyncColumn.times),
    ], defaults: [("chosen", "0")], isRead: { try $0.isKhatm })

  private static let goal = SyncRowTable(
    kind: "goal", table: "goal", keys: [.int("day", -1_000_000...10_000_000)],
    columns: [.text("goal", bytes: 200), .text("counting", bytes: 40)], isRead: { try $0.isGoal })

  private static let entry = SyncRowTable(
    kind: "entry", table: "events",
    keys: [
      .text("session", bytes: 100), .int("day", -1_000_000...10_000_000), .int("first_word", SyncColumn.words),
      .int("past_word", SyncColumn.words), .text("kind", bytes: 40), .text("role", bytes: 40),
      .text("step", bytes: 200),
      .text("reciter", bytes: 100), .text("sha256", bytes: 64),
    ],
    columns: [
      .text("script", bytes: 400).optional, .int("began_at", SyncColumn.times), .int("ended_at", SyncColumn.times),
    ] + when + [
      .int("reach", 0...20), .text("ref", bytes: 200), .text("counting", bytes: 40), .text("riwayah", bytes: 40),
      .text("reciter_kind", bytes: 40), .int("plays", LedgerRecord.plays), .int("heard_ms", LedgerRecord.milliseconds),
      .text("khatm", bytes: 400),
    ], isRead: { try $0.isEntry })

  private static let hifz = SyncRowTable(
    kind: "hifz", table: "hifz_event", keys: [.text("id", bytes: HifzEventRow.longestID)],
    columns: [.int("at", SyncColumn.times)] + when + [
      .int("day", -1_000_000...10_000_000), .text("kind", bytes: 40), .int("first_word", SyncColumn.words).optional,
      .int("past_word", SyncColumn.words).optional, .text("value", bytes: HifzEventRow.longestText).optional,
      .text("name", bytes: HifzEventRow.longestID).optional, .int("seconds", 0...86_400).optional,
      .int("said_first", SyncColumn.words).optional, .int("said_past", SyncColumn.words).optional,
    ], isRead: { try $0.isHifzEvent })

  private static let counts: [SyncColumn] = ["repeats", "added", "jumps", "hints"].map { .int($0, 0...1_000_000) }

  private static let recitation = SyncRowTable(
    kind: "recitation", table: "recitation", keys: [.text("id", bytes: 64)],
    columns: [.int("at", SyncColumn.times)] + when + [
      .int("day", -1_000_000...10_000_000), .text("riwayah", bytes: 40), .int("first_word", SyncColumn.words).optional,
      .int("past_word", SyncColumn.words).optional, .text("mode", bytes: 40), .text("source", bytes: 400),
      .text("model", bytes: 200), .int("length", 0...1_000_000_000_000), .int("ended", SyncColumn.times).optional,
    ] + counts + [.text("recording", bytes: 64).optional], isRead: { try $0.isRecitation })

  private static let sameSound = SyncRowTable(
    kind: SoundTable.kind, table: "same_sound", keys: [.text("sha256", bytes: 64)], columns: [.text("kept", bytes: 64)])

  /// The columns of a verdict beside its recitation, word and origin.
  static let verdict: [SyncColumn] = [
    .text("verdict", bytes: 40), .real("confidence"), .int("starts", 0...1_000_000_000_000).optional,
    .int("ends", 0...1_000_000_000_000).optional, .int("takes", 0...1_000_000), .int("corrected", 0...1),
    .text("fault", bytes: 40).optional,
  ]
}
