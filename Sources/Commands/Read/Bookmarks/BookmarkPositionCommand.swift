import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaCore
import TilawaStore

struct BookmarkPositionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "position", abstract: "Remember places in the text, under names, to continue reading there.",
    discussion: """
      The position "last" is updated while you read. A position belongs to words of the text and not to a number, so it \
      keeps its place when the riwayah changes.
      """,
    subcommands: [
      BookmarkPositionListCommand.self, BookmarkPositionSetCommand.self, BookmarkPositionRemoveCommand.self,
    ],
    defaultSubcommand: BookmarkPositionListCommand.self)
}

struct BookmarkPositionListCommand: ParsableCommand, TakesWords {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the reading positions, the latest first.")

  @Argument(help: "Only the position with this name.", completion: .positions) var name: String?

  @Option(help: "The riwayah for the numbers of ayat. Default: the configured one, else hafs.") var riwayah: Riwayah?

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let quran = try context.quran()
    let library = try context.library()
    let view = PositionView(quran, try context.riwayah(riwayah))
    let found =
      try name.map { try library.positions.named($0, in: quran.structure) }
      ?? library.positions.all(in: quran.structure)
    let positions = context.usable(found)
    if let name, positions.isEmpty {
      throw Failure(
        .noInput,
        ReadCommandsSentences.noPositionYet(
          name: name, command: CommandHint("bookmark", "position", "set", name, "2:255")))
    }
    view.list(positions).tell(report)
  }
}

struct BookmarkPositionSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Set a reading position. An earlier place under the same name is replaced.")

  @Argument(help: "The name.", completion: .positions) var name: String

  @Argument(help: "The place, as in play: 2:255, page:50, juz:3.", completion: .ranges) var range: String

  @Option(help: "The riwayah for the numbers of ayat and for reading. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    let subject = CoreSentences.theNameQuoted(name: name)
    if let fault = ReadingPosition.fault(inName: name, of: subject) { throw ValidationError(fault.text) }
  }

  func run() throws {
    let context = AppContext()
    context.expectLibrary()
    let quran = try context.quran()
    let riwayah = try context.riwayah(riwayah)
    let parser = RangeParser(structure: quran.structure, riwayah: riwayah, grain: .word)
    let position = ReadingPosition(name: name, passage: try Passage(range, by: parser), riwayah: riwayah, at: .now)
    try context.library(for: .writing).positions.set(position)
    PositionView(quran, riwayah).set(position).tell(report)
  }
}

struct BookmarkPositionRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "remove", abstract: "Delete a reading position.")

  @Argument(help: "The name.", completion: .positions) var name: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let quran = try context.quran()
    let library = try context.library(for: .writing)
    let found = context.usable(try library.positions.named(name, in: quran.structure)).first
    guard let found else {
      throw Failure(
        .noInput, ReadCommandsSentences.noPosition(name: name, command: CommandHint("bookmark", "position", "list")))
    }
    _ = try library.positions.remove(named: name, now: SystemClock.now)
    PositionView(quran, try context.riwayah(nil)).removed(found).tell(report)
  }
}
