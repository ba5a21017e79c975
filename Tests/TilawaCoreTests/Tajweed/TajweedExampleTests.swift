import Testing
import TilawaCore

/// Places that the literature names, or that are alone of their kind.
// Q-QR2
@Suite struct TajweedExampleTests {
  @Test(arguments: [
    // The examples of Tuhfat al-Atfal and of the commentaries on it.
    (1, 7, TajweedRule.maddLazim, ["آ"]),
    (2, 5, .idghamGhunnah, ["ًى مِّ"]),
    (2, 5, .idghamNoGhunnah, ["ن رَّ"]),
    (2, 18, .iqlab, ["ٌۢ ب"]),
    (2, 18, .ghunnah, ["مٌّۢ"]),
    (2, 22, .maddMuttasil, ["آ", "آ", "آ", "آ"]),
    (105, 4, .ikhfaShafawi, ["م بِ"]),
    (106, 4, .idghamShafawi, ["م مِّ", "م مِّ"]),
    (108, 1, .maddMunfasil, ["آ"]),
    (112, 1, .qalqalah, ["د"]),
    (112, 3, .qalqalah, ["دْ", "دْ"]),
    (1, 5, .maddAridLissukun, ["ي"]),
    (106, 3, .maddAridLissukun, ["ي"]),
    (91, 1, .lamShamsiyyah, ["ل"]),
    (2, 16, .idghamMutamathilayn, ["ت"]),
    (2, 61, .idghamMutamathilayn, ["و"]),
    (2, 256, .idghamMutajanisayn, ["د"]),
    (3, 69, .idghamMutajanisayn, ["ت"]),
    (4, 64, .idghamMutajanisayn, ["ذ"]),
    (7, 176, .idghamMutajanisayn, ["ث"]),
    (11, 42, .idghamMutajanisayn, ["ب"]),
    (5, 28, .idghamMutajanisayn, ["ط"]),
    (77, 20, .idghamMutaqaribayn, ["ق"]),
    (23, 118, .idghamMutaqaribayn, ["ل"]),
  ])
  func `a rule has the letters that the literature gives for it`(
    surah: Int, ayah: Int, rule: TajweedRule, letters: [String]
  ) throws {
    #expect(try TajweedFixture.ayah(surah, ayah).letters(of: rule) == letters)
  }

  @Test(arguments: [
    // ن before و and ي in one word; saktah keeps ن from ر, and ل from ر.
    (87, 16, TajweedRule.idghamGhunnah), (75, 27, .idghamNoGhunnah), (83, 14, .idghamMutaqaribayn),
    // ن opens a surah and is read by its name; so is ق, which does not end the ayah as a letter.
    (68, 1, .idghamGhunnah), (42, 2, .qalqalah),
    // The shaddah is that of idgham with the ayah before: who begins here does not read it.
    (80, 14, .ghunnah), (38, 11, .ghunnah),
    // The first alef is read by who begins here.
    (96, 1, .silent), (1, 2, .lamShamsiyyah),
    // A stop at the end of the ayah comes before the hamza.
    (20, 92, .maddMunfasil), (80, 24, .maddMunfasil),
    // ص and seen: either is read, neither is silent.
    (52, 37, .silent),
  ])
  func `a rule does not apply where it seems to`(surah: Int, ayah: Int, rule: TajweedRule) throws {
    #expect(try TajweedFixture.ayah(surah, ayah).letters(of: rule) == [])
  }

  @Test func `words with an article before lam are told from the Name`() throws {
    #expect(try TajweedFixture.ayah(62, 11).letters(of: .lamShamsiyyah) == ["ل", "ل", "ل"])
    #expect(try TajweedFixture.ayah(77, 31).letters(of: .lamShamsiyyah) == ["ل"])
    #expect(try TajweedFixture.ayah(112, 2).letters(of: .lamShamsiyyah) == ["ل"])
    #expect(try TajweedFixture.ayah(3, 26).letters(of: .lamShamsiyyah) == [])
  }

  @Test func `the letters that open surahs have six counts where they have the sign`() throws {
    #expect(try TajweedFixture.ayah(19, 1).letters(of: .maddLazim) == ["كٓ", "عٓ", "صٓ"])
    #expect(try TajweedFixture.ayah(42, 2).letters(of: .maddLazim) == ["عٓ", "سٓ", "قٓ"])
    #expect(try TajweedFixture.ayah(20, 1).spans == [])
  }

  @Test func `what a question makes long is lazim`() throws {
    #expect(try TajweedFixture.ayah(10, 51).letters(of: .maddLazim) == ["آ"])
    #expect(try TajweedFixture.ayah(6, 143).letters(of: .maddLazim) == ["آ"])
    #expect(try TajweedFixture.ayah(27, 59).letters(of: .maddLazim) == ["آ"])
  }

  @Test func `ya that calls and ha that points are words of their own`() throws {
    #expect(try TajweedFixture.ayah(2, 21).letters(of: .maddMunfasil) == ["ٰٓ"])
    #expect(try TajweedFixture.ayah(7, 49).letters(of: .maddMunfasil).count == 2)
    #expect(try TajweedFixture.ayah(7, 49).letters(of: .maddMuttasil) == ["آ"])
    // هاؤم is one word.
    #expect(try TajweedFixture.ayah(69, 19).letters(of: .maddMuttasil) == ["آ"])
  }

  @Test func `a small letter with a vowel is a consonant`() throws {
    #expect(try TajweedFixture.ayah(75, 40).letters(of: .maddTabii) == ["ٰ", "ٰ"])
    #expect(try TajweedFixture.ayah(27, 36).letters(of: .maddTabii).count == 3)
  }

  @Test func `the small noon of 21 88 is hidden`() throws {
    #expect(try TajweedFixture.ayah(21, 88).letters(of: .ikhfa) == ["ۨجِ"])
  }

  @Test func `tanween over a silent alef goes over into the next word`() throws {
    #expect(try TajweedFixture.ayah(44, 33).letters(of: .idghamGhunnah) == ["ٌا۟ مُّ"])
    #expect(try TajweedFixture.ayah(44, 33).letters(of: .ghunnah) == [])
  }

  @Test func `a sign for stopping between two words is passed over`() throws {
    #expect(try TajweedFixture.ayah(2, 26).letters(of: .idghamGhunnah).contains("ًا ۘ يُ"))
  }

  @Test(arguments: ["", " ", "ٰ", "ـَٔ", "ٌۢ", "ـ", "ٓ", "abc", "ن", "\u{654}", "ل ل ل", "ٱ"])
  func `text that is no ayah is no bug`(text: String) {
    let count = text.unicodeScalars.count
    #expect(Tajweed.spans(of: text).allSatisfy { $0.scalars.upperBound <= count && !$0.scalars.isEmpty })
  }

  @Test func `runs are disjoint, and the later of two has the letters that they share`() throws {
    let ayah = try TajweedFixture.ayah(2, 18)
    let runs = Tajweed.runs(of: ayah.text)
    #expect(runs.first == TajweedSpan(2..<4, .ghunnah))
    #expect(runs.dropFirst().first == TajweedSpan(4..<8, .iqlab))
  }
}
