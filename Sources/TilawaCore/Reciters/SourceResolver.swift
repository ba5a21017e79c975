/// A resolver of the reciter of each ayah: the first of the asked reciters who has exactly this ayah.
///
/// Where the cuts of no reciter fit the ayah alone, the smallest run of neighbouring ayat from one reciter becomes a
/// unit. An ayah of an earlier reciter is never given to the unit of a later one.
public struct SourceResolver: Sendable {
  let structure: QuranStructure
  let counting: VerseCounting
  let asked: [Source]
  private let passedOver: [ResolvedUnit.Refusal]

  /// Makes a resolver for a session.
  ///
  /// - Parameters:
  ///   - structure: the structure that turns ayat into words.
  ///   - counting: the counting of the ayat.
  ///   - offers: the offers of the reciters, in the order in which they are asked.
  ///   - unusable: files that cannot be played now, by path, with the reasons.
  ///   - passedOver: the reciters of the order who are not asked.
  ///   - words: gives the times of words, for cuts where files hold more than is wanted.
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

  /// Resolves a stretch of the session. A unit never leaves the stretch.
  ///
  /// - Parameter ordinals: the ordinals of the ayat in the session's counting.
  /// - Complexity: O(ayat × reciters × log segments).
  public func resolve(_ ordinals: Range<Int>) -> [ResolvedUnit] {
    var claims = AyahClaims(ordinals: ordinals, table: structure.table(counting))
    for (rank, source) in asked.enumerated() { claims.claim(for: source, rank: rank) }
    return claims.units().map { unit(of: $0, claims: claims) }
  }

  /// Resolves some words of an ayah as a unit of their own.
  ///
  /// - Parameter range: a range of words in the session's counting.
  public func resolve(words range: AyahRange) -> ResolvedUnit { resolve(words: range, from: asked.indices) }

  /// Resolves words with the reciters of these ranks only.
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

  func unit(of claim: AyahClaims.Claim, claims: AyahClaims) -> ResolvedUnit {
    let trail = claims.trail(of: claim).map {
      ResolvedUnit.Refusal(reciter: asked[$0.rank].offer.reciter.id, why: $0.why)
    }
    return unit(
      structure.range(claim.ordinals, in: counting), claims.span(of: claim.ordinals), claim.rank, claim.tiles, trail)
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

  /// Resolves the same unit again, with the first reciter who has all of it. The units are fixed already and cannot be
  /// divided anew. The turn of a reciter goes to no other reciter, because the others have turns of their own.
  func resolve(again unit: ResolvedUnit) -> ResolvedUnit {
    let ranks = asked.indices.filter { unit.turnTaker == nil || asked[$0].offer.reciter.id == unit.turnTaker }
    var found = unit.ayat.words == nil ? resolve(unit.ayat, from: ranks) : resolve(words: unit.ayat, from: ranks)
    found.turn = unit.turn
    found.turnTaker = unit.turnTaker
    return found
  }

  /// Resolves the ayat as one unit.
  private func resolve(_ ayat: AyahRange, from ranks: [Int]) -> ResolvedUnit {
    let ordinals = structure.ordinals(of: ayat)
    var claims = AyahClaims(ordinals: ordinals, table: structure.table(counting))
    claims.unite()
    for rank in ranks { claims.claimWhole(for: asked[rank], rank: rank) }
    return unit(of: claims.units()[0], claims: claims)
  }

  // MARK: - Openings

  /// Returns the basmalah before a surah: from the reciter of its first ayah, else from the first of the asked who has
  /// one.
  private func basmalah(of surah: Int, from rank: Int?) -> ResolvedUnit.Lead? {
    let order = (rank.map { [asked[$0]] } ?? []) + asked
    for source in order {
      guard let slice = source.basmalah(of: surah) else { continue }
      return ResolvedUnit.Lead(reciter: source.offer.reciter, slice: slice)
    }
    return nil
  }

  /// Returns the isti'adha: from the named reciter, else from the first of the asked who has one.
  public func istiadha(from reciter: String?) -> ResolvedUnit.Lead? {
    let order = asked.filter { $0.offer.reciter.id == reciter } + asked
    return order.lazy.compactMap { source in
      source.istiadha.map { ResolvedUnit.Lead(reciter: source.offer.reciter, slice: $0) }
    }.first
  }
}

extension QuranStructure {
  /// Returns the surah that starts with this ayah after a basmalah; nil in mid-surah, in surah 9, and where the
  /// basmalah is the ayah itself.
  package func surahOpened(by ref: AyahRef) -> Int? {
    guard ref.ayah == 1, ref.surah != Surah.withoutBasmalah else { return nil }
    return span(of: ref).start == QuranStructure.basmalah.start ? nil : ref.surah
  }
}
