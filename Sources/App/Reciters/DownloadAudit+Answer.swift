package import AppBase
import TilawaCore
package import TilawaIntake
import TilawaStore

extension DownloadAudit.Report {
  /// The damaged files, and the number of whole ones.
  package var answer: CommandAnswer {
    let list = troubles.map { download, trouble in
      JSON.object([
        ("reciter", .string(download.reciter)), ("name", .string(download.name)), ("trouble", .string("\(trouble)")),
      ])
    }
    let whole = files - troubles.count
    let summary = RecitersSentences.filesWhole(files: files, whole: whole, size: Lengths.bytes(bytes))
    return CommandAnswer(
      parts: troubles.map { .remark("\($0.download.reciter)/\($0.download.name): \($0.trouble)") } + [.line(summary)],
      JSON.object([("files", .int(files)), ("bytes", .int(bytes)), ("troubles", .array(list))]))
  }
}
