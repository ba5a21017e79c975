import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaConsole
import TilawaCore
import TilawaStore

struct BookmarkEditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change the note, the tags, the colour or the place of a bookmark.")

  @Argument(
    help: ArgumentHelp("The first digits of its id, or its place.", valueName: "bookmark"), completion: .bookmarks)
  var name: String

  @Option(help: ArgumentHelp("The new note, empty for none; - reads it from standard input.", valueName: "text"))
  var note: String?

  @Option(name: .customLong("tag"), help: "A tag to add. Repeatable.") var tags: [String] = []

  @Option(name: .customLong("untag"), help: "A tag to remove. Repeatable.") var untags: [String] = []

  @Option(help: "The new colour.") var colour: MarkColour?

  @Flag(name: .customLong("no-colour"), help: "Remove the colour.") var isColourless = false

  @Option(
    name: .customLong("move"), help: ArgumentHelp("The new place.", valueName: "range"), completion: .ranges)
  var destination: String?

  @Option(help: "The riwayah for the numbers of ayat. Default: the configured one, else hafs.") var riwayah: Riwayah?

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    _ = try BookmarkArgument.tags(tags + untags)
    guard colour == nil || !isColourless else { throw ValidationError(ReadCommandsSentences.colourOrNone) }
    let isNothing =
      note == nil && tags.isEmpty && untags.isEmpty && colour == nil && !isColourless && destination == nil
    if isNothing {
      throw ValidationError(ReadCommandsSentences.nothingToChange)
    }
  }

  func run() throws {
    let context = AppContext()
    let quran = try context.quran()
    let library = try context.library(for: .writing)
    let view = BookmarkView(quran: quran, riwayah: try context.riwayah(riwayah))
    let finder = view.finder(among: try library.bookmarks.all(in: quran.structure), context)
    let before = try finder.bookmark(name)
    let after = try changed(
      before, by: RangeParser(structure: quran.structure, riwayah: view.riwayah, grain: .word))
    let mark =
      after.says(theSameAs: before) && after.passage == before.passage
      ? before : try library.bookmarks.change(after, now: SystemClock.now)
    view.changed(mark, isChanged: mark != before).tell(report)
  }

  private func changed(_ before: Bookmark, by parser: RangeParser) throws -> Bookmark {
    let gone = Set(try BookmarkArgument.tags(untags).map { $0.lowercased() })
    return Bookmark(
      id: before.id, passage: try destination.map { try Passage($0, by: parser) } ?? before.passage,
      note: try note.map(BookmarkArgument.note) ?? before.note,
      tags: before.tags.filter { !gone.contains($0.lowercased()) } + (try BookmarkArgument.tags(tags)),
      colour: isColourless ? nil : colour ?? before.colour, created: before.created, changed: before.changed)
  }
}
