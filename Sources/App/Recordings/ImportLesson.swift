import TilawaCore
import TilawaHearing

/// The passages that the recordings of one import hold together.
struct ImportLesson {
  /// The most missing ayat between two passages that are counted as one.
  static let gap = 10
  /// The most ayat that are sought in a recording of which nothing is known.
  static let most = 400

  /// The pace of the recitation; nil where too few words are known.
  let pace: RecitationPace?
  private let runs: [Range<Int>]
  private let counting: VerseCounting
  private let structure: QuranStructure

  /// - Parameters:
  ///   - found: the passages that were found, of one counting.
  ///   - unitLengths: the seconds of the units that were heard in them.
  init(_ found: [AyahRange], _ structure: QuranStructure, unitLengths: [Double] = []) {
    counting = found.first?.counting ?? .kufi
    let ordinals = Set(found.filter { [counting] in $0.counting == counting }.flatMap { structure.ordinals(of: $0) })
    runs = ordinals.sorted().runs(leavingOut: ImportLesson.gap)
    self.structure = structure
    pace =
      unitLengths.count < ImportLesson.fewestWords
      ? nil : RecitationPace(secondsPerUnit: unitLengths.sorted()[unitLengths.count / 2])
  }

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
    if lesson.reduce(0, { $0 + $1.count }) <= ImportLesson.most {
      return lesson.map { structure.range($0, in: counting) }
    }
    return candidates.filter { $0.counting == counting }.map { structure.ordinals(of: $0) }.filter { range in
      lesson.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
    }.map { structure.range($0, in: counting) }
  }
}
