import Testing
import TilawaCore

// Q-RE9
/// The spelling of words for speech models of other people.
struct LetterUnitTests {
  private func text(_ units: [UInt8]) -> String {
    let letters = Array("ابتثجحخدذرزسشصضطظعغفقكلمنهوي")
    return String(units.map { letters[Int($0) - 1] })
  }

  @Test(arguments: [
    ("ٱلصَّلَوٰةَ", ["الصلاه", "الصلوه"]), ("ٱلْعَـٰلَمِينَ", ["العالمين", "العلمين"]), ("هُدَىٰهُمْ", ["هدياهم", "هديهم"]),
    ("قَالُوا۟", ["قالوا"]), ("ءَامَنُوا۟", ["امنوا"]), ("يُؤْمِنُونَ", ["يومنون"]), ("مَـٰلِكِ", ["مالك", "ملك"]),
  ])
  func `a word has the spelling of today and that of the mushaf`(word: String, expected: [String]) {
    #expect(LetterUnit.spellings(of: word).map(text) == expected)
  }

  @Test func `what a model writes is folded in the same way`() {
    #expect(text(LetterUnit.letters(of: " الصَّلاةَ")) == "الصلاه")
    #expect(text(LetterUnit.letters(of: "آمنوا إلى؟")) == "امنواالي")
    #expect(LetterUnit.letters(of: "Allah 1<unk>").isEmpty)
  }
}
