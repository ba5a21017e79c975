import ArgumentParser
import CommandOptions
import AppBase
import AppPlayback

struct QueueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "queue", abstract: "Show who would recite each ayah, and why, without playing.")

  @OptionGroup(title: "What to hear") var session: SessionOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let prepared = try PreparedSession(context.complete(session.request, for: .queue), in: context)
    let queue = try QueueReport(prepared)
    if !report.json { prepared.tell() }
    queue.tell(report)
  }
}
