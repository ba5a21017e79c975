import TilawaCore

/// The passages that the recordings of one import hold together.
struct ImportLesson {
  /// The most missing ayat between two passages that are counted as one.
  static let gap = 10

  private let runs: [Range<Int>]
  private let structure: QuranStructure

  /// - Parameter found: the passages that were found, of one counting.
  init(_ found: [AyahRange], _ structure: QuranStructure) {
    let ordinals = Set(found.flatMap { structure.ordinals(of: $0) })
    runs = ordinals.sorted().runs(leavingOut: ImportLesson.gap)
    self.structure = structure
  }

  /// The only passage of these that lies in the lesson or beside it; nil if there is none, or several.
  func only(of ranges: [AyahRange]) -> AyahRange? {
    let inside = ranges.filter { range in
      let ordinals = structure.ordinals(of: range)
      return runs.contains { run in
        ordinals.lowerBound >= run.lowerBound - ImportLesson.gap
          && ordinals.upperBound <= run.upperBound + ImportLesson.gap
      }
    }
    return inside.count == 1 ? inside[0] : nil
  }
}
