/// Where which rules of tajweed apply in an ayah, computed from the signs of Tanzil's Uthmani text (docs/tajweed.md).
public enum Tajweed {
  /// The spans of an ayah in the order of their beginnings; those of different rules may overlap.
  ///
  /// The ayah is read alone: begun at its first letter, joined throughout, and stopped at its end.
  ///
  /// - Parameter text: the verbatim text of one ayah of Hafs, all of it; spans count its code points.
  public static func spans(of text: String) -> [TajweedSpan] {
    []
  }

  /// The same spans made disjoint, as colours need them: where two overlap, the one that begins later has the letters.
  public static func runs(of text: String) -> [TajweedSpan] {
    []
  }
}
