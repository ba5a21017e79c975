import ArgumentParser
import CommandOptions
import Glibc
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaNetwork
import TilawaPlayer
import TilawaScreens
import TilawaStore

struct DownloadCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "download", abstract: "Fetch a reciter's recitation, to hear it without a network.",
    discussion: """
      What is here is not fetched again, and what was broken off is gone on with. Each file is decoded to its end before it \
      counts as here. What is fetched so stays until it is removed (see downloads): the limit of the cache is for what is \
      fetched while it plays.
      """)

  @Argument(
    help: "What to fetch: 2:255, 2:1-10, 67 (a surah), yasin, page:50, juz:30 …, or all.", completion: .ranges)
  var ranges: [String]

  @Option(help: ArgumentHelp("Whose recitation, by id or name.", valueName: "id"), completion: .reciters)
  var reciter: String

  @Option(help: "The riwayah in whose counting the ranges are read. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @Flag(name: .customLong("no-pin"), help: "It may go again when the cache outgrows its limit.")
  var isUnpinned = false

  @Flag(help: "Ask again for what the server did not have in the last days, and for what was withheld.")
  var again = false

  @Flag(name: .customLong("dry-run"), help: "Only say what would be fetched.")
  var isDry = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard !ranges.isEmpty else { throw ValidationError("say what to fetch, such as juz:30, or all") }
  }

  /// The policy for a server that no longer answers: a retry every half minute for two minutes, because the network may
  /// come back.
  private static let policy = RetryPolicy(whenUnreachable: .waits)

  func run() async throws {
    let context = AppContext()
    let quran = try context.quran()
    let library = try context.library(for: isDry ? .reading : .writing)
    let (reciter, source) = try DownloadSource.find(reciter, in: library)
    let riwayah = try context.riwayah(riwayah)
    let plan = DownloadPlan(
      try DownloadSource.parse(ranges, riwayah, in: quran.structure), of: reciter, from: source, in: quran.structure)
    if isDry { return try plan.dryRun(of: reciter, in: library).tell(report) }
    if again { try library.downloads.forgetAbsences(of: reciter.id) }
    let downloader = Downloader(
      library: library, quran: quran, client: try context.client(), retrying: DownloadCommand.policy)
    let run = DownloadRun(
      downloader: downloader, plan: plan, pinning: isUnpinned ? .unpinned : .pinned,
      again: again ? try withheld(by: reciter, library) : [], reciter: reciter,
      command: Surroundings.arguments.map { ShellWord.quoted($0) }[...])
    try await run.perform(on: DownloadScreen(isForProgram: report.json), in: context)
  }

  private func withheld(by reciter: Reciter, _ library: Library) throws -> Set<String> {
    Set(try library.downloads.all(by: reciter.id).filter { $0.fault != nil }.map(\.name))
  }
}
