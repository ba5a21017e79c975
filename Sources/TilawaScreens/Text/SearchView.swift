import AppBase
package import AppMushaf
import TilawaConsole
import TilawaCore
import TilawaStore

/// The results of a search as lines for people.
package struct SearchView {
  package let found: SearchPage

  package init(found: SearchPage) { self.found = found }

  private var answer: SearchRun.Answer { found.answer }
  private var search: SearchRun { found.search }
  private var page: ListPage { found.page }

  private var quran: QuranDatabase { search.quran }

  // MARK: - Lines

  /// Prints the page; what it says of the whole result goes to standard error.
  package func say() throws {
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
    let all = found.ordinals
    let shown = page.range(of: all.count)
    try sayAyat(all[shown].map { ($0, []) })
    if shown.count < all.count || all.count > 1 { tell(Count.ayat(all.count), shown, all.count) }
  }

  private func sayAyat(_ ayat: [(ordinal: Int, matches: [Range<Int>])]) throws {
    let texts = try found.texts(of: ayat.map(\.ordinal))
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

  /// Tells the size of the result and how to see the rest on standard error: standard output holds ayat only.
  private func tell(_ words: String, _ shown: Range<Int>, _ count: Int) {
    guard shown.count < count else { return Terminal.complain(words) }
    guard !shown.isEmpty else { return Terminal.complain("\(words); there is no page \(page.number)") }
    let next = shown.upperBound < count ? "; the next: --page \(page.number + 1)" : ""
    Terminal.complain("\(words); \(shown.lowerBound + 1) to \(shown.upperBound) are shown\(next)")
  }
}
