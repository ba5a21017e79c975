package import AppBase
import TilawaCore

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

  package var remarks: [String] {
    switch form {
    case .stretches, .pages:
      book.held.isEmpty && book.state.planned.isEmpty
        ? ["nothing is entered yet; for example: tilawa hifz add juz:30"] : []
    case .slips: marks.isEmpty ? ["no slips"] : []
    }
  }

  // MARK: - Stretches

  private var stretches: [(state: String, words: WordRange)] {
    func parts(_ ranges: [WordRange], _ state: String) -> [(state: String, words: WordRange)] {
      ranges.flatMap { range in bySurah(range).map { (state, $0) } }
    }
    return parts(book.held.ranges, "held") + parts(book.state.planned, "to learn")
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

  private func cells(_ stretch: (state: String, words: WordRange)) -> [String] {
    let pages = book.pages.page(ofWord: stretch.words.start)...book.pages.page(ofWord: stretch.words.end - 1)
    return [
      stretch.state, book.text(of: WordSet([stretch.words])),
      pages.count == 1 ? "page \(pages.lowerBound)" : "pages \(pages.lowerBound)-\(pages.upperBound)",
      book.amount(WordSet([stretch.words])),
    ]
  }

  // MARK: - Pages

  private var portions: [HifzPortion] { book.state.portions.values.sorted { $0.page < $1.page } }

  private var pageTable: AnswerTable {
    let rows = portions.map { portion -> [String] in
      let strength = HifzStrength(stability: portion.now.memory.stability)
      let slips = book.state.marks(of: portion).reduce(0) { $0 + $1.count }
      return [
        "page \(portion.page)", book.text(of: portion.held), strength.sign, strength.name,
        HifzWords.age(max(0, portion.now.last.distance(to: book.today))),
        "\(book.scheduler.next(of: portion, after: book.today.advanced(by: -1)))",
        slips > 0 ? Count.words(slips, "slip", "slips") : "",
      ]
    }
    return AnswerTable(rows, headings: ["page", "ayat", "", "stays", "heard", "next by", ""])
  }

  // MARK: - Slips

  private var marks: [HifzMark] { portions.flatMap { book.state.marks(of: $0) } }

  private var slipTable: AnswerTable {
    let drills = book.state.drills
    let rows = marks.map { mark -> [String] in
      let word = WordRange(mark.word, mark.word + 1)
      let said = book.state.confusions.filter { $0.key.word == mark.word }.sorted { $0.value > $1.value }.first
      return [
        book.text(of: WordSet([word])), "page \(book.pages.page(ofWord: mark.word))", Count.times(mark.count),
        "\(mark.last)", drills.contains { $0.words.overlaps(word) } ? "drill" : "",
        said.map { "said: \(book.text(of: WordSet([WordRange($0.key.said, $0.key.said + 1)])))" } ?? "",
      ]
    }
    return AnswerTable(rows, headings: ["word", "page", "slips", "last", "", ""])
  }

  // MARK: - JSON

  package var json: String {
    switch form {
    case .stretches:
      JSON.array(
        stretches.map { stretch in
          .object([
            ("state", .string(stretch.state == "held" ? "held" : "to_learn")),
            ("ranges", .strings(book.names(of: WordSet([stretch.words])).map { "\($0)" })),
            ("words", .int(stretch.words.count)),
          ])
        }
      ).text
    case .pages: JSON.array(portions.map(json)).text
    case .slips:
      JSON.array(
        marks.map { mark in
          .object([
            ("word", .string(book.text(of: WordSet([WordRange(mark.word, mark.word + 1)])))),
            ("page", .int(book.pages.page(ofWord: mark.word))), ("slips", .int(mark.count)),
            ("last", .string("\(mark.last)")),
          ])
        }
      ).text
    }
  }

  private func json(_ portion: HifzPortion) -> JSON {
    .object([
      ("page", .int(portion.page)), ("ranges", .strings(book.names(of: portion.held).map { "\($0)" })),
      ("stays_days", .int(Int(min(portion.now.memory.stability, 100_000).rounded()))),
      ("heard", .string("\(portion.now.last)")),
      ("next", .string("\(book.scheduler.next(of: portion, after: book.today.advanced(by: -1)))")),
      ("hearings", .int(portion.now.hearings)), ("weak", .int(portion.now.lapses)),
      ("slips", .int(book.state.marks(of: portion).reduce(0) { $0 + $1.count })),
    ])
  }
}
