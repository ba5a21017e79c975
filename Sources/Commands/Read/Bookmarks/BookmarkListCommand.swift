import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaScreens
import TilawaStore

struct BookmarkListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List bookmarks, in the numbers of your riwayah.",
    discussion:
      "A part of an ayah is named by its words, as in 2:1:1; so is an ayah that is part of one in your riwayah.")

  @Option(name: .customLong("tag"), help: "Only those with this tag. May be given several times: with all of them.")
  var tags: [String] = []

  @Option(
    name: .customLong("in"), help: ArgumentHelp("Only those in this range.", valueName: "range"), completion: .ranges)
  var range: String?

  @Option(help: "Only those of this colour.") var colour: MarkColour?

  @Option(help: ArgumentHelp("Only those whose note has these words.", valueName: "text")) var note: String?

  @Option(help: "By place in the text, or the latest first: by when they were made, or changed.")
  var sort = BookmarkQuery.Order.text

  @Option(help: "In whose numbers. Default: the configured riwayah, else hafs.") var riwayah: Riwayah?

  @Flag(help: "Those that were removed and can be restored.") var removed = false

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
