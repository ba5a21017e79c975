package import TilawaCore

/// The files of a source that hold some ranges, each once, in the order of the source. The files are made one after the
/// other.
package struct DownloadPlan: Sequence, Sendable {
  /// Whether the plan includes the ayah of the basmalah for the openings of surahs.
  package enum Openings: Hashable, Sendable { case included, leftOut }

  private let reciter: Reciter
  private let source: RemoteSource
  private let refs: [AyahRef]
  /// The basmalah for the openings of surahs, if it is not in the ranges; nil if none is needed. All requested ayat can
  /// be heard without it.
  package let extra: RemoteFile?

  /// Makes the plan.
  ///
  /// - Parameters:
  ///   - ranges: the ranges, in any counting; an ayah belongs to the plan if it shares a word with them.
  ///   - reciter: the reciter of the files; his counting numbers them.
  ///   - source: the source of the files.
  ///   - structure: the structure of the text.
  ///   - openings: whether to include the basmalah of al-Fatihah, if files hold ayat, as the basmalah before a surah.
  package init(
    _ ranges: [AyahRange], of reciter: Reciter, from source: RemoteSource, in structure: QuranStructure,
    openings: Openings = .included
  ) {
    self.reciter = reciter
    self.source = source
    var spans = ranges.map { range in
      let ordinals = structure.ordinals(of: range)
      let first = structure.span(of: structure.ayah(at: ordinals.lowerBound, in: range.counting))
      let last = structure.span(of: structure.ayah(at: ordinals.upperBound - 1, in: range.counting))
      return WordRange(first.start, last.end)
    }
    let opens = (2...structure.surahs.count).contains { surah in
      surah != 9
        && spans.contains {
          $0.start <= structure.span(ofSurah: surah).start && structure.span(ofSurah: surah).start < $0.end
        }
    }
    let isWanted = spans.contains { $0.start < QuranStructure.basmalah.end }
    let isExtra = opens && openings == .included && source.isByAyah && !isWanted
    if isExtra { spans.append(QuranStructure.basmalah) }
    let ordinals = Set(spans.flatMap { structure.ayat(sharing: $0, in: reciter.counting).map(structure.ordinal) })
    let ayat = ordinals.sorted().map { structure.ayah(at: $0, in: reciter.counting) }
    extra = isExtra ? ayat.first.map { source.file(of: reciter, holding: $0) } : nil
    refs =
      source.isByAyah
      ? ayat
      : Set(ayat.map(\.surah)).sorted().map { surah in
        AyahRef(surah: surah, ayah: 1, counting: reciter.counting)
      }
  }

  /// The number of files.
  package var count: Int { refs.count }

  package func makeIterator() -> some IteratorProtocol<RemoteFile> {
    refs.lazy.map { source.file(of: reciter, holding: $0) }.makeIterator()
  }
}
