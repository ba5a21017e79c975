import TilawaCore

/// The surahs and ajza that are held whole.
struct HifzWhole: Hashable {
  let surahs: [Int]
  let ajza: [Int]

  /// - Parameter held: the words that are held.
  init(_ held: WordSet, in structure: QuranStructure) {
    surahs = (1...structure.surahs.count).filter { held.contains(structure.span(ofSurah: $0)) }
    ajza = (1...max(1, structure.divisions[.juz]?.count ?? 0)).filter { number in
      structure.span(of: .juz, number).map(held.contains) ?? false
    }
  }

  /// The line for people: "whole: surahs 1, 67, 78-114; juz 30"; nil for nothing.
  var line: String? {
    let parts = [
      surahs.isEmpty ? nil : "\(surahs.count == 1 ? "surah" : "surahs") \(HifzWhole.text(surahs))",
      ajza.isEmpty ? nil : "\(ajza.count == 1 ? "juz" : "ajza") \(HifzWhole.text(ajza))",
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "whole: \(parts.joined(separator: "; "))"
  }

  /// Returns what is whole now and was not before.
  func added(since before: HifzWhole) -> [String] {
    surahs.filter { !before.surahs.contains($0) }.map { "surah \($0) is whole" }
      + ajza.filter { !before.ajza.contains($0) }.map { "juz \($0) is whole" }
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
      .joined(separator: ", ")
  }
}

extension HifzBook {
  var whole: HifzWhole { HifzWhole(held, in: structure) }
}
