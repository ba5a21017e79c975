import ArgumentParser
import CommandOptions
import Glibc
import AppBase
import AppReciters
import TilawaConsole
import TilawaCore
import TilawaNetwork
import TilawaIntake
import TilawaScreens
import TilawaStore

struct DownloadGetCommand: AsyncParsableCommand, TakesWords {
  static let configuration = CommandConfiguration(
    commandName: "get", abstract: "Download the recitation of a reciter, to play it without a network.",
    discussion: """
      Files on this machine are not downloaded again, and interrupted downloads continue. Each file is checked by decoding \
      it to its end. These files stay until you remove them (see download remove). The limit of the cache is only for files that \
      are downloaded during playback.
      """)

  @Argument(
    help: "What to download: 2:255, 2:1-10, 67 (a surah), yasin, page:50, juz:30 …, or all.", completion: .ranges)
  var ranges: [String]

  @Option(help: ArgumentHelp("The reciter, by id or name.", valueName: "id"), completion: .reciters)
  var reciter: String

  @Option(help: "The riwayah for the numbers of ayat. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @Flag(name: .customLong("no-pin"), help: "Allow automatic deletion of these files when the cache is full.")
  var isUnpinned = false

  @Flag(help: "Try again files that the server did not have in the last days, and files that were damaged.")
  var again = false

  @Flag(name: .customLong("dry-run"), help: "Only print what would be downloaded.")
  var isDry = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard !ranges.isEmpty else { throw ValidationError(LibraryCommandsSentences.whatToDownload) }
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
      library: library, quran: quran, client: try context.client(), retrying: DownloadGetCommand.policy)
    let run = DownloadRun(
      downloader: downloader, plan: plan, pinning: isUnpinned ? .unpinned : .pinned,
      again: again ? try withheld(by: reciter, library) : [], reciter: reciter,
      command: CommandHint(words: Surroundings.arguments))
    try await run.perform(on: DownloadScreen(isForProgram: report.json), in: context)
  }

  private func withheld(by reciter: Reciter, _ library: Library) throws -> Set<String> {
    Set(try library.downloads.all(by: reciter.id).filter { $0.fault != nil }.map(\.name))
  }
}
