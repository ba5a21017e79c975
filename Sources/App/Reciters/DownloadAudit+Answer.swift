package import AppBase
import TilawaCore
package import TilawaIntake
import TilawaStore

extension DownloadAudit.Report {
  /// The damaged files, and the number of whole ones.
  package var answer: CommandAnswer {
    let list = troubles.map { download, trouble in
      DownloadsAudited.Trouble(reciter: download.reciter, name: download.name, trouble: "\(trouble)")
    }
    let whole = files - troubles.count
    let summary = RecitersSentences.filesWhole(files: files, whole: whole, size: Lengths.bytes(bytes))
    return CommandAnswer(
      parts: troubles.map { .remark("\($0.download.reciter)/\($0.download.name): \($0.trouble)") } + [.line(summary)],
      DownloadsAudited(files: files, bytes: bytes, troubles: list))
  }
}
