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
  package var value: some Encodable {
    TajweedFound(
      ayat: ayat.map { ayah in
        TajweedFound.Ayah(ref: "\(ayah.range)", text: ayah.letters(ayah.shown), spans: ayah.values)
      })
  }

  /// The number of spans of each rule.
  package var counts: CommandAnswer {
    let found = ayat.lazy.flatMap(\.spans).reduce(into: [TajweedRule: Int]()) { $0[$1.rule, default: 0] += 1 }
    let counts = rules.map { ($0.rawValue, found[$0] ?? 0) }
    return CommandAnswer(
      counts.map { Sentence(verbatim: "\($0)\t\($1)") },
      TajweedCounts(ayat: ayat.count, counts: NamedMembers(counts)))
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
  package var value: some Encodable {
    TajweedRulesListed(
      rules: rules.map { rule in
        TajweedRulesListed.Rule(
          rule: rule.rawValue, english: rule.englishName, arabic: rule.arabicName,
          colour: TajweedRuleList.colour(of: rule), reason: rule.reason)
      })
  }

  /// Returns the colour as in style sheets; nil where the letters keep the colour of the text.
  package static func colour(of rule: TajweedRule) -> String? {
    rule.colour.map { "#" + Hex.padded($0, to: 6, .capital) }
  }
}

// The lines for programs about tajweed. Members keep this order.

/// The spans of rules in ayat.
private struct TajweedFound: Encodable {
  struct Ayah: Encodable {
    let ref: String
    let text: String
    let spans: [TajweedSpanValue]
  }

  let ayat: [Ayah]
}

/// The number of spans of each rule.
private struct TajweedCounts: Encodable {
  let ayat: Int
  let counts: NamedMembers<Int>
}

/// The rules.
private struct TajweedRulesListed: Encodable {
  struct Rule: Encodable {
    let rule: String
    let english: String
    let arabic: String
    /// Null where the letters keep the colour of the text.
    @Nullable var colour: String?
    let reason: String
  }

  let rules: [Rule]
}
