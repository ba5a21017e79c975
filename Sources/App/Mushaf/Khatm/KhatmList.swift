package import AppBase
package import TilawaCore
import TilawaStore

/// The khatmat and their progress.
package struct KhatmList: ValueAnswer {
  private let khatmat: [(khatm: Khatm, reading: ReadingReport)]
  /// The name of the khatm that the user reads in.
  private let current: String
  private let isOfRemoved: Bool

  /// - Parameter removed: whether the removed ones are listed instead of the others.
  package init(removed: Bool, in context: AppContext) throws {
    let library = try context.library()
    let found = try library.khatm.all(removed ? .removed : nil)
    current = try library.khatm.current(now: 0).name
    khatmat = try found.map { ($0, try context.readingReport($0.name)) }
    isOfRemoved = removed
  }

  package var text: [AnswerPart] {
    let rows = khatmat.map { khatm, reading in
      [
        khatm.name == current ? "*" : "", khatm.name,
        MushafSentences.pagesOf(
          pages: reading.statistics.pageCount, all: KhatmWords.pages(reading.statistics.pages.count)
        ).text,
        MushafSentences.timesCompleted(count: reading.completed).text, khatm.state.word.text,
        khatm.listening.word?.text ?? "",
      ]
    }
    let headings = [
      MushafSentences.name, MushafSentences.readHeading, MushafSentences.completedHeading, MushafSentences.state,
    ]
    return [.table(AnswerTable(rows, headings: [.empty] + headings + [.empty]))]
  }

  package var remarks: [Sentence] {
    guard khatmat.isEmpty else { return [] }
    return [isOfRemoved ? MushafSentences.noneRemoved : MushafSentences.noKhatm]
  }

  package var value: [KhatmValue] {
    khatmat.map { KhatmValue($0, $0.name == current ? .current : .other, $1) }
  }
}

extension Khatm.State {
  fileprivate var word: Sentence {
    switch self {
    case .open: MushafSentences.khatmOpen
    case .closed: MushafSentences.khatmClosed
    case .removed: MushafSentences.khatmRemoved
    }
  }
}

extension Khatm.Listening {
  /// Whether listening counts; nil where the general setting applies.
  fileprivate var word: Sentence? {
    switch self {
    case .standard: nil
    case .on: MushafSentences.listeningOn
    case .off: MushafSentences.listeningOff
    }
  }
}
