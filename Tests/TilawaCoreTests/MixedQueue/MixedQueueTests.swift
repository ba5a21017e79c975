import Testing
import TilawaCore
import TilawaTestSupport

/// Queues of a Warsh teacher, Hafs fillers and others, in every counting, over random ranges and coverages.
@Suite struct MixedQueueTests {
  private func check(_ seeds: Range<Int>, in structure: QuranStructure) throws {
    for seed in seeds {
      let queue = MixedQueue(seed: UInt64(seed), in: structure)
      guard let broken = try queue.violation() else { continue }
      let shrunk = try queue.shrunk()
      Issue.record("seed \(seed): \(broken)\nsmallest: \(try shrunk.violation() ?? "") of \(shrunk)")
    }
  }

  // T-F2.11, T-F2.13
  @Test(arguments: 0..<8)
  func `in the real Quran every word is heard once, in order, from the first who has it`(part: Int) throws {
    try check(part * 500..<(part + 1) * 500, in: RealQuran.structure())
  }

  @Test(arguments: 0..<2)
  func `in a small Quran of odd divisions too`(part: Int) throws {
    try check(10_000 + part * 500..<10_000 + (part + 1) * 500, in: MiniatureQuran.structure)
  }

  // MARK: - A change of riwayah

  /// Returns a reciter with a file for every ayah of the counting of Hafs.
  private func hafs(_ structure: QuranStructure) -> ReciterOffer {
    TestOffers.complete(TestOffers.reciter("hafs"), in: structure)
  }

  /// The number of units that a reciter of Hafs gives in each counting, and of ayat in units of several.
  @Test(arguments: [
    (VerseCounting.kufi, 6236, 0), (.madaniLater, 6155, 118), (.madani6217, 6160, 113), (.makki, 6153, 133),
  ])
  func `a reciter of Hafs gives every ayah of every counting, some only together`(
    counting: VerseCounting, count: Int, joined: Int
  ) throws {
    let structure = try RealQuran.structure()
    let resolver = SourceResolver(structure: structure, counting: counting, offers: [hafs(structure)])
    var units: [ResolvedUnit] = []
    for surah in 1...114 {
      let first = structure.ordinal(of: AyahRef(surah: surah, ayah: 1, counting: counting))
      units += resolver.resolve(first..<first + structure.ayat(inSurah: surah, of: counting))
    }
    #expect(units.allSatisfy { $0.source != nil })
    #expect(units.flatMap { structure.ordinals(of: $0.ayat) } == Array(0..<structure.ayatCount(of: counting)))
    #expect(units.count == count)
    let together = units.filter { $0.ayat.first != $0.ayat.last }
    #expect(together.reduce(0) { $0 + structure.ordinals(of: $1.ayat).count } == joined)
    // Ayat are together for one reason: their border lies inside an ayah of Hafs.
    for unit in units {
      let inner = structure.ordinals(of: unit.ayat).dropLast().map {
        structure.span(of: structure.ayah(at: $0, in: counting)).end
      }
      let kufi = Set(structure.ayat(sharing: unit.span, in: .kufi).map { structure.span(of: $0).end })
      #expect(inner.allSatisfy { !kufi.contains($0) }, "\(unit.ref)")
    }
  }

  @Test func `a border inside an ayah of Hafs makes a unit, and its parts alone are passed over`() throws {
    let structure = try RealQuran.structure()
    let resolver = SourceResolver(structure: structure, counting: .madaniLater, offers: [hafs(structure)])
    func units(_ range: String) throws -> [String] {
      let range = try RangeParser(structure: structure, counting: .madaniLater).parse(range)
      return resolver.resolve(structure.ordinals(of: range)).map { unit in
        "\(unit.ref)=\(unit.source?.slices.map(\.file.path).joined(separator: "+") ?? unit.trail.map(\.why.rawValue).joined())"
      }
    }
    // The later Madani ends an ayah within 11:82 of Hafs, and none at its end.
    #expect(try units("11:80-82") == ["11:80=hafs/11:81", "11:81-82=hafs/11:82+hafs/11:83"])
    #expect(try units("11:81") == ["11:81=covers-more"])
    #expect(try units("2:1-2") == ["2:1=hafs/2:1+hafs/2:2", "2:2=hafs/2:3"])
  }
}
