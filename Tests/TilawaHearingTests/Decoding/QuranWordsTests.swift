import TilawaCore
import TilawaTestSupport
import Testing

@testable import TilawaHearing

// Q-RE4
@Suite struct QuranWordsTests {
  @Test(arguments: [1, 36, 78, 114]) func `all words of the Quran are known in each form`(surah: Int) throws {
    let ayat = try RealQuran.texts().filter { $0.ref.surah == surah }
    let text = RecitedText(ayat.map { RecitedText.Part($0.text) })
    #expect(!text.words.isEmpty)
    #expect(text.words.flatMap(\.forms).allSatisfy { QuranWords.contains($0.units) })
  }

  @Test func `few other sequences of units are taken for words`() {
    var generator = SeededGenerator(seed: 1)
    let others = (0..<20_000).count { _ in
      QuranWords.contains((0..<9).map { _ in UInt8.random(in: 1...35, using: &generator) })
    }
    #expect(others < 600)
  }
}
