import ArgumentParser
import CommandOptions
import AppBase
import TilawaCore
import TilawaStore

struct RecitersPinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pin", abstract: "Never delete downloaded files of these reciters automatically.")

  @Argument(help: ArgumentHelp("The ids of reciters.", valueName: "id"), completion: .reciters)
  var ids: [String]

  @OptionGroup var report: ReportOptions

  func run() throws { try Pinning.pinned.apply(to: ids, report) }
}

struct RecitersUnpinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unpin", abstract: "Allow automatic deletion of downloaded files of these reciters.")

  @Argument(help: ArgumentHelp("The ids of reciters.", valueName: "id"), completion: .reciters)
  var ids: [String]

  @OptionGroup var report: ReportOptions

  func run() throws { try Pinning.unpinned.apply(to: ids, report) }
}

extension Pinning {
  /// Pins or unpins all reciters; no reciter is changed if an id is unknown.
  fileprivate func apply(to ids: [String], _ report: ReportOptions) throws {
    let library = try AppContext().library(for: .writing)
    let reciters = try ids.map { try library.reciters.choose($0) }
    for reciter in reciters { try library.reciters.pin(reciter.id, self) }
    let rows = try reciters.map { reciter in
      let isFetched = try library.reciters.source(of: reciter.id) != nil
      let words = self == .pinned ? LibraryCommandsSentences.downloadsKept : LibraryCommandsSentences.downloadsMayGo
      return [reciter.id, (isFetched ? words : LibraryCommandsSentences.notDownloaded).text]
    }
    CommandAnswer(
      parts: rows.map { .table(AnswerTable([$0])) },
      RecitersPinned(pinned: self == .pinned, reciters: reciters.map(\.id))
    ).tell(report)
  }
}

/// The line for programs. Members keep this order.
private struct RecitersPinned: Encodable {
  let pinned: Bool
  let reciters: [String]
}
