import TilawaCore
import TilawaHearing

/// The passages that the recordings of one import hold together.
struct ImportLesson {
  /// The most missing ayat between two passages that are counted as one.
  static let gap = 10
  /// The most ayat between what was found and what a recording may hold beside it: some recordings of a lesson are not there.
  static let reach = 40
  /// The most ayat that are sought in a recording of which nothing is known.
  static let most = 400

  /// The pace of the recitation; nil where too few words are known.
  let pace: RecitationPace?
  private let runs: [Range<Int>]
  private let counting: VerseCounting
  private let structure: QuranStructure

  /// - Parameters:
  ///   - found: the passages that were found, of one counting.
  ///   - supposed: the passages that others may hold, which belong to the lesson where they lie beside it.
  ///   - unitLengths: the seconds of the units that were heard in those that were found.
  init(
    _ found: [AyahRange], supposed: [AyahRange] = [], _ structure: QuranStructure, unitLengths: [Double] = []
  ) {
    let counting = found.first?.counting ?? .kufi
    func ordinals(_ ranges: [AyahRange]) -> [Range<Int>] {
      ranges.filter { $0.counting == counting }.map { structure.ordinals(of: $0) }
    }
    self.counting = counting
    let held = Self.runs(ordinals(found), beside: [])
    let reached = Self.runs(ordinals(found), beside: ordinals(supposed))
    // A lesson that is sought as a whole stays so.
    runs = Self.length(reached) <= Self.most || Self.length(held) > Self.most ? reached : held
    self.structure = structure
    pace =
      unitLengths.count < ImportLesson.fewestWords
      ? nil : RecitationPace(secondsPerUnit: unitLengths.sorted()[unitLengths.count / 2])
  }

  /// Returns the runs of some passages and of others that lie beside them, or beside each other from there on: the first notes of a lesson may all
  /// be unsure.
  private static func runs(_ found: [Range<Int>], beside supposed: [Range<Int>]) -> [Range<Int>] {
    var (held, open) = (Set(found.joined()), supposed)
    while true {
      let runs = held.sorted().runs(leavingOut: gap)
      let isBeside = open.map { range in
        runs.contains { $0.lowerBound - reach <= range.upperBound && range.lowerBound <= $0.upperBound + reach }
      }
      guard isBeside.contains(true) else { return runs }
      for (range, joins) in zip(open, isBeside) where joins { held.formUnion(range) }
      open = zip(open, isBeside).filter { !$0.1 }.map(\.0)
    }
  }

  /// The number of ayat of some runs with those around them.
  private static func length(_ runs: [Range<Int>]) -> Int { runs.reduce(0) { $0 + $1.count + 2 * gap } }

  /// The fewest words by which a pace is known.
  private static let fewestWords = 20

  /// Returns the passages of the lesson in which the ayat of another recording of it are sought: all of them with a few ayat around them. Of a
  /// long lesson only those that the recording may hold.
  ///
  /// - Parameter candidates: the passages that it may hold.
  func passages(around candidates: [AyahRange]) -> [AyahRange] {
    let all = 0..<structure.ayatCount(of: counting)
    func widened(_ run: Range<Int>) -> Range<Int> {
      (run.lowerBound - ImportLesson.gap..<run.upperBound + ImportLesson.gap).clamped(to: all)
    }
    let lesson = runs.map(widened)
    if Self.length(runs) <= Self.most {
      return lesson.map { structure.range($0, in: counting) }
    }
    return candidates.filter { $0.counting == counting }.map { structure.ordinals(of: $0) }.filter { range in
      lesson.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
    }.map { structure.range($0, in: counting) }
  }
}
