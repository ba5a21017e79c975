import ArgumentParser
import CommandOptions
import FoundationEssentials
import AppBase
import AppReciters
import Glibc
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaScreens
import TilawaStore

/// Ranges of a reciter's fetched files.
struct FetchedRanges: ParsableArguments {
  @Argument(help: "The ayat: 2:255, 67, juz:30 …, or all.", completion: .ranges)
  var ranges: [String]

  @Option(help: ArgumentHelp("The reciter, by id or name.", valueName: "id"), completion: .reciters)
  var reciter: String

  @Option(help: "The riwayah for the numbers of ayat. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  /// Finds the fetched files with ayat of the ranges, in a library opened for writing.
  func files() throws -> FetchedFiles {
    let context = AppContext()
    return try FetchedFiles(ranges, of: reciter, riwayah, in: context.library(for: .writing), context)
  }
}

struct DownloadRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove downloaded files. You can download them again.")

  @OptionGroup var what: FetchedRanges
  @OptionGroup var report: ReportOptions

  func run() throws { try what.files().remove().tell(report) }
}

struct DownloadPinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pin", abstract: "Pin downloaded files: they are never deleted automatically.")

  @OptionGroup var what: FetchedRanges
  @OptionGroup var report: ReportOptions

  func run() throws { try what.files().pin(.pinned).tell(report) }
}

struct DownloadUnpinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unpin", abstract: "Unpin downloaded files: they may be deleted automatically.")

  @OptionGroup var what: FetchedRanges
  @OptionGroup var report: ReportOptions

  func run() throws { try what.files().pin(.unpinned).tell(report) }
}

struct DownloadVerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Check every downloaded file by its digest and by decoding it.",
    discussion: """
      Damaged files are not played; another reciter takes their place. With --repair, all damaged files are downloaded \
      again.
      """)

  @OptionGroup var whose: OneReciterOption

  @Flag(help: "Download missing and damaged files again.")
  var repair = false

  @OptionGroup var report: ReportOptions

  func run() async throws {
    let context = AppContext()
    let library = try context.library(for: .writing)
    let id = try whose.id(in: library)
    let found = try await audit(id, library)
    found.answer.tell(report)
    guard !found.troubles.isEmpty else { return }
    guard repair else {
      throw Failure(
        .unreadable, LibraryCommandsSentences.downloadAgain(command: CommandHint("download", "verify", "--repair")))
    }
    try await DownloadSource.fetchAgain(
      found.troubles.map(\.download), library, on: DownloadScreen(isForProgram: report.json), in: context)
  }

  /// Runs the audit on a thread of its own, because it blocks for long.
  private func audit(_ id: String?, _ library: Library) async throws -> DownloadAudit.Report {
    let isLive = !report.json && Terminal.isTerminal(2)
    let interruption = Interruption { code in
      if isLive { ProgressBar.clear() }
      _exit(code.rawValue)
    }
    defer { withExtendedLifetime(interruption) {} }
    defer { if isLive { ProgressBar.clear() } }
    return try await SystemThread.value {
      try DownloadAudit(library: library).run(
        of: id,
        progress: { done, count in
          if isLive, done % 16 == 0 { FileProgress.draw(done, of: count) }
        })
    }
  }
}
