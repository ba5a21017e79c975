/// A computation of the spans of an ayah to which rules of tajweed apply, from the signs of Tanzil's Uthmani text
/// (docs/tajweed.md).
package enum Tajweed {
  /// The groups of rules; each gives at most one span for a letter.
  private static let groups: [@Sendable (Int, LetterLine) -> TajweedSpan?] = [
    SilentLetters.span, Lengthening.span, Ghunnah.span, NoonRules.span, MeemRules.span, Qalqalah.span,
    Assimilation.span,
  ]

  /// Returns the spans of an ayah in the order of their beginnings; those of different rules may overlap.
  ///
  /// The ayah is read alone: begun at its first letter, joined throughout, and stopped at its end.
  ///
  /// - Parameter text: the verbatim text of one whole ayah of Hafs; spans count its code points.
  package static func spans(of text: String) -> [TajweedSpan] {
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

  /// Returns the spans of an ayah made disjoint, for colours. Where two overlap, the later one has the letters. A span
  /// that contains another is in two pieces.
  package static func runs(of text: String) -> [TajweedSpan] { runs(spans(of: text)) }

  /// Returns spans made disjoint. They have to be in the order of their beginnings.
  package static func runs(_ spans: [TajweedSpan]) -> [TajweedSpan] {
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
