extension SourceResolver {
  /// Resolves a stretch so that all reciters recite each ayah, one after the other. A reciter without the ayah is left
  /// out there. Fillers are asked where no reciter has it.
  ///
  /// - Parameters:
  ///   - ordinals: the ordinals of the ayat in the session's counting.
  ///   - fillers: the ids of the reciters who only fill gaps.
  func resolve(inTurn ordinals: Range<Int>, fillers: Set<String>) -> [ResolvedUnit] {
    let shares = ranks(without: fillers).map { rank in
      var claims = AyahClaims(ordinals: ordinals, table: structure.table(counting))
      claims.claim(for: asked[rank], rank: rank)
      return claims.units().map { unit(of: $0, claims: claims) }
    }
    var next = shares.map(\.startIndex)
    var units: [ResolvedUnit] = []
    var start = ordinals.lowerBound
    while start < ordinals.upperBound {
      // Go on until all of them come to the end of an ayah together.
      var end = start + 1
      var past = next
      while let share = shares.indices.first(where: { self.end(of: shares[$0], before: past[$0]) < end }) {
        past[share] += 1
        end = max(end, self.end(of: shares[share], before: past[share]))
      }
      let all = shares.indices.map { Array(shares[$0][next[$0]..<past[$0]]) }
      units += turns(all) ?? resolve(start..<end)
      (start, next) = (end, past)
    }
    return units
  }

  /// Resolves some words of an ayah so that all reciters recite them, one after the other.
  func resolve(inTurn words: AyahRange, fillers: Set<String>) -> [ResolvedUnit] {
    let all = ranks(without: fillers).map { [resolve(words: words, from: [$0])] }
    return turns(all) ?? [resolve(words: words)]
  }

  private func ranks(without fillers: Set<String>) -> [Int] {
    asked.indices.filter { !fillers.contains(asked[$0].offer.reciter.id) }
  }

  /// Returns the ordinal after the last of the units before a place; units follow each other without gaps.
  private func end(of units: [ResolvedUnit], before place: Int) -> Int {
    place == 0 ? Int.min : structure.ordinals(of: units[place - 1].ayat).upperBound
  }

  /// Returns the units of all reciters one after the other; nil where no reciter has any.
  private func turns(_ shares: [[ResolvedUnit]]) -> [ResolvedUnit]? {
    let present = shares.joined().filter { $0.source != nil }
    guard !present.isEmpty else { return nil }
    let refusals = shares.joined().filter { $0.source == nil }.flatMap(\.trail).filter { refusal in
      asked.contains { $0.offer.reciter.id == refusal.reciter }
    }
    return present.enumerated().map { place, unit in
      var unit = unit
      unit.turn = RepeatPlan.Turn(before: place, after: present.count - place - 1)
      unit.turnTaker = unit.source?.reciter.id
      if place == 0 { unit.trail = refusals }
      return unit
    }
  }
}
