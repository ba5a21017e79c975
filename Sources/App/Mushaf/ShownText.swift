package import AppBase
package import TilawaCore
import TilawaStore

/// A request for the text of ayat.
package struct TextRequest {
  /// The letters that are shown: those of the riwayah, or those of Hafs, divided at the verse ends of the riwayah.
  package enum Letters { case own, hafs }

  /// Whether the rules of tajweed are looked for.
  package enum Rules { case none, tajweed }

  /// Whether the beginnings of quarters of a hizb are marked.
  package enum Quarters { case marked, unmarked }

  /// The ranges as they are typed.
  package var ranges: [String]
  /// The riwayah of the verses; nil: the configured one, else Hafs.
  package var riwayah: Riwayah?
  package var letters = Letters.own
  package var rules = Rules.none
  package var quarters = Quarters.unmarked
  package var packs = PackChoice()

  package init(_ ranges: [String]) { self.ranges = ranges }

  /// Reads the text.
  ///
  /// - Throws: `Failure` for what the text or the packs do not have; `RangeError`.
  package func read(in context: AppContext) throws -> ShownText {
    let riwayah = try context.riwayah(riwayah)
    let quran = try context.quran().divided(as: riwayah)
    let packs = ShownPacks(packs: try packs.open(in: context), quran: quran)
    let parser = RangeParser(structure: quran.structure, riwayah: riwayah, grain: .word)
    let ranges = quran.structure.ayahByAyah(try parser.parse(ranges))
    if rules == .tajweed, letters == .own {
      try TajweedReport.refuse(riwayah, advice: MushafSentences.coloursOfHafs)
    }
    let texts: [String]
    var shown = Riwayah.hafs
    if riwayah == .hafs || letters == .hafs {
      if riwayah != .hafs {
        context.interface.warn(MushafSentences.lettersOfHafs(riwayah: riwayah.name))
      }
      texts = try quran.texts(of: ranges.map { quran.structure.span(of: $0) })
    } else {
      shown = riwayah
      texts = try self.texts(of: ranges, riwayah, quran.structure, context.folders)
      try refuseGlosses(packs, beside: riwayah)
    }
    var text = ShownText(ranges: ranges, texts: texts, riwayah: riwayah, letters: shown, packs: packs)
    if rules == .tajweed {
      text.tajweed = try zip(ranges, texts).map { range, text in
        // Words of an ayah have the rules that they have in all of it.
        TajweedAyah(range, text: range.words == nil ? text : try quran.text(of: range.first))
      }
    }
    // Texts of other riwayat have their signs in them.
    if quarters == .marked, shown == .hafs { text.quarters = ranges.map { quarterWords(in: $0, of: quran.structure) } }
    return text
  }

  /// Reads the texts of ayat in the letters of another riwayah than Hafs.
  private func texts(
    of ranges: [AyahRange], _ riwayah: Riwayah, _ structure: QuranStructure, _ folders: Folders
  ) throws -> [String] {
    if let range = ranges.first(where: { $0.words != nil }) {
      throw Failure(.usage, MushafSentences.wordsOfHafs(range: "\(range)", riwayah: riwayah.name))
    }
    let store = TextStore(folders: folders, structure: structure)
    guard store.isThere(riwayah) else {
      throw Failure(.noInput, MushafSentences.textNotInstalled(wanted: WantedText(riwayah).sentence))
    }
    let text = try store.open(riwayah)
    return try ranges.map { try text.words(of: $0) }
  }

  /// Refuses packs of words: their words are those of Hafs.
  private func refuseGlosses(_ packs: ShownPacks, beside letters: Riwayah) throws {
    guard let pack = packs.packs.first(where: { $0.pack.kind == .words }) else { return }
    throw Failure(.usage, MushafSentences.glossesOfHafs(pack: "\(pack.pack.id)", riwayah: letters.name))
  }

  private func quarterWords(in range: AyahRange, of structure: QuranStructure) -> [Int] {
    let span = structure.span(of: range)
    return structure.quarterSigns(in: span).map { $0 - span.start + 1 }
  }
}

/// The text of ayat, with the rules, signs and packs that were asked for.
package struct ShownText {
  /// Single ayat, or words of one ayah.
  package let ranges: [AyahRange]
  /// The text of each range.
  package let texts: [String]
  /// The riwayah whose verses these are.
  package let riwayah: Riwayah
  /// The riwayah whose letters these are.
  package let letters: Riwayah
  package let packs: ShownPacks
  /// The rules of each range; nil where they were not asked for.
  package var tajweed: [TajweedAyah]?
  /// Numbers of the words of each range before which a quarter of a hizb begins, from 1; nil where they were not asked for.
  package var quarters: [[Int]]?

  /// The text for programs.
  package func value() throws -> some Encodable {
    let ayat = try zip(ranges, texts).enumerated().map { index, shown in
      let (ref, text) = shown
      return JoinedMembers(
        TextShown.Ayah(
          ref: "\(ref)", surah: ref.first.surah, ayah: ref.first.ayah, riwayah: riwayah.rawValue,
          textRiwayah: letters.rawValue, text: text, tajweed: tajweed?[index].values, quarters: quarters?[index]),
        try packs.value(beside: ref))
    }
    let about = packs.packs.map { PackMembers($0.pack) }
    return TextShown(ayat: ayat, packs: about.isEmpty ? nil : about)
  }
}

/// The line for programs about the text of ayat. Members keep this order.
private struct TextShown: Encodable {
  /// An ayah, before the texts of packs.
  struct Ayah: Encodable {
    let ref: String
    let surah: Int
    let ayah: Int
    let riwayah: String
    /// The riwayah of the letters.
    let textRiwayah: String
    let text: String
    /// Left out where the rules were not asked for.
    let tajweed: [TajweedSpanValue]?
    /// Left out where the quarters were not asked for.
    let quarters: [Int]?

    private enum CodingKeys: String, CodingKey {
      case ref, surah, ayah, riwayah
      case textRiwayah = "text_riwayah"
      case text, tajweed, quarters
    }
  }

  let ayat: [JoinedMembers]
  /// The packs whose texts stand beside; left out for none.
  let packs: [PackMembers]?
}

extension QuranStructure {
  /// Returns each ayah of ranges as a range of its own; ranges of words stay as they are.
  package func ayahByAyah(_ ranges: [AyahRange]) -> [AyahRange] {
    ranges.flatMap { range in range.words == nil ? ayat(in: range).map { AyahRange($0, $0) } : [range] }
  }
}
