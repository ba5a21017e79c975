import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaCore
import TilawaStore

struct RecitersPinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pin", abstract: "Keep what is fetched of these reciters, however full the cache is.")

  @Argument(help: ArgumentHelp("Ids of reciters.", valueName: "id"), completion: .reciters)
  var ids: [String]

  @OptionGroup var report: ReportOptions

  func run() throws { try Pinning.pinned.apply(to: ids, report) }
}

struct RecitersUnpinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unpin", abstract: "Let what was fetched of these reciters go again when the cache is full.")

  @Argument(help: ArgumentHelp("Ids of reciters.", valueName: "id"), completion: .reciters)
  var ids: [String]

  @OptionGroup var report: ReportOptions

  func run() throws { try Pinning.unpinned.apply(to: ids, report) }
}

extension Pinning {
  /// Pins or unpins all reciters; no reciter is changed if an id is unknown.
  fileprivate func apply(to ids: [String], _ report: ReportOptions) throws {
    let library = try AppContext().library(for: .writing)
    let reciters = try ids.map { try library.reciters.find($0) }
    for reciter in reciters { try library.reciters.pin(reciter.id, self) }
    let rows = try reciters.map { reciter in
      let isFetched = try library.reciters.source(of: reciter.id) != nil
      let words = self == .pinned ? "what is fetched stays" : "what was fetched may go again"
      return [reciter.id, isFetched ? words : "nothing is fetched of them: their files stay where they are"]
    }
    CommandAnswer(
      parts: rows.map { .table(AnswerTable([$0])) },
      .object([("pinned", .bool(self == .pinned)), ("reciters", .strings(reciters.map(\.id)))])
    ).tell(report)
  }
}
