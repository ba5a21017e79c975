import AppRecordings
package import AppBase
package import TilawaCore
import TilawaStore

/// The memoriser's own recordings of a page or another passage through the years, the earliest first.
package struct HifzRecordings: ValueAnswer {
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
  private func command(_ row: Row) -> CommandHint {
    guard row.isPlayed else { return CommandHint("annotate", "edit", row.recording.id) }
    let ranges = book.names(of: row.words).map { "\($0)" }
    return CommandHint(words: ["play"] + ranges + ["--reciter", row.recording.reciter.id])
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
        count(row, where: \.isSlip).map { LearningSentences.slips(count: $0).text } ?? "",
        count(row) { $0 == .unsure }.map { LearningSentences.unsureWords(count: $0).text } ?? "", "\(command(row))",
      ]
    }
    let headings = [
      LearningSentences.headingDate, LearningSentences.headingRecording, LearningSentences.headingLength,
      LearningSentences.headingShare, LearningSentences.headingSlips, LearningSentences.headingUnsure,
      LearningSentences.headingCommand,
    ]
    return [.table(AnswerTable(cells, headings: headings, numbers: [2, 3]))]
  }

  package var remarks: [Sentence] {
    guard rows.isEmpty else { return [] }
    let text = book.text(of: passage)
    let command = CommandHint("recite", "--hidden", text)
    return [LearningSentences.noRecording(place: text, command: command)]
  }

  // MARK: - The line for programs

  package var value: Value {
    Value(
      range: book.text(of: passage), words: passage.count,
      recordings: rows.map { row in
        Value.Row(
          recording: row.recording, ranges: book.names(of: row.words).map { "\($0)" }, words: row.words.count,
          session: row.session?.number, slips: count(row, where: \.isSlip), unsure: count(row) { $0 == .unsure },
          command: "\(command(row))")
      })
  }

  package struct Value: Encodable {
    struct Row: Encodable {
      let recording: Recording
      let ranges: [String]
      let words: Int
      let session: Int?
      let slips: Int?
      let unsure: Int?
      let command: String

      /// Writes the members of the recording, and after them those of the row.
      func encode(to encoder: any Encoder) throws {
        try RecordingValue(recording).encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(ranges, forKey: .ranges)
        try container.encode(words, forKey: .words)
        try container.encode(session, forKey: .session)
        try container.encode(slips, forKey: .slips)
        try container.encode(unsure, forKey: .unsure)
        try container.encode(command, forKey: .command)
      }

      private enum CodingKeys: String, CodingKey { case ranges, words, session, slips, unsure, command }
    }

    let range: String
    let words: Int
    let recordings: [Row]
  }
}
