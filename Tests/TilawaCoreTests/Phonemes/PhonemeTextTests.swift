import Testing
import TilawaCore
import TilawaTestSupport

/// Rules for every word of the verified text.
@Suite struct PhonemeTextTests {
  /// The texts of each surah.
  private static func surahs() throws -> [[String]] {
    try RealQuran.texts().reduce(into: []) { surahs, ayah in
      if surahs.count < ayah.ref.surah { surahs.append([]) }
      surahs[surahs.count - 1].append(ayah.text)
    }
  }

  @Test(arguments: [Stops.none, .ayat, .words])
  func `every word is said in known units, and none is empty`(stops: Stops) throws {
    var words = 0
    for surah in try PhonemeTextTests.surahs() {
      let spoken = Pronunciation(surah).spoken(stopping: stops)
      words += spoken.count
      #expect(spoken.allSatisfy { !$0.phonemes.isEmpty })
      #expect(Set(spoken.map(\.ayah)).count == surah.count)
    }
    #expect(words == 77_433)
  }

  /// Arabic has no syllable of another shape: one consonant, a vowel, and a consonant or a long vowel.
  @Test func `joined words are made of syllables`() throws {
    for surah in try PhonemeTextTests.surahs() {
      let phonemes = Pronunciation(surah).spoken(stopping: .none).flatMap(\.phonemes)
      #expect(phonemes.first?.sound.isVowel == false && phonemes.dropFirst().first?.sound.isVowel == true)
      #expect(zip(phonemes, phonemes.dropFirst()).allSatisfy { !$0.sound.isVowel || !$1.sound.isVowel })
      #expect(PhonemeTextTests.clusters(in: phonemes.dropLast(2)).isSubset(of: [.sad, .seen]))
    }
  }

  /// Third consonants in a row. Clusters in the name of ع are right (19:1, 42:2): nothing helps between names of
  /// letters.
  private static func clusters(in phonemes: some Sequence<Phoneme>) -> Set<Phoneme.Sound> {
    var consonants = 0
    var found: Set<Phoneme.Sound> = []
    for phoneme in phonemes {
      consonants = phoneme.sound.isVowel ? 0 : consonants + (phoneme.manner.contains(.doubled) ? 2 : 1)
      if consonants > 2 { found.insert(phoneme.sound) }
    }
    return found
  }

  /// The rules of tajweed are found by other code, from the signs alone.
  @Test func `what is heard agrees with the spans of tajweed`() throws {
    var differing: [AyahRef] = []
    for (ref, text) in try RealQuran.texts() {
      let spans = Tajweed.spans(of: text).map(\.rule)
      let phonemes = Pronunciation([text]).spoken(stopping: .ayat).flatMap(\.phonemes)
      if PhonemeTextTests.hasOther(text) { continue }
      func count(_ rules: TajweedRule...) -> Int { spans.count { rules.contains($0) } }
      let found = [
        count(.qalqalah), count(.ikhfa), count(.iqlab, .ikhfaShafawi), count(.maddMuttasil), count(.maddMunfasil),
        count(.maddLazim), count(.maddAridLissukun),
      ]
      let heard = [
        phonemes.count { $0.manner.contains(.qalqalah) }, phonemes.count { $0.sound == .hiddenNoon },
        phonemes.count { $0.sound == .hiddenMeem }, phonemes.count { $0.madd == .muttasil },
        phonemes.count { $0.madd == .munfasil }, phonemes.count { $0.madd == .lazim },
        phonemes.count { $0.madd == .arid || $0.madd == .lin },
      ]
      if heard != found { differing.append(ref) }
    }
    #expect(differing == [])
  }

  /// Whether there are no spans for what is heard: inside the names of letters, and for the alef of the Name.
  private static func hasOther(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    let opens = words.first?.unicodeScalars.allSatisfy { !(0x64B...0x652).contains($0.value) } == true
    return opens || words.last == "لِّلَّهِ"
  }

  @Test func `a word in the middle is said alike by itself and in its ayah`() throws {
    let texts = try RealQuran.texts().prefix(300).map(\.text)
    let pronunciation = Pronunciation(texts)
    let spoken = pronunciation.spoken(stopping: .none)
    let alone = (1..<pronunciation.count - 1).map { pronunciation.word($0, from: .joined, to: .joined) }
    #expect(alone == Array(spoken.dropFirst().dropLast()))
  }

  @Test func `the units have the order of the model`() {
    let symbols = AcousticUnit.allCases.map(\.symbol).joined(separator: " ")
    #expect(
      symbols == "ʔ b t θ ʒ ħ x d ð r z s ʃ sˤ dˤ tˤ ðˤ ʕ ɣ f q k l m n h w j ŋ a i u a: i: u:")
    #expect(AcousticUnit.allCases.map(\.rawValue) == Array(1...35))
  }
}
