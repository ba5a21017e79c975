import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaScreens
import TilawaStore

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the text of ayat.",
    discussion: """
      The text of Hafs is Tanzil's, that of another riwayah the King Fahd Complex's, once it is installed (tilawa text add); \
      each is verified against its digest before a letter is shown. Packs stand below each ayah, and whose they are at the end; \
      see tilawa help text.
      """)

  enum Letters: String, ExpressibleByArgument, CaseIterable { case hafs }

  @Argument(help: "What to show, as for play; juz:1-30 is the whole Quran.", completion: .ranges)
  var ranges: [String]

  @Option(help: "The riwayah whose verses are shown. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @Option(help: "Show the letters of this riwayah at the verse ends of --riwayah.")
  var text: Letters?

  @Flag(help: "Colour the letters by the rules of tajweed (tilawa help tajweed); with --json, add where which applies.")
  var tajweed = false

  @Flag(
    help:
      "Set the sign ۞ where a quarter of a hizb begins inside a surah, as prints do; with --json, say before which words."
  )
  var quarters = false

  @OptionGroup(title: "Packs beside the text") var packs: PackOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    let ink: Ink = tajweed ? .tajweed : .plain
    let form: Form = report.json ? .json : .text
    try ShowCommand.show(
      ranges, riwayah: riwayah, letters: text, in: ink, quarters: quarters ? .signed : .unsigned, beside: packs,
      as: form)
  }

  /// The ranges of a line that is nothing but `show` and ranges; nil for any other.
  static func plainRanges(in arguments: [String]) -> [String]? {
    guard arguments.first == configuration.commandName, arguments.count > 1 else { return nil }
    let ranges = arguments.dropFirst()
    return ranges.contains { $0.hasPrefix("-") } ? nil : Array(ranges)
  }

  enum Form { case text, json }

  /// Whether letters have the colours of rules.
  enum Ink { case plain, tajweed }

  /// Whether the beginnings of quarters have their sign.
  enum Quarters { case signed, unsigned }

  static func show(
    _ ranges: [String], riwayah: Riwayah? = nil, letters: Letters? = nil, in ink: Ink = .plain,
    quarters: Quarters = .unsigned, beside packs: PackOptions? = nil, as form: Form = .text
  ) throws {
    let context = AppContext()
    let riwayah = try context.riwayah(riwayah)
    let quran = try context.quran().divided(as: riwayah)
    let packs = ShownPacks(packs: try packs?.open(in: context) ?? [], quran: quran)
    let refs = try RangeParser(structure: quran.structure, riwayah: riwayah, grain: .word).parse(ranges)
      .flatMap { range in range.words == nil ? quran.structure.ayat(in: range).map { AyahRange($0, $0) } : [range] }
    if ink == .tajweed, letters == nil {
      try TajweedCommand.refuse(riwayah, hint: "--text hafs colours the letters of Hafs at its verse ends")
    }
    let shown: (texts: [String], riwayah: Riwayah)
    if riwayah == .hafs {
      shown = (try quran.texts(of: refs.map { quran.structure.span(of: $0) }), .hafs)
    } else {
      if letters == nil { try refuseWords(in: refs, of: riwayah) }
      shown = try texts(of: refs, riwayah, letters, from: quran, in: context)
    }
    if shown.riwayah != .hafs { try refuseGlosses(packs, beside: shown.riwayah) }
    let ayat = ink == .tajweed ? try tajweed(of: refs, shown.texts, from: quran) : nil
    var texts = form == .text ? ayat.map(painted) ?? shown.texts.map { Painted($0) } : []
    var signs: [[Int]]?
    // Texts of other riwayat have their signs in them.
    if quarters == .signed, shown.riwayah == .hafs {
      signs = refs.map { self.signs(in: $0, of: quran.structure) }
      if form == .text { texts = zip(texts, signs ?? []).map(signed) }
    }
    switch form {
    case .text where packs.packs.isEmpty: print(refs, texts)
    case .text: try print(refs, texts, packs)
    case .json: try tell(refs, shown.texts, riwayah, in: shown.riwayah, ayat, signs, packs)
    }
  }

  /// The words of a range before which the sign of a quarter stands, from 1 in the range.
  private static func signs(in range: AyahRange, of structure: QuranStructure) -> [Int] {
    let span = structure.span(of: range)
    return structure.quarterSigns(in: span).map { $0 - span.start + 1 }
  }

  /// A text with the sign before some of its words; colours stay with their letters.
  private static func signed(_ text: Painted, _ words: [Int]) -> Painted {
    guard !words.isEmpty else { return text }
    let starts = AyahWords(text.text).scalars.map(\.lowerBound)
    let places = words.map { $0 - 1 }.filter(starts.indices.contains).map { starts[$0] }
    return text.inserting("\(QuranStructure.quarterSign) ", before: places)
  }

  /// The rules of each range; words of an ayah have those that they have in all of it.
  private static func tajweed(
    of refs: [AyahRange], _ texts: [String], from quran: QuranDatabase
  ) throws -> [TajweedAyah] {
    try zip(refs, texts).map { ref, text in
      TajweedAyah(ref, text: ref.words == nil ? text : try quran.text(of: ref.first))
    }
  }

  private static func painted(_ ayat: [TajweedAyah]) -> [Painted] {
    let paint = TajweedPaint(depth: .standardOutput)
    return ayat.map { $0.painted(with: paint) }
  }

  /// The texts of ayat of another riwayah than Hafs, and whose letters they are.
  private static func texts(
    of refs: [AyahRange], _ riwayah: Riwayah, _ letters: Letters?, from quran: QuranDatabase, in context: AppContext
  ) throws -> (texts: [String], riwayah: Riwayah) {
    if letters == .hafs {
      Terminal.complain("these are the letters of Hafs, divided where \(riwayah.name) ends its verses")
      return (try quran.texts(of: refs.map { quran.structure.span(of: $0) }), .hafs)
    }
    let store = TextStore(folders: context.folders, structure: quran.structure)
    guard store.isThere(riwayah) else {
      throw Failure(
        .noInput,
        "the text of \(riwayah.name) is not installed; to install it: tilawa text add FILE; "
          + "--text hafs shows the letters of Hafs at its verse ends")
    }
    let text = try store.open(riwayah)
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

  private static func print(_ refs: [AyahRange], _ texts: [Painted]) {
    Terminal.say(lines: zip(refs, texts).map { "\($0)\t\($1)" })
  }

  private static func print(_ refs: [AyahRange], _ texts: [Painted], _ packs: ShownPacks) throws {
    let flow = TextFlow.standardOutput()
    for (ref, text) in zip(refs, texts) {
      // Colours take no columns: the terminal itself breaks such lines.
      let flows = flow.columns != nil && text == Painted(text.text)
      let ayah = flows ? ["\(ref)"] + flow.lines(text.text, .rightToLeft).map { Painted($0) } : ["\(ref)\t\(text)"]
      Terminal.say(lines: ayah + (try packs.lines(of: ref, flow)) + [""])
    }
    Terminal.say(lines: packs.credits.map { Painted($0) })
  }

  private static func tell(
    _ refs: [AyahRange], _ texts: [String], _ riwayah: Riwayah, in letters: Riwayah, _ tajweed: [TajweedAyah]?,
    _ signs: [[Int]]?, _ packs: ShownPacks
  ) throws {
    let ayat = try zip(refs, texts).enumerated().map { index, shown in
      let (ref, text) = shown
      return try JSON.object(
        [
          ("ref", .string("\(ref)")), ("surah", .int(ref.first.surah)), ("ayah", .int(ref.first.ayah)),
          ("riwayah", .string(riwayah.rawValue)), ("text_riwayah", .string(letters.rawValue)), ("text", .string(text)),
        ] + (tajweed.map { [("tajweed", $0[index].json)] } ?? [])
          + (signs.map { [("quarters", .array($0[index].map(JSON.int)))] } ?? []) + packs.members(of: ref))
    }
    let about = packs.packs.map { JSON.object(InstalledTexts.members(of: $0.pack)) }
    Terminal.say(
      JSON.object([("ayat", .array(ayat))] + (about.isEmpty ? [] : [("packs", .array(about))])).text)
  }
}
