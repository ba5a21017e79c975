import ArgumentParser
import CommandOptions
import AppBase
import TilawaCore
import TilawaScreens
import TilawaStore
import TilawaTerminal

struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Read the mushaf, page by page as printed, or ayah by ayah.",
    discussion: """
      On a terminal, a page fills the screen; ? shows the keys. p asks what to play from the current place; Enter plays it. If a session is playing, \
      the reader follows it and can control it. Without a range, reading continues where you stopped. If the output is not \
      a terminal, the pages of the range are printed as text, one row for each printed line. The lines are those of the \
      Madani mushaf of 1421H, or of the print that --print or the setting print names, in the riwayah of Hafs. Other riwayat have the same pages, but \
      not the same lines. The words of a print in another script stand in the letters of our text.

      --format html, svg and png draw the letters of a font: whole pages, or the lines of a page that contain the range. \
      An html document has all pages, with translations below them.
      """)

  @Argument(
    help: "Where to begin, as in play: 2:255, yasin, page:50, juz:30, surah:18; or last. Default: last.",
    completion: .ranges)
  var ranges: [String] = []

  @Option(help: "The riwayah of the text. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @Option(help: "The print whose pages and lines are shown. Default: the configured one, else madani.")
  var print: PrintName?

  @Option(help: "Write the pages in this format, also on a terminal.")
  var format: ReadingForm?

  @OptionGroup var letters: LetterOptions

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var report: ReportOptions

  mutating func validate() throws { try checkPicture() }

  func run() throws {
    if let picture { return try draw(as: picture) }
    let context = AppContext()
    // A screen keeps the place and what was read.
    if isOnScreen { context.expectLibrary() }
    let quran = try context.quran()
    let riwayah = try context.riwayah(self.riwayah)
    try choosePrint(in: context, quran.structure, riwayah)
    let chosen = reading.chosenPacks(in: context)
    let (packs, areShown) = try chosen.packs(in: quran.structure)
    let settings = reading.settings(in: context, translation: areShown ? .shown : .hidden)
    let source = ReaderTextSource(
      quran, riwayah, folders: context.folders, packs: packs, meanings: try chosen.meanings())
    let places = try places(context, quran.structure, riwayah)
    if isOnScreen, let screen = reading.screen() {
      let session = ReaderSession(
        source, context.folders, settings, position: reading.position,
        counting: reading.counting(try? context.library()))
      let code = try session.read(from: places[0].first, on: screen, follows: isLeftOpen)
      if code != .done { throw Failure(silent: code) }
    } else {
      try ReadPages(source, reading.printed(settings))
        .write(places, as: report.json ? .json : format?.pages ?? .text)
    }
  }

  /// Shows the pages of the print that is named, by the option or with a page.
  func choosePrint(in context: AppContext, _ structure: QuranStructure, _ riwayah: Riwayah) throws {
    if let print { return try context.choose(printNamed: print.text) }
    context.choose(RangeParser(structure: structure, riwayah: riwayah).print(namedIn: ranges))
  }

  private var isOnScreen: Bool { format == nil && !report.json && reading.hasScreen }

  /// Whether no place to begin was typed.
  private var isLeftOpen: Bool { ranges.isEmpty || ranges == [ReadingPosition.last] }

  /// Returns the ranges to read, in the riwayah's own counting; never empty.
  func places(
    _ context: AppContext, _ structure: QuranStructure, _ riwayah: Riwayah
  ) throws -> [AyahRange] {
    guard isLeftOpen else {
      return try RangeParser(structure: structure, riwayah: riwayah).parse(ranges)
    }
    let opening = AyahRef(surah: 1, ayah: 1, counting: riwayah.counting)
    let first = AyahRange(opening, opening)
    guard let position = try reading.place(in: context, structure) else {
      if reading.position != ReadingPosition.last {
        throw Failure(
          .noInput,
          ReadCommandsSentences.noPosition(name: reading.position, command: CommandHint("bookmark", "position", "list"))
        )
      }
      return [first]
    }
    let named = structure.range(naming: position.passage.words, in: riwayah.counting)
    return [named.map { AyahRange($0.first, $0.first) } ?? first]
  }
}
