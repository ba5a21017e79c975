import ArgumentParser
import TilawaCore
import TilawaStore

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the text of ayat.",
    discussion: "The text is Tanzil's, verified against its digest before a letter is shown.")

  enum Letters: String, ExpressibleByArgument, CaseIterable { case hafs }

  @Argument(help: "What to show, as for play; juz:1-30 is the whole Quran.", completion: .ranges)
  var ranges: [String]

  @Option(help: "The riwayah whose verses are shown. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @Option(help: "Show the letters of this riwayah at the verse ends of --riwayah.")
  var text: Letters?

  @OptionGroup var report: ReportOptions

  func run() throws {
    try ShowCommand.show(ranges, riwayah: riwayah, letters: text, as: report.json ? .json : .text)
  }

  /// The ranges of a line that is nothing but `show` and ranges; nil for any other.
  static func plainRanges(in arguments: [String]) -> [String]? {
    guard arguments.first == configuration.commandName, arguments.count > 1 else { return nil }
    let ranges = arguments.dropFirst()
    return ranges.contains { $0.hasPrefix("-") } ? nil : Array(ranges)
  }

  enum Form { case text, json }

  static func show(_ ranges: [String], riwayah: Riwayah? = nil, letters: Letters? = nil, as form: Form = .text) throws {
    let context = CommandContext()
    let quran = try context.quran()
    let riwayah = try context.riwayah(riwayah)
    let refs = try RangeParser(structure: quran.structure, counting: riwayah.counting).parse(ranges)
      .flatMap { quran.structure.ayat(in: $0) }
    if riwayah != .hafs {
      guard letters == .hafs else {
        throw Failure(
          .noInput,
          "the text of \(riwayah.name) is not installed; --text hafs shows the letters of Hafs at its verse ends")
      }
      Terminal.complain("these are the letters of Hafs, divided where \(riwayah.name) ends its verses")
    }
    let texts = try quran.texts(of: refs.map { quran.structure.span(of: $0) })
    switch form {
    case .text: print(refs, texts)
    case .json: tell(refs, texts, riwayah)
    }
  }

  private static func print(_ refs: [AyahRef], _ texts: [String]) {
    Terminal.put(zip(refs, texts).map { "\($0)\t\($1)\n" }.joined())
  }

  private static func tell(_ refs: [AyahRef], _ texts: [String], _ riwayah: Riwayah) {
    let ayat = zip(refs, texts).map { ref, text in
      JSON.object([
        ("ref", .string("\(ref)")), ("surah", .int(ref.surah)), ("ayah", .int(ref.ayah)),
        ("riwayah", .string(riwayah.rawValue)), ("text", .string(text)),
      ])
    }
    Terminal.say(JSON.object([("ayat", .array(ayat))]).text)
  }
}
