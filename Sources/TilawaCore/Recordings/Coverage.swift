/// The ayat of a counting that are completely there.
///
/// An ayah is there when one reciter's stretches of text, one or several, cover it without a hole.
public struct Coverage: Hashable, Sendable {
  /// The counting of the ayat.
  public let counting: VerseCounting
  /// The ordinals of the ayat that are there, ascending.
  private let ordinals: [Int]

  /// Finds the ayat that are completely there.
  ///
  /// - Parameters:
  ///   - texts: the stretches of each reciter. They neither overlap nor touch.
  ///   - counting: the counting of the ayat.
  ///   - structure: the structure with the places of the ayat.
  public init(of texts: [[WordRange]], in counting: VerseCounting, of structure: QuranStructure) {
    self.counting = counting
    var isThere = Array(repeating: false, count: structure.ayatCount(of: counting))
    let table = structure.table(counting)
    for stretch in texts.joined() {
      for ordinal in table.ordinals(overlapping: stretch) where stretch.contains(table.span(ordinal)) {
        isThere[ordinal] = true
      }
    }
    ordinals = isThere.indices.filter { isThere[$0] }
  }

  /// The number of ayat that are there.
  public var count: Int { ordinals.count }

  /// The size of a part of the Quran, and the number of its ayat that are there.
  public struct Share: Hashable, Sendable {
    /// The number of ayat of the part.
    public let ayat: Int
    /// The number of covered ayat.
    public let covered: Int

    public init(ayat: Int, covered: Int) {
      self.ayat = ayat
      self.covered = covered
    }
  }

  /// Returns the share of a surah.
  public func share(ofSurah surah: Int, in structure: QuranStructure) -> Share {
    let table = structure.table(counting)
    return share(of: table.firsts[surah - 1]..<table.firsts[surah])
  }

  /// Returns the share of a page of the Madani mushaf. The ayat that end on the page count.
  public func share(ofPage page: Int, in structure: QuranStructure) -> Share {
    guard let span = structure.span(of: .page, page) else { return Share(ayat: 0, covered: 0) }
    let ends = structure.table(counting).ends
    return share(of: ends.partitioningIndex { $0 > span.start }..<ends.partitioningIndex { $0 > span.end })
  }

  /// Returns the ayat of a surah that are there, as ranges.
  public func ranges(inSurah surah: Int, of structure: QuranStructure) -> [AyahRange] {
    let table = structure.table(counting)
    var ranges: [AyahRange] = []
    var first: Int?
    for ordinal in table.firsts[surah - 1]...table.firsts[surah] {
      let isThere = ordinal < table.firsts[surah] && contains(ordinal)
      if isThere, first == nil { first = ordinal }
      if !isThere, let begin = first {
        ranges.append(AyahRange(table.ref(begin), table.ref(ordinal - 1)))
        first = nil
      }
    }
    return ranges
  }

  private func contains(_ ordinal: Int) -> Bool {
    let place = ordinals.partitioningIndex { $0 >= ordinal }
    return place < ordinals.count && ordinals[place] == ordinal
  }

  private func share(of part: Range<Int>) -> Share {
    let first = ordinals.partitioningIndex { $0 >= part.lowerBound }
    let past = ordinals.partitioningIndex { $0 >= part.upperBound }
    return Share(ayat: part.count, covered: past - first)
  }
}

extension ReciterOffer {
  /// Returns the segments that are played for a stretch of text, without holes and with the preferred takes; nil where
  /// there are none.
  public func takes(of span: WordRange) -> [SourceSegment]? {
    let stretches = segments.enumerated().compactMap { place, segment -> SegmentIndex.Entry? in
      guard case .text(let text) = segment.content, segment.status == .confirmed else { return nil }
      return SegmentIndex.Entry(start: text.start, end: text.end, index: place)
    }
    return SegmentIndex(stretches).tiling(span)?.map { segments[$0.index] }
  }
}
