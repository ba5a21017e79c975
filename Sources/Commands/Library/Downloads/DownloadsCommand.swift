import ArgumentParser
import CommandOptions
import Foundation
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

struct DownloadsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "downloads", abstract: "List, check and remove what was fetched, and set how much of it is kept.",
    subcommands: [
      DownloadsListCommand.self, DownloadsVerifyCommand.self, DownloadsRemoveCommand.self, DownloadsSizeCommand.self,
      DownloadsLimitCommand.self, DownloadsPinCommand.self, DownloadsUnpinCommand.self,
    ], defaultSubcommand: DownloadsListCommand.self)
}

/// `--reciter`, where all are meant without it.
struct OneReciterOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Of one reciter only, by id or name. Default: all.", valueName: "id"), completion: .reciters)
  var reciter: String?

  /// The id of the reciter; nil: all.
  ///
  /// - Throws: `Failure` for a reciter that the library does not know.
  func id(in library: Library) throws -> String? {
    guard let named = reciter else { return nil }
    guard let reciter = try library.reciters.named(named) else {
      throw Failure(.noInput, UnknownReciter.words(named))
    }
    return reciter.id
  }
}

struct DownloadsListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List how much was fetched of whom; with --files each file.")

  @OptionGroup var whose: OneReciterOption

  @Flag(help: "Each file, with what it takes, when it was fetched, and what is wrong with it.")
  var files = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library()
    let detail = files || report.json ? DownloadList.Detail.files : .reciters
    try DownloadList(of: whose.id(in: library), in: library, detail).tell(report)
  }
}

struct DownloadsSizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "size", abstract: "Say how much fetched files take, and how much they may.")

  @OptionGroup var whose: OneReciterOption
  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library()
    try DownloadLimit.size(of: whose.id(in: library), in: library).tell(report)
  }
}

struct DownloadsLimitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "limit", abstract: "Say or set how much fetched files may take: 2GB, 500MB.",
    discussion: """
      What was not heard for longest goes first. What is pinned stays and does not count; what was heard in the last three \
      hours stays even if it is more.
      """)

  @Argument(help: ArgumentHelp("How much, 1MB at least; without it the limit is only said.", valueName: "size"))
  var size: ByteSize?

  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library(for: size == nil ? .reading : .writing)
    try DownloadLimit.set(size, in: library).tell(report)
  }
}
