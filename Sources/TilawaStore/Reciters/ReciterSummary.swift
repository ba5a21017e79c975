public import TilawaCore

/// The counts and the coverage of a reciter.
public struct ReciterSummary: Hashable, Sendable {
  /// The reciter.
  public let reciter: Reciter
  /// The number of files.
  public let files: Int
  /// The number of imported recordings.
  public let recordings: Int
  /// The number of segments that may be played.
  public let confirmed: Int
  /// The number of segments that are only suggested.
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
