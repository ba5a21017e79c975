package import AppBase
package import TilawaCore

/// A list of the text that is held or to be learned: by stretches, by pages, or the places of slips.
package struct HifzMaterialList: Answer {
  /// The form of the list.
  package enum Form: Hashable, Sendable { case stretches, pages, slips }

  private let book: HifzBook
  private let form: Form

  package init(_ book: HifzBook, _ form: Form) {
    self.book = book
    self.form = form
  }

  package var text: [AnswerPart] {
    switch form {
    case .stretches: [.table(AnswerTable(stretches.map(cells)))]
    case .pages: [.table(pageTable)]
    case .slips: [.table(slipTable)]
    }
  }

  package var remarks: [Sentence] {
    switch form {
    case .stretches, .pages:
      book.held.isEmpty && book.state.planned.isEmpty
        ? [LearningSentences.nothingEntered(command: HifzWords.addExample)] : []
    case .slips: marks.isEmpty ? [LearningSentences.noSlips] : []
    }
  }

  // MARK: - Stretches

  /// A stretch, and whether it is held or to be learned.
  private typealias Stretch = (isHeld: Bool, words: WordRange)

  private var stretches: [Stretch] {
    book.held.ranges.flatMap(bySurah).map { (true, $0) } + book.state.planned.flatMap(bySurah).map { (false, $0) }
  }

  /// The parts of a stretch, one for each surah; whole surahs beside each other stay together.
  private func bySurah(_ words: WordRange) -> [WordRange] {
    let surahs = book.structure.surah(ofWord: words.start)...book.structure.surah(ofWord: words.end - 1)
    return surahs.reduce(into: [WordRange]()) { parts, surah in
      let span = book.structure.span(ofSurah: surah)
      let part = WordRange(max(span.start, words.start), min(span.end, words.end))
      if part == span, let last = parts.last,
        last.start
          == book.structure.span(
            ofSurah: book.structure.surah(ofWord: last.start)
          ).start
      {
        parts[parts.count - 1] = WordRange(last.start, part.end)
      } else {
        parts.append(part)
      }
    }
  }

  private func cells(_ stretch: Stretch) -> [String] {
    let pages = book.pages.page(ofWord: stretch.words.start)...book.pages.page(ofWord: stretch.words.end - 1)
    let place =
      pages.count == 1
      ? LearningSentences.page(page: pages.lowerBound)
      : LearningSentences.pagesFromTo(first: pages.lowerBound, last: pages.upperBound)
    return [
      (stretch.isHeld ? LearningSentences.stateHeld : LearningSentences.stateToLearn).text,
      book.text(of: WordSet([stretch.words])), place.text, book.amount(WordSet([stretch.words])).text,
    ]
  }

  // MARK: - Pages

  private var portions: [HifzPortion] { book.state.portions.values.sorted { $0.page < $1.page } }

  private func slips(of portion: HifzPortion) -> Int { book.state.marks(of: portion).reduce(0) { $0 + $1.count } }

  /// The day by which a page is heard again.
  private func next(of portion: HifzPortion) -> CalendarDay {
    book.scheduler.next(of: portion, after: book.today.advanced(by: -1))
  }

  private var pageTable: AnswerTable {
    let rows = portions.map { portion -> [String] in
      let strength = HifzStrength(stability: portion.now.memory.stability)
      let slips = slips(of: portion)
      return [
        LearningSentences.page(page: portion.page).text, book.text(of: portion.held), strength.sign,
        strength.sentence.text,
        LearningSentences.age(days: max(0, portion.now.last.distance(to: book.today))).text,
        "\(next(of: portion))",
        slips > 0 ? LearningSentences.slips(count: slips).text : "",
      ]
    }
    let headings = [
      LearningSentences.headingPage, LearningSentences.headingAyat, .empty, LearningSentences.headingStays,
      LearningSentences.headingHeard, LearningSentences.headingNext, .empty,
    ]
    return AnswerTable(rows, headings: headings)
  }

  // MARK: - Slips

  private var marks: [HifzMark] { portions.flatMap { book.state.marks(of: $0) } }

  private var slipTable: AnswerTable {
    let drills = book.state.drills
    let rows = marks.map { mark -> [String] in
      let word = WordRange(mark.word, mark.word + 1)
      let said = book.state.confusions.filter { $0.key.word == mark.word }.sorted { $0.value > $1.value }.first
      return [
        book.text(of: WordSet([word])),
        LearningSentences.page(page: book.pages.page(ofWord: mark.word)).text,
        CoreSentences.times(count: mark.count).text, "\(mark.last)",
        drills.contains { $0.words.overlaps(word) } ? LearningSentences.drill.text : "",
        said.map { said in
          let place = book.text(of: WordSet([WordRange(said.key.said, said.key.said + 1)]))
          return LearningSentences.said(place: place).text
        } ?? "",
      ]
    }
    let headings = [
      LearningSentences.headingWord, LearningSentences.headingPage, LearningSentences.headingSlips,
      LearningSentences.headingLast, .empty, .empty,
    ]
    return AnswerTable(rows, headings: headings)
  }

  // MARK: - The line for programs

  package var json: String {
    switch form {
    case .stretches: JSON.text(encoding: stretches.map(value))
    case .pages: JSON.text(encoding: portions.map(value))
    case .slips: JSON.text(encoding: marks.map(value))
    }
  }

  private func value(_ stretch: Stretch) -> StretchValue {
    StretchValue(
      state: stretch.isHeld ? "held" : "to_learn",
      ranges: book.names(of: WordSet([stretch.words])).map { "\($0)" }, words: stretch.words.count)
  }

  private func value(_ portion: HifzPortion) -> PageValue {
    PageValue(
      page: portion.page, ranges: book.names(of: portion.held).map { "\($0)" },
      staysDays: Int(min(portion.now.memory.stability, 100_000).rounded()), heard: "\(portion.now.last)",
      next: "\(next(of: portion))", hearings: portion.now.hearings, weak: portion.now.lapses,
      slips: slips(of: portion))
  }

  private func value(_ mark: HifzMark) -> SlipValue {
    SlipValue(
      word: book.text(of: WordSet([WordRange(mark.word, mark.word + 1)])),
      page: book.pages.page(ofWord: mark.word), slips: mark.count, last: "\(mark.last)")
  }

  private struct StretchValue: Encodable {
    let state: String
    let ranges: [String]
    let words: Int
  }

  private struct PageValue: Encodable {
    let page: Int
    let ranges: [String]
    /// The days for which the page would stay.
    let staysDays: Int
    let heard: String
    let next: String
    let hearings: Int
    let weak: Int
    let slips: Int

    enum CodingKeys: String, CodingKey {
      case page, ranges
      case staysDays = "stays_days"
      case heard, next, hearings, weak, slips
    }
  }

  private struct SlipValue: Encodable {
    let word: String
    let page: Int
    let slips: Int
    let last: String
  }
}
