import AppRecordings
package import AppBase
import TilawaCore
import TilawaStore

/// The memoriser's own recordings of a page or another passage through the years, the earliest first.
package struct HifzRecordings: Answer {
  /// One recording of the passage, or of a part of it.
  private struct Row {
    let recording: Recording
    /// The words of the passage that are labelled in it; where nothing is labelled, those that it should hold.
    let words: WordSet
    /// Whether a session plays this recording for some of its words.
    let isPlayed: Bool
    /// The last session in which it was judged; nil: never.
    let session: StoredRecitation?
  }

  private let book: HifzBook
  private let passage: WordSet
  private let rows: [Row]

  /// - Parameter ranges: the passage as typed.
  package init(_ ranges: [String], of book: HifzBook) throws {
    self.book = book
    let passage = WordSet(try book.words(of: ranges))
    self.passage = passage
    let sessions = try book.library.recitations.all(words: book.structure.words)
    rows = try HifzRecordings.recordings(of: passage, in: book.library).map { recording in
      let takes = try passage.ranges.flatMap { try book.library.recordings.takes(of: $0, by: recording.reciter.id) }
        .filter { $0.recording.sha256 == recording.sha256 }
      let labelled = takes.isEmpty ? recording.expected.map { [$0] } ?? [] : takes.map(\.words)
      return Row(
        recording: recording, words: WordSet(labelled.flatMap(passage.ranges(in:))),
        isPlayed: takes.contains(where: \.isPreferred), session: sessions.last { $0.isOf(recording) })
    }
  }

  private static func recordings(of passage: WordSet, in library: Library) throws -> [Recording] {
    var found: [String: Recording] = [:]
    for range in passage.ranges {
      var filter = RecordingFilter()
      filter.text = range
      for recording in try library.ownRecordings(filter) { found[recording.sha256] = recording }
    }
    return found.values.sorted { ($0.time, $0.sha256) < ($1.time, $1.sha256) }
  }

  /// The command that plays a row: the queue, where it has this recording; else the editor, which plays any.
  private func command(_ row: Row) -> String {
    guard row.isPlayed else { return "tilawa annotate edit \(row.recording.id)" }
    let ranges = book.names(of: row.words).map { "\($0)" }.joined(separator: " ")
    return "tilawa play \(ranges) --reciter \(row.recording.reciter.id)"
  }

  /// The number of words of the passage with a verdict.
  private func count(_ row: Row, where isMeant: (WordVerdict) -> Bool) -> Int? {
    row.session?.holding.count { isMeant($0.verdict) && passage.count(in: WordRange($0.word, $0.word + 1)) > 0 }
  }

  // MARK: - Text

  package var text: [AnswerPart] {
    let cells = rows.map { row in
      [
        row.recording.date, row.recording.id, row.recording.clock,
        "\(row.words.count * 100 / max(1, passage.count))%",
        count(row, where: \.isSlip).map { Count.words($0, "slip", "slips") } ?? "",
        count(row) { $0 == .unsure }.map { "\($0) unsure" } ?? "", command(row),
      ]
    }
    return [
      .table(
        AnswerTable(
          cells, headings: ["date", "recording", "length", "of it", "slips", "unsure", "to hear it"], numbers: [2, 3]))
    ]
  }

  package var remarks: [String] {
    guard rows.isEmpty else { return [] }
    let text = book.text(of: passage)
    return ["you have no recording of \(text) yet; to make one: tilawa recite --hidden \(ShellWord.quoted(text))"]
  }

  // MARK: - JSON

  package var json: String {
    JSON.object([
      ("range", .string(book.text(of: passage))), ("words", .int(passage.count)),
      (
        "recordings",
        .array(
          rows.map { row in
            .object(
              JSON.members(of: row.recording) + [
                ("ranges", .strings(book.names(of: row.words).map { "\($0)" })), ("words", .int(row.words.count)),
                ("session", .optional(row.session) { .int($0.number) }),
                ("slips", .optional(count(row, where: \.isSlip), JSON.int)),
                ("unsure", .optional(count(row) { $0 == .unsure }, JSON.int)), ("command", .string(command(row))),
              ])
          })
      ),
    ]).text
  }
}
