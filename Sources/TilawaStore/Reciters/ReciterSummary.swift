public import TilawaCore

/// What is stored of a reciter.
public struct ReciterSummary: Hashable, Sendable {
  /// Who it is.
  public let reciter: Reciter
  /// How many files there are.
  public let files: Int
  /// How many of them were imported.
  public let recordings: Int
  /// How many segments may be played.
  public let confirmed: Int
  /// How many segments nobody has vouched for yet.
  public let suggested: Int
  /// The text of the confirmed segments, in order; stretches neither overlap nor touch.
  public let coverage: [WordRange]

  /// The ayat of a counting that are there entirely.
  public func ayat(of counting: VerseCounting, in structure: QuranStructure) -> [AyahRef] {
    coverage.flatMap { stretch in
      structure.ayat(sharing: stretch, in: counting).filter { stretch.contains(structure.span(of: $0)) }
    }
  }
}
