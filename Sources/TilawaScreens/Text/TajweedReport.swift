import TilawaConsole
package import TilawaCore

/// What `tilawa tajweed` prints.
package enum TajweedReport {
  // MARK: - Spans

  package static func tell(_ ayat: [TajweedAyah], isForProgram: Bool) {
    guard isForProgram else {
      let paint = TajweedPaint(depth: .standardOutput)
      for ayah in ayat { Terminal.say(lines: lines(of: ayah, paint)) }
      return
    }
    let list = ayat.map { ayah in
      JSON.object([
        ("ref", .string("\(ayah.range)")), ("text", .string(ayah.letters(ayah.shown))), ("spans", ayah.json),
      ])
    }
    Terminal.say(JSON.object([("ayat", .array(list))]).text)
  }

  /// The ayah, and a line for each span: number of the word, letters, word, rule, why.
  private static func lines(of ayah: TajweedAyah, _ paint: TajweedPaint) -> [Painted] {
    var lines: [Painted] = ["\(ayah.range)\t\(ayah.painted(with: paint))"]
    for span in ayah.spans {
      let words = ayah.words(of: span)
      let number = words.count > 1 ? "\(words.lowerBound)-\(words.upperBound)" : "\(words.lowerBound)"
      let letters = paint.painted(ayah.wholeLetters(of: span), as: span.rule)
      let place: Painted = "  \(number)\t\(letters)\t\(ayah.wordLetters(of: span))\t"
      let name = paint.painted(span.rule.englishName, as: span.rule)
      lines.append("\(place)\(name)\t\(span.rule.arabicName)\t\(span.rule.reason)")
    }
    return lines
  }

  // MARK: - Counts

  package static func tellCounts(_ ayat: [TajweedAyah], of rules: Set<TajweedRule>, isForProgram: Bool) {
    let counts = ayat.lazy.flatMap(\.spans).reduce(into: [TajweedRule: Int]()) { $0[$1.rule, default: 0] += 1 }
    let listed = listed(rules)
    guard isForProgram else {
      for rule in listed { Terminal.say("\(rule.rawValue)\t\(counts[rule] ?? 0)") }
      return
    }
    Terminal.say(
      JSON.object([
        ("ayat", .int(ayat.count)), ("counts", .object(listed.map { ($0.rawValue, .int(counts[$0] ?? 0)) })),
      ]).text)
  }

  private static func listed(_ rules: Set<TajweedRule>) -> [TajweedRule] {
    TajweedRule.allCases.filter { rules.isEmpty || rules.contains($0) }
  }

  // MARK: - Legend

  package static func tellLegend(of rules: Set<TajweedRule>, isForProgram: Bool) {
    guard isForProgram else {
      let paint = TajweedPaint(depth: .standardOutput)
      for rule in listed(rules) {
        let name = paint.painted(rule.englishName, as: rule)
        let line: Painted = "\(rule.rawValue)\t\(colour(of: rule) ?? "-")\t\(name)\t\(rule.arabicName)\t\(rule.reason)"
        Terminal.say(line)
      }
      return
    }
    let list = listed(rules).map { rule in
      JSON.object([
        ("rule", .string(rule.rawValue)), ("english", .string(rule.englishName)), ("arabic", .string(rule.arabicName)),
        ("colour", .optional(colour(of: rule), JSON.string)), ("reason", .string(rule.reason)),
      ])
    }
    Terminal.say(JSON.object([("rules", .array(list))]).text)
  }

  /// As in style sheets; nil where the letters keep the colour of the text.
  private static func colour(of rule: TajweedRule) -> String? {
    rule.colour.map { colour in
      let digits = String(colour, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
  }
}
