package import AppBase
import TilawaCore
import TilawaStore

/// The surahs that were heard: how often they went well one after another.
package struct HifzSurahs: Answer {
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
        "\(record.surah)", name(record), record.current > 0 ? "\(record.current) in a row" : "",
        record.longest > record.current ? "longest \(record.longest)" : "", HifzWords.days(record.days),
        HifzWords.age(record.last.map { max(0, $0.distance(to: book.today)) }),
        whole.contains(record.surah) ? "whole ✓" : "",
      ]
    }
    return [
      .table(AnswerTable(rows, headings: ["", "surah", "without a slip", "", "heard on", "last", ""], numbers: [0]))
    ]
  }

  package var remarks: [String] {
    records.isEmpty ? ["nothing was heard yet; to note something: tilawa hifz grade 67:1-15 good"] : []
  }

  package var json: String {
    let whole = Set(book.whole.surahs)
    return JSON.array(
      records.map { record in
        .object([
          ("surah", .int(record.surah)), ("name", .string(name(record))), ("in_a_row", .int(record.current)),
          ("longest", .int(record.longest)), ("days", .int(record.days)),
          ("last", .optional(record.last) { .string("\($0)") }), ("whole", .bool(whole.contains(record.surah))),
        ])
      }
    ).text
  }
}
