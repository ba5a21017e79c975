package import AppBase
package import TilawaCore
import TilawaStore

/// The surahs that were heard: how often they went well one after another.
package struct HifzSurahs: ValueAnswer {
  private let book: HifzBook
  private let records: [HifzSurahRecord]

  package init(_ book: HifzBook) throws {
    self.book = book
    records = HifzSurahRecord.all(in: try book.library.hifz.events(in: book.structure), book.structure)
  }

  private func name(_ record: HifzSurahRecord) -> String {
    book.structure.surahs.first { $0.id == record.surah }?.transliteration ?? ""
  }

  package var text: [AnswerPart] {
    let whole = Set(book.whole.surahs)
    let rows = records.map { record in
      [
        "\(record.surah)", Sentence(name: name(record)).text,
        record.current > 0 ? LearningSentences.inARow(count: record.current).text : "",
        record.longest > record.current ? LearningSentences.longest(count: record.longest).text : "",
        CoreSentences.days(count: record.days).text,
        record.last.map { LearningSentences.age(days: max(0, $0.distance(to: book.today))).text } ?? "",
        whole.contains(record.surah) ? LearningSentences.wholeMark.text : "",
      ]
    }
    let headings = [
      Sentence.empty, LearningSentences.headingSurah, LearningSentences.headingWithoutSlip, .empty,
      LearningSentences.headingHeardOn, LearningSentences.headingLast, .empty,
    ]
    return [.table(AnswerTable(rows, headings: headings, numbers: [0]))]
  }

  package var remarks: [Sentence] {
    records.isEmpty ? [LearningSentences.nothingHeard(command: HifzWords.gradeExample)] : []
  }

  package var value: [SurahValue] {
    let whole = Set(book.whole.surahs)
    return records.map { record in
      SurahValue(
        surah: record.surah, name: name(record), inARow: record.current, longest: record.longest, days: record.days,
        last: record.last.map { "\($0)" }, whole: whole.contains(record.surah))
    }
  }

  /// A surah on the line for programs.
  package struct SurahValue: Encodable {
    let surah: Int
    let name: String
    let inARow: Int
    let longest: Int
    let days: Int
    @Nullable var last: String?
    let whole: Bool

    private enum CodingKeys: String, CodingKey {
      case surah, name
      case inARow = "in_a_row"
      case longest, days, last, whole
    }
  }
}
