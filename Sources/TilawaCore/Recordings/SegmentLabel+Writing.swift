extension QuranStructure {
  /// Returns the label of a content in the numbers of a counting; `SegmentLabel` reads the same content back.
  ///
  /// Words that do not make up whole ayat of the counting are written by their place in an ayah: `2:282:1-40`,
  /// `2:281:5-2:282:3`.
  public func label(of content: SourceSegment.Content, in counting: VerseCounting) -> String {
    switch content {
    case .text(let span): label(of: span, in: counting)
    case .basmalah(let surah?): "\(surah):0"
    case .basmalah(nil): "basmalah"
    case .istiadha: "istiadha"
    }
  }

  /// Returns the label of a segment's whole content; the labels of parts are separated by ` + `.
  public func label(of content: Segment.Content, in counting: VerseCounting) -> String {
    switch content {
    case .unassigned: SegmentLabel.unassigned
    case .speech: SegmentLabel.speech
    case .other: SegmentLabel.other
    case .recited(let parts): parts.map { label(of: $0.content, in: counting) }.joined(separator: " + ")
    }
  }

  private func label(of span: WordRange, in counting: VerseCounting) -> String {
    let first = verse(ofWord: span.start, in: counting)
    let last = verse(ofWord: span.end - 1, in: counting)
    let isOneSurah = first.surah == last.surah
    if span.start == first.span.start, span.end == last.span.end {
      if first == last { return first.ref }
      return "\(first.ref)-" + (isOneSurah ? "\(last.ayah)" : last.ref)
    }
    let from = "\(first.ref):\(span.start - first.span.start + 1)"
    let word = span.end - last.span.start
    guard first == last else { return "\(from)-\(last.ref):\(word)" }
    return span.count == 1 ? from : "\(from)-\(word)"
  }

  /// An ayah, or the basmalah of al-Fatihah in a counting without a number for it.
  private struct Verse: Equatable {
    let surah: Int
    let ayah: Int
    let span: WordRange
    var ref: String { "\(surah):\(ayah)" }
  }

  private func verse(ofWord word: Int, in counting: VerseCounting) -> Verse {
    guard let ref = ayat(sharing: WordRange(word, word + 1), in: counting).first else {
      return Verse(surah: 1, ayah: 0, span: QuranStructure.basmalah)
    }
    return Verse(surah: ref.surah, ayah: ref.ayah, span: span(of: ref))
  }
}
