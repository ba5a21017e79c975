package import AppBase
import TilawaCore
import TilawaStore

/// The khatmat and their progress.
package struct KhatmList: Answer {
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
        "\(reading.statistics.pageCount) of \(KhatmWords.pages(reading.statistics.pages.count))",
        "completed \(reading.completed)", khatm.state.rawValue,
        khatm.listening == .standard ? "" : "listening \(khatm.listening.rawValue)",
      ]
    }
    return [.table(AnswerTable(rows, headings: ["", "name", "read", "completed", "state", ""]))]
  }

  package var remarks: [String] {
    guard khatmat.isEmpty else { return [] }
    return [isOfRemoved ? "none was removed" : "no khatm yet; the first one begins when you read"]
  }

  package var json: String {
    JSON.array(khatmat.map { JSON.khatm($0, isCurrent: $0.name == current, $1) }).text
  }
}
