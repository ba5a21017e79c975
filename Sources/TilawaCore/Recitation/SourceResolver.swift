/// Decides who recites each ayah: the first of the reciters asked who has exactly it.
///
/// Where nobody's cuts fit the ayah alone, the smallest run of neighbouring ayat that one reciter tiles becomes a
/// unit. An ayah that an earlier reciter of the order has is never given up to a later one's unit.
public struct SourceResolver: Sendable {
  let structure: QuranStructure
  let counting: VerseCounting
  let asked: [Source]
  private let passedOver: [ResolvedUnit.Refusal]

  /// - Parameters:
  ///   - structure: turns ayat into words.
  ///   - counting: whose ayat are resolved.
  ///   - offers: of the reciters asked, in that order.
  ///   - unusable: files that cannot be played now, by path, and why.
  ///   - passedOver: those of the order who are not asked.
  ///   - words: asked where files hold more than is wanted, for places where they can be cut.
  public init(
    structure: QuranStructure, counting: VerseCounting, offers: [ReciterOffer],
    unusable: [String: ResolvedUnit.Reason] = [:], passedOver: [Reciter] = [],
    words: @escaping WordTimes = { _, _ in [] }
  ) {
    self.structure = structure
    self.counting = counting
    asked = offers.map { Source(offer: $0, unusable: unusable, words: words) }
    self.passedOver = passedOver.map { ResolvedUnit.Refusal(reciter: $0.id, why: .otherRiwayah) }
  }

  /// Resolves a stretch of the session: a unit never reaches out of it.
  ///
  /// - Parameter ordinals: of the session's counting.
  /// - Complexity: O(ayat × reciters × log segments).
  public func resolve(_ ordinals: Range<Int>) -> [ResolvedUnit] {
    var stretch = Stretch(ordinals: ordinals, table: structure.table(counting))
    for (rank, source) in asked.enumerated() { stretch.claim(for: source, rank: rank) }
    return stretch.units().map { unit(of: $0, stretch: stretch) }
  }

  /// Resolves some words of an ayah as a unit of their own.
  ///
  /// - Parameter range: of the session's counting; it names words.
  public func resolve(words range: AyahRange) -> ResolvedUnit { resolve(words: range, from: asked.indices) }

  /// Resolves words from these of the asked.
  func resolve(words range: AyahRange, from ranks: some Sequence<Int>) -> ResolvedUnit {
    let span = structure.span(of: range)
    var trail: [ResolvedUnit.Refusal] = []
    for rank in ranks {
      let source = asked[rank]
      if let tiles = source.tiling(span) { return unit(range, span, rank, tiles, trail) }
      let why = source.index.touches(span) ? source.misfit(words: span) : source.absence(of: span)
      trail.append(ResolvedUnit.Refusal(reciter: source.offer.reciter.id, why: why))
    }
    return unit(range, span, nil, [], trail)
  }

  func unit(of claim: Stretch.Claim, stretch: Stretch) -> ResolvedUnit {
    let trail = stretch.trail(of: claim).map {
      ResolvedUnit.Refusal(reciter: asked[$0.rank].offer.reciter.id, why: $0.why)
    }
    return unit(
      structure.range(claim.ordinals, in: counting), stretch.span(of: claim.ordinals), claim.rank, claim.tiles, trail)
  }

  private func unit(
    _ range: AyahRange, _ span: WordRange, _ rank: Int?, _ tiles: [Tile], _ trail: [ResolvedUnit.Refusal]
  ) -> ResolvedUnit {
    let source = rank.map { rank in
      ResolvedUnit.Source(
        reciter: asked[rank].offer.reciter, slices: tiles.map(\.slice), opening: tiles.first?.opening ?? .plain)
    }
    // Words in mid-ayah open nothing.
    let opens = range.words.map({ $0.lowerBound == 1 }) ?? true ? structure.surahOpened(by: range.first) : nil
    let basmalah = opens.flatMap { source?.opening == .withBasmalah ? nil : self.basmalah(of: $0, from: rank) }
    return ResolvedUnit(
      ayat: range, span: span, source: source, trail: source == nil ? trail + passedOver : trail, opens: opens,
      basmalah: basmalah)
  }

  /// The same unit once more, from the first who has all of it: others cannot divide what is fixed already. A turn is
  /// nobody else's: who takes one has been heard already, or is heard next.
  func resolve(again unit: ResolvedUnit) -> ResolvedUnit {
    let ranks = asked.indices.filter { unit.turnTaker == nil || asked[$0].offer.reciter.id == unit.turnTaker }
    var found = unit.ayat.words == nil ? resolve(unit.ayat, from: ranks) : resolve(words: unit.ayat, from: ranks)
    found.turn = unit.turn
    found.turnTaker = unit.turnTaker
    return found
  }

  /// The ayat as one unit.
  private func resolve(_ ayat: AyahRange, from ranks: [Int]) -> ResolvedUnit {
    let ordinals = structure.ordinals(of: ayat)
    var stretch = Stretch(ordinals: ordinals, table: structure.table(counting))
    stretch.unite()
    for rank in ranks { stretch.claimWhole(for: asked[rank], rank: rank) }
    return unit(of: stretch.units()[0], stretch: stretch)
  }

  // MARK: - What goes before

  /// The basmalah before a surah: from whoever recites its first ayah, else from the first asked who has one.
  private func basmalah(of surah: Int, from rank: Int?) -> ResolvedUnit.Lead? {
    let order = (rank.map { [asked[$0]] } ?? []) + asked
    for source in order {
      guard let slice = source.basmalah(of: surah) else { continue }
      return ResolvedUnit.Lead(reciter: source.offer.reciter, slice: slice)
    }
    return nil
  }

  /// The isti'adha: from the reciter named, else from the first asked who has one.
  public func istiadha(from reciter: String?) -> ResolvedUnit.Lead? {
    let order = asked.filter { $0.offer.reciter.id == reciter } + asked
    return order.lazy.compactMap { source in
      source.istiadha.map { ResolvedUnit.Lead(reciter: source.offer.reciter, slice: $0) }
    }.first
  }
}

extension QuranStructure {
  /// The surah that starts with this ayah and that a basmalah opens; nil in mid-surah, in surah 9, and where the
  /// basmalah is the ayah itself.
  package func surahOpened(by ref: AyahRef) -> Int? {
    guard ref.ayah == 1, ref.surah != Surah.withoutBasmalah else { return nil }
    return span(of: ref).start == QuranStructure.basmalah.start ? nil : ref.surah
  }
}
