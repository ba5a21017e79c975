import Testing

@testable import TilawaCore

// Q-QR11
@Suite struct WordStemsTests {
  private func stem(_ word: String, _ stems: WordStems) -> String? {
    stems.stem(of: SearchTerm(word).letters).map { String(decoding: $0, as: UTF16.self) }
  }

  /// Examples of Porter's paper, "An algorithm for suffix stripping" (1980), for the steps that are taken.
  @Test(arguments: [
    ("caresses", "caress"), ("ponies", "poni"), ("caress", "caress"), ("cats", "cat"), ("feed", "feed"),
    ("plastered", "plaster"), ("bled", "bled"), ("motoring", "motor"), ("sing", "sing"), ("hopping", "hop"),
    ("tanned", "tan"), ("falling", "fall"), ("hissing", "hiss"), ("fizzed", "fizz"), ("failing", "fail"),
    ("filing", "file"), ("happy", "happi"), ("sky", "sky"), ("probate", "probat"), ("rate", "rate"),
    ("cease", "ceas"), ("controll", "control"), ("roll", "roll"),
  ])
  func `English words have the stems of Porter's paper`(word: String, expected: String) {
    #expect(stem(word, .english) == expected)
  }

  @Test(arguments: [
    (["believe", "believes", "believed", "Believing"], WordStems.english),
    (["mercy", "mercies"], .english), (["create", "created", "creating", "creates"], .english),
    (["give", "gives", "giving"], .english), (["croyant", "croyants"], .french), (["animal", "animaux"], .french),
    (["feu", "feux"], .french), (["Tuhan", "Tuhanmu", "Tuhannya"], .indonesian),
    (["kâfir", "kâfirler", "kâfirlerin"], .turkish), (["insan", "insanlar", "insanların"], .turkish),
  ])
  func `forms of a word have one stem`(words: [String], stems: WordStems) {
    #expect(Set(words.map { stem($0, stems) }).count == 1)
    #expect(stem(words[0], stems) != nil)
  }

  @Test(arguments: [
    ("evening", "even", WordStems.english), ("news", "new", .english), ("merciful", "mercy", .english),
    ("fils", "fil", .french), ("masalah", "masa", .indonesian), ("söyler", "soy", .turkish),
  ])
  func `words that only look alike have different stems`(word: String, other: String, stems: WordStems) {
    #expect(stem(word, stems) != stem(other, stems))
  }

  @Test func `a stem has the letters of its word but for the last one`() throws {
    for (word, stems) in [
      ("ponies", WordStems.english), ("conflated", .english), ("sized", .english), ("animaux", .french),
    ] {
      let found = try #require(stem(word, stems))
      #expect(word.hasPrefix(found.dropLast()))
    }
  }

  @Test func `other letters, short words and other languages have no stem`() throws {
    #expect(stem("صلاة", .english) == nil && stem("is", .english) == nil)
    #expect(try WordStems(#require(PackLanguage("ur"))) == nil)
    #expect(try WordStems(#require(PackLanguage("en-GB"))) == .english)
  }
}
