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

  // MARK: - JSON

  package func json() throws -> JSON {
    let own = try words(of: ref)
    return .object([
      ("ref", .string(name(ref))), ("text", .string(own.text)), ("count", .int(ayat.count)),
      ("similar", .array(try ayat[page.range(of: ayat.count)].map { try json($0, own) })),
      ("phrases", .array(phrases.map { json($0, own) })),
    ])
  }

  private func json(_ similar: SimilarAyah, _ own: Words) throws -> JSON {
    let other = try words(of: similar.ayah)
    return .object([
      ("ref", .string(name(similar.ayah))), ("likeness", .number(SimilarPage.thousandths(similar.likeness))),
      ("text", .string(other.text)),
      (
        "runs",
        .array(
          similar.runs.map { .object([("words", SimilarPage.words($0.own)), ("other", SimilarPage.words($0.other))]) })
      ),
      ("differing", SimilarPage.ranges(own.places(of: similar.differing(of: own.scalars.count)))),
      ("differing_in_other", SimilarPage.ranges(other.places(of: similar.differingInOther(of: other.scalars.count)))),
    ])
  }

  private func json(_ phrase: SimilarPhrase, _ own: Words) -> JSON {
    .object([
      ("words", SimilarPage.words(phrase.own.words)), ("text", .string(AyahWords(own.text)[phrase.own.words])),
      (
        "elsewhere",
        .array(
          phrase.others.map { .object([("ref", .string(name($0.ayah))), ("words", SimilarPage.words($0.words))]) })
      ),
    ])
  }

  /// Returns the first and the last word of a run, from 1.
  private static func words(_ range: Range<Int>) -> JSON {
    .array([.int(range.lowerBound + 1), .int(range.upperBound)])
  }

  private static func ranges(_ ranges: [Range<Int>]) -> JSON {
    .array(ranges.map { .object([("start", .int($0.lowerBound)), ("end", .int($0.upperBound))]) })
  }

  private static func thousandths(_ number: Int) -> String {
    let digits = String(number % 1000)
    return "\(number / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
