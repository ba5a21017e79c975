extension PassageAlignment {
  /// Returns the alignment with the takes flagged whose length differs much from the pace of their voice, and the whole ones that were hardly
  /// said to their ends, or of which too little is heard to confirm them unheard.
  ///
  /// Called again where two voices were told apart: a student who answers has another pace than the teacher.
  ///
  /// - Parameter isMain: whether a take is of the voice that recites most ayat, take by take; nil where only one voice is heard.
  func judgingPaces(_ isMain: [Bool]?, _ parameters: DecodingParameters = DecodingParameters()) -> PassageAlignment {
    var takes = takes
    for index in takes.indices {
      takes[index].flags.subtract(takes[index].paceFlags)
      takes[index].paceFlags = []
    }
    for side in [true, false] {
      let own = takes.indices.filter { (isMain?[$0] ?? true) == side }
      let lengths = Self.strangeLengths(own.map { takes[$0] }, parameters)
      for (index, isStrange) in zip(own, lengths) where isStrange { takes[index].paceFlags.insert(.length) }
      let odds = Self.endOdds(own.map { takes[$0] }, parameters)
      for (place, index) in own.enumerated() {
        guard let odds = odds[place] else { continue }
        let next = place + 1 < own.count ? takes[own[place + 1]].ayah : nil
        takes[index].endOdds = odds
        takes[index].paceFlags.formUnion(Self.flags(odds, goesOn: next == takes[index].ayah + 1, parameters))
      }
    }
    for index in takes.indices {
      takes[index].paceFlags.subtract(takes[index].flags)
      takes[index].flags.formUnion(takes[index].paceFlags)
    }
    return PassageAlignment(takes: takes, openings: openings, count: count, asides: asides, isCredible: isCredible)
  }

  /// Whether the length of each take differs much from the pace of all.
  private static func strangeLengths(_ takes: [Take], _ parameters: DecodingParameters) -> [Bool] {
    guard !takes.isEmpty else { return [] }
    let typical = max(1e-3, takes.map(\.pace).sorted()[takes.count / 2])
    return takes.map { take in
      let strangeness = take.pace / typical
      return strangeness > parameters.strangePace || strangeness < 1 / parameters.strangePace
    }
  }

  /// Returns the odds, as a natural logarithm, that each whole take of a voice was said to its end; nil for others.
  private static func endOdds(_ takes: [Take], _ parameters: DecodingParameters) -> [Double?] {
    let paces = takes.filter(\.isWhole).map(\.pace).sorted()
    let typical = paces.count < parameters.fewestPaces ? nil : max(1e-3, paces[paces.count / 2])
    let odds = takes.map { take in
      take.isWhole ? take.ending?.odds(atPace: typical.map { take.pace / $0 } ?? 1) : nil
    }
    let all = odds.compactMap(\.self).sorted()
    // A room or a voice in which no end is heard well says nothing of a single one.
    let usual = all.count < parameters.fewestEnds ? parameters.usualEndOdds : all[all.count / 2]
    let missing = min(max(0, parameters.usualEndOdds - usual), parameters.mostEndShift)
    return odds.map { $0.map { $0 + missing } }
  }

  /// Returns the flags of a whole take by the odds of its end.
  ///
  /// - Parameter goesOn: whether the same voice goes on with the next ayah.
  private static func flags(_ odds: Double, goesOn: Bool, _ parameters: DecodingParameters) -> Set<Flag> {
    guard odds < parameters.sureEndOdds else { return [] }
    let isLikely = odds >= parameters.leastEndOdds || goesOn && odds >= parameters.leastEndOdds - parameters.goingOnOdds
    return isLikely ? [.margin] : [.margin, .broken]
  }
}
