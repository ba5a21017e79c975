import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore

struct QueueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "queue", abstract: "Show which source each ayah would use and why, without playing.")

  @OptionGroup(title: "What to hear") var session: SessionOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let prepared = try PreparedSession(context.complete(session.request, for: .queue), in: context)
    let queue = try QueueReport(prepared)
    if report.json { return Terminal.say(queue.json.text) }
    try prepared.tell()
    Terminal.say(try queue.title)
    Columns.say(queue.rows, headings: ["ayah", "reciter", "file", "notes"], gaps: .closed)
    if let advice = prepared.whereNobodyIsAsked { Terminal.complain(advice.message) }
  }
}
