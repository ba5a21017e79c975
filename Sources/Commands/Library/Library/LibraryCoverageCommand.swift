import ArgumentParser
import CommandOptions
import AppBase
import AppRecordings
import TilawaConsole
import TilawaCore
import TilawaScreens
import TilawaStore

struct LibraryCoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage", abstract: "Show which ayat your recordings contain, as a map of the surahs.",
    discussion: """
      An ayah counts if one reciter has confirmed labels for all of it, also in several parts. Numbers of ayat follow the \
      named reciter, else --riwayah.
      """)

  @Option(
    help: ArgumentHelp("Only this reciter. Default: all reciters with imported recordings.", valueName: "id"),
    completion: .reciters)
  var reciter: String?

  @Option(help: "The riwayah for the numbers of ayat. Default: the reciter's, else the configured one.")
  var riwayah: Riwayah?

  @Flag(name: .customLong("page"), help: "Show a map of the pages of the print.")
  var byPage = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let coverage = try CoverageReport(
      of: reciter, in: riwayah, as: byPage ? .pages : .surahs, library: context.library(), context)
    if !report.json { try drawMap(coverage.shares, context) }
    coverage.tell(report)
  }

  private func drawMap(_ shares: [Coverage.Share], _ context: AppContext) throws {
    let map = CoverageMap(depth: .standardOutput)
    let lines =
      byPage
      ? map.lines(shares, perLine: 20)
      : map.lines(
        shares, named: try context.quran().structure.surahs.map { Sentence(name: $0.transliteration).text },
        width: Terminal.columns)
    for line in lines { Terminal.say(line) }
  }
}
