package import TilawaCore
package import TilawaStore

/// A check of the stated counting of a reciter, by the files that are here. It changes nothing.
package struct CountingCheck: Sendable {
  /// The reciter as the library has them.
  package let reciter: Reciter
  /// The fit of each counting.
  package let fit: CountingFit
  /// The number of files compared: those of one ayah of the stated counting.
  package let files: Int

  /// Checks a reciter by his files in the library and the text of their ayat. Blocks on the disk.
  ///
  /// - Throws: the errors of the library and of the text.
  package init(of reciter: Reciter, in library: Library, with quran: QuranDatabase) throws(StoreError) {
    let structure = quran.structure
    let offers = try library.reciters.offers(
      overlapping: [WordRange(0, structure.words)], opening: [], of: [reciter.id])
    var seen: Set<AyahRef> = []
    let files = offers.flatMap(\.segments).compactMap { segment -> CountingFit.NumberedFile? in
      guard let ref = CountingCheck.ayah(in: segment, of: reciter.counting, structure), seen.insert(ref).inserted else {
        return nil
      }
      let slice = segment.slice
      return CountingFit.NumberedFile(
        surah: ref.surah, ayah: ref.ayah, length: .seconds(Double(slice.end - slice.start) / Double(slice.file.rate)))
    }
    let spans = Set(
      VerseCounting.allCases.flatMap { counting in
        files.map { $0.ref(in: counting) }.filter(structure.contains).map(structure.span)
      }
    ).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    let lengths = try quran.texts(of: spans).map(RecitedLength.ofAyah)
    self.reciter = reciter
    self.files = files.count
    fit = CountingFit(files, lengths: Dictionary(zip(spans, lengths)) { first, _ in first }, in: structure)
  }

  /// Returns the ayah of a segment; nil unless the segment holds exactly one ayah, without an uncounted basmalah before
  /// it.
  private static func ayah(
    in segment: SourceSegment, of counting: VerseCounting, _ structure: QuranStructure
  ) -> AyahRef? {
    guard case .text(let span) = segment.content, segment.opening == .plain,
      let ref = structure.ayat(sharing: span, in: counting).first, structure.span(of: ref) == span
    else { return nil }
    return ref
  }

  /// A line for users if another counting fits clearly better; nil if the stated one does, or the files do not decide.
  package var warning: Sentence? {
    let better = fit.better(than: reciter.counting).map(\.rawValue)
    guard let first = better.first else { return nil }
    let countings = better.dropFirst().reduce(Sentence(verbatim: first)) { IntakeSentences.or(one: $0, other: $1) }
    return IntakeSentences.numberedOtherwise(
      reciter: reciter.id, countings: countings, counting: reciter.counting.rawValue, better: first)
  }
}
