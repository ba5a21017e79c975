package import AppBase
package import TilawaCore
package import TilawaStore

/// The rules of tajweed that apply in ayat.
package struct TajweedReport {
  package let ayat: [TajweedAyah]
  /// The rules that are looked for, in the order of the legend.
  private let rules: [TajweedRule]

  /// Finds the rules in ranges of the text of Hafs.
  ///
  /// - Parameters:
  ///   - ranges: ranges in the Kufi counting, as they are typed.
  ///   - rules: the wanted rules; empty for all.
  /// - Throws: `RangeError`, or an error of the store.
  package init(_ ranges: [String], in quran: QuranDatabase, rules: Set<TajweedRule>) throws {
    let parser = RangeParser(structure: quran.structure, counting: .kufi, grain: .word)
    let ranges = quran.structure.ayahByAyah(try parser.parse(ranges))
    let texts = try quran.texts(of: ranges.map { quran.structure.span(of: $0.first) })
    ayat = zip(ranges, texts).map { TajweedAyah($0, text: $1, rules: rules) }
    self.rules = TajweedRuleList(of: rules).rules
  }

  /// Refuses any riwayah but Hafs: the rules are read from the signs of its text.
  ///
  /// - Parameter advice: what to do instead.
  /// - Throws: `Failure`, usage.
  package static func refuse(_ riwayah: Riwayah, advice: Sentence) throws {
    guard riwayah != .hafs else { return }
    throw Failure(.usage, MushafSentences.noSigns(riwayah: riwayah.name, advice: advice))
  }

  /// The spans for programs.
  package var json: JSON {
    let list = ayat.map { ayah in
      JSON.object([
        ("ref", .string("\(ayah.range)")), ("text", .string(ayah.letters(ayah.shown))), ("spans", ayah.json),
      ])
    }
    return .object([("ayat", .array(list))])
  }

  /// The number of spans of each rule.
  package var counts: CommandAnswer {
    let found = ayat.lazy.flatMap(\.spans).reduce(into: [TajweedRule: Int]()) { $0[$1.rule, default: 0] += 1 }
    let counts = rules.map { ($0.rawValue, found[$0] ?? 0) }
    return CommandAnswer(
      counts.map { "\($0)\t\($1)" },
      .object([("ayat", .int(ayat.count)), ("counts", .object(counts.map { ($0, .int($1)) }))]))
  }
}

/// The rules of tajweed with their colours.
package struct TajweedRuleList {
  package let rules: [TajweedRule]

  /// Lists the wanted rules; empty for all.
  package init(of wanted: Set<TajweedRule>) {
    rules = TajweedRule.allCases.filter { wanted.isEmpty || wanted.contains($0) }
  }

  /// The rules for programs.
  package var json: JSON {
    let list = rules.map { rule in
      JSON.object([
        ("rule", .string(rule.rawValue)), ("english", .string(rule.englishName)), ("arabic", .string(rule.arabicName)),
        ("colour", .optional(TajweedRuleList.colour(of: rule), JSON.string)), ("reason", .string(rule.reason)),
      ])
    }
    return .object([("rules", .array(list))])
  }

  /// Returns the colour as in style sheets; nil where the letters keep the colour of the text.
  package static func colour(of rule: TajweedRule) -> String? {
    rule.colour.map { "#" + Hex.padded($0, to: 6, .capital) }
  }
}
