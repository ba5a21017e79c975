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
  public init(
    structure: QuranStructure, counting: VerseCounting, offers: [ReciterOffer],
    unusable: [String: ResolvedUnit.Reason] = [:], passedOver: [Reciter] = []
  ) {
    self.structure = structure
    self.counting = counting
    asked = offers.map { Source(offer: $0, unusable: unusable) }
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

  private func unit(of claim: Stretch.Claim, stretch: Stretch) -> ResolvedUnit {
    let range = structure.range(claim.ordinals, in: counting)
    let source = claim.rank.map { rank in
      ResolvedUnit.Source(
        reciter: asked[rank].offer.reciter,
        slices: claim.segments.map { asked[rank].offer.segments[$0].slice },
        opening: claim.segments.first.map { asked[rank].offer.segments[$0].opening } ?? .plain)
    }
    let opens = structure.surahOpened(by: range.first)
    let basmalah = opens.flatMap { source?.opening == .withBasmalah ? nil : self.basmalah(of: $0, from: claim.rank) }
    var trail = stretch.trail(of: claim).map {
      ResolvedUnit.Refusal(reciter: asked[$0.rank].offer.reciter.id, why: $0.why)
    }
    if source == nil { trail += passedOver }
    return ResolvedUnit(
      ayat: range, span: stretch.span(of: claim.ordinals), source: source, trail: trail, opens: opens,
      basmalah: basmalah)
  }

  /// The same unit once more, from the first who has all of it: others cannot divide what is fixed already.
  func resolve(again unit: ResolvedUnit) -> ResolvedUnit {
    let ordinals = structure.ordinals(of: unit.ayat)
    var stretch = Stretch(ordinals: ordinals, table: structure.table(counting))
    stretch.unite()
    for (rank, source) in asked.enumerated() { stretch.claimWhole(for: source, rank: rank) }
    return self.unit(of: stretch.units()[0], stretch: stretch)
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
  func surahOpened(by ref: AyahRef) -> Int? {
    guard ref.ayah == 1, ref.surah != Surah.withoutBasmalah else { return nil }
    return span(of: ref).start == QuranStructure.basmalah.start ? nil : ref.surah
  }
}
