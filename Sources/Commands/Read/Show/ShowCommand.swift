import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaCore
import TilawaScreens

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the text of ayat.",
    discussion: """
      The text of Hafs is from Tanzil. Texts of other riwayat are from the King Fahd Complex, after you install them \
      (tilawa text add). Every text is checked against its digest before it is shown. Translations and other packs are \
      shown below each ayah, with their authors at the end; see tilawa help text.
      """)

  enum Letters: String, ExpressibleByArgument, CaseIterable { case hafs }

  @Argument(help: "What to show, as in play; juz:1-30 is the whole Quran.", completion: .ranges)
  var ranges: [String]

  @Option(help: "The riwayah whose ayat are shown. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @Option(help: "Show the letters of this riwayah, divided into the ayat of --riwayah.")
  var text: Letters?

  @Flag(
    help:
      "Colour the letters by the rules of tajweed (tilawa help tajweed). With --json, list the rules and their places.")
  var tajweed = false

  @Flag(
    help:
      "Show the sign ۞ where a quarter of a hizb begins inside a surah. With --json, name the words after the signs."
  )
  var quarters = false

  @OptionGroup(title: "Packs beside the text") var packs: PackOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    var request = TextRequest(ranges)
    request.riwayah = riwayah
    if text == .hafs { request.letters = .hafs }
    if tajweed { request.rules = .tajweed }
    if quarters { request.quarters = .marked }
    request.packs = packs.choice
    try ShowCommand.show(request) { shown in
      if report.json { try CommandAnswer(value: shown.value()).tell(report) } else { try shown.say() }
    }
  }

  /// Reads the text and hands it to `body`. The library that was opened for the riwayah stays open for what is printed, which asks
  /// for the order of letters.
  static func show(_ request: TextRequest, _ body: (ShownText) throws -> Void) throws {
    let context = AppContext()
    try withExtendedLifetime(context) { try body(request.read(in: context)) }
  }

  /// The ranges of a line that is nothing but `show` and ranges; nil for any other.
  static func plainRanges(in arguments: [String]) -> [String]? {
    guard arguments.first == configuration.commandName, arguments.count > 1 else { return nil }
    let ranges = arguments.dropFirst()
    return ranges.contains { $0.hasPrefix("-") } ? nil : Array(ranges)
  }
}
