extension Annotation {
  /// The ayah that probably comes next: the one after what is recited last before a segment, or the rest of that one.
  ///
  /// Where nothing is recited before it, the first of what the recording should hold; nil at the end of the Quran, or where
  /// nobody said what is recited.
  public func next(
    before segment: Segment, in counting: VerseCounting, of structure: QuranStructure, expecting: WordRange? = nil
  ) -> WordRange? {
    let before = segments.last {
      $0.id != segment.id && ($0.start, $0.end) < (segment.start, segment.end) && $0.lastText != nil
    }
    guard let word = before?.lastText?.end ?? expecting?.start, word < structure.words else { return nil }
    // The basmalah of al-Fatihah is no ayah in some countings.
    guard let ref = structure.ayat(sharing: WordRange(word, word + 1), in: counting).first else {
      return QuranStructure.basmalah
    }
    return WordRange(word, structure.span(of: ref).end)
  }
}

extension Segment {
  /// The words that are recited last in it; nil where none are.
  fileprivate var lastText: WordRange? {
    for part in recited.reversed() {
      if case .text(let span) = part.content { return span }
    }
    return nil
  }
}
