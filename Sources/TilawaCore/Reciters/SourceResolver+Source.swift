extension SourceResolver {
  /// The offer of one reciter with indexes for the search.
  struct Source: Sendable {
    let offer: ReciterOffer
    /// The confirmed and playable stretches.
    let index: SegmentIndex
    /// The stretches that are not in `index`, by the reason why they cannot be used.
    let hidden: [(reason: ResolvedUnit.Reason, index: SegmentIndex)]
    private var basmalahs: [Int: AudioSlice] = [:]
    private var anyBasmalah: AudioSlice?
    private(set) var istiadha: AudioSlice?
    private let words: WordTimes

    init(offer: ReciterOffer, unusable: [String: ResolvedUnit.Reason], words: @escaping WordTimes) {
      self.offer = offer
      self.words = words
      var usable: [SegmentIndex.Entry] = []
      var left: [ResolvedUnit.Reason: [SegmentIndex.Entry]] = [:]
      usable.reserveCapacity(offer.segments.count)
      for (place, segment) in offer.segments.enumerated() {
        let reason = unusable.isEmpty ? nil : unusable[segment.slice.file.path]
        switch (segment.content, segment.status, reason) {
        case (.text(let span), .confirmed, nil):
          usable.append(SegmentIndex.Entry(start: span.start, end: span.end, index: place))
        case (.text(let span), let status, let reason):
          let why = status == .suggested ? .unconfirmed : reason ?? .noFile
          left[why, default: []].append(SegmentIndex.Entry(start: span.start, end: span.end, index: place))
        case (.basmalah(let surah?), .confirmed, nil):
          basmalahs[surah] = basmalahs[surah] ?? segment.slice
        case (.basmalah(nil), .confirmed, nil):
          anyBasmalah = anyBasmalah ?? segment.slice
        case (.istiadha, .confirmed, nil):
          istiadha = istiadha ?? segment.slice
        case (.basmalah, _, _), (.istiadha, _, _):
          break
        }
      }
      index = SegmentIndex(usable)
      let reasons: [ResolvedUnit.Reason] = [
        .unreadable, .changed, .faulty, .absent, .notFetchable, .unreachable, .notFetched, .noFile, .unconfirmed,
      ]
      hidden = reasons.compactMap { reason in
        left[reason].map { (reason, SegmentIndex($0)) }
      }
    }

    /// Returns segments that make up exactly the span. Where there are none, returns parts of segments cut at words;
    /// nil if that fails too.
    func tiling(_ span: WordRange) -> [Tile]? {
      if let tiles = index.tiling(span) { return tiles.map(whole) }
      guard index.touches(span) else { return nil }
      return index.tiling(span, whole: whole) { stretch, part in
        let segment = offer.segments[stretch.index]
        guard let slice = WordCuts(segment, by: words)?.slice(of: part) else { return nil }
        return Tile(slice: slice, opening: slice.start == segment.slice.start ? segment.opening : .plain)
      }
    }

    private func whole(_ stretch: SegmentIndex.Entry) -> Tile {
      let segment = offer.segments[stretch.index]
      return Tile(slice: segment.slice, opening: segment.opening)
    }

    /// Returns the reason why the reciter does not give words of which some are in `index`.
    func misfit(words span: WordRange) -> ResolvedUnit.Reason {
      let isThere = index.tiling(span, whole: { _ in true }, cut: { _, _ in true }) != nil
      return isThere ? .noWordTimes : .incomplete
    }

    /// Returns the reason why the reciter does not give a span of which nothing is in `index`.
    func absence(of span: WordRange) -> ResolvedUnit.Reason {
      hidden.first { $0.index.touches(span) }?.reason ?? .noFile
    }

    /// Returns the basmalah recorded for the surah, else one for any surah, else the first ayah of surah 1.
    func basmalah(of surah: Int) -> AudioSlice? {
      if let own = basmalahs[surah] ?? anyBasmalah { return own }
      guard let first = index.tiling(QuranStructure.basmalah), first.count == 1 else { return nil }
      return offer.segments[first[0].index].slice
    }
  }

  /// A piece of the sound: a whole segment, or a part cut out of one.
  struct Tile: Sendable {
    let slice: AudioSlice
    let opening: SourceSegment.Opening
  }

  /// A stretch of the session with the ayat claimed by reciters.
  struct AyahClaims {
    struct Claim {
      var ordinals: Range<Int>
      /// The position of the reciter among the asked; nil where no reciter has the ayat.
      var rank: Int?
      /// The pieces of sound in the order in which they are heard.
      var tiles: [Tile]
    }

    struct Passed {
      let rank: Int
      let why: ResolvedUnit.Reason
    }

    private let table: AyahTable
    private let ordinals: Range<Int>
    /// The claim that holds each ayah; nil where there is none.
    private var claims: [Claim?]
    private var trails: [[Passed]]

    init(ordinals: Range<Int>, table: AyahTable) {
      self.table = table
      self.ordinals = ordinals
      claims = Array(repeating: nil, count: ordinals.count)
      trails = Array(repeating: [], count: ordinals.count)
    }

    func span(of ordinals: Range<Int>) -> WordRange {
      WordRange(table.starts[ordinals.lowerBound], table.ends[ordinals.upperBound - 1])
    }

    /// Claims for a reciter all its ayat that are still free.
    mutating func claim(for source: Source, rank: Int) {
      for ordinal in ordinals where claims[ordinal - ordinals.lowerBound] == nil {
        let span = table.span(ordinal)
        if let tiles = source.tiling(span) {
          take(Claim(ordinals: ordinal..<ordinal + 1, rank: rank, tiles: tiles))
        } else if source.index.touches(span) {
          if let run = unit(around: ordinal, of: source, rank: rank) {
            take(run)
          } else {
            trails[ordinal - ordinals.lowerBound].append(Passed(rank: rank, why: misfit(span, source)))
          }
        } else {
          trails[ordinal - ordinals.lowerBound].append(Passed(rank: rank, why: source.absence(of: span)))
        }
      }
    }

    /// Makes the whole stretch one unit without a reciter.
    mutating func unite() { take(Claim(ordinals: ordinals, rank: nil, tiles: [])) }

    /// Claims the whole stretch as one unit for a reciter, if it is free and the reciter can tile it.
    mutating func claimWhole(for source: Source, rank: Int) {
      guard claims[0]?.rank == nil else { return }
      let span = span(of: ordinals)
      if let tiles = source.tiling(span) {
        take(Claim(ordinals: ordinals, rank: rank, tiles: tiles))
      } else {
        let why = source.index.touches(span) ? misfit(span, source) : source.absence(of: span)
        trails[0].append(Passed(rank: rank, why: why))
      }
    }

    /// Returns the smallest run of free ayat around this one that the source tiles exactly; nil where there is none.
    private func unit(around ordinal: Int, of source: Source, rank: Int) -> Claim? {
      for run in source.index.runs(across: table.span(ordinal), isBoundary: isBoundary) {
        let held = table.ordinals(overlapping: run)
        guard held.count > 1, ordinals.contains(held.lowerBound), ordinals.contains(held.upperBound - 1),
          span(of: held) == run, held.allSatisfy({ claims[$0 - ordinals.lowerBound] == nil }),
          let tiles = source.tiling(run)
        else { continue }
        return Claim(ordinals: held, rank: rank, tiles: tiles)
      }
      return nil
    }

    private func misfit(_ span: WordRange, _ source: Source) -> ResolvedUnit.Reason {
      if source.index.overflows(span) { return .coversMore }
      let runs = source.index.runs(across: span, isBoundary: isBoundary)
      return runs.contains { $0 != span && source.index.tiling($0) != nil } ? .coversMore : .incomplete
    }

    private func isBoundary(_ word: Int) -> Bool {
      let next = table.ends.partitioningIndex { $0 >= word }
      if next < table.ends.count, table.ends[next] == word { return true }
      let start = table.starts.partitioningIndex { $0 >= word }
      return start < table.starts.count && table.starts[start] == word
    }

    private mutating func take(_ claim: Claim) {
      for ordinal in claim.ordinals { claims[ordinal - ordinals.lowerBound] = claim }
    }

    /// Returns the claims in order, also those of ayat without a reciter.
    func units() -> [Claim] {
      var units: [Claim] = []
      var ordinal = ordinals.lowerBound
      while ordinal < ordinals.upperBound {
        let claim =
          claims[ordinal - ordinals.lowerBound] ?? Claim(ordinals: ordinal..<ordinal + 1, rank: nil, tiles: [])
        units.append(claim)
        ordinal = claim.ordinals.upperBound
      }
      return units
    }

    /// Returns the reciters who were asked for a claim in vain, with the reasons.
    func trail(of claim: Claim) -> [Passed] { trails[claim.ordinals.lowerBound - ordinals.lowerBound] }
  }
}
