package import TilawaCore

extension Coverage {
  /// The ayat that are covered, by surahs or pages, and by reciters.
  package func json(of reciters: [(Reciter, Coverage)], byPage: Bool, in structure: QuranStructure) -> JSON {
    func members(_ share: Coverage.Share) -> [(String, JSON)] {
      [("ayat", .int(share.ayat)), ("covered", .int(share.covered))]
    }
    let parts =
      byPage
      ? (1...604).map { JSON.object([("page", .int($0))] + members(share(ofPage: $0, in: structure))) }
      : (1...114).map { surah in
        let share = share(ofSurah: surah, in: structure)
        let ranges = share.covered == 0 ? [] : ranges(inSurah: surah, of: structure)
        return JSON.object(
          [("surah", .int(surah))] + members(share) + [("ranges", .strings(ranges.map(\.description)))])
      }
    let lines = reciters.map { reciter, own in
      JSON.object(
        JSON.members(of: reciter)
          + members(Coverage.Share(ayat: structure.ayatCount(of: own.counting), covered: own.count)))
    }
    return .object([
      ("counting", .string(counting.rawValue)), ("ayat", .int(structure.ayatCount(of: counting))),
      ("covered", .int(count)), ("reciters", .array(lines)), (byPage ? "pages" : "surahs", .array(parts)),
    ])
  }
}
