import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

@Suite struct QuranDatabaseTests {
  let quran: QuranDatabase

  init() throws { quran = try RealQuran.database() }

  @Test(arguments: zip(VerseCounting.allCases, [6236, 6214, 6217, 6220]))
  func `the structure holds every counting`(counting: VerseCounting, ayat: Int) {
    #expect(quran.structure.ayatCount(of: counting) == ayat)
  }

  @Test func `the structure holds all divisions`() {
    let counts = quran.structure.divisions.mapValues(\.count)
    #expect(counts == [.juz: 30, .hizb: 60, .rub: 240, .manzil: 7, .ruku: 556, .page: 604])
  }

  @Test func `there are fifteen sajdahs`() throws {
    let sajdahs = try quran.sajdahs()
    #expect(sajdahs.count == 15)
    #expect(sajdahs.first?.ref == AyahRef(surah: 7, ayah: 206))
    // D10
    #expect(sajdahs.count { $0.signs[.warsh] != nil } == 11 && sajdahs.count { $0.signs[.qaloon] != nil } == 11)
    #expect(sajdahs.count { $0.signs[.soosi] != nil } == 15)
    #expect(sajdahs[11].signs[.warsh] == AyahRef(surah: 41, ayah: 37))
    #expect(sajdahs.filter { $0.signs[.warsh] == nil }.map(\.number) == [7, 13, 14, 15])
  }

  // D1
  @Test func `the basmalah before a surah is as it is distributed`() throws {
    let usual = try quran.text(of: AyahRef(surah: 1, ayah: 1))
    for surah in 1...114 {
      let line = try quran.basmalah(before: surah)
      switch surah {
      case 1, 9: #expect(line == nil)
      case 95, 97: #expect(line == "بِّسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ")
      default: #expect(line == usual)
      }
    }
  }

  // D3
  @Test func `the print has 199 signs of quarters, none before a surah`() {
    let structure = quran.structure
    let signs = structure.quarterSigns(in: WordRange(0, structure.words))
    #expect(signs.count == 199)
    #expect(signs.allSatisfy(structure.hasQuarterSign))
    let starts = Set((1...114).map { structure.span(ofSurah: $0).start })
    #expect(starts.isDisjoint(with: signs))
  }

  // D2, D4
  @Test(arguments: [
    (Riwayah.warsh, [2, 7, 10, 12]), (.qaloon, [2, 7, 10, 12]), (.doori, [7, 13, 21, 22, 30, 46]),
    (.soosi, [7, 13, 21, 22, 30, 46]), (.hafs, []), (.shubah, []), (.bazzi, []), (.qunbul, []),
  ])
  func `hizbs begin where the print of the riwayah has its sign`(riwayah: Riwayah, moved: [Int]) throws {
    let (hafs, own) = (quran.structure, quran.divided(as: riwayah).structure)
    let starts = (1...60).map { (hafs.span(of: .hizb, $0)?.start, own.span(of: .hizb, $0)?.start) }
    #expect(starts.indices.filter { starts[$0].0 != starts[$0].1 }.map { $0 + 1 } == moved)
    for kind in [Division.Kind.juz, .hizb, .rub] {
      let count = own.count(of: kind)
      let spans = (1...count).compactMap { own.span(of: kind, $0) }
      #expect(spans.first?.start == 0 && spans.last?.end == own.words)
      #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.end == $1.start })
      #expect(spans.enumerated().allSatisfy { own.number(of: kind, atWord: $1.start) == $0 + 1 })
    }
    #expect((1...30).allSatisfy { own.span(of: .juz, $0)?.start == own.span(of: .hizb, 2 * $0 - 1)?.start })
    #expect((1...60).allSatisfy { own.span(of: .hizb, $0)?.start == own.span(of: .rub, 4 * $0 - 3)?.start })
    #expect((1...604).allSatisfy { own.span(of: .page, $0) == hafs.span(of: .page, $0) })
  }

  @Test func `an ayah's text is Tanzil's`() throws {
    #expect(try quran.text(of: AyahRef(surah: 112, ayah: 1)) == "قُلْ هُوَ ٱللَّهُ أَحَدٌ")
  }

  @Test func `the words of every ayah are as many as the structure says`() throws {
    for ordinal in 0..<6236 {
      let ref = quran.structure.ayah(at: ordinal, in: .kufi)
      let words = AyahWords(try quran.text(of: ref)).count
      #expect(words == quran.structure.span(of: ref).count, "\(ref)")
    }
  }

  @Test func `another counting cuts the letters where it ends its ayat`() throws {
    let madani = try quran.text(of: AyahRef(surah: 11, ayah: 81, counting: .madaniLater))
    #expect(madani.hasSuffix("سِجِّيلٍ"))
    let whole = try quran.text(of: AyahRef(surah: 11, ayah: 82))
    #expect(whole.hasPrefix(madani.suffix(20)) || whole.contains("سِجِّيلٍ مَّنضُودٍ"))
  }

  @Test(arguments: VerseCounting.allCases)
  func `no counting loses or adds a letter`(counting: VerseCounting) throws {
    let structure = quran.structure
    let spans = (0..<structure.ayatCount(of: counting)).map { structure.span(of: structure.ayah(at: $0, in: counting)) }
    let first = spans[0].start == 0 ? [] : [WordRange(0, spans[0].start)]
    let joined = try quran.texts(of: first + spans).joined(separator: " ")
    #expect(joined == (try quran.text(of: WordRange(0, structure.words))))
  }

  @Test func `stretches are read in the order asked for`() throws {
    let spans = [AyahRef(surah: 114, ayah: 6), AyahRef(surah: 1, ayah: 1)].map(quran.structure.span)
    #expect(try quran.texts(of: spans) == spans.map { try quran.text(of: $0) })
  }

  @Test func `the terms of the text come with it`() throws {
    #expect(try quran.notices().contains { $0.text.contains("tanzil.net") || $0.text.contains("Tanzil") })
  }
}
