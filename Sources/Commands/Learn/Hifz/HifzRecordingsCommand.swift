import ArgumentParser
import CommandOptions
import AppBase
import AppLearning

struct HifzRecordingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recordings", abstract: "List your own recordings of a page through the years, with their slips.",
    discussion: """
      They are the recordings whose reciter is “me”: those of tilawa recite, and of tilawa record --reciter me. A line has \
      the day, the length, how much of the page is in it, the slips of the last check, and the command to hear it.
      """)

  @Argument(help: ArgumentHelp("The page, such as page:5, or other ayat.", valueName: "range"), completion: .ranges)
  var ranges: [String]

  @OptionGroup var report: ReportOptions

  func run() throws { try HifzRecordings(ranges, of: HifzBook(in: AppContext())).tell(report) }
}
