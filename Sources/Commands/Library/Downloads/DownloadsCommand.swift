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

  /// - Throws: `Failure` for somebody whom the library does not know.
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
    let id = try whose.id(in: library)
    if files || report.json { return try tellFiles(of: id, library) }
    var lines: [[String]] = []
    for reciter in try library.reciters.all() where id == nil || reciter.id == id {
      let size = try library.downloads.size(of: reciter.id)
      guard size.files > 0 else { continue }
      let faulty = try library.downloads.all(by: reciter.id).count { $0.fault != nil }
      var cells = [reciter.id, Count.files(size.files), Lengths.bytes(size.bytes)]
      cells.append(
        size.pinnedBytes == size.bytes
          ? "pinned" : size.pinnedBytes > 0 ? "\(Lengths.bytes(size.pinnedBytes)) pinned" : "-")
      if faulty > 0 { cells.append("\(faulty) withheld") }
      lines.append(cells)
    }
    if lines.isEmpty {
      Terminal.complain("nothing was fetched yet; to fetch something, such as: tilawa download 67 --reciter alafasy")
    }
    Columns.say(lines, headings: ["reciter", "files", "size", "pinned", ""], numbers: [2])
  }

  private func tellFiles(of id: String?, _ library: Library) throws {
    let downloads = try library.downloads.all(by: id)
    if report.json {
      return Terminal.say(JSON.object([("downloads", .array(downloads.map(JSON.download)))]).text)
    }
    Columns.say(
      downloads.map { download in
        [
          download.reciter, download.name, Lengths.bytes(download.size), download.isPinned ? "pinned" : "-",
          download.fault ?? "",
        ]
      }, headings: ["reciter", "file", "size", "pinned", "fault"], numbers: [2])
  }
}

struct DownloadsSizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "size", abstract: "Say how much fetched files take, and how much they may.")

  @OptionGroup var whose: OneReciterOption
  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library()
    let size = try library.downloads.size(of: try whose.id(in: library))
    let limit = try library.downloads.limit()
    if report.json {
      return Terminal.say(
        JSON.object([
          ("files", .int(size.files)), ("bytes", .int(size.bytes)), ("pinned", .int(size.pinnedBytes)),
          ("limit", .int(limit.bytes)), ("folder", .string(library.folders.downloads)),
        ]).text)
    }
    Terminal.say(
      "\(Count.files(size.files)), \(Lengths.bytes(size.bytes)), of it \(Lengths.bytes(size.pinnedBytes)) pinned")
    Columns.say([["limit", "\(limit)"], ["folder", library.folders.downloads]])
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
    var gone: Eviction?
    if let size {
      try library.settings.set(.downloadsLimit, to: "\(size.bytes)")
      gone = try library.downloads.evict(toFit: size, now: SystemClock.now)
    }
    let limit = try library.downloads.limit()
    if report.json {
      return Terminal.say(
        JSON.object([
          ("limit", .int(limit.bytes)), ("removed", .int(gone?.removed.count ?? 0)), ("freed", .int(gone?.bytes ?? 0)),
          ("excess", .int(gone?.excess ?? 0)), ("pinned", .int(try library.downloads.size().pinnedBytes)),
        ]).text)
    }
    Columns.say("limit", "\(limit)")
    if let gone, !gone.removed.isEmpty {
      Terminal.say("\(Count.files(gone.removed.count)) removed, \(Lengths.bytes(gone.bytes)) freed")
    }
    let pinned = try library.downloads.size().pinnedBytes
    if size != nil, pinned > limit.bytes {
      Terminal.complain(
        "what is pinned takes \(Lengths.bytes(pinned)), stays, and does not count; to let it go: tilawa downloads unpin all --reciter ID"
      )
    }
    if let gone, gone.excess > 0 {
      Terminal.complain("what was just heard takes \(Lengths.bytes(gone.excess)) more than that")
    }
  }
}
