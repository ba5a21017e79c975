package import AppBase
package import AppMushaf
package import TilawaCore

/// The ayat of which words are held by heart.
package struct HeldAyat {
  private let held: WordSet
  private let structure: QuranStructure
  private let confusions: [HifzConfusion: Int]

  package init(_ book: HifzBook) {
    held = book.held
    structure = book.structure
    confusions = book.state.confusions
  }

  /// Whether words of an ayah are held. The ayah is of any counting.
  package func contains(_ ayah: AyahRef) -> Bool { held.count(in: structure.span(of: ayah)) > 0 }

  /// Two similar ayat that are held.
  struct Pair {
    let first: AyahRef
    let second: SimilarAyah
    /// The number of times that one was said in place of the other.
    let confused: Int
  }

  /// Returns the pairs of similar ayat that are held: first those that were confused, then the most alike.
  ///
  /// - Parameter least: the least likeness, in per cent.
  func pairs(in table: SimilarAyat, least: Int = 0) -> [Pair] {
    func key(_ pair: Pair) -> (Int, Int, Int, Int) {
      (-pair.confused, -pair.second.likeness, pair.first.surah, pair.first.ayah)
    }
    return table.pairs(where: contains).filter { $0.second.likeness >= 10 * least }.map { pair in
      Pair(
        first: pair.first, second: pair.second,
        confused: confusions.isEmpty ? 0 : confused(pair.first, pair.second.ayah))
    }.sorted { key($0) < key($1) }
  }

  private func confused(_ one: AyahRef, _ other: AyahRef) -> Int {
    let (one, other) = (structure.span(of: one), structure.span(of: other))
    return confusions.reduce(0) { sum, item in
      let (word, said) = (WordRange(item.key.word, item.key.word + 1), WordRange(item.key.said, item.key.said + 1))
      let isMeant = one.contains(word) && other.contains(said) || other.contains(word) && one.contains(said)
      return isMeant ? sum + item.value : sum
    }
  }

  /// Returns the number of an ayah in the counting of a riwayah.
  func name(_ ref: AyahRef, _ riwayah: Riwayah) -> String {
    let refs = structure.convert(ref, to: riwayah.counting)
    guard let first = refs.first, let last = refs.last else { return "\(ref) (kufi)" }
    return "\(AyahRange(first, last))"
  }
}

/// The pairs of similar ayat that are held by heart: first those that were confused, then the most alike.
package struct HifzSimilar: ValueAnswer {
  private let pairs: [(names: (String, String), likeness: Int, confused: Int)]
  private let shown: Range<Int>

  /// - Parameter least: the least likeness, in per cent.
  package init(_ held: HeldAyat, in table: SimilarAyat, least: Int, riwayah: Riwayah, _ page: ListPage) {
    pairs = held.pairs(in: table, least: least).map {
      ((held.name($0.first, riwayah), held.name($0.second.ayah, riwayah)), $0.second.likeness, $0.confused)
    }
    shown = page.range(of: pairs.count)
  }

  package var text: [AnswerPart] {
    let rows = pairs[shown].map { pair in
      [
        pair.names.0, pair.names.1, "\(pair.likeness / 10)%",
        pair.confused > 0 ? LearningSentences.confused(count: pair.confused).text : "",
      ]
    }
    let headings = [LearningSentences.headingAyah, LearningSentences.headingLike, .empty, .empty]
    return [.table(AnswerTable(rows, headings: headings, numbers: [2]))]
  }

  package var remarks: [Sentence] {
    if pairs.isEmpty { return [LearningSentences.noSimilar(command: HifzWords.list)] }
    let remarks = [
      shown.count < pairs.count ? LearningSentences.similarShown(shown: shown.count, all: pairs.count) : nil,
      pairs[shown].first.map {
        LearningSentences.differenceAdvice(command: CommandHint("similar", $0.names.0, "--mine"))
      },
    ]
    return remarks.compactMap(\.self)
  }

  package var value: Value {
    Value(
      count: pairs.count,
      pairs: pairs[shown].map { pair in
        Value.Pair(
          ref: pair.names.0, other: pair.names.1, likeness: Double(pair.likeness) / 1000, confused: pair.confused)
      })
  }

  /// The line for programs.
  package struct Value: Encodable {
    struct Pair: Encodable {
      let ref: String
      let other: String
      /// 0 to 1.
      let likeness: Double
      let confused: Int
    }

    /// The number of all pairs.
    let count: Int
    let pairs: [Pair]
  }
}
