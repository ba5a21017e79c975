import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaScreens
import TilawaStore

struct LibraryCoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage", abstract: "Show which ayat your recordings have, as a map of the surahs.",
    discussion: """
      An ayah counts when one reciter has all of it confirmed, be it in several parts. It is counted in the counting of \
      the reciter named, else of --riwayah.
      """)

  @Option(
    help: ArgumentHelp("Of this reciter. Default: all whose recordings were imported.", valueName: "id"),
    completion: .reciters)
  var reciter: String?

  @Option(help: "The riwayah in whose counting ayat are counted. Default: the reciter's, else the configured one.")
  var riwayah: Riwayah?

  @Flag(name: .customLong("page"), help: "A map of the 604 pages of the Madani mushaf.")
  var byPage = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let library = try context.library()
    let structure = try context.quran().structure
    let texts = try library.reciters.coverage(of: reciter, kind: reciter == nil ? .personal : nil)
    let named = try reciter.map { try library.reciters.find($0).riwayah }
    let counting = try context.riwayah(riwayah ?? named).counting
    let coverage = Coverage(of: texts.map(\.text), in: counting, of: structure)
    let reciters = texts.map { ($0.reciter, Coverage(of: [$0.text], in: $0.reciter.riwayah.counting, of: structure)) }
    guard !report.json else {
      return Terminal.say(coverage.json(of: reciters, byPage: byPage, in: structure).text)
    }
    let map = CoverageMap(depth: .standardOutput)
    if byPage {
      let shares = (1...604).map { coverage.share(ofPage: $0, in: structure) }
      for line in map.lines(shares, perLine: 20) { Terminal.say(line) }
    } else {
      let shares = (1...114).map { coverage.share(ofSurah: $0, in: structure) }
      let names = structure.surahs.map(\.transliteration)
      for line in map.lines(shares, named: names, width: Terminal.columns) { Terminal.say(line) }
      tellSurahs(coverage, structure)
    }
    Terminal.say("\(coverage.count) of \(structure.ayatCount(of: counting)) ayat (\(counting.rawValue))")
    for (reciter, own) in reciters {
      Terminal.say(
        "  \(reciter.name): \(own.count) of \(structure.ayatCount(of: own.counting)) (\(reciter.riwayah.name))")
    }
  }

  /// The surahs of which some is there and some is not.
  private func tellSurahs(_ coverage: Coverage, _ structure: QuranStructure) {
    for surah in structure.surahs {
      let share = coverage.share(ofSurah: surah.id, in: structure)
      guard 0 < share.covered, share.covered < share.ayat else { continue }
      let ranges = coverage.ranges(inSurah: surah.id, of: structure).map(\.description)
      let more = ranges.count > 4 ? " …" : ""
      Terminal.say(
        "\(surah.id) \(surah.transliteration): \(share.covered) of \(share.ayat), \(ranges.prefix(4).joined(separator: " "))\(more)"
      )
    }
  }
}
