import Testing
import TilawaCore
import TilawaTestSupport

/// Words whose sounds follow from the rules; the expected phonemes were written down by hand.
@Suite struct PhonemeExampleTests {
  typealias Fixture = PhonemeFixture

  @Test func `an ayah ends with a stop and echoes its last letter`() throws {
    #expect(try Fixture.said(112, 1) == "q u l | h u w a | lˤlˤ aˤː h u | ʔ a ħ a dᵊ")
  }

  @Test func `joined ayat help themselves over hamzat wasl`() throws {
    let said = try Fixture.said(112, 1, following: 1)
    #expect(said == "q u l | h u w a | lˤlˤ aˤː h u | ʔ a ħ a d u n i | ll aː h u | sˤsˤ aˤ m a dᵊ")
  }

  @Test func `a long vowel is short before hamzat wasl, and the article takes the sun letter`() throws {
    #expect(try Fixture.said(1, 6) == "ʔ i h d i n a | sˤsˤ i rˤ aˤː tˤ aˤ | l m u s t a q iː2-6 m")
  }

  // MARK: - ن and م

  @Test(arguments: [
    // izhar, ikhfa, heavy ikhfa
    (1, 7, 3...3, "ʔ a n ʕ a m t a"), (2, 4, 4...4, "ʔ u ŋ z i l a"), (2, 4, 8...9, "m i ŋˤ | q aˤ bᵊ l i k a"),
    // iqlab, idgham with and without ghunnah
    (2, 18, 1...2, "sˤ u m̃m̃ u m̃ | b u k m u n"), (2, 8, 3...4, "m a | j̃j̃ a q uː l u"),
    (2, 5, 4...5, "m̃m̃ i | rˤrˤ aˤ bb i h i m"),
    // ikhfa and idgham shafawi
    (105, 4, 1...2, "t a rˤ m iː h i m̃ | b i ħ i ʒ aː rˤ aˤ t i"), (106, 4, 2...3, "ʔ a tˤᵊ ʕ a m a h u | m̃m̃ i ŋ"),
    // Inside a word ن stays clear.
    (2, 85, 38...38, "dd u n j aː"),
  ])
  func `noon and meem without vowel follow the next letter`(
    surah: Int, ayah: Int, words: ClosedRange<Int>, expected: String
  ) throws {
    #expect(try Fixture.said(surah, ayah, words) == expected)
  }

  @Test(arguments: [
    (2, 16, 7...8, "rˤ aˤ b i ħ a | tt i ʒ aː rˤ aˤ t u h u m"), (2, 256, 5...6, "q aˤ | tt a b a jj a n a"),
    (11, 42, 14...15, "rˤ k a | m̃m̃ a ʕ a n aː"), (77, 20, 2...2, "n a x l u kk u"),
    // ط keeps its weight before ت.
    (5, 28, 2...2, "b a s a tˤ t a"),
  ])
  func `a letter goes over into one like it or close to it`(
    surah: Int, ayah: Int, words: ClosedRange<Int>, expected: String
  ) throws {
    #expect(try Fixture.said(surah, ayah, words) == expected)
  }

  // MARK: - Beginnings

  @Test(arguments: [
    // The article; third letter with fatha, kasra, damma.
    (1, 2, 1, "ʔ a l ħ a m dᵊ"), (2, 60, 6, "ʔ i dˤ r i bᵊ"), (2, 58, 3, "ʔ u dᵊ x u l uː"),
    // The damma of these came from a fallen ي.
    (38, 6, 5, "ʔ i m ʃ uː"), (18, 21, 19, "ʔ i bᵊ n uː"),
    // Nouns; a doubled letter counts as two; a verb with ل; the hamza that becomes long.
    (3, 45, 10, "ʔ i s m u h"), (3, 102, 4, "ʔ i tt a q uː"), (2, 166, 4, "ʔ u tt u b i ʕ uː"),
    (3, 155, 6, "ʔ i l t a q aˤː"), (2, 283, 16, "ʔ uː t u m i n"), (49, 11, 30, "ʔ a l i s m"),
  ])
  func `hamzat wasl has its vowel where the reader begins`(surah: Int, ayah: Int, word: Int, expected: String) throws {
    #expect(try Fixture.alone(surah, ayah, word) == expected)
  }

  // MARK: - Stops

  @Test(arguments: [
    // ة, fathatan, fathatan on ة and on hamza, the pronoun, the long vowel that was short.
    (2, 7, 9, "ɣ i ʃ aː w a h"), (2, 2, 6, "h u d aː"), (2, 22, 7, "b i n aː4-5 ʔ aː"), (2, 23, 12, "m i θ l i h"),
    (2, 27, 16, "f iː"),
    // و and ي of which only the vowel before them is left; with shaddah they stay.
    (2, 255, 5, "h uː"), (20, 18, 2, "h iː"), (2, 255, 49, "ʔ a l ʕ a l i jj"),
    // An alef for stops only, and one for none.
    (18, 38, 1, "l aː k i ññ aː"), (76, 15, 8, "q aˤ w aː r iː rˤ aˤː"), (76, 16, 1, "q aˤ w aː r iː2-6 r"),
    // A doubled letter with echo; و and ي after fatha.
    (111, 1, 5, "w a t a bbᵊ"), (106, 3, 4, "ʔ a l b a j2-6 t"),
  ])
  func `a stop changes the end of a word`(surah: Int, ayah: Int, word: Int, expected: String) throws {
    #expect(try Fixture.alone(surah, ayah, word) == expected)
  }

  @Test func `before a stop ر is light after kasra and ي, else heavy`() throws {
    // ٱلْكَافِرُ, خَيْرٌ, ٱلذِّكْرَ, مِصْرَ, ٱلْعَصْرِ, ٱلْقَدْرِ; يَسْرِ lost its ي.
    #expect(try Fixture.alone(78, 40, 12) == "ʔ a l k aː f i r")
    #expect(try Fixture.alone(97, 3, 3) == "x aˤ j2-6 r")
    #expect(try Fixture.alone(15, 9, 4) == "ʔ a ðð i k r")
    #expect(try Fixture.alone(12, 99, 10) == "m i sˤ rˤ")
    #expect(try Fixture.alone(103, 1, 1) == "w a l ʕ a sˤ rˤ")
    #expect(try Fixture.alone(89, 4, 3) == "j a s r")
  }

  @Test(arguments: [
    // Kasra before it, an elevated letter after it, an elevated letter with kasra, a kasra that is not its own.
    (2, 49, 5, "f i r ʕ a w n a"), (78, 21, 4, "m i rˤ sˤ aˤː d aː"), (26, 63, 11, "f i r q i ŋ"),
    (24, 50, 5, "rˤ t aː b uː4-5"),
  ])
  func `inside words ر without vowel follows the vowel before it`(
    surah: Int, ayah: Int, word: Int, expected: String
  ) throws {
    #expect(try Fixture.said(surah, ayah, word...word) == expected)
  }

  @Test func `the Name is light after kasra`() throws {
    #expect(try Fixture.said(1, 1, 1...2) == "b i s m i | ll aː h i")
    #expect(try Fixture.said(1, 2, 2...2) == "l i ll aː h i")
    #expect(try Fixture.said(3, 26, 1...2) == "q u l i | ll aː h u m̃m̃ a")
    // ٱللَّهْوِ and ٱللَّهَبِ are not the Name.
    #expect(try Fixture.said(62, 11, 16...16) == "ll a h w i")
    #expect(try Fixture.said(77, 31, 6...6) == "ll a h a bᵊ")
  }

  // MARK: - Madd

  @Test(arguments: [
    (2, 5, 1...1, "ʔ u l aː4-5 ʔ i k a"), (2, 4, 3...3, "b i m aː4-5"), (2, 21, 1...1, "j aː4-5 ʔ a jj u h a"),
    (2, 31, 12...12, "h aː4-5 ʔ u l aː4-5 ʔ i"), (1, 7, 9...9, "dˤdˤ aˤː6 ll iː2-6 n"),
    (10, 91, 1...1, "ʔ aː6 l ʔ aː n a"), (104, 3, 4...4, "ʔ a x l a d a h"), (2, 26, 37...37, "b i h iː4-5"),
  ])
  func `a long vowel has the counts of what follows it`(
    surah: Int, ayah: Int, words: ClosedRange<Int>, expected: String
  ) throws {
    #expect(try Fixture.said(surah, ayah, words) == expected)
  }

  // MARK: - Letters by name, and what happens once

  @Test(arguments: [
    (2, 1, "ʔ a l i f l aː6 m̃m̃ iː6 m"), (19, 1, "k aː6 f h aː j aː ʕ a j4-6 ŋˤ sˤ aˤː6 dᵊ"), (20, 1, "tˤ aˤː h aː"),
    (28, 1, "tˤ aˤː s iː6 m̃m̃ iː6 m"), (42, 2, "ʕ a j4-6 ŋ s iː6 ŋˤ q aˤː6 f"),
  ])
  func `letters that open surahs are said by name`(surah: Int, ayah: Int, expected: String) throws {
    #expect(try Fixture.said(surah, ayah) == expected)
  }

  @Test func `the names of letters are joined to what follows`() throws {
    #expect(try Fixture.said(3, 1, following: 1).hasPrefix("ʔ a l i f l aː6 m̃m̃ iː6 m a | lˤlˤ aˤː h u | l aː4-5"))
    #expect(try Fixture.said(27, 1, 1...2) == "tˤ aˤː s iː6 ŋ | t i l k a")
    // The ن stays clear before و.
    #expect(try Fixture.said(68, 1, 1...2) == "n uː6 n | w a l q aˤ l a m i")
  }

  @Test(arguments: [
    // Imalah, ishmam, tas'hil, seen for ص.
    (11, 41, 6, "m a ʒᵊ r eː h aː"), (12, 11, 6, "t a ʔ m a ññʷ aː"), (41, 44, 9, "ʔ a ʔ̞ a ʕ ʒ a m i jj u"),
    (2, 245, 14, "w a j a bᵊ s u tˤ u"), (7, 69, 22, "b a s tˤ aˤ t a ŋ"),
  ])
  func `signs that stand once are heard`(surah: Int, ayah: Int, word: Int, expected: String) throws {
    #expect(try Fixture.said(surah, ayah, word...word) == expected)
  }

  @Test func `saktah keeps letters apart`() throws {
    let spoken = Pronunciation([try RealQuran.text(of: AyahRef(surah: 75, ayah: 27))]).spoken(stopping: .ayat)
    #expect(spoken[1].phonemes.map(\.symbol) == ["m", "a", "n"])
    #expect(spoken[1].phonemes.last?.manner.contains(.saktah) == true)
    #expect(spoken[2].phonemes.first?.symbol == "rˤ")
  }
}
