public import TilawaCore

/// Which files of a source hold some ranges, each once, in the order of the source; made one after the other.
public struct DownloadPlan: Sequence, Sendable {
  /// Whether the ayah that is the basmalah comes with the beginnings of surahs.
  public enum Openings: Hashable, Sendable { case included, leftOut }

  private let reciter: Reciter
  private let source: RemoteSource
  private let refs: [AyahRef]
  /// The basmalah that comes along with the beginnings of surahs and was not asked for; nil where there is none. Without it
  /// all that was asked for can be heard.
  public let extra: RemoteFile?

  /// - Parameters:
  ///   - ranges: in any counting: what shares a word with them is in it.
  ///   - reciter: whose files they are; their numbers are of his counting.
  ///   - source: where they are.
  ///   - structure: where the ayat are.
  ///   - openings: the basmalah before a surah is that of al-Fatihah where files hold ayat.
  public init(
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

  /// How many files there are.
  public var count: Int { refs.count }

  public func makeIterator() -> some IteratorProtocol<RemoteFile> {
    refs.lazy.map { source.file(of: reciter, holding: $0) }.makeIterator()
  }
}
