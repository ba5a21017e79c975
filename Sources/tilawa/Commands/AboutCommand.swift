import ArgumentParser
import TilawaStore

struct AboutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "about", abstract: "Say what this program is, whose text it shows, and under which terms.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    let notices = try CommandContext().quran().notices()
    if report.json {
      let list = notices.map { JSON.object([("subject", .string($0.subject)), ("text", .string($0.text))]) }
      return Terminal.say(
        JSON.object([
          ("version", .string(Tilawa.version)), ("licence", .string("Apache-2.0")), ("notices", .array(list)),
        ]).text)
    }
    Terminal.say("Tilawa \(Tilawa.version), Apache License 2.0")
    for notice in notices { Terminal.say("\n\(notice.subject)\n\n\(notice.text)") }
  }
}
