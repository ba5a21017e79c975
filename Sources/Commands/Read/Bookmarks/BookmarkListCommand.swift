import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaConsole
import TilawaCore
import TilawaScreens
import TilawaStore

struct BookmarkListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List bookmarks.",
    discussion:
      "A part of an ayah is named by its words, such as 2:1:1.")

  @Option(name: .customLong("tag"), help: "Only bookmarks with this tag. Repeatable: only bookmarks with all the tags.")
  var tags: [String] = []

  @Option(
    name: .customLong("in"), help: ArgumentHelp("Only bookmarks in this range.", valueName: "range"),
    completion: .ranges)
  var range: String?

  @Option(help: "Only bookmarks of this colour.") var colour: MarkColour?

  @Option(help: ArgumentHelp("Only bookmarks with these words in the note.", valueName: "text")) var note: String?

  @Option(help: "The order: by place in the text, or the latest first, by date of creation or change.")
  var sort = BookmarkQuery.Order.text

  @Option(help: "The riwayah for the numbers of ayat. Default: the configured one, else hafs.") var riwayah: Riwayah?

  @Flag(help: "Only removed bookmarks, which can be restored.") var removed = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    var query = BookmarkQuery()
    query.tags = try BookmarkArgument.tags(tags)
    query.range = range
    query.colour = colour
    query.note = note
    query.order = sort
    query.removed = removed
    try query.list(in: AppContext(), riwayah).tell(report)
  }
}

extension BookmarkQuery.Order: ExpressibleByArgument {}
