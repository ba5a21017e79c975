/// Where which rules of tajweed apply in an ayah, computed from the signs of Tanzil's Uthmani text (docs/tajweed.md).
public enum Tajweed {
  /// What each group of rules says of a letter; at most one span each.
  private static let groups: [@Sendable (Int, LetterLine) -> TajweedSpan?] = [
    SilentLetters.span, Lengthening.span, Ghunnah.span, NoonRules.span, MeemRules.span, Qalqalah.span,
    Assimilation.span,
  ]

  /// The spans of an ayah in the order of their beginnings; those of different rules may overlap.
  ///
  /// The ayah is read alone: begun at its first letter, joined throughout, and stopped at its end.
  ///
  /// - Parameter text: the verbatim text of one ayah of Hafs, all of it; spans count its code points.
  public static func spans(of text: String) -> [TajweedSpan] {
    let line = LetterLine(text)
    var spans: [TajweedSpan] = []
    spans.reserveCapacity(line.count / 8)
    for index in 0..<line.count where index == line.count - 1 || !line[index].hasOnlyVowel {
      for group in groups {
        if let span = group(index, line) { spans.append(span) }
      }
    }
    return spans
  }

  /// The same spans made disjoint, as colours need them: where two overlap, the one that begins later has the letters. One that
  /// holds another is in two pieces.
  public static func runs(of text: String) -> [TajweedSpan] { runs(spans(of: text)) }

  /// Spans in the order of their beginnings, made disjoint.
  public static func runs(_ spans: [TajweedSpan]) -> [TajweedSpan] {
    var owners = [Int?](repeating: nil, count: spans.map(\.scalars.upperBound).max() ?? 0)
    for (index, span) in spans.enumerated() {
      for place in span.scalars { owners[place] = index }
    }
    var runs: [TajweedSpan] = []
    var start = 0
    for place in 1..<max(1, owners.count + 1) where place == owners.count || owners[place] != owners[start] {
      if let owner = owners[start] { runs.append(TajweedSpan(start..<place, spans[owner].rule)) }
      start = place
    }
    return runs
  }
}
