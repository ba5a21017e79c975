import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaConsole
import TilawaCore
import TilawaStore

struct BookmarkAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a bookmark to an ayah, a range, or words of an ayah.")

  @Argument(help: "The place, as in play: 2:255, 2:1-5, page:50, words 2:282:1-10.", completion: .ranges) var range:
    String

  @Option(help: ArgumentHelp("A note; - reads it from standard input.", valueName: "text")) var note: String?

  @Option(name: .customLong("tag"), help: "A tag. Repeatable.") var tags: [String] =
    []

  @Option(help: "A colour.") var colour: MarkColour?

  @Option(help: "The riwayah for the numbers of ayat. Default: the configured one, else hafs.") var riwayah: Riwayah?

  @OptionGroup var report: ReportOptions

  mutating func validate() throws { _ = try BookmarkArgument.tags(tags) }

  func run() throws {
    let context = AppContext()
    context.expectLibrary()
    let quran = try context.quran()
    let riwayah = try context.riwayah(riwayah)
    let parser = RangeParser(structure: quran.structure, riwayah: riwayah, grain: .word)
    let bookmark = Bookmark(
      id: RandomID.make(), passage: try Passage(range, by: parser),
      note: try note.map(BookmarkArgument.note) ?? "", tags: try BookmarkArgument.tags(tags), colour: colour,
      created: SystemClock.now)
    let library = try context.library(for: .writing)
    let view = BookmarkView(quran: quran, riwayah: riwayah)
    let known = context.usable(try library.bookmarks.all(in: quran.structure)).first(
      where: bookmark.says(theSameAs:))
    if known == nil { try library.bookmarks.add(bookmark) }
    view.added(known ?? bookmark, isNew: known == nil).tell(report)
  }
}
