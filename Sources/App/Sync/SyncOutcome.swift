package import AppBase
import TilawaCore
import TilawaSync

/// The answer of a synchronisation.
package struct SyncOutcome {
  private let report: SyncReport
  private let conflicts: Int
  private let budget: Sentence?

  /// - Parameter budget: a remark on the budget of the month.
  init(_ report: SyncReport, conflicts: Int, budget: Sentence?) {
    (self.report, self.conflicts, self.budget) = (report, conflicts, budget)
  }

  package var answer: CommandAnswer {
    var done: [Sentence] = []
    if report.sent > 0 { done.append(SyncSentences.sentChanges) }
    if report.soundsSent > 0 { done.append(SyncSentences.sentRecordings(count: report.soundsSent)) }
    if report.taken > 0 { done.append(SyncSentences.tookChanges) }
    if report.soundsFetched > 0 { done.append(SyncSentences.fetchedRecordings(count: report.soundsFetched)) }
    let line = done.isEmpty ? SyncSentences.nothingNew.text : done.map(\.text).listed
    return CommandAnswer(parts: [.line(line)], Value(report, conflicts: conflicts), remarks: remarks)
  }

  /// The line for programs.
  private struct Value: Encodable {
    let sent: Int
    let taken: Int
    let soundsSent: Int
    let soundsFetched: Int
    let bytesSent: Int
    let bytesFetched: Int
    let missingSounds: Int
    let damaged: [String]
    let newer: [String]
    let refused: [String]
    let renewed: Bool
    let mended: Int
    let conflicts: Int

    enum CodingKeys: String, CodingKey {
      case sent, taken
      case soundsSent = "sounds_sent"
      case soundsFetched = "sounds_fetched"
      case bytesSent = "bytes_sent"
      case bytesFetched = "bytes_fetched"
      case missingSounds = "missing_sounds"
      case damaged, newer, refused, renewed, mended, conflicts
    }

    init(_ report: SyncReport, conflicts: Int) {
      (sent, taken) = (report.sent, report.taken)
      (soundsSent, soundsFetched) = (report.soundsSent, report.soundsFetched)
      (bytesSent, bytesFetched) = (report.bytesSent, report.bytesFetched)
      missingSounds = report.missingSounds
      (damaged, newer, refused) = (report.damaged, report.newer, report.refusedSounds.map(\.text))
      (renewed, mended) = (report.isRenewed, report.mended)
      self.conflicts = conflicts
    }
  }

  private var remarks: [Sentence] {
    var remarks: [Sentence] = []
    if report.isRenewed { remarks.append(SyncSentences.renamed) }
    if report.mended > 0 { remarks.append(SyncSentences.mended(count: report.mended)) }
    if report.missingSounds > 0 { remarks.append(SyncSentences.notThereYet(count: report.missingSounds)) }
    if let first = report.damaged.first {
      let command = CommandHint("sync", "verify")
      remarks.append(SyncSentences.damagedObjects(count: report.damaged.count, name: first, command: command))
    }
    if !report.newer.isEmpty { remarks.append(SyncSentences.newerChanges) }
    remarks += report.refusedSounds.map { SyncSentences.notTaken(reason: $0) }
    if let budget { remarks.append(budget) }
    if conflicts > 0 {
      remarks.append(SyncSentences.conflicts(count: conflicts, command: CommandHint("sync", "status")))
    }
    return remarks
  }
}
