import Testing

@testable import TilawaCore

/// Digits of numbers in sentences.
@Suite struct DigitsTests {
  private let arabic = Digits("٠١٢٣٤٥٦٧٨٩")

  // A-L1
  @Test(arguments: [(0, "٠"), (-12, "-١٢"), (604, "٦٠٤")])
  func `a number has the digits of the language`(number: Int, text: String) throws {
    #expect(try #require(arabic).text(of: number) == text)
    #expect(Digits.latin.text(of: number) == String(number))
  }

  @Test(arguments: ["", "0123", "٠١٢٣٤٥٦٧٨٨", "abcdefghij", "9876543210"])
  func `ten digits from 0 to 9 are digits of a language, and nothing else`(text: String) {
    #expect(Digits(text) == nil)
  }

  // A-L1
  @Test func `the sign before decimals is that of the language, with digits from 0 to 9 too`() throws {
    let comma = try #require(Digits("0123456789", decimal: ","))
    #expect(comma.inValue("1.5") == "1,5" && comma.inValue("12") == "12" && comma.text(of: 604) == "604")
    #expect(comma.inWords("12.5 gibi") == "12.5 gibi")
    #expect(comma.inLatin == comma && arabic?.inLatin == Digits.latin)
  }

  // A-L1
  @Test(arguments: [
    ("من 1 إلى 100%", "من ١ إلى ١٠٠%"), ("«12»", "«١٢»"), ("مثل 5s أو 150%: 2.5", "مثل 5s أو ١٥٠%: ٢٫٥"),
    ("16 أو 32 (float)", "١٦ أو ٣٢ (float)"), ("على 192.168.1.5", "على 192.168.1.5"),
    ("اكتب --each 3 هنا", "اكتب --each 3 هنا"), ("الآيات 2:5-7 من", "الآيات 2:5-7 من"), ("2024-03-12", "2024-03-12"),
    ("بلا أرقام", "بلا أرقام"),
  ])
  func `a number in the words of a sentence changes unless it is typed`(words: String, said: String) throws {
    #expect(try #require(arabic).inWords(words) == said)
    #expect(Digits.latin.inWords(words) == words)
  }

  // A-L1
  @Test func `a catalogue writes numbers in its digits, and leaves texts and commands as they are`() throws {
    let form = LanguageForm(code: "ar", digits: try #require(arabic), direction: .rightToLeft)
    let catalogue = SentenceCatalogue(form) { _ in
      "x = { $n } { $place } { $command } { $other }\ny = { $n -> [two] 2 *[other] { $n } }"
    }
    let other = Sentence("M.y", "", ["n": .number(2)])
    let sentence = Sentence(
      "M.x", "",
      [
        "n": .number(30), "place": .text("2:5"), "command": .command(CommandHint("play", "2:5", "--each", "3")),
        "other": .sentence(other),
      ])
    #expect(
      Digits.latin.inValue("1.5") == "1.5" && form.digits.inValue("1.5") == "١٫٥" && form.digits.inValue("604") == "٦٠٤"
    )
    for text in ["007", "1.2.3", "2:5", "1.", "5s", "1234567890"] { #expect(form.digits.inValue(text) == text) }
    #expect(catalogue.text(of: sentence) == "٣٠ 2:5 tilawa play 2:5 --each 3 ٢")
  }
}
