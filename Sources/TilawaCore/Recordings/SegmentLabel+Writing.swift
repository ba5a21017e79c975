extension QuranStructure {
  /// The label that says this, in the numbers of a counting; `SegmentLabel` reads it back as the same.
  ///
  /// Words that are no whole ayat of the counting are written by their place in an ayah, `2:282:1-40`; where they go over
  /// its end, as far as one label can say, in the counting of Hafs.
  public func label(of content: SourceSegment.Content, in counting: VerseCounting) -> String {
    switch content {
    case .text(let span): label(of: span, in: counting)
    case .basmalah(let surah?): "\(surah):0"
    case .basmalah(nil): "basmalah"
    case .istiadha: "istiadha"
    }
  }

  /// The label of all that a segment holds; parts stand apart by ` + `.
  public func label(of content: Segment.Content, in counting: VerseCounting) -> String {
    switch content {
    case .unassigned: SegmentLabel.unassigned
    case .speech: SegmentLabel.speech
    case .other: SegmentLabel.other
    case .recited(let parts): parts.map { label(of: $0.content, in: counting) }.joined(separator: " + ")
    }
  }

  private func label(of span: WordRange, in counting: VerseCounting) -> String {
    let ayat = ayat(sharing: span, in: counting)
    guard let first = ayat.first, let last = ayat.last else { return "1:0" }
    let whole = WordRange(self.span(of: first).start, self.span(of: last).end)
    let refs =
      first == last
      ? "\(first)" : first.surah == last.surah ? "\(first)-\(last.ayah)" : "\(first)-\(last)"
    if span == whole { return refs }
    let start = self.span(of: first).start
    guard first == last else { return refs }
    let words = span.start - start + 1...span.end - start
    return "\(first):\(words.lowerBound)" + (words.count > 1 ? "-\(words.upperBound)" : "")
  }
}
