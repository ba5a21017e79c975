package import AppBase
package import TilawaCore
import TilawaIntake

/// The next step with the labels of recordings: after an import, and after labels were confirmed.
package struct NextStep {
  /// The most recordings that are named one by one.
  private static let mostIDs = 5

  private let summary: ImportSummary
  private let reciter: Reciter?
  /// The recordings that were not searched for ayat, if these are all.
  private let unsearched: [Recording]
  /// Words that name the recordings, and their SHA-256; nil: each is named alone.
  private let names: (words: [String], recordings: Set<String>)?

  package init(after taking: ImportTaking, _ summary: ImportSummary) {
    let taken = taking.taken
    let unsearched = taken.filter { $0.alignment == nil && $0.report.segments.isEmpty }.map(\.report.recording)
    let added = taken.filter { $0.report.outcome == .added }.map(\.report.recording.sha256)
    (self.summary, reciter) = (summary, taken.first?.report.reciter)
    self.unsearched = unsearched.count == taken.count ? unsearched : []
    names = (["last:\(added.count)"], Set(added))
  }

  /// - Parameter words: words that name the recordings.
  package init(with recordings: [Recording], named words: [String], _ summary: ImportSummary) {
    (self.summary, reciter, unsearched) = (summary, recordings.first?.reciter, [])
    names = (words, Set(recordings.map(\.sha256)))
  }

  /// The lines with commands; none where another line says how to go on.
  package func lines(in context: AppContext) throws -> [Sentence] {
    if let confirm { return [RecordingsSentences.next(command: confirm)] }
    return try [playing(in: context), checking].compactMap(\.self)
  }

  /// The command that confirms what is sure; nil where nothing waits for it.
  private var confirm: CommandHint? {
    summary.sureRecordings.isEmpty
      ? nil : CommandHint(words: ["annotate", "confirm"] + words(for: summary.sureRecordings) + ["--sure"])
  }

  private var checking: Sentence? {
    if summary.doubtfulRecordings.isEmpty, summary.found == 0 {
      // A search without a result has said how to go on.
      return unsearched.isEmpty
        ? nil : RecordingsSentences.next(command: CommandHint(words: ["annotate", "align"] + words(for: unsearched)))
    }
    let doubtful = summary.doubtfulRecordings
    guard !doubtful.isEmpty else { return nil }
    return RecordingsSentences.next(
      command: CommandHint(words: ["annotate", "review"] + words(for: doubtful) + ["--suggested"]))
  }

  /// The command that plays what is confirmed.
  private func playing(in context: AppContext) throws -> Sentence? {
    guard summary.confirmed > 0, let reciter else { return nil }
    let words =
      ["play"] + summary.playable.prefix(3).map(\.description) + ["--reciter", reciter.id]
    return RecordingsSentences.next(
      command: CommandHint(words: words + (try context.options(for: reciter.riwayah))))
  }

  /// The words that name some of the recordings: the shortest.
  private func words(for recordings: [Recording]) -> [String] {
    if recordings.count > 1, let names, Set(recordings.map(\.sha256)).isSubset(of: names.recordings) {
      return names.words
    }
    let reciters = Set(recordings.map(\.reciter.id))
    return recordings.count > NextStep.mostIDs && reciters.count == 1 ? Array(reciters) : recordings.map(\.id)
  }
}
