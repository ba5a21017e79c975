package import AppBase
import TilawaCore
import TilawaSync

/// The answer of a synchronisation.
package struct SyncOutcome {
  private let report: SyncReport
  private let conflicts: Int

  init(_ report: SyncReport, conflicts: Int) {
    self.report = report
    self.conflicts = conflicts
  }

  private static func counted(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }

  package var answer: CommandAnswer {
    let sent =
      (report.sent > 0 ? ["sent changes"] : [])
      + (report.soundsSent > 0 ? ["sent \(Self.counted(report.soundsSent, "recording"))"] : [])
    let taken =
      (report.taken > 0 ? ["took changes"] : [])
      + (report.soundsFetched > 0 ? ["fetched \(Self.counted(report.soundsFetched, "recording"))"] : [])
    let done = sent + taken
    return CommandAnswer(
      [done.isEmpty ? "nothing new" : done.joined(separator: ", ")],
      .object([
        ("sent", .int(report.sent)), ("taken", .int(report.taken)), ("sounds_sent", .int(report.soundsSent)),
        ("sounds_fetched", .int(report.soundsFetched)), ("bytes_sent", .int(report.bytesSent)),
        ("bytes_fetched", .int(report.bytesFetched)), ("missing_sounds", .int(report.missingSounds)),
        ("damaged", .strings(report.damaged)), ("newer", .strings(report.newer)),
        ("refused", .strings(report.refusedSounds)), ("renewed", .bool(report.isRenewed)),
        ("mended", .int(report.mended)),
        ("conflicts", .int(conflicts)),
      ]), remarks: remarks)
  }

  private var remarks: [String] {
    var remarks: [String] = []
    if report.isRenewed {
      remarks.append(
        "this device goes on under a new name in the logs: it was forgotten, or a backup or a copy of it was used")
    }
    if report.mended > 0 {
      remarks.append("the place had lost \(Self.counted(report.mended, "part")) of logs; they are in it again")
    }
    if report.missingSounds > 0 {
      remarks.append(
        "\(Self.counted(report.missingSounds, "recording")) not in the place yet; the next sync fetches them")
    }
    if !report.damaged.isEmpty {
      remarks.append(
        "\(Self.counted(report.damaged.count, "object")) damaged or not whole yet, such as \(report.damaged[0]); "
          + "see: tilawa sync verify")
    }
    if !report.newer.isEmpty {
      remarks.append("a newer version of Tilawa wrote changes here; update Tilawa to see them")
    }
    remarks += report.refusedSounds.map { "a recording was not taken: \($0)" }
    if conflicts > 0 {
      remarks.append("\(Self.counted(conflicts, "conflict")) to decide; see: tilawa sync status")
    }
    return remarks
  }
}
