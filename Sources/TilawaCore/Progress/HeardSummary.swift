/// A short summary of some entries of the ledger.
package struct HeardSummary: Hashable, Sendable {
  /// Neighbouring ayat with the same number of plays.
  package struct Run: Hashable, Sendable, CustomStringConvertible {
    /// The reference in the counting of the session: "2:1-10", or words "2:255:1-7".
    package let ref: String
    /// The number of complete plays of each ayah; 0: none was heard to its end.
    package let plays: Int

    /// The text form: "2:1-10 ×5", "2:11 in part".
    package var description: String {
      switch plays {
      case 0: CoreSentences.inPart(ref: ref).text
      case 1: ref
      default: "\(ref) ×\(plays)"
      }
    }
  }

  /// The runs, in the order of the text.
  package let runs: [Run]
  /// The number of complete plays.
  package let plays: Int
  /// The total time of sound.
  package let heard: Duration
  /// The ids of the reciters, in the order in which they were heard first.
  package let reciters: [String]
  /// The riwayat of the recitations.
  package let riwayat: [Riwayah]

  /// - Parameters:
  ///   - entries: the entries to add up; entries of one stretch are joined.
  ///   - structure: the source of the order of the ayat.
  package init(_ entries: [LedgerEntry], in structure: QuranStructure) {
    plays = entries.reduce(0) { $0 + $1.plays }
    heard = entries.reduce(.zero) { $0 + $1.heard }
    reciters = entries.compactMap(\.source?.reciter).firsts
    riwayat = entries.map(\.riwayah).firsts
    let sums = Dictionary(grouping: entries) { Unit(words: $0.words, ref: $0.naming.ref, counting: $0.naming.counting) }
      .map { ($0.key, $0.value.reduce(0) { $0 + $1.plays }) }
      .sorted { ($0.0.words.start, $0.0.words.end, $0.0.ref) < ($1.0.words.start, $1.0.words.end, $1.0.ref) }
    runs = HeardSummary.joined(sums, structure)
  }

  private struct Unit: Hashable {
    let words: WordRange
    let ref: String
    let counting: VerseCounting

    /// Whether the unit is some words of an ayah: "2:255:7", "2:255:1-7".
    var isPart: Bool { ref.prefix { $0 != "-" }.count { $0 == ":" } > 1 }
  }

  private static func joined(_ sums: [(Unit, Int)], _ structure: QuranStructure) -> [Run] {
    var runs: [(units: [Unit], plays: Int)] = []
    for (unit, plays) in sums {
      if let run = runs.last, let last = run.units.last, run.plays == plays, last.counting == unit.counting,
        last.words.end == unit.words.start, !last.isPart, !unit.isPart, unit.words.end <= structure.words,
        structure.surah(ofWord: last.words.end - 1) == structure.surah(ofWord: unit.words.start)
      {
        runs[runs.count - 1].units.append(unit)
      } else {
        runs.append(([unit], plays))
      }
    }
    return runs.map { Run(ref: ref($0.units, structure), plays: $0.plays) }
  }

  private static func ref(_ units: [Unit], _ structure: QuranStructure) -> String {
    guard units.count > 1, let first = units.first, let last = units.last else { return units.first?.ref ?? "" }
    let span = WordRange(first.words.start, last.words.end)
    let ayat = structure.ayat(sharing: span, in: first.counting)
    guard let from = ayat.first, let to = ayat.last else { return "\(first.ref)-\(last.ref)" }
    return "\(AyahRange(from, to))"
  }
}

extension Array where Element: Hashable {
  /// The distinct elements, each at its first place.
  fileprivate var firsts: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
