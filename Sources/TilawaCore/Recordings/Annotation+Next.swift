extension Annotation {
  /// Returns the probable next ayah: the one after the last recited text before a segment, or the rest of that ayah.
  ///
  /// If nothing is recited before the segment, it is the first ayah of `expecting`, the text that the recording should
  /// hold. Returns nil at the end of the Quran, and if neither is known.
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
  /// The words recited last in the segment; nil where it holds no text.
  fileprivate var lastText: WordRange? {
    for part in recited.reversed() {
      if case .text(let span) = part.content { return span }
    }
    return nil
  }
}
