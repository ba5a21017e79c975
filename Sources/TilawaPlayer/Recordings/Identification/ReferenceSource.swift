import TilawaCore
import TilawaStore

/// The ayat of the library's reciters as references for identification and verification.
///
/// Each ayah comes from the reciter with the most ayat; missing ones come from the next.
struct ReferenceSource {
  /// A sequence of consecutive ayat of one reciter.
  struct Run: Sendable {
    let reciter: Reciter
    /// The ordinals of the ayat in the counting.
    let ordinals: Range<Int>
    /// The slices of each ayah.
    let ayat: [[AudioSlice]]
  }

  let structure: QuranStructure
  let library: Library
  let counting: VerseCounting

  /// Returns the runs in the order of the text.
  ///
  /// - Parameters:
  ///   - riwayah: the preferred riwayah.
  ///   - ids: the ids of the reciters; empty means all.
  ///   - path: the path of the file to identify, which is no reference for itself.
  func runs(_ riwayah: Riwayah, named ids: [String], without path: String) throws -> [Run] {
    let all = 0..<structure.ayatCount(of: counting)
    var chosen: [Int: (reciter: Reciter, slices: [AudioSlice])] = [:]
    for voice in try voices(of: all, riwayah, named: ids, without: path) {
      for (ordinal, ayah) in voice.ayat where chosen[ordinal] == nil { chosen[ordinal] = (voice.reciter, ayah) }
    }
    return joined(chosen)
  }

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

  /// Joins ayat by reciter and juz, because an index is stored for each juz.
  private func joined(_ chosen: [Int: (reciter: Reciter, slices: [AudioSlice])]) -> [Run] {
    var runs: [Run] = []
    for (ordinal, item) in chosen.sorted(by: { $0.key < $1.key }) {
      if let last = runs.last, last.ordinals.upperBound == ordinal, last.reciter == item.reciter,
        juz(ordinal) == juz(last.ordinals.lowerBound)
      {
        runs[runs.count - 1] = Run(
          reciter: last.reciter, ordinals: last.ordinals.lowerBound..<ordinal + 1, ayat: last.ayat + [item.slices])
      } else {
        runs.append(Run(reciter: item.reciter, ordinals: ordinal..<ordinal + 1, ayat: [item.slices]))
      }
    }
    return runs
  }

  /// Returns the juz in which an ayah begins.
  func juz(_ ordinal: Int) -> Int {
    structure.number(of: .juz, atWord: structure.span(of: structure.ayah(at: ordinal, in: counting)).start)
  }
}
