package import AppBase
package import TilawaCore
import TilawaPlayer
package import TilawaStore

/// The kept recitations, as answers of `recite show`.
package struct RecitationReports {
  let library: Library
  let quran: QuranDatabase
  private let context: AppContext
  var structure: QuranStructure { quran.structure }

  package init(in context: AppContext, for purpose: LibraryDatabase.Purpose = .reading) throws {
    (self.context, quran, library) = (context, try context.quran(), try context.library(for: purpose))
  }

  /// Returns a session; nil stands for the last one.
  private func session(_ number: Int?) throws -> StoredRecitation {
    if let session = try library.recitations.find(number, words: structure.words) { return session }
    guard let number else { throw Failure(.noInput, RecitationWords.nothingRecited) }
    throw Failure(.noInput, LearningSentences.noSession(session: number, command: RecitationWords.list))
  }

  private func ref(_ word: Int, _ riwayah: Riwayah) -> String {
    guard let ayah = structure.ayat(sharing: WordRange(word, word + 1), in: riwayah.counting).first else {
      return "1:0"
    }
    return "\(ayah):\(word - structure.span(of: ayah).start + 1)"
  }

  private func text(_ word: Int, _ riwayah: Riwayah) throws -> String {
    try riwayah == .hafs ? quran.text(of: WordRange(word, word + 1)) : ""
  }

  // MARK: - Sessions

  /// The summary of a session, and its words that were not recited as they are written.
  package func summary(_ number: Int?) throws -> CommandAnswer {
    let session = try session(number)
    let summary = RecitationWords.summary(session, in: structure)
    var rows: [[String]] = []
    var words: [SessionReport.Word] = []
    for verdict in session.holding where verdict.verdict != .recited || verdict.fault != nil {
      let name = ref(verdict.word, session.riwayah)
      let text = try text(verdict.word, session.riwayah)
      rows.append([
        RecitationWords.sign(verdict.verdict), name,
        (verdict.fault.map(RecitationWords.fault) ?? RecitationWords.verdict(verdict.verdict)).text,
        HifzWords.by(verdict.origin).text, text,
      ])
      words.append(
        SessionReport.Word(
          word: name, verdict: verdict.verdict.rawValue, origin: verdict.origin.rawValue,
          confidence: verdict.confidence, fault: verdict.fault?.rawValue, text: text,
          from: verdict.sound.map { SessionReport.time($0.lowerBound) },
          to: verdict.sound.map { SessionReport.time($0.upperBound) }))
    }
    let name = LearningSentences.sessionHead(
      session: session.number, day: "\(session.day)", time: session.time.clock,
      source: RecitationWords.source(session.source))
    let head = [name] + RecitationWords.lines(summary) + (session.isEnded ? [] : [LearningSentences.brokeOff])
    let parts = head.map(AnswerPart.line) + (rows.isEmpty ? [] : [.table(AnswerTable(rows))])
    return CommandAnswer(
      parts: parts + [.line(RecitationWords.disclaimer)],
      SessionReport(
        summary: summary, day: "\(session.day)", riwayah: session.riwayah.rawValue, mode: session.mode.rawValue,
        ended: session.isEnded, missed: words))
  }

  // MARK: - All sessions

  /// The sessions, the last one first.
  package func list() throws -> CommandAnswer {
    let all = try library.recitations.all(words: structure.words).reversed()
    let summaries = all.map { ($0, RecitationWords.summary($0, in: structure)) }
    let rows = summaries.map { session, summary in
      [
        "\(session.number)", "\(session.day) \(session.time.clock)", summary.range ?? "",
        RecitationWords.length(summary.seconds.whole), "\(summary.words)", "\(summary.skipped + summary.changed)",
        "\(summary.unsure)", summary.accuracy.map { "\($0)%" } ?? "–",
      ]
    }
    let headings = [
      LearningSentences.headingSession, LearningSentences.headingBegun, LearningSentences.headingAyat,
      LearningSentences.headingTime, LearningSentences.headingWords, LearningSentences.headingSlips,
      LearningSentences.headingUnsure, LearningSentences.headingWithoutSlip,
    ]
    return CommandAnswer(
      table: AnswerTable(rows, headings: headings, numbers: [0, 3, 4, 5, 6, 7]),
      SessionList(
        disclaimer: RecitationSummary.disclaimer,
        sessions: summaries.map { SessionList.Row(day: "\($0.day)", summary: $1) }),
      remarks: rows.isEmpty ? [RecitationWords.nothingRecited] : [])
  }

  /// A word over all sessions.
  struct Tally { var (slips, said, last, riwayah) = (0, 0, CalendarDay(number: 0), Riwayah.hafs) }

  /// The certain words of all sessions; a teacher's word holds before one's own, and that before the program's.
  static func tallies(of sessions: [StoredRecitation]) -> [Int: Tally] {
    var tallies: [Int: Tally] = [:]
    for session in sessions {
      for verdict in session.holding where verdict.verdict != .unsure {
        var tally = tallies[verdict.word] ?? Tally()
        tally.said += 1
        if verdict.verdict.isSlip {
          tally.slips += 1
          (tally.last, tally.riwayah) = (max(tally.last, session.day), session.riwayah)
        }
        tallies[verdict.word] = tally
      }
    }
    return tallies
  }

  /// The words that were missed most, with their ayah.
  package func words() throws -> CommandAnswer {
    let tallies = Self.tallies(of: try library.recitations.all(words: structure.words))
    let missed = tallies.filter { $0.value.slips > 0 }.sorted {
      ($1.value.slips, $1.value.last, $0.key) < ($0.value.slips, $0.value.last, $1.key)
    }
    var (rows, items): ([[String]], [MissedWords.Word]) = ([], [])
    for (word, tally) in missed.prefix(Self.mostWords) {
      let name = ref(word, tally.riwayah)
      let ayah = structure.ayat(sharing: WordRange(word, word + 1), in: tally.riwayah.counting)[0]
      let (text, context) = (
        try text(word, tally.riwayah), try tally.riwayah == .hafs ? quran.text(of: structure.span(of: ayah)) : ""
      )
      rows.append([name, LearningSentences.missed(slips: tally.slips, said: tally.said).text, text, context])
      items.append(
        MissedWords.Word(
          word: name, slips: tally.slips, recited: tally.said, last: "\(tally.last)", text: text, ayah: context))
    }
    let headings = [
      LearningSentences.headingWord, LearningSentences.headingMissed, .empty,
      LearningSentences.headingAyah,
    ]
    return CommandAnswer(
      table: AnswerTable(rows, headings: headings, isCut: true),
      MissedWords(disclaimer: RecitationSummary.disclaimer, words: items),
      remarks: rows.isEmpty ? [LearningSentences.noWordMissed] : [])
  }

  private static let mostWords = 30

  /// Forgets what corrections changed in how the student is judged.
  package func resetAdaptation() throws -> CommandAnswer {
    try library.recitations.resetAdaptation()
    return CommandAnswer([LearningSentences.reset], AdaptationReset(reset: true))
  }

  // MARK: - The last word

  /// Stores what a person says of a word.
  ///
  /// - Parameters:
  ///   - number: the session; nil: the last one.
  ///   - text: the word, such as `78:2:3`.
  ///   - isRight: whether it was said right.
  package func correct(_ number: Int?, _ text: String, isRight: Bool, by origin: HifzOrigin) throws -> CommandAnswer {
    let session = try session(number)
    let own = structure.divided(as: session.riwayah)
    let range = try RangeParser(structure: own, riwayah: session.riwayah, grain: .word).parse(text)
    let span = own.span(of: range)
    guard span.count == 1 else { throw Failure(.usage, LearningSentences.nameWord(given: "\(range)")) }
    guard let heard = session.verdicts.first(where: { $0.word == span.start }) else {
      throw Failure(.noInput, LearningSentences.noVerdict(session: session.number, word: text))
    }
    let verdict = StoredRecitation.Verdict(
      word: span.start, origin: origin, verdict: isRight ? .recited : heard.verdict.isSlip ? heard.verdict : .changed,
      confidence: 1, sound: heard.sound, takes: heard.takes, isCorrected: false)
    try library.recitations.correct(session.number, verdict)
    var new = StudentAdaptation()
    if !isRight { new.slips = 1 } else if heard.verdict != .recited { new.rights = 1 }
    try library.recitations.adapt(new, in: session.riwayah)
    try RecitationHearing(library, context).correct(
      span.start, of: try self.session(session.number), isRight: isRight, by: origin)
    return CommandAnswer(
      [
        LearningSentences.verdictNoted(
          session: session.number, word: text, verdict: RecitationWords.verdict(verdict.verdict),
          by: HifzWords.by(origin))
      ],
      VerdictNoted(
        session: session.number, word: text, verdict: verdict.verdict.rawValue, origin: origin.rawValue))
  }
}
