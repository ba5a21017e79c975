import Testing
import TilawaCore
import TilawaTestSupport

// T-F2.11
@Suite struct CountingTests {
  let structure: QuranStructure

  init() throws { structure = try RealQuran.structure() }

  @Test(arguments: [
    (VerseCounting.kufi, 6236), (.madaniLater, 6214), (.madani6217, 6217), (.makki, 6220),
  ])
  func `each counting has its number of ayat`(counting: VerseCounting, count: Int) {
    #expect(structure.ayatCount(of: counting) == count)
  }

  @Test(arguments: VerseCounting.allCases)
  func `every ayah maps to atoms and back`(counting: VerseCounting) {
    var next = counting == .kufi || counting == .makki ? 0 : 1
    for ordinal in 0..<structure.ayatCount(of: counting) {
      let ref = structure.ayah(at: ordinal, in: counting)
      let atoms = structure.atoms(of: ref)
      #expect(structure.ordinal(of: ref) == ordinal)
      #expect(atoms.lowerBound == next, "\(ref) does not go on where the one before ends")
      #expect(structure.span(ofAtoms: atoms) == structure.span(of: ref))
      #expect(structure.ayat(sharing: structure.span(ofAtoms: atoms), in: counting) == [ref])
      next = atoms.upperBound
    }
    #expect(next == structure.atomCount)
  }

  @Test func `an ayah converted there and back is among what comes back`() {
    for from in VerseCounting.allCases {
      for to in VerseCounting.allCases {
        for ordinal in 0..<structure.ayatCount(of: from) {
          let ref = structure.ayah(at: ordinal, in: from)
          let there = structure.convert(ref, to: to)
          #expect(there.allSatisfy { structure.convert($0, to: from).contains(ref) })
          #expect(!there.isEmpty || structure.span(of: ref) == QuranStructure.basmalah)
        }
      }
    }
  }

  @Test func `the basmalah of surah 1 is no ayah where it is not counted`() {
    #expect(structure.convert(ayah(1, 1), to: .madaniLater) == [])
    #expect(structure.convert(ayah(1, 1), to: .makki) == [ayah(1, 1, .makki)])
    #expect(structure.convert(ayah(1, 2), to: .madaniLater) == [ayah(1, 1, .madaniLater)])
    #expect(structure.convert(ayah(1, 7), to: .madaniLater) == [ayah(1, 6, .madaniLater), ayah(1, 7, .madaniLater)])
  }

  /// In 11:82 the later Madani and the Makki end an ayah at سجيل, the others after منضود.
  @Test func `a boundary can fall inside an ayah of Hafs`() {
    #expect(
      structure.convert(ayah(11, 82), to: .madaniLater) == [ayah(11, 81, .madaniLater), ayah(11, 82, .madaniLater)])
    #expect(structure.convert(ayah(11, 82), to: .makki).count == 2)
    #expect(structure.convert(ayah(11, 82), to: .madani6217).count == 1)
  }

  @Test func `detached letters are ayat of their own in the Kufi counting only`() {
    #expect(structure.convert(ayah(2, 1), to: .madaniLater) == [ayah(2, 1, .madaniLater)])
    #expect(structure.convert(ayah(2, 1, .madaniLater), to: .kufi) == [ayah(2, 1), ayah(2, 2)])
    #expect(structure.convert(ayah(20, 1, .makki), to: .kufi) == [ayah(20, 1), ayah(20, 2)])
  }

  @Test(arguments: [
    (VerseCounting.madaniLater, 59), (.madani6217, 55), (.makki, 61),
  ])
  func `as many surahs are divided otherwise than in Hafs as the literature has`(counting: VerseCounting, count: Int) {
    let differing = (1...114).filter { surah in
      let kufi = (1...structure.ayat(inSurah: surah, of: .kufi)).map { structure.span(of: ayah(surah, $0)) }
      let other = (1...structure.ayat(inSurah: surah, of: counting)).map {
        structure.span(of: ayah(surah, $0, counting))
      }
      return kufi != other
    }
    #expect(differing.count == count)
  }

  @Test func `divisions partition the text`() {
    for kind in Division.Kind.allCases {
      let count = structure.count(of: kind)
      let spans = (1...count).compactMap { structure.span(of: kind, $0) }
      #expect(spans.first?.start == 0 && spans.last?.end == structure.words)
      #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.end == $1.start })
    }
    #expect(
      structure.divisions.mapValues(\.count) == [.juz: 30, .hizb: 60, .rub: 240, .manzil: 7, .ruku: 556, .page: 604])
  }

  @Test func `the text has as many words as its edition`() {
    #expect(structure.words == 77_433)
  }
}
