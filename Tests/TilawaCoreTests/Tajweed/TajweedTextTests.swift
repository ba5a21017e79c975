import Testing
import TilawaCore

/// Rules in the whole text. Patterns count the same things in another way, by the signs alone.
// Q-QR2
@Suite struct TajweedTextTests {
  let fixture: TajweedFixture

  init() throws { fixture = try TajweedFixture() }

  @Test func `spans lie in the text, in order, and those of one rule apart`() {
    for ayah in fixture.ayat {
      let count = ayah.text.unicodeScalars.count
      #expect(ayah.spans.allSatisfy { !$0.scalars.isEmpty && (0..<count).contains($0.scalars.lowerBound) })
      #expect(ayah.spans.allSatisfy { $0.scalars.upperBound <= count })
      #expect(zip(ayah.spans, ayah.spans.dropFirst()).allSatisfy { $0.scalars.lowerBound <= $1.scalars.lowerBound })
      for (_, same) in Dictionary(grouping: ayah.spans, by: \.rule) {
        // The letter before which a ن is hidden may have the tanween that is hidden next (إِنسٌ قَبْلَهُمْ).
        #expect(
          zip(same, same.dropFirst()).allSatisfy { $0.scalars.upperBound - $1.scalars.lowerBound <= 1 }, "\(ayah.ref)")
      }
    }
  }

  @Test func `runs hold the letters of spans, each once`() {
    for ayah in fixture.ayat {
      let runs = Tajweed.runs(of: ayah.text)
      #expect(runs.count >= ayah.spans.count)
      #expect(runs.allSatisfy { !$0.scalars.isEmpty }, "\(ayah.ref)")
      #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.scalars.upperBound <= $1.scalars.lowerBound })
      #expect(Set(runs.flatMap(\.scalars)) == Set(ayah.spans.flatMap(\.scalars)))
    }
  }

  @Test func `no span begins or ends with a space`() {
    for ayah in fixture.ayat {
      let scalars = Array(ayah.text.unicodeScalars)
      #expect(
        ayah.spans.allSatisfy { scalars[$0.scalars.lowerBound] != " " && scalars[$0.scalars.upperBound - 1] != " " })
    }
  }

  /// The signs between two words: a space, and signs for stopping with theirs.
  private static let gap = #"(?:[\u06D6-\u06DC\u06DE\u06E9 ]* )"#
  private static let tanween = #"[\u064B-\u064D][\u0627\u0649]?(?:\u0627\u06DF)?"#

  private static let patterns: [(TajweedRule, String)] = [
    (.hamzatWasl, #"(?<=.)\u0671"#),
    (
      .lamShamsiyyah,
      #"ل(?=[تثدذرزسشصضطظن]\u0651)|\u0671ل(?=ل\u0651)(?!ل\u0651\u064Eه(?:[\u064E-\u0650](?: |$)|\u064Fم\u0651))"#
    ),
    (.silent, #"\u06DF|و\u0670|ص[\u064F\u0652]?\u06DC"#),
    (.iqlab, #"[\u06E2\u06ED]\u0627?\#(gap)?ب"#),
    (.ikhfa, #"(?:[ن\u06E8]\#(gap)?|\#(tanween)\#(gap))[تثجدذزسشصضطظفقك]"#),
    (.idghamGhunnah, #"(?:ن|\#(tanween))\#(gap)[ينمو]"#),
    (.idghamNoGhunnah, #"(?:ن|\#(tanween))\#(gap)[لر]"#),
    (.idghamShafawi, #"م\#(gap)م"#),
    (.ikhfaShafawi, #"م\#(gap)ب"#),
    (.qalqalah, #"[قطبجد](?:\u0652|[\u064C-\u0651\u06E2\u06ED]*[ \u06E9]*$)"#),
  ]

  @Test(arguments: TajweedTextTests.patterns)
  func `a rule applies as often as its signs are found`(rule: TajweedRule, pattern: String) throws {
    #expect(try fixture.count(of: rule) == fixture.count(of: pattern))
  }

  @Test func `ghunnah is every doubled noon and meem but those that idgham doubles`() throws {
    let ofIdgham =
      #"(?:^|[نم]\#(TajweedTextTests.gap)|[\u064B-\u064D]\u06E2?[\u0627\u0649]?(?:\u0627\u06DF)?\#(TajweedTextTests.gap))[نم]\u0651"#
    #expect(try fixture.count(of: .ghunnah) == fixture.count(of: #"[نم]\u0651"#) - fixture.count(of: ofIdgham))
  }

  @Test func `every sign of madd but those before a stop belongs to one madd`() throws {
    let beforeStop = #"[\u0627\u0648\u0649\u0670\u06E5\u06E6]\u0653(?:\u0627\u06DF)?$"#
    #expect(
      try fixture.count(of: .maddLazim, .maddMuttasil, .maddMunfasil) == fixture.count(of: #"\u0653"#)
        - fixture.count(of: beforeStop))
  }

  @Test func `madd munfasil stands before a hamza`() {
    for ayah in fixture.ayat {
      let scalars = Array(ayah.text.unicodeScalars)
      for span in ayah.spans where span.rule == .maddMunfasil {
        // An alef that is not read may stand between.
        let next = scalars[span.scalars.upperBound...].first { isHamza($0) || isLetter($0) && $0 != "ا" }
        #expect(next.map(isHamza) == true, "\(ayah.ref)")
      }
    }
  }

  private func isHamza(_ scalar: Unicode.Scalar) -> Bool { "ءأؤإئ\u{654}".unicodeScalars.contains(scalar) }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x621...0x64A).contains(scalar.value) && scalar != "\u{640}"
  }

  @Test func `an ayah ends with madd arid where a long or a soft vowel stands before its last letter`() throws {
    let before =
      #"(?:[\u064E-\u0650]\u0640?[\u0670\u06E5-\u06E7]|\u064E\u0627|\u064F\u0648|\u0650[\u0649\u064A]|\u064E[\u0648\u0649\u064A]\u0652)"#
    let last = #"[\u0621-\u063A\u0641-\u064A]\u0651?[\u064C-\u0650][\u06E2\u06ED]?(?: ?[\u06D6-\u06DC\u06E9])*$"#
    #expect(try fixture.count(of: .maddAridLissukun) == fixture.count(of: before + last))
  }

  /// The sign at the end of a word is another writing of alef; before a stop it falls; with a vowel it is a consonant.
  @Test func `madd tabii is every small vowel that is read and has nothing after it`() throws {
    let last =
      #"(?:\u0627\u06DF)?(?:[\u0621-\u063A\u0641-\u064A]\u0651?[\u064C-\u0650][\u06E2\u06ED]?)?(?: ?[\u06D6-\u06DC\u06E9])*$"#
    let pattern =
      #"(?:(?<!\u0649)\u0670|(?<=\u0649)\u0670(?! |\u0627\u06DF|$)|[\u06E5-\u06E7])(?![\u064E-\u0651\u0653\u0654])(?!\#(last))"#
    #expect(try fixture.count(of: .maddTabii) == fixture.count(of: pattern))
  }
}
