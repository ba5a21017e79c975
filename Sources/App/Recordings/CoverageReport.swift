package import AppBase
package import TilawaCore
package import TilawaStore

/// The ayat that recordings cover, in all and by reciter.
package struct CoverageReport: ValueAnswer {
  /// The rows of the map.
  package enum Map { case surahs, pages }

  private let coverage: Coverage
  private let reciters: [(reciter: Reciter, coverage: Coverage)]
  private let map: Map
  private let structure: QuranStructure

  /// - Parameters:
  ///   - reciter: the id; nil: all whose recordings were imported.
  ///   - riwayah: in whose counting ayat are counted; nil: the reciter's, else the configured one.
  package init(
    of reciter: String?, in riwayah: Riwayah?, as map: Map, library: Library, _ context: AppContext
  ) throws {
    let structure = try context.quran().structure
    let named = try reciter.map { try library.reciters.choose($0) }
    let texts = try library.reciters.coverage(of: named?.id, kind: reciter == nil ? .personal : nil)
    let counting = try context.riwayah(riwayah ?? named?.riwayah).counting
    coverage = Coverage(of: texts.map(\.text), in: counting, of: structure)
    reciters = texts.map {
      ($0.reciter, Coverage(of: [$0.text], in: $0.reciter.riwayah.counting, of: structure))
    }
    self.map = map
    self.structure = structure
  }

  /// The shares that the map shows: of each surah, or of each page of the print.
  package var shares: [Coverage.Share] {
    switch map {
    case .surahs: (1...114).map { coverage.share(ofSurah: $0, in: structure) }
    case .pages: (1...structure.count(of: .page)).map { coverage.share(ofPage: $0, in: structure) }
    }
  }

  // MARK: - Text

  /// The lines below the map.
  package var text: [AnswerPart] {
    let all = RecordingsSentences.covered(
      count: coverage.count, all: structure.ayatCount(of: coverage.counting), counting: coverage.counting.shownName)
    let lines = reciters.map { reciter, own in
      RecordingsSentences.coveredBy(
        name: reciter.name, count: own.count, all: structure.ayatCount(of: own.counting), riwayah: reciter.riwayah.name)
    }
    return ((map == .surahs ? surahs : []) + [all]).map(AnswerPart.line) + lines.map { .line("  \($0)") }
  }

  /// The surahs of which some ayat are covered and some are not.
  private var surahs: [Sentence] {
    structure.surahs.compactMap { surah in
      let share = coverage.share(ofSurah: surah.id, in: structure)
      guard 0 < share.covered, share.covered < share.ayat else { return nil }
      let ranges = coverage.ranges(inSurah: surah.id, of: structure).map(\.description)
      let more = ranges.count > 4 ? " …" : ""
      return RecordingsSentences.surahCovered(
        number: surah.id, name: Sentence(name: surah.transliteration).text, count: share.covered, all: share.ayat,
        ranges: ranges.prefix(4).joined(separator: " ") + more)
    }
  }

  // MARK: - Value

  /// The line for programs.
  package struct Value: Encodable {
    struct Share: Encodable {
      /// The number of the surah, or of the page; left out where the other is meant.
      let surah: Int?
      let page: Int?
      let ayat: Int
      let covered: Int
      /// The ranges of a surah; left out for pages.
      let ranges: [String]?
    }

    /// A reciter, with what the recordings of theirs cover.
    struct Line: Encodable {
      let reciter: ReciterValue
      let ayat: Int
      let covered: Int

      private enum CodingKeys: String, CodingKey { case ayat, covered }

      func encode(to encoder: any Encoder) throws {
        try reciter.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(ayat, forKey: .ayat)
        try container.encode(covered, forKey: .covered)
      }
    }

    let counting: String
    let ayat: Int
    let covered: Int
    let reciters: [Line]
    /// The shares of the map: one of the two.
    let surahs: [Share]?
    let pages: [Share]?
  }

  package var value: Value {
    let isOfSurahs = map == .surahs
    let shares = zip(1..., shares).map { number, share in
      Value.Share(
        surah: isOfSurahs ? number : nil, page: isOfSurahs ? nil : number, ayat: share.ayat, covered: share.covered,
        ranges: isOfSurahs ? ranges(inSurah: number, share) : nil)
    }
    let lines = reciters.map { reciter, own in
      Value.Line(reciter: ReciterValue(reciter), ayat: structure.ayatCount(of: own.counting), covered: own.count)
    }
    return Value(
      counting: coverage.counting.rawValue, ayat: structure.ayatCount(of: coverage.counting), covered: coverage.count,
      reciters: lines, surahs: isOfSurahs ? shares : nil, pages: isOfSurahs ? nil : shares)
  }

  private func ranges(inSurah surah: Int, _ share: Coverage.Share) -> [String] {
    share.covered == 0 ? [] : coverage.ranges(inSurah: surah, of: structure).map(\.description)
  }
}
