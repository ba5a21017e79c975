import ArgumentParser
import TilawaCore
import TilawaStore

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the text of ayat.",
    discussion: """
      The text of Hafs is Tanzil's, that of another riwayah the King Fahd Complex's, once it is installed (tilawa text add); \
      each is verified against its digest before a letter is shown. Packs stand below each ayah, and whose they are at the end; \
      see tilawa text.
      """)

  enum Letters: String, ExpressibleByArgument, CaseIterable { case hafs }

  @Argument(help: "What to show, as for play; juz:1-30 is the whole Quran.", completion: .ranges)
  var ranges: [String]

  @Option(help: "The riwayah whose verses are shown. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @Option(help: "Show the letters of this riwayah at the verse ends of --riwayah.")
  var text: Letters?

  @OptionGroup(title: "Packs beside the text") var packs: PackOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    try ShowCommand.show(ranges, riwayah: riwayah, letters: text, beside: packs, as: report.json ? .json : .text)
  }

  /// The ranges of a line that is nothing but `show` and ranges; nil for any other.
  static func plainRanges(in arguments: [String]) -> [String]? {
    guard arguments.first == configuration.commandName, arguments.count > 1 else { return nil }
    let ranges = arguments.dropFirst()
    return ranges.contains { $0.hasPrefix("-") } ? nil : Array(ranges)
  }

  enum Form { case text, json }

  static func show(
    _ ranges: [String], riwayah: Riwayah? = nil, letters: Letters? = nil, beside packs: PackOptions? = nil,
    as form: Form = .text
  ) throws {
    let context = CommandContext()
    let quran = try context.quran()
    let packs = ShownPacks(packs: try packs?.open(in: context) ?? [], quran: quran)
    let riwayah = try context.riwayah(riwayah)
    let refs = try RangeParser(structure: quran.structure, counting: riwayah.counting, grain: .word).parse(ranges)
      .flatMap { range in range.words == nil ? quran.structure.ayat(in: range).map { AyahRange($0, $0) } : [range] }
    let shown: (texts: [String], riwayah: Riwayah)
    if riwayah == .hafs {
      shown = (try quran.texts(of: refs.map { quran.structure.span(of: $0) }), .hafs)
    } else {
      if letters == nil { try refuseWords(in: refs, of: riwayah) }
      shown = try texts(of: refs, riwayah, letters, from: quran, in: context)
    }
    if shown.riwayah != .hafs { try refuseGlosses(packs, beside: shown.riwayah) }
    switch form {
    case .text where packs.packs.isEmpty: print(refs, shown.texts)
    case .text: try print(refs, shown.texts, packs)
    case .json: try tell(refs, shown.texts, riwayah, in: shown.riwayah, packs)
    }
  }

  /// The texts of ayat of another riwayah than Hafs, and whose letters they are.
  private static func texts(
    of refs: [AyahRange], _ riwayah: Riwayah, _ letters: Letters?, from quran: QuranDatabase, in context: CommandContext
  ) throws -> (texts: [String], riwayah: Riwayah) {
    if letters == .hafs {
      Terminal.complain("these are the letters of Hafs, divided where \(riwayah.name) ends its verses")
      return (try quran.texts(of: refs.map { quran.structure.span(of: $0) }), .hafs)
    }
    let shelf = TextShelf(folders: context.folders, structure: quran.structure)
    guard shelf.isThere(riwayah) else {
      throw Failure(
        .noInput,
        "the text of \(riwayah.name) is not installed: tilawa text add FILE installs it; "
          + "--text hafs shows the letters of Hafs at its verse ends")
    }
    let text = try shelf.open(riwayah)
    return (try refs.map { try text.words(of: $0) }, riwayah)
  }

  /// - Throws: `Failure` for ranges of words: they are counted in the text of Hafs, and other riwayat write words otherwise.
  private static func refuseWords(in ranges: [AyahRange], of riwayah: Riwayah) throws {
    for range in ranges where range.words != nil {
      throw Failure(
        .usage, "\(range): words are counted in the text of Hafs; of \(riwayah.name) whole ayat are shown")
    }
  }

  /// - Throws: `Failure` for packs of words: their words are those of Hafs.
  private static func refuseGlosses(_ packs: ShownPacks, beside letters: Riwayah) throws {
    guard let pack = packs.packs.first(where: { $0.pack.kind == .words }) else { return }
    throw Failure(
      .usage, "\(pack.pack.id): its words are those of Hafs and not of \(letters.name); --text hafs shows these")
  }

  private static func print(_ refs: [AyahRange], _ texts: [String]) {
    Terminal.put(zip(refs, texts).map { "\($0)\t\($1)\n" }.joined())
  }

  private static func print(_ refs: [AyahRange], _ texts: [String], _ packs: ShownPacks) throws {
    let flow = TextFlow.standardOutput()
    for (ref, text) in zip(refs, texts) {
      let ayah = flow.columns == nil ? "\(ref)\t\(text)\n" : "\(ref)\n\(lines(flow.lines(text, .rightToLeft)))"
      Terminal.put(ayah + lines(try packs.lines(of: ref, flow)) + "\n")
    }
    Terminal.put(lines(packs.credits))
  }

  private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private static func tell(
    _ refs: [AyahRange], _ texts: [String], _ riwayah: Riwayah, in letters: Riwayah, _ packs: ShownPacks
  ) throws {
    let ayat = try zip(refs, texts).map { ref, text in
      try JSON.object(
        [
          ("ref", .string("\(ref)")), ("surah", .int(ref.first.surah)), ("ayah", .int(ref.first.ayah)),
          ("riwayah", .string(riwayah.rawValue)), ("text_riwayah", .string(letters.rawValue)), ("text", .string(text)),
        ] + packs.members(of: ref))
    }
    let about = packs.packs.map { JSON.object(InstalledTexts.members(of: $0.pack)) }
    Terminal.say(
      JSON.object([("ayat", .array(ayat))] + (about.isEmpty ? [] : [("packs", .array(about))])).text)
  }
}
