package import AppBase
package import TilawaCore
package import TilawaStore

/// The ayat that recordings cover, in all and by reciter.
package struct CoverageReport: Answer {
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
    let texts = try library.reciters.coverage(of: reciter, kind: reciter == nil ? .personal : nil)
    let named = try reciter.map { try library.reciters.find($0).riwayah }
    let counting = try context.riwayah(riwayah ?? named).counting
    coverage = Coverage(of: texts.map(\.text), in: counting, of: structure)
    reciters = texts.map {
      ($0.reciter, Coverage(of: [$0.text], in: $0.reciter.riwayah.counting, of: structure))
    }
    self.map = map
    self.structure = structure
  }

  /// The shares that the map shows: of each surah, or of each page of the Madani mushaf.
  package var shares: [Coverage.Share] {
    switch map {
    case .surahs: (1...114).map { coverage.share(ofSurah: $0, in: structure) }
    case .pages: (1...604).map { coverage.share(ofPage: $0, in: structure) }
    }
  }

  // MARK: - Text

  /// The lines below the map.
  package var text: [AnswerPart] {
    let all = RecordingsSentences.covered(
      count: coverage.count, all: structure.ayatCount(of: coverage.counting), counting: coverage.counting.rawValue)
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
        number: surah.id, name: surah.transliteration, count: share.covered, all: share.ayat,
        ranges: ranges.prefix(4).joined(separator: " ") + more)
    }
  }

  // MARK: - JSON

  package var json: String {
    let parts = zip(1..., shares).map { number, share in
      JSON.object(
        [(map == .surahs ? "surah" : "page", .int(number))] + Self.members(share)
          + (map == .surahs ? [("ranges", .strings(ranges(inSurah: number, share)))] : []))
    }
    let lines = reciters.map { reciter, own in
      let share = Coverage.Share(ayat: structure.ayatCount(of: own.counting), covered: own.count)
      return JSON.object(JSON.members(of: reciter) + Self.members(share))
    }
    return JSON.object([
      ("counting", .string(coverage.counting.rawValue)), ("ayat", .int(structure.ayatCount(of: coverage.counting))),
      ("covered", .int(coverage.count)), ("reciters", .array(lines)),
      (map == .surahs ? "surahs" : "pages", .array(parts)),
    ]).text
  }

  private func ranges(inSurah surah: Int, _ share: Coverage.Share) -> [String] {
    share.covered == 0 ? [] : coverage.ranges(inSurah: surah, of: structure).map(\.description)
  }

  private static func members(_ share: Coverage.Share) -> [(String, JSON)] {
    [("ayat", .int(share.ayat)), ("covered", .int(share.covered))]
  }
}
