import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaScreens
import TilawaStore

/// What was found, as lines for people and as JSON for programs.
struct SearchView {
  let answer: SearchRun.Answer
  let search: SearchRun
  let page: Page

  private var quran: QuranDatabase { search.quran }

  // MARK: - Lines

  func say() throws {
    for (surah, likeness) in answer.surahs { Terminal.say(line(surah, likeness)) }
    try sayRanges()
    let shown = page.range(of: answer.result.hits.count)
    try sayAyat(answer.result.hits[shown].map { ($0.ordinal, $0.matches) })
    if !answer.result.hits.isEmpty {
      tell(
        Count.times(answer.result.occurrences) + " in " + Count.ayat(answer.result.hits.count), shown,
        answer.result.hits.count)
    }
    for pack in answer.packs where !pack.result.hits.isEmpty { say(pack) }
  }

  private func line(_ surah: Surah, _ likeness: SearchPlace.Likeness) -> String {
    let span = quran.structure.span(ofSurah: surah.id)
    let guess = likeness == .misspelt ? " (did you mean this?)" : ""
    return "surah \(surah.id)\t\(surah.transliteration) · \(surah.arabic) · \(surah.english) · "
      + Count.ayat(quran.structure.ayat(inSurah: surah.id, of: search.riwayah.counting))
      + ", page \(quran.structure.number(of: .page, atWord: span.start))\(guess)"
  }

  private func sayRanges() throws {
    guard !answer.ranges.isEmpty else { return }
    let all = ordinals
    let shown = page.range(of: all.count)
    try sayAyat(all[shown].map { ($0, []) })
    if shown.count < all.count || all.count > 1 { tell(Count.ayat(all.count), shown, all.count) }
  }

  /// The Kufi ayat of the reference.
  private var ordinals: [Int] {
    answer.ranges.flatMap { quran.structure.ayat(sharing: quran.structure.span(of: $0), in: .kufi) }
      .map(quran.structure.ordinal)
  }

  private func sayAyat(_ ayat: [(ordinal: Int, matches: [Range<Int>])]) throws {
    let texts = try texts(of: ayat.map(\.ordinal))
    let flow = TextFlow.standardOutput()
    var lines: [Painted] = []
    for (ayah, text) in zip(ayat, texts) {
      let marked = MarkedText(text, marks: ayah.matches)
      let name = search.name(ofOrdinal: ayah.ordinal)
      let emphasis = MarkedText.Emphasis.standardOutput(otherwise: .none)
      lines +=
        flow.columns == nil
        ? ["\(name)\t\(marked.line(emphasis))"] : [Painted(name)] + marked.lines(flow, .rightToLeft, emphasis)
    }
    Terminal.say(lines: lines)
  }

  private func say(_ answer: SearchRun.PackAnswer) {
    let (hits, pack) = (answer.result.hits, answer.pack.pack)
    let shown = page.range(of: hits.count)
    let flow = TextFlow.standardOutput()
    let emphasis = MarkedText.Emphasis.standardOutput(otherwise: .none)
    var lines: [Painted] = []
    for hit in hits[shown] {
      let passage = answer.passages[hit.ordinal]
      let marked = MarkedText(passage.text, marks: hit.matches)
      let name = "\(passage.ayat)\t\(pack.id)"
      lines +=
        flow.columns == nil
        ? ["\(name)\t\(marked.line(emphasis))"] : [Painted(name)] + marked.lines(flow, pack.direction, emphasis)
    }
    Terminal.say(lines: lines)
    tell(
      "\(pack.id): " + Count.times(answer.result.occurrences) + " in " + Count.passages(hits.count), shown, hits.count)
    Terminal.complain(ShownPacks.credit(pack))
  }

  /// How much there is, and how to see the rest; on standard error, so that standard output holds ayat alone.
  private func tell(_ words: String, _ shown: Range<Int>, _ count: Int) {
    guard shown.count < count else { return Terminal.complain(words) }
    guard !shown.isEmpty else { return Terminal.complain("\(words); there is no page \(page.number)") }
    let next = shown.upperBound < count ? "; the next: --page \(page.number + 1)" : ""
    Terminal.complain("\(words); \(shown.lowerBound + 1) to \(shown.upperBound) are shown\(next)")
  }

  private func texts(of ordinals: [Int]) throws -> [String] {
    try quran.texts(of: ordinals.map { quran.structure.span(of: quran.structure.ayah(at: $0, in: .kufi)) })
  }

  // MARK: - Counts

  func sayCounts() {
    let (occurrences, ayat) = quranCounts
    Terminal.say("\(occurrences)\t\(ayat)")
    for pack in answer.packs {
      Terminal.say("\(pack.result.occurrences)\t\(pack.result.hits.count)\t\(pack.pack.pack.id)")
    }
  }

  var counts: JSON { .object(countMembers) }

  private var quranCounts: (occurrences: Int, ayat: Int) {
    answer.ranges.isEmpty ? (answer.result.occurrences, answer.result.hits.count) : (ordinals.count, ordinals.count)
  }

  private var countMembers: [(String, JSON)] {
    let (occurrences, ayat) = quranCounts
    return [
      ("query", .string(search.words)), ("riwayah", .string(search.riwayah.rawValue)),
      ("occurrences", .int(occurrences)), ("ayat", .int(ayat)),
    ]
  }

  // MARK: - JSON

  func json() throws -> JSON {
    let isReference = !answer.ranges.isEmpty
    let all = isReference ? ordinals : answer.result.hits.map(\.ordinal)
    let shown = page.range(of: all.count)
    let texts = try texts(of: Array(all[shown]))
    let hits = zip(shown, texts).map { place, text in
      let hit = isReference ? nil : answer.result.hits[place]
      let ref = quran.structure.ayah(at: all[place], in: .kufi)
      return JSON.object(
        [
          ("ref", .string(search.name(ofOrdinal: all[place]))), ("surah", .int(ref.surah)), ("ayah", .int(ref.ayah)),
          ("text", .string(text)),
        ] + SearchView.members(of: hit, in: text))
    }
    return .object(
      countMembers + [
        ("surahs", .array(answer.surahs.map { json($0.surah, $0.likeness) })),
        ("ranges", .strings(answer.ranges.map(\.description))),
        ("first", .int(shown.isEmpty ? 0 : shown.lowerBound + 1)), ("hits", .array(hits)),
        ("packs", .array(answer.packs.map(json))),
      ])
  }

  private static func members(of hit: SearchHit?, in text: String) -> [(String, JSON)] {
    let scalars = Array(text.unicodeScalars)
    let matches = (hit?.matches ?? []).map { range in
      JSON.object([
        ("start", .int(range.lowerBound)), ("end", .int(range.upperBound)),
        ("text", .string(String(String.UnicodeScalarView(scalars[range])))),
      ])
    }
    return [("occurrences", .int(hit?.occurrences ?? 0)), ("matches", .array(matches))]
  }

  private func json(_ surah: Surah, _ likeness: SearchPlace.Likeness) -> JSON {
    .object([
      ("number", .int(surah.id)), ("arabic", .string(surah.arabic)),
      ("transliteration", .string(surah.transliteration)),
      ("english", .string(surah.english)), ("misspelt", .bool(likeness == .misspelt)),
    ])
  }

  private func json(_ answer: SearchRun.PackAnswer) -> JSON {
    let hits = answer.result.hits[page.range(of: answer.result.hits.count)].map { hit in
      let passage = answer.passages[hit.ordinal]
      return JSON.object(
        [("ayat", .string("\(passage.ayat)")), ("text", .string(passage.text))]
          + (passage.source == passage.text ? [] : [("source", .string(passage.source))])
          + SearchView.members(of: hit, in: passage.text))
    }
    return .object([
      ("pack", .string(answer.pack.pack.id.text)), ("occurrences", .int(answer.result.occurrences)),
      ("passages", .int(answer.result.hits.count)), ("hits", .array(hits)),
    ])
  }
}
