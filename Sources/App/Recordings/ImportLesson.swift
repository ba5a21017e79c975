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

  /// The stretches of the Quran that the lesson is of, each with the ayat beside it that may belong to it too.
  func stretches(_ counting: VerseCounting) -> [AyahRange] {
    runs.map { run in
      let all = 0..<structure.ayatCount(of: counting)
      let reach = run.lowerBound - ImportLesson.gap..<run.upperBound + ImportLesson.gap
      return structure.range(reach.clamped(to: all), in: counting)
    }
  }

  /// Whether one of some passages lies in the lesson or beside it.
  func isBeside(_ ranges: [AyahRange]) -> Bool {
    ranges.contains { range in
      let ordinals = structure.ordinals(of: range)
      return runs.contains { run in
        ordinals.overlaps(run.lowerBound - ImportLesson.gap..<run.upperBound + ImportLesson.gap)
      }
    }
  }
}
