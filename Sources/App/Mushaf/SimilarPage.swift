package import TilawaCore
package import TilawaStore

/// The ayat that are similar to one ayah, and the phrases shared with it.
package struct SimilarPage {
  /// The ayah; in the Kufi counting, as all other ayat here.
  package let ref: AyahRef
  package let ayat: [SimilarAyah]
  package let phrases: [SimilarPhrase]
  package let quran: QuranDatabase
  package let riwayah: Riwayah
  package let page: ListPage

  package init(
    ref: AyahRef, ayat: [SimilarAyah], phrases: [SimilarPhrase], quran: QuranDatabase, riwayah: Riwayah, page: ListPage
  ) {
    self.ref = ref
    self.ayat = ayat
    self.phrases = phrases
    self.quran = quran
    self.riwayah = riwayah
    self.page = page
  }

  /// A text, and the place of each word in it.
  package struct Words {
    package let text: String
    package let scalars: [Range<Int>]

    package init(_ text: String) {
      self.text = text
      scalars = AyahWords(text).scalars
    }

    /// Returns the code points of runs of words. A run outside the text is left out.
    package func places(of runs: [Range<Int>]) -> [Range<Int>] {
      runs.filter { $0.upperBound <= scalars.count && !$0.isEmpty }.map {
        scalars[$0.lowerBound].lowerBound..<scalars[$0.upperBound - 1].upperBound
      }
    }
  }

  package func words(of ref: AyahRef) throws -> Words { Words(try quran.text(of: ref)) }

  /// Returns the number of an ayah in the requested counting.
  package func name(_ ref: AyahRef) -> String {
    guard riwayah.counting != .kufi else { return "\(ref)" }
    let refs = quran.structure.convert(ref, to: riwayah.counting)
    guard let first = refs.first, let last = refs.last else { return "\(ref) (kufi)" }
    return AyahRange(first, last).description
  }

  // MARK: - Values

  package struct Value: Encodable {
    /// An ayah that is similar.
    struct Similar: Encodable {
      let ref: String
      let likeness: JSONNumber
      let text: String
      let runs: [Run]
      let differing: [Place]
      let differingInOther: [Place]

      private enum CodingKeys: String, CodingKey {
        case ref, likeness, text, runs, differing
        case differingInOther = "differing_in_other"
      }
    }

    /// Words that both ayat have: the first and the last, from 1.
    struct Run: Encodable {
      let words: [Int]
      let other: [Int]
    }

    /// Indices of code points.
    struct Place: Encodable {
      let start: Int
      let end: Int
    }

    /// A phrase of the ayah that stands elsewhere too.
    struct Phrase: Encodable {
      let words: [Int]
      let text: String
      let elsewhere: [Elsewhere]
    }

    struct Elsewhere: Encodable {
      let ref: String
      let words: [Int]
    }

    let ref: String
    let text: String
    let count: Int
    let similar: [Similar]
    let phrases: [Phrase]
  }

  /// The page for programs.
  package func value() throws -> Value {
    let own = try words(of: ref)
    return Value(
      ref: name(ref), text: own.text, count: ayat.count,
      similar: try ayat[page.range(of: ayat.count)].map { try value($0, own) },
      phrases: phrases.map { value($0, own) })
  }

  private func value(_ similar: SimilarAyah, _ own: Words) throws -> Value.Similar {
    let other = try words(of: similar.ayah)
    return Value.Similar(
      ref: name(similar.ayah), likeness: JSONNumber(digits: SimilarPage.thousandths(similar.likeness)),
      text: other.text,
      runs: similar.runs.map { Value.Run(words: SimilarPage.words($0.own), other: SimilarPage.words($0.other)) },
      differing: SimilarPage.values(own.places(of: similar.differing(of: own.scalars.count))),
      differingInOther: SimilarPage.values(other.places(of: similar.differingInOther(of: other.scalars.count))))
  }

  private func value(_ phrase: SimilarPhrase, _ own: Words) -> Value.Phrase {
    Value.Phrase(
      words: SimilarPage.words(phrase.own.words), text: AyahWords(own.text)[phrase.own.words],
      elsewhere: phrase.others.map { Value.Elsewhere(ref: name($0.ayah), words: SimilarPage.words($0.words)) })
  }

  /// Returns the first and the last word of a run, from 1.
  private static func words(_ range: Range<Int>) -> [Int] { [range.lowerBound + 1, range.upperBound] }

  private static func values(_ ranges: [Range<Int>]) -> [Value.Place] {
    ranges.map { Value.Place(start: $0.lowerBound, end: $0.upperBound) }
  }

  private static func thousandths(_ number: Int) -> String {
    let digits = String(number % 1000)
    return "\(number / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
