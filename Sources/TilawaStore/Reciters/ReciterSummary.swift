package import TilawaCore

/// The counts and the coverage of a reciter.
package struct ReciterSummary: Hashable, Sendable {
  /// The reciter.
  package let reciter: Reciter
  /// The number of files.
  package let files: Int
  /// The number of imported recordings.
  package let recordings: Int
  /// The number of segments that may be played.
  package let confirmed: Int
  /// The number of segments that are only suggested.
  package let suggested: Int
  /// The text of the confirmed segments, in order; stretches neither overlap nor touch.
  package let coverage: [WordRange]

  /// The ayat of a counting that are there entirely.
  package func ayat(of counting: VerseCounting, in structure: QuranStructure) -> [AyahRef] {
    coverage.flatMap { stretch in
      structure.ayat(sharing: stretch, in: counting).filter { stretch.contains(structure.span(of: $0)) }
    }
  }
}
