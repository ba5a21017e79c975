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
        ScreensSentences.timesIn(
          times: CoreSentences.times(count: answer.result.occurrences),
          places: CoreSentences.ayat(count: answer.result.hits.count)), shown, answer.result.hits.count)
    }
    for pack in answer.packs where !pack.result.hits.isEmpty { say(pack) }
  }

  private func line(_ surah: Surah, _ likeness: SearchPlace.Likeness) -> String {
    let span = quran.structure.span(ofSurah: surah.id)
    let ayat = CoreSentences.ayat(count: quran.structure.ayat(inSurah: surah.id, of: search.riwayah.counting))
    let page = quran.structure.number(of: .page, atWord: span.start)
    let names = "\(surah.transliteration) · \(surah.arabic) · \(surah.english)"
    let found = ScreensSentences.foundSurah(names: names, ayat: ayat, page: page)
    let words = likeness == .misspelt ? ScreensSentences.didYouMeanThis(place: found) : found
    return "\(ScreensSentences.surahNumber(surah: surah.id))\t\(words)"
  }

  private func sayRanges() throws {
    guard !answer.ranges.isEmpty else { return }
    let all = found.ordinals
    let shown = page.range(of: all.count)
    try sayAyat(all[shown].map { ($0, []) })
    if shown.count < all.count || all.count > 1 { tell(CoreSentences.ayat(count: all.count), shown, all.count) }
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

  private func say(_ answer: PackHits) {
    let (hits, pack) = (answer.result.hits, answer.pack)
    let shown = found.passages.range(of: hits.count)
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
    let words = ScreensSentences.timesIn(
      times: CoreSentences.times(count: answer.result.occurrences), places: CoreSentences.passages(count: hits.count))
    tell(words.at(Sentence(verbatim: "\(pack.id)")), shown, hits.count)
    Terminal.complain(ShownPacks.credit(pack))
  }

  /// Tells the size of the result and how to see the rest on standard error: standard output holds ayat only.
  private func tell(_ found: Sentence, _ shown: Range<Int>, _ count: Int) {
    guard shown.count < count else { return Terminal.complain(found.text) }
    guard !shown.isEmpty else {
      return Terminal.complain(ScreensSentences.noSuchPage(found: found, page: page.number).text)
    }
    let (first, last) = (shown.lowerBound + 1, shown.upperBound)
    let words =
      last < count
      ? ScreensSentences.shownWithNext(found: found, first: first, last: last, next: page.number + 1, count: count)
      : ScreensSentences.shownOf(found: found, first: first, last: last)
    Terminal.complain(words.text)
  }
}
