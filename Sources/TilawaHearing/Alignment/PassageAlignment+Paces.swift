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
      let shortEnds = Self.shortEnds(own.map { takes[$0] }, parameters)
      for (index, isShort) in zip(own, shortEnds) where isShort { takes[index].paceFlags.insert(.margin) }
      let odds = Self.endOdds(own.map { takes[$0] }, parameters)
      let sure = Self.sureOdds(odds.compactMap(\.self), parameters)
      for (place, index) in own.enumerated() {
        guard let odds = odds[place] else { continue }
        let next = place + 1 < own.count ? takes[own[place + 1]].ayah : nil
        takes[index].endOdds = odds
        let goesOn = next == takes[index].ayah + 1
        takes[index].paceFlags.formUnion(Self.flags(odds, sure: sure, goesOn: goesOn, parameters))
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

  /// Whether each whole take leaves its last sound behind the end of its speech, or much sooner than the other takes of the voice that end in
  /// the same sound: who breaks off within a long vowel has said every letter.
  private static func shortEnds(_ takes: [Take], _ parameters: DecodingParameters) -> [Bool] {
    // Count in tens of hops: `after` counts units of the take, and `pace` the tens of hops in one of them.
    func length(_ take: Take) -> Double? { take.isWhole ? take.ending.map { $0.after * take.pace } : nil }
    var lengths: [Int: [Double]] = [:]
    for take in takes {
      guard let ending = take.ending, let length = length(take) else { continue }
      lengths[ending.unit, default: []].append(length)
    }
    let usual = lengths.filter { $0.value.count >= parameters.fewestEnds }.mapValues { $0.sorted()[$0.count / 2] }
    return takes.map { take in
      guard let length = length(take) else { return false }
      guard let usual = take.ending.flatMap({ usual[$0.unit] }) else { return length < 0 }
      return length < 0 || usual >= parameters.leastUsualEnd && length < parameters.shortEnd * usual
    }
  }

  /// Returns the odds, as a natural logarithm, that each whole take of a voice was said to its end; nil for others.
  private static func endOdds(_ takes: [Take], _ parameters: DecodingParameters) -> [Double?] {
    let paces = takes.filter(\.isWhole).map(\.pace).sorted()
    let typical = paces.count < parameters.fewestPaces ? nil : max(1e-3, paces[paces.count / 2])
    let odds = takes.map { take in
      take.isWhole ? take.ending?.odds(atPace: typical.map { take.pace / $0 } ?? 1) : nil
    }
    // A room or a voice in which no end is heard well says nothing of a single one, and neither does one sound that it never holds.
    let shift = missing(odds.compactMap(\.self), atMost: parameters.mostEndShift, parameters)
    let shifted = odds.map { $0.map { $0 + shift } }
    let ofUnits = Dictionary(grouping: zip(takes, shifted), by: \.0.ending?.unit).mapValues {
      missing($0.compactMap(\.1), atMost: parameters.mostUnitShift, parameters)
    }
    return zip(takes, shifted).map { take, odds in odds.map { $0 + (ofUnits[take.ending?.unit] ?? 0) } }
  }

  /// Returns what is missing to the usual odds of ends that are heard well; 0 for few ends.
  private static func missing(_ odds: [Double], atMost most: Double, _ parameters: DecodingParameters) -> Double {
    guard odds.count >= parameters.fewestEnds else { return 0 }
    return min(max(0, parameters.usualEndOdds - odds.sorted()[odds.count / 2]), most)
  }

  /// Returns the least odds with which a take of a voice may be confirmed without a person: those of a voice whose ends are heard well
  /// hardly fall, but where it breaks off.
  private static func sureOdds(_ odds: [Double], _ parameters: DecodingParameters) -> Double {
    guard odds.count >= parameters.fewestEnds else { return parameters.sureEndOdds }
    return max(parameters.sureEndOdds, odds.sorted()[odds.count / 2] - parameters.mostEndFall)
  }

  /// Returns the flags of a whole take by the odds of its end.
  ///
  /// - Parameters:
  ///   - sure: the least odds of its voice with which it may be confirmed.
  ///   - goesOn: whether the same voice goes on with the next ayah.
  private static func flags(
    _ odds: Double, sure: Double, goesOn: Bool, _ parameters: DecodingParameters
  ) -> Set<Flag> {
    guard odds < sure else { return [] }
    let isLikely = odds >= parameters.leastEndOdds || goesOn && odds >= parameters.leastEndOdds - parameters.goingOnOdds
    return isLikely ? [.margin] : [.margin, .broken]
  }
}
