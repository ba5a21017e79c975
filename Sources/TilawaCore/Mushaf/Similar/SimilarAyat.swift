/// A table of similar ayat and of repeated phrases; `Scripts/build-similar` computes it from the text.
///
/// Reading it takes a few milliseconds. Ayat are numbered in the Kufi counting, words in the Hafs text.
package struct SimilarAyat: Sendable {
  /// A reason why a table cannot be read.
  package struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the line, from 1.
    package let line: Int
    package var sentence: Sentence { CoreSentences.noTableLine(line: line) }
    package var description: String { sentence.text }
  }

  private struct Pair {
    let first: AyahRef
    let second: AyahRef
    let likeness: Int
    let runs: [SimilarAyah.Run]
  }

  private var pairs: [Pair] = []
  private var phrases: [[SimilarPhrase.Place]] = []

  /// Reads the table.
  ///
  /// - Throws: `Fault` for the first wrong line.
  package init(_ table: String) throws(Fault) {
    for (index, line) in table.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && line.first != UInt8(ascii: "#") {
      let fields = line.split(separator: UInt8(ascii: "\t"))
      switch (fields.first.map { Substring($0) }, fields.count) {
      // Ayat may resemble each other and have no word of the same letters.
      case ("pair", 4), ("pair", 5):
        guard let pair = SimilarAyat.pair(fields) else { throw Fault(line: index + 1) }
        pairs.append(pair)
      case ("phrase", 3):
        guard let phrase = SimilarAyat.phrase(fields) else { throw Fault(line: index + 1) }
        phrases.append(phrase)
      default: throw Fault(line: index + 1)
      }
    }
  }

  /// Returns the ayat similar to this one, the most similar first.
  package func ayat(similarTo ref: AyahRef) -> [SimilarAyah] {
    let found = pairs.compactMap { pair -> SimilarAyah? in
      if pair.first == ref { return SimilarAyah(ayah: pair.second, likeness: pair.likeness, runs: pair.runs) }
      guard pair.second == ref else { return nil }
      let runs = pair.runs.map { SimilarAyah.Run(own: $0.other, other: $0.own) }
      return SimilarAyah(ayah: pair.first, likeness: pair.likeness, runs: runs)
    }
    return found.sorted { (-$0.likeness, $0.ayah.surah, $0.ayah.ayah) < (-$1.likeness, $1.ayah.surah, $1.ayah.ayah) }
  }

  /// Returns the pairs of similar ayat of which both fulfil a condition, each once, in the order of the table.
  package func pairs(where isWanted: (AyahRef) -> Bool) -> [(first: AyahRef, second: SimilarAyah)] {
    pairs.filter { isWanted($0.first) && isWanted($0.second) }.map {
      ($0.first, SimilarAyah(ayah: $0.second, likeness: $0.likeness, runs: $0.runs))
    }
  }

  /// Returns the phrases of an ayah that occur elsewhere too, the longest first. A phrase may be part of a longer one
  /// with fewer places.
  package func phrases(of ref: AyahRef) -> [SimilarPhrase] {
    phrases.flatMap { places in
      places.filter { $0.ayah == ref }.prefix(1).map { own in
        SimilarPhrase(own: own, others: places.filter { $0.ayah != ref })
      }
    }.sorted { (-$0.own.words.count, $0.own.words.lowerBound) < (-$1.own.words.count, $1.own.words.lowerBound) }
  }

  // MARK: - Fields

  private typealias Field = Substring.UTF8View

  private static func pair(_ fields: [Field]) -> Pair? {
    guard let first = numbers(fields[1], 2), let second = numbers(fields[2], 2),
      let likeness = Int(Substring(fields[3]))
    else { return nil }
    var runs: [SimilarAyah.Run] = []
    for field in fields.count > 4 ? fields[4].split(separator: UInt8(ascii: " ")) : [] {
      guard let run = numbers(field, 3), run[0] > 0, run[1] > 0, run[2] > 0 else { return nil }
      runs.append(
        SimilarAyah.Run(own: run[0] - 1..<run[0] - 1 + run[2], other: run[1] - 1..<run[1] - 1 + run[2]))
    }
    return Pair(
      first: AyahRef(surah: first[0], ayah: first[1]), second: AyahRef(surah: second[0], ayah: second[1]),
      likeness: likeness, runs: runs)
  }

  private static func phrase(_ fields: [Field]) -> [SimilarPhrase.Place]? {
    guard let count = Int(Substring(fields[1])), count > 0 else { return nil }
    var places: [SimilarPhrase.Place] = []
    for field in fields[2].split(separator: UInt8(ascii: " ")) {
      guard let place = numbers(field, 3), place[2] > 0 else { return nil }
      places.append(
        SimilarPhrase.Place(
          ayah: AyahRef(surah: place[0], ayah: place[1]), words: place[2] - 1..<place[2] - 1 + count))
    }
    return places
  }

  /// Returns `count` numbers separated by colons, none negative; nil for any other text.
  private static func numbers(_ field: Field, _ count: Int) -> [Int]? {
    var numbers: [Int] = []
    for part in field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
      guard !part.isEmpty, part.count < 6 else { return nil }
      var number = 0
      for digit in part {
        guard digit.isASCIIDigit else { return nil }
        number = 10 * number + Int(digit - UInt8(ascii: "0"))
      }
      numbers.append(number)
    }
    return numbers.count == count ? numbers : nil
  }
}
