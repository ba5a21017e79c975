import TilawaCore

/// The descriptions of kinds of notes, decks and options, as Anki keeps them in a collection.
enum AnkiForm {
  private static let style = """
    .card { font-family: sans-serif; font-size: 18px; text-align: center; }
    .quran { font-family: "Amiri Quran", "Amiri", serif; font-size: 32px; line-height: 2.2; direction: rtl; }
    .place { color: #777; } .note { margin: 1em; }
    """
  private static let front = """
    <div class="place">{{Place}}</div><div class="quran" lang="ar" dir="rtl">{{Before}}</div>
    """
  private static let back = """
    {{FrontSide}}<hr id="answer"><div class="quran" lang="ar" dir="rtl">{{Text}}</div>{{Sound}}
    <div class="note" dir="auto">{{Note}}</div>
    """

  /// The kinds of notes: one, with one card.
  static func models(_ model: Int, _ now: Int) -> JSON {
    let fields = AnkiCollection.fields.enumerated().map { index, name in
      JSON.object([
        ("name", .string(name)), ("ord", .int(index)), ("sticky", .bool(false)),
        ("rtl", .bool(name == "Before" || name == "Text")), ("font", .string("Amiri")), ("size", .int(20)),
        ("media", .array([])),
      ])
    }
    let template = JSON.object([
      ("name", .string("How does it go on?")), ("ord", .int(0)), ("qfmt", .string(front)), ("afmt", .string(back)),
      ("did", .null), ("bqfmt", .string("")), ("bafmt", .string("")),
    ])
    return .object([
      (
        "\(model)",
        .object([
          ("id", .int(model)), ("name", .string("Tilawa hifz")), ("type", .int(0)), ("mod", .int(now)),
          ("usn", .int(-1)), ("sortf", .int(0)), ("did", .int(1)), ("tmpls", .array([template])),
          ("flds", .array(fields)), ("css", .string(style)), ("latexPre", .string("")), ("latexPost", .string("")),
          ("vers", .array([])), ("tags", .array([])),
          ("req", .array([.array([.int(0), .string("any"), .array([.int(1), .int(2)])])])),
        ])
      )
    ])
  }

  /// The decks: the one that every collection has, and ours.
  static func decks(_ deck: Int, _ title: String, _ now: Int) -> JSON {
    func one(_ id: Int, _ name: String, _ changed: Int) -> (String, JSON) {
      let days = ["lrnToday", "revToday", "newToday", "timeToday"].map { ($0, JSON.array([.int(0), .int(0)])) }
      return (
        "\(id)",
        .object(
          [
            ("id", .int(id)), ("mod", .int(changed)), ("name", .string(name)), ("usn", .int(-1)),
            ("collapsed", .bool(false)), ("browserCollapsed", .bool(false)), ("desc", .string("")), ("dyn", .int(0)),
            ("conf", .int(1)), ("extendNew", .int(0)), ("extendRev", .int(0)),
          ] + days)
      )
    }
    return .object([one(1, "Default", 0), one(deck, title, now)])
  }

  /// The options of decks: the standard ones.
  static let options = JSON.object([
    (
      "1",
      .object([
        ("id", .int(1)), ("mod", .int(0)), ("name", .string("Default")), ("usn", .int(0)), ("maxTaken", .int(60)),
        ("autoplay", .bool(true)), ("timer", .int(0)), ("replayq", .bool(true)), ("dyn", .bool(false)),
        (
          "new",
          .object([
            ("bury", .bool(false)), ("delays", .array([.int(1), .int(10)])), ("initialFactor", .int(2500)),
            ("ints", .array([.int(1), .int(4), .int(0)])), ("order", .int(1)), ("perDay", .int(20)),
          ])
        ),
        (
          "rev",
          .object([
            ("bury", .bool(false)), ("ease4", .number("1.3")), ("ivlFct", .int(1)), ("maxIvl", .int(36_500)),
            ("perDay", .int(200)), ("hardFactor", .number("1.2")),
          ])
        ),
        (
          "lapse",
          .object([
            ("delays", .array([.int(10)])), ("leechAction", .int(1)), ("leechFails", .int(8)), ("minInt", .int(1)),
            ("mult", .int(0)),
          ])
        ),
      ])
    )
  ])

  /// The settings of the collection.
  static func conf(_ model: Int) -> JSON {
    .object([
      ("nextPos", .int(1)), ("estTimes", .bool(true)), ("activeDecks", .array([.int(1)])),
      ("sortType", .string("noteFld")), ("timeLim", .int(0)), ("sortBackwards", .bool(false)),
      ("addToCur", .bool(true)),
      ("curDeck", .int(1)), ("newBury", .bool(true)), ("newSpread", .int(0)), ("dueCounts", .bool(true)),
      ("curModel", .string("\(model)")), ("collapseTime", .int(1200)),
    ])
  }

  /// The digits of a number with so many decimals at the most.
  static func rounded(_ value: Double, _ decimals: Int) -> String {
    let scale = decimals == 3 ? 1e3 : 1e4
    return "\((min(max(value, 0), 1e6) * scale).rounded() / scale)"
  }
}
