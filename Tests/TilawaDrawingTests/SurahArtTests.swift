import TilawaCore
import TilawaTestSupport
import Testing

@testable import TilawaDrawing

@Suite struct SurahArtTests {
  private func surah(_ arabic: String, _ transliteration: String = "Al-Munafiqun") -> Surah {
    Surah(
      id: 63, arabic: arabic, transliteration: transliteration, english: "", place: .medinan, revelationOrder: 104,
      words: 180)
  }

  // T-F2.9
  @Test func `it is the surah's number and its names, and another for another surah`() {
    let art = SurahArt(of: surah("المنافقون")).drawing()
    let words = art.elements.compactMap { element in if case .text(let text) = element { text.words } else { nil } }
    #expect(words == ["63", "المنافقون", "Al-Munafiqun"])
    #expect(art != SurahArt(of: surah("الملك", "Al-Mulk")).drawing())
  }

  // F16
  @Test(.enabled(if: MushafFixture.hasFont)) func `the Arabic name has the letters of the mushaf's font`() throws {
    let font = try MushafFixture().font
    let drawing = SurahArt(of: surah("المنافقون")).drawing(font)
    let words = drawing.elements.compactMap { if case .text(let text) = $0 { text.words } else { nil } }
    #expect(words == ["63", "Al-Munafiqun"] && !drawing.outlines.isEmpty)
    // A letter that it lacks is no reason to have no picture.
    #expect(SurahArt(of: surah("Z")).drawing(font).outlines.isEmpty)
  }

  @Test func `long names have room`() {
    let art = SurahArt(of: surah("المنافقون المنافقون", "Al-Munafiqun Al-Munafiqun")).drawing()
    for case .text(let text) in art.elements {
      #expect(TextWidth.of(text.words, size: text.size) <= SurahArt.size - 40)
    }
  }

  @Test(.enabled(if: Program.isInstalled("ffmpeg"))) func `a name is drawn, and one that no font has is not`() throws {
    let picture = try PNGReader(SurahArt(of: surah("المنافقون")).drawing().png(.noPicture))
    #expect((picture.width, picture.height) == (SurahArt.size, SurahArt.size))
    // A letter of a script that no font of anybody's has: the last of the private use area.
    #expect(throws: DrawingError.self) { try SurahArt(of: surah("\u{10FFFD}")).drawing().png(.noPicture) }
  }
}
