import Testing
import TilawaCore
import TilawaTestSupport

/// Ayah 3:1 of the miniature Quran is words 26 and 27 of it; 1:1 is words 0 to 3.
@Suite struct TimingWordsTests {
  private func checked(
    _ words: [(Range<Int>, Int, Int)], ayah: (Int, Int) = (1, 1), range: Range<Int>? = nil, texts: [String]? = nil
  ) -> (words: [String], told: String?) {
    let structure = MiniatureQuran.structure
    let span = structure.span(of: AyahRef(surah: ayah.0, ayah: ayah.1))
    let check = TimingCheck(structure: structure, counting: .kufi, words: texts.map { [span: $0] } ?? [:])
    let row = PublishedAyah(
      surah: ayah.0, ayah: ayah.1, start: range?.lowerBound, end: range?.upperBound,
      words: words.map { PublishedWord(words: $0.0, start: $0.1, end: $0.2) })
    let result = check.checkEach([row], base: .ayah)
    let lines = (result.timings.first?.words ?? []).map { word in
      "\(word.word) \(Int(word.start / .milliseconds(1)))-\(Int(word.end / .milliseconds(1)))"
    }
    return (lines, result.findings.first?.message)
  }

  @Test func `words in order are believed`() {
    let (words, told) = checked([(0..<1, 0, 400), (1..<2, 410, 900)])
    #expect(words == ["0 0-400", "1 410-900"])
    #expect(told == nil)
  }

  @Test func `a word that is said again stands again`() {
    #expect(
      checked([(0..<1, 0, 400), (1..<2, 400, 900), (0..<1, 900, 1000), (1..<2, 1000, 1300)]).words
        == ["0 0-400", "1 400-900", "0 900-1000", "1 1000-1300"])
  }

  @Test func `what reaches into the next word is cut`() {
    let (words, told) = checked([(0..<1, 0, 70), (1..<2, 40, 300)])
    #expect(words == ["0 0-40", "1 40-300"])
    #expect(told == "1 times of words cut")
  }

  @Test func `a time for several words is parted by their letters`() {
    let (words, told) = checked([(0..<2, 0, 400), (2..<4, 400, 900)], texts: ["ا", "بتث", "ج", "ح"])
    #expect(words == ["0 0-100", "1 100-400", "2 400-650", "3 650-900"])
    #expect(told == "2 times for several words parted")
  }

  @Test func `no time between two words lasts until the next`() {
    #expect(checked([(0..<1, 100, 100), (1..<2, 400, 900)]).words == ["0 100-400", "1 400-900"])
  }

  @Test func `a word swapped between its neighbours is swapped back`() {
    #expect(
      checked([(0..<1, 0, 100), (1..<2, 300, 100), (2..<3, 300, 400)]).words == ["0 0-100", "1 100-300", "2 300-400"])
  }

  @Test func `words that the ayah does not have: none is believed`() {
    let (words, told) = checked([(0..<1, 0, 400), (4..<5, 400, 900)])
    #expect(words == [])
    #expect(told == "not used: it has 5 words there, and 4 in the text")
  }

  @Test func `words outside the ayah's range are cut or left out`() {
    let (words, told) = checked([(0..<1, 0, 400), (1..<2, 400, 900), (2..<3, 2000, 2100)], range: 300..<1000)
    #expect(words == ["0 300-400", "1 400-900"])
    #expect(told == "1 times of words cut, 1 times of words left out")
  }

  @Test(arguments: [(Int.min, Int.max), (Int.max, Int.min), (-5, -1), (0, 900_000_000), (5_000_000_000, 5_000_000_001)])
  func `numbers beyond all times are left out`(start: Int, end: Int) {
    #expect(checked([(0..<1, start, end), (1..<2, 400, 900)]).words.last == "1 400-900")
  }
}

@Suite struct WordCountMappingTests {
  private func mapped(_ count: Int, _ surah: Int, _ ayah: Int, _ words: [String]) -> [Range<Int>]? {
    WordCountMapping(count: count, of: AyahRef(surah: surah, ayah: ayah), words: words)?.words
  }

  @Test(arguments: [(2, 181, 14, 2), (8, 6, 12, 3), (13, 37, 20, 7), (37, 130, 4, 2)])
  func `two words that others write as one share its time`(surah: Int, ayah: Int, ours: Int, joined: Int) throws {
    let words = Array(repeating: "كلمة", count: ours)
    let mapping = try #require(mapped(ours - 1, surah, ayah, words))
    #expect(mapping[joined] == joined..<joined + 2)
    #expect(mapping.flatMap(Array.init) == Array(0..<ours))
    #expect(mapped(ours, surah, ayah, words) == (0..<ours).map { $0..<$0 + 1 })
  }

  @Test func `a mark that was counted is no word`() {
    #expect(mapped(4, 10, 1, ["ا", "ب", "ت"]) == [0..<1, 1..<1, 1..<2, 2..<3])
  }

  @Test(arguments: [("يَـٰٓأَيُّهَا", 2), ("وَيَـٰقَوْمِ", 2), ("هَـٰٓأَنتُمْ", 2), ("يَبْنَؤُمَّ", 3), ("وَأَلَّوِ", 2)])
  func `a call that is written apart is one word of ours`(word: String, parts: Int) {
    #expect(mapped(parts + 1, 5, 1, [word, "ب"]) == Array(repeating: 0..<1, count: parts) + [1..<2])
  }

  @Test func `a source that tells of fewer words may have left out the last`() {
    #expect(mapped(2, 5, 2, ["ا", "ب", "ت"])?.count == 3)
  }

  @Test func `a count that nothing explains maps nothing`() {
    #expect(mapped(4, 5, 2, ["ا", "ب", "ت"]) == nil)
    #expect(mapped(.max, 5, 2, ["ا", "ب", "ت"]) == nil)
  }
}
