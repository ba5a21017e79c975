package import TilawaCore
package import TilawaHearing
package import TilawaStore

/// The content expected in a recording: the ayat of a range, and before each surah that begins in it an optional
/// basmalah.
package struct ExpectedPassage: Hashable, Sendable {
  /// The expected contents, in order.
  package let contents: [SourceSegment.Content]
  /// The contents in the form for the detector.
  package let ayat: [ExpectedAyah]

  /// Makes the passage for a range.
  ///
  /// - Throws: the errors of the database.
  package init(_ range: AyahRange, in quran: QuranDatabase) throws(StoreError) {
    let structure = quran.structure
    let refs = structure.ordinals(of: range).map { structure.ayah(at: $0, in: range.counting) }
    let spans = refs.map(structure.span)
    var contents: [SourceSegment.Content] = []
    var ayat: [ExpectedAyah] = []
    for (ref, (span, text)) in zip(refs, zip(spans, try quran.texts(of: spans))) {
      if ref.ayah == 1, let basmalah = SourceSegment.Content(basmalahBefore: ref.surah, in: structure),
        case .basmalah = basmalah
      {
        contents.append(basmalah)
        ayat.append(ExpectedAyah(length: RecitedLength.ofBasmalah, presence: .optional))
      }
      contents.append(.text(span))
      ayat.append(ExpectedAyah(length: RecitedLength.ofAyah(text)))
    }
    self.contents = contents
    self.ayat = ayat
  }

  /// Returns the content of a segment from one of the contents up to another, exclusive.
  func content(from first: Int, to past: Int, at start: Int) -> Segment.Content {
    let spans = contents[first..<past].compactMap { content -> WordRange? in
      if case .text(let span) = content { span } else { nil }
    }
    let content: SourceSegment.Content =
      if let from = spans.first, let to = spans.last { .text(WordRange(from.start, to.end)) } else { contents[first] }
    return .recited([Segment.Part(start: start, content: content)])
  }
}
