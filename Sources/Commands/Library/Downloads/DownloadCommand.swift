import ArgumentParser
import CommandOptions
import AppBase
import AppReciters
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

struct DownloadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "download", abstract: "Download recitation to play it without a network; list, check and remove it.",
    discussion: """
      tilawa download 67 --reciter ID is short for tilawa download get 67 --reciter ID.
      """,
    subcommands: [
      DownloadGetCommand.self, DownloadListCommand.self, DownloadVerifyCommand.self, DownloadRemoveCommand.self,
      DownloadSizeCommand.self, DownloadLimitCommand.self, DownloadPinCommand.self, DownloadUnpinCommand.self,
    ], defaultSubcommand: DownloadGetCommand.self)
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

struct DownloadListCommand: ParsableCommand {
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

struct DownloadSizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "size", abstract: "Show the size of downloaded files, and the limit.")

  @OptionGroup var whose: OneReciterOption
  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library()
    try DownloadLimit.size(of: whose.id(in: library), in: library).tell(report)
  }
}

struct DownloadLimitCommand: ParsableCommand {
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
