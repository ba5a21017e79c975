package import AppBase
package import TilawaCore
package import TilawaIntake
import TilawaStore

/// Answers about changes of timings. The faults of a change are remarks for people.
extension TimedReciter {
  /// Tells that an ayah was set by hand.
  package func set(_ timing: AyahTiming, _ outcome: TimingEditor.Outcome) -> CommandAnswer {
    let row = cells(timing) + [TimedReciter.done(RecitersSentences.byHand, outcome).text]
    return CommandAnswer(
      table: AnswerTable([row]), JoinedMembers(fact(timing), TimingOutcome(outcome)),
      remarks: outcome.faults)
  }

  /// Tells the number of ayat that are no longer set by hand.
  ///
  /// - Parameter spans: the requested words. Timings by hand for audio that is not here are counted too.
  package func unset(_ count: Int, in spans: [WordRange], _ outcome: TimingEditor.Outcome) throws -> CommandAnswer {
    let elsewhere = try library.timings.overlaysElsewhere().values.joined().count { timing in
      spans.contains { $0.start <= timing.span.start && timing.span.start < $0.end }
    }
    let remark = RecitersSentences.byHandElsewhere(count: elsewhere)
    return CommandAnswer(
      [TimedReciter.done(RecitersSentences.noLongerByHand(count: count), outcome)],
      JoinedMembers(TimingsUnset(unset: count, elsewhere: elsewhere), TimingOutcome(outcome)),
      remarks: outcome.faults + (elsewhere > 0 ? [remark] : []))
  }

  /// Tells the number of ayat that were moved by a time.
  package func shifted(_ count: Int, by offset: Duration, _ outcome: TimingEditor.Outcome) -> CommandAnswer {
    let milliseconds = offset.milliseconds
    let moved =
      milliseconds > 0
      ? RecitersSentences.later(count: count, milliseconds: milliseconds)
      : RecitersSentences.earlier(count: count, milliseconds: -milliseconds)
    return CommandAnswer(
      [TimedReciter.done(moved, outcome)],
      JoinedMembers(TimingsShifted(shifted: count, milliseconds: milliseconds), TimingOutcome(outcome)),
      remarks: outcome.faults)
  }

  /// Tells the result of hearing files: those of surahs with the fit of their timings, and those of ayat that are not right.
  ///
  /// - Parameter isRepaired: whether repairable timings were repaired.
  package func checked(
    _ found: [TimingVerifier.Finding], _ outcome: TimingEditor.Outcome, isRepaired: Bool
  ) -> CommandAnswer {
    let files = found.map { $0.members(isRepaired: isRepaired) }
    let recut = outcome.recut.isEmpty ? [] : [RecitersSentences.cutAnew(count: outcome.recut.count)]
    let rows = found.filter { !$0.isQuiet }.map { [$0.name, $0.words.text] }
    return CommandAnswer(
      table: AnswerTable(rows, headings: [RecitersSentences.surah, RecitersSentences.result], numbers: [0]),
      JoinedMembers(FilesHeard(reciter: reciter.id, files: files), TimingOutcome(outcome)),
      remarks: outcome.faults + recut + judged(found))
  }

  /// Returns the line that sums up files of ayat, with the command to run next; none without such files.
  private func judged(_ found: [TimingVerifier.Finding]) -> [Sentence] {
    let ayat = found.filter { $0.ayah != nil }
    guard !ayat.isEmpty else { return [] }
    let others = ayat.filter { !$0.isRight }
    let right = ayat.count - others.count
    guard let first = others.first else { return [RecitersSentences.singleAyatRight(count: ayat.count, right: right)] }
    let command = CommandHint("play", first.name, "--reciter", reciter.id)
    return [RecitersSentences.singleAyatToHear(count: ayat.count, right: right, command: command)]
  }
}
