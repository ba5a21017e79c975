import Testing

@testable import TilawaCore

/// Patterns of sentences, in the syntax of catalogues.
@Suite struct SentencePatternTests {
  private let labels = """
    { $count ->
      [0] No label
      [one] { $count } label
     *[other] { $count } labels
    } of { $title }
    """

  private func said(_ pattern: String, _ values: [String: Sentence.Value], _ language: String = "en") throws
    -> String?
  {
    try SentencePattern(pattern).filled(
      with: values, LanguageForm(code: language, digits: .latin, direction: .leftToRight), say: \.inEnglish)
  }

  @Test func `a value stands where the sentence names it`() throws {
    #expect(try said("last stopped at { $place }.", ["place": .text("2:5")]) == "last stopped at 2:5.")
    #expect(try said("{$a}{ $b }", ["a": .number(-3), "b": .text("x")]) == "-3x")
  }

  @Test(arguments: [(0, "No label of A"), (1, "1 label of A"), (2, "2 labels of A"), (11, "11 labels of A")])
  func `a number chooses its form, and a form for the number itself comes first`(count: Int, words: String) throws {
    #expect(try said(labels, ["count": .number(count), "title": .text("A")]) == words)
  }

  @Test func `the form with a star holds for numbers that have none`() throws {
    #expect(try said("{ $n -> [two] a pair *[other] { $n } }", ["n": .number(2)]) == "2")
    #expect(try said("{ $n -> [two] a pair *[other] { $n } }", ["n": .number(2)], "ar") == "a pair")
  }

  @Test func `signs of the syntax are said in quotes`() throws {
    #expect(try said(#"{ "{" }a{ " }" }"#, [:]) == "{a }")
  }

  @Test func `a sentence without one of its values is not said`() throws {
    #expect(try said("at { $place }", [:]) == nil)
    #expect(try said(labels, ["count": .text("2"), "title": .text("A")]) == nil)
  }

  @Test(arguments: ["{ $ }", "{ place }", "a } b", "{ $place", "{ $n -> [one] a }", "{ $n -> *[other a }", #"{ "a }"#])
  func `a pattern that breaks the syntax is refused`(pattern: String) {
    #expect(throws: SentenceFault.self) { try SentencePattern(pattern) }
  }
}

/// Plural forms of languages. The numbers and forms are examples of Unicode's CLDR.
@Suite struct PluralRuleTests {
  @Test(arguments: [
    ("en", [1: "one", 0: "other", 2: "other", 21: "other"]), ("tr", [1: "one", 0: "other", 5: "other"]),
    ("ur", [1: "one", 2: "other"]), ("de_AT", [1: "one", 0: "other"]), ("id", [0: "other", 1: "other", 7: "other"]),
    ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]), ("fa", [0: "one", 1: "one", 2: "other"]),
    (
      "ar",
      [
        0: "zero", 1: "one", 2: "two", 3: "few", 10: "few", 11: "many", 99: "many", 100: "other", 102: "other",
        103: "few",
        111: "many", 1000: "other",
      ]
    ),
    ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 12: "many", 21: "one", 22: "few", 111: "many", 121: "one"]),
    ("bs", [1: "one", 2: "few", 5: "other", 11: "other", 21: "one"]), ("hi", [0: "one", 1: "one", 2: "other"]),
  ])
  func `a language has the forms of its grammar`(language: String, forms: [Int: String]) {
    let rule = PluralRule(language: language)
    for (number, form) in forms { #expect(rule.category(of: number).rawValue == form, "\(language) \(number)") }
  }
}

/// Catalogues of a language.
@Suite struct SentenceCatalogueTests {
  private let sentence = Sentence("Room.greeting", "Good { $time }", ["time": .text("day")])

  private func catalogue(_ files: [String: String]) -> SentenceCatalogue {
    SentenceCatalogue(.english) { files[$0] }
  }

  @Test func `messages of the system and names are said by files of their own, and unknown messages in brackets`() {
    let language = catalogue(["system": "Broken pipe = y { \"}\" }", "names": "kufi = z", "M": "a = { $why }!"])
    func said(_ sentence: Sentence) -> String {
      Sentence("M.a", "{ $why }", ["why": .sentence(sentence)]).said(in: language)
    }
    #expect(said(Sentence(foreign: "Broken pipe")) == "y }!")
    #expect(said(Sentence(foreign: "no such {thing}. At all")) == "(no such {thing}. At all)!")
    #expect(said(Sentence(name: "kufi")) == "z!" && said(Sentence(name: "makki")) == "makki!")
    #expect(Sentence(foreign: "no such {thing}").said(in: nil) == "no such {thing}")
  }

  @Test func `a sentence is said by the file of its module`() {
    let text = """
      # A comment for translators.
      greeting =
        { $time }, and a good one
      other = x
      """
    #expect(catalogue(["Room": text]).text(of: sentence) == "day, and a good one")
  }

  @Test func `English is said where the language lacks a sentence, names a value that is not there, or is damaged`() {
    #expect(sentence.text == "Good day")
    for files in [[:], ["Room": "other = x"], ["Room": "greeting = { $name }"], ["Room": "greeting = { $time"]] {
      #expect(catalogue(files).text(of: sentence) == nil)
    }
  }

  @Test(arguments: [
    ("greeting = a\ngreeting = b", "line 2, greeting: there are two sentences of this name"),
    ("# x\nno sentence", "line 2 is neither a sentence nor a comment"),
    ("a = { $b", "line 1, a: } is missing before “”"),
  ])
  func `the fault of a file is told with its line`(text: String, words: String) {
    #expect(throws: SentenceFault(words)) { try SentenceCatalogue.module(text) }
  }
}
