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
