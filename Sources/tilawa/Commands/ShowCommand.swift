import ArgumentParser
import TilawaCore
import TilawaStore

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the text of ayat.",
    discussion: "The text is Tanzil's, verified against its digest before a letter is shown.")

  enum Letters: String, ExpressibleByArgument, CaseIterable { case hafs }

  @Argument(help: "What to show, as for play; juz:1-30 is the whole Quran.")
  var ranges: [String]

  @Option(help: "The riwayah whose verses are shown. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @Option(help: "Show the letters of this riwayah at the verse ends of --riwayah.")
  var text: Letters?

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = CommandContext()
    let quran = try context.quran()
    let riwayah = try context.riwayah(self.riwayah)
    let refs = try RangeParser(structure: quran.structure, counting: riwayah.counting).parse(ranges)
      .flatMap { quran.structure.ayat(in: $0) }
    if riwayah != .hafs {
      guard text == .hafs else {
        throw Failure(
          .noInput,
          "the text of \(riwayah.name) is not installed; --text hafs shows the letters of Hafs at its verse ends")
      }
      Terminal.complain("these are the letters of Hafs, divided where \(riwayah.name) ends its verses")
    }
    let texts = try quran.texts(of: refs.map { quran.structure.span(of: $0) })
    report.json ? tell(refs, texts, riwayah) : print(refs, texts)
  }

  private func print(_ refs: [AyahRef], _ texts: [String]) {
    Terminal.put(zip(refs, texts).map { "\($0)\t\($1)\n" }.joined())
  }

  private func tell(_ refs: [AyahRef], _ texts: [String], _ riwayah: Riwayah) {
    let ayat = zip(refs, texts).map { ref, text in
      JSON.object([
        ("ref", .string("\(ref)")), ("surah", .int(ref.surah)), ("ayah", .int(ref.ayah)),
        ("riwayah", .string(riwayah.rawValue)), ("text", .string(text)),
      ])
    }
    Terminal.say(JSON.object([("ayat", .array(ayat))]).text)
  }
}
