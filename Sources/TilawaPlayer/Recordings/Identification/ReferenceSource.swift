import TilawaCore
import TilawaStore

/// The ayat of the library's reciters as references for a check of timings.
struct ReferenceSource {
  let structure: QuranStructure
  let library: Library
  let counting: VerseCounting

  /// A reciter with those ayat that are separate pieces in his files.
  struct Voice: Sendable {
    let reciter: Reciter
    /// The slices of each ayah, by its ordinal.
    let ayat: [Int: [AudioSlice]]
  }

  /// Returns the reciters with any of some ayat: those with the most first, among equals those of this riwayah.
  func voices(
    of ordinals: Range<Int>, _ riwayah: Riwayah, named ids: [String], without path: String
  ) throws -> [Voice] {
    let named = try ids.map { (id) throws(StoreError) in try library.reciters.find(id).id }
    let span = WordRange(
      structure.span(of: structure.ayah(at: ordinals.lowerBound, in: counting)).start,
      structure.span(of: structure.ayah(at: ordinals.upperBound - 1, in: counting)).end)
    let offers = try library.reciters.offers(overlapping: [span], opening: [], of: named.isEmpty ? nil : Set(named))
    let known = try offers.map { try Voice(reciter: $0.reciter, ayat: slices($0, of: ordinals, without: path)) }
    func rank(_ item: EnumeratedSequence<[Voice]>.Element) -> (Int, Int, Int) {
      (-item.element.ayat.count, item.element.reciter.riwayah == riwayah ? 0 : 1, item.offset)
    }
    return known.enumerated().filter { !$0.element.ayat.isEmpty }.sorted { rank($0) < rank($1) }.map(\.element)
  }

  private func slices(
    _ offer: ReciterOffer, of all: Range<Int>, without path: String
  ) throws -> [Int: [AudioSlice]] {
    guard !offer.segments.isEmpty else { return [:] }
    let files = Set(offer.segments.map(\.slice.file)).filter { $0.path != path }
    var unusable = try SourceLocator(library: library).unusable(files.sorted { $0.path < $1.path })
    unusable[path] = .changed
    let resolver = SourceResolver(structure: structure, counting: counting, offers: [offer], unusable: unusable)
    let units = resolver.resolve(all)
    guard units.count == all.count else { return [:] }
    return zip(all, units).reduce(into: [:]) { found, unit in
      if let source = unit.1.source, source.slices.allSatisfy({ !$0.file.isExpected }) { found[unit.0] = source.slices }
    }
  }
}
