import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaConsole
import TilawaCore
import TilawaStore

struct BookmarkRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove bookmarks; they can be restored for 30 days.")

  @Argument(
    help: ArgumentHelp("The first digits of their ids, or their places.", valueName: "bookmark"),
    completion: .bookmarks) var names: [String]

  @Option(help: "The riwayah for the numbers of ayat. Default: the configured one, else hafs.") var riwayah: Riwayah?

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let structure = try context.quran().structure
    let library = try context.library(for: .writing)
    let view = BookmarkView(quran: try context.quran(), riwayah: try context.riwayah(riwayah))
    let finder = view.finder(among: try library.bookmarks.all(in: structure), context)
    // Nothing is removed when one of them is not found.
    let found = try names.map(finder.bookmark)
    try library.bookmarks.remove(found.map(\.id), now: SystemClock.now)
    view.removed(found).tell(report)
  }
}

struct BookmarkRestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Restore removed bookmarks.",
    discussion: "To list removed bookmarks: tilawa bookmark list --removed")

  @Argument(help: ArgumentHelp("The first digits of their ids, or their places.", valueName: "bookmark")) var names:
    [String]

  @Option(help: "The riwayah for the numbers of ayat. Default: the configured one, else hafs.") var riwayah: Riwayah?

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let structure = try context.quran().structure
    let library = try context.library(for: .writing)
    let view = BookmarkView(quran: try context.quran(), riwayah: try context.riwayah(riwayah))
    let finder = view.finder(among: try library.bookmarks.removed(in: structure), context)
    let found = try names.map(finder.bookmark)
    try library.bookmarks.restore(found.map(\.id), now: SystemClock.now)
    view.restored(found).tell(report)
  }
}
