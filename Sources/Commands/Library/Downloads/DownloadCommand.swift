import ArgumentParser
import CommandOptions
import Foundation
import AppBase
import AppReciters
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

struct DownloadsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "downloads", abstract: "List, check and remove downloaded files, and limit their size.",
    subcommands: [
      DownloadsListCommand.self, DownloadsVerifyCommand.self, DownloadsRemoveCommand.self, DownloadsSizeCommand.self,
      DownloadsLimitCommand.self, DownloadsPinCommand.self, DownloadsUnpinCommand.self,
    ], defaultSubcommand: DownloadsListCommand.self)
}

/// `--reciter`, where all are meant without it.
struct OneReciterOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Only this reciter, by id or name. Default: all.", valueName: "id"), completion: .reciters)
  var reciter: String?

  /// The id of the reciter; nil: all.
  ///
  /// - Throws: `StoreError` for a reciter that the library does not know.
  func id(in library: Library) throws -> String? {
    try reciter.map { try library.reciters.choose($0).id }
  }
}

struct DownloadsListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List downloaded files by reciter; with --files, each file.")

  @OptionGroup var whose: OneReciterOption

  @Flag(help: "List each file with its size, its date, and its problem if it has one.")
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
    commandName: "size", abstract: "Show the size of downloaded files, and the limit.")

  @OptionGroup var whose: OneReciterOption
  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library()
    try DownloadLimit.size(of: whose.id(in: library), in: library).tell(report)
  }
}

struct DownloadsLimitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "limit", abstract: "Show or set the limit for downloaded files.",
    discussion: """
      When the limit is reached, files that were not heard for the longest time are deleted first. Pinned files stay and \
      do not count. Files that were heard in the last three hours stay.
      """)

  @Argument(
    help: ArgumentHelp(
      "The limit, such as 2GB or 500MB; at least 1MB. Without it, the limit is shown.", valueName: "size"))
  var size: ByteSize?

  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library(for: size == nil ? .reading : .writing)
    try DownloadLimit.set(size, in: library).tell(report)
  }
}
