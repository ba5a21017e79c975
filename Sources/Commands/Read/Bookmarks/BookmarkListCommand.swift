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

  /// In which order.
  enum Order: String, ExpressibleByArgument, CaseIterable { case text, created, changed }

  @Option(name: .customLong("tag"), help: "Only those with this tag. May be given several times: with all of them.")
  var tags: [String] = []

  @Option(
    name: .customLong("in"), help: ArgumentHelp("Only those in this range.", valueName: "range"), completion: .ranges)
  var range: String?

  @Option(help: "Only those of this colour.") var colour: MarkColour?

  @Option(help: ArgumentHelp("Only those whose note has these words.", valueName: "text")) var note: String?

  @Option(help: "By place in the text, or the latest first: by when they were made, or changed.") var sort = Order.text

  @Option(help: "In whose numbers. Default: the configured riwayah, else hafs.") var riwayah: Riwayah?

  @Flag(help: "Those that were removed and can be restored.") var removed = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let (library, quran) = (try context.library(), try context.quran())
    let view = BookmarkView(quran: quran, riwayah: try context.riwayah(riwayah))
    let found =
      removed ? try library.bookmarks.removed(in: quran.structure) : try library.bookmarks.all(in: quran.structure)
    let all = SetAsideWords.told(found)
    let bookmarks = sorted(try all.filter(filter(view)))
    if report.json { return Terminal.say(JSON.object([("bookmarks", try view.json(bookmarks))]).text) }
    guard !bookmarks.isEmpty else { return tellNothing(all) }
    try view.say(bookmarks)
  }

  private func filter(_ view: BookmarkView) throws -> (Bookmark) -> Bool {
    let structure = view.quran.structure
    let parser = RangeParser(structure: structure, riwayah: view.riwayah, grain: .word)
    let spans = try range.map { try parser.parse([$0]).map(structure.span) }
    let tags = Set(try BookmarkArgument.tags(self.tags).map { $0.lowercased() })
    return { mark in
      tags.isSubset(of: mark.tags.map { $0.lowercased() }) && (colour == nil || mark.colour == colour)
        && spans.map { $0.contains(where: mark.passage.words.overlaps) } ?? true
        && note.map { ArabicText.folded(mark.note.lowercased()).contains(ArabicText.folded($0.lowercased())) } ?? true
    }
  }

  private func sorted(_ bookmarks: [Bookmark]) -> [Bookmark] {
    switch sort {
    case .text: bookmarks
    case .created: bookmarks.sorted { ($1.created, $0.id) < ($0.created, $1.id) }
    case .changed: bookmarks.sorted { ($1.changed, $0.id) < ($0.changed, $1.id) }
    }
  }

  private func tellNothing(_ all: [Bookmark]) {
    if removed {
      return Terminal.complain("no bookmark that was removed can be restored, or none of those that were asked for")
    }
    Terminal.complain(
      all.isEmpty
        ? "there are no bookmarks yet; for example: tilawa bookmark add 2:255 --note \"…\" --tag hifz"
        : "none of the \(all.count) bookmarks is like that")
  }
}
