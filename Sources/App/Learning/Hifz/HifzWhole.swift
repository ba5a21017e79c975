import TilawaCore

/// The surahs and ajza that are held whole.
struct HifzWhole: Hashable {
  let surahs: [Int]
  let ajza: [Int]

  /// - Parameter held: the words that are held.
  init(_ held: WordSet, in structure: QuranStructure) {
    surahs = (1...structure.surahs.count).filter { held.contains(structure.span(ofSurah: $0)) }
    ajza = (1...max(1, structure.count(of: .juz))).filter { number in
      structure.span(of: .juz, number).map(held.contains) ?? false
    }
  }

  /// The line for people: "whole: surahs 1, 67, 78-114; juz 30"; nil for nothing.
  var sentence: Sentence? {
    let parts = [
      surahs.isEmpty
        ? nil : LearningSentences.wholeSurahs(count: surahs.count, numbers: HifzWhole.text(surahs)),
      ajza.isEmpty ? nil : LearningSentences.wholeAjza(count: ajza.count, numbers: HifzWhole.text(ajza)),
    ].compactMap(\.self)
    return parts.joined(by: LearningSentences.listOfParts).map { LearningSentences.whole(what: $0) }
  }

  /// Returns what is whole now and was not before.
  func added(since before: HifzWhole) -> [Sentence] {
    surahs.filter { !before.surahs.contains($0) }.map { LearningSentences.surahIsWhole(number: $0) }
      + ajza.filter { !before.ajza.contains($0) }.map { LearningSentences.juzIsWhole(number: $0) }
  }

  /// The numbers, those in a row as "78-114".
  private static func text(_ numbers: [Int]) -> String {
    let rows = numbers.reduce(into: [ClosedRange<Int>]()) { rows, number in
      if let last = rows.last, last.upperBound + 1 == number {
        rows[rows.count - 1] = last.lowerBound...number
      } else {
        rows.append(number...number)
      }
    }
    return rows.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .listed
  }
}

extension HifzBook {
  var whole: HifzWhole { HifzWhole(held, in: structure) }
}
