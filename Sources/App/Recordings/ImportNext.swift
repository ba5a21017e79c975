package import AppBase
package import TilawaCore
import TilawaIntake

/// The next step after an import, for all of its recordings.
package struct ImportNext {
  private let taken: [ImportTaking.Taken]
  private let summary: ImportSummary

  package init(_ taking: ImportTaking, _ summary: ImportSummary) { (taken, self.summary) = (taking.taken, summary) }

  /// The number of ayat that may be confirmed unheard.
  package var sure: Int { summary.sure }

  /// The lines with commands; none where another line says how to go on.
  package func lines(in context: AppContext) throws -> [Sentence] {
    if let confirm { return [RecordingsSentences.next(command: confirm)] }
    return try [playing(in: context), checking].compactMap(\.self)
  }

  /// The command that confirms what is sure; nil where nothing waits for it.
  private var confirm: CommandHint? {
    summary.sureRecordings.isEmpty
      ? nil : CommandHint(words: ["annotate", "confirm"] + names(of: summary.sureRecordings) + ["--sure"])
  }

  private var checking: Sentence? {
    let hasNoLabels = summary.doubtfulRecordings.isEmpty && summary.found == 0
    if hasNoLabels {
      // A search without a result has said how to go on.
      let unsearched = taken.filter { $0.alignment == nil && $0.report.segments.isEmpty }.map(\.report.recording)
      return unsearched.isEmpty || taken.count > unsearched.count
        ? nil : RecordingsSentences.next(command: CommandHint(words: ["annotate", "align"] + names(of: unsearched)))
    }
    let doubtful = summary.doubtfulRecordings
    guard !doubtful.isEmpty else { return nil }
    return RecordingsSentences.next(
      command: CommandHint(words: ["annotate", "review"] + names(of: doubtful) + ["--suggested"]))
  }

  /// The command that plays what is confirmed.
  private func playing(in context: AppContext) throws -> Sentence? {
    guard summary.confirmed > 0, let reciter = taken.first?.report.reciter else { return nil }
    let words =
      ["play"] + summary.ranges.prefix(3).map(\.description) + ["--reciter", reciter.id]
    return RecordingsSentences.next(
      command: CommandHint(words: words + (try context.options(for: reciter.riwayah))))
  }

  /// The words that name recordings of the import: the shortest.
  private func names(of recordings: [Recording]) -> [String] {
    let added = taken.filter { $0.report.outcome == .added }.map(\.report.recording.sha256)
    guard recordings.count > 1, Set(recordings.map(\.sha256)).isSubset(of: added) else { return recordings.map(\.id) }
    return ["last:\(added.count)"]
  }
}
