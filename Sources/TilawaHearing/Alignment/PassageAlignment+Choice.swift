extension PassageAlignment {
  /// Whether some words are recited more than once, or by several people.
  var hasSeveralTakes: Bool { Set(takes.map(\.ayah)).count < takes.count }

  /// Returns the alignment with one take of each ayah as the ayah: whole before broken, of the voice of most ayat before others, with sure
  /// marks before others, without doubts before doubtful, and of equals the last. All other takes are flagged.
  ///
  /// - Parameter isMain: whether a take is of the voice that recites most ayat, take by take; nil where only one voice is heard.
  func choosing(_ isMain: [Bool]? = nil) -> PassageAlignment {
    var takes = takes
    for index in takes.indices {
      takes[index].flags.remove(.again)
      if let isMain, !isMain[index] { takes[index].flags.insert(.voice) } else { takes[index].flags.remove(.voice) }
    }
    for same in Dictionary(grouping: takes.indices, by: { takes[$0].ayah }).values where same.count > 1 {
      let chosen = same.max { (takes[$0].rank, $0) < (takes[$1].rank, $1) }
      for index in same where index != chosen { takes[index].flags.insert(.again) }
    }
    return PassageAlignment(takes: takes, openings: openings, count: count, asides: asides, isCredible: isCredible)
  }
}

extension PassageAlignment {
  /// Returns the alignment with the takes flagged that may break off, and whose ayah the same voice begins again later.
  ///
  /// - Parameter isMain: whether a take is of the voice that recites most ayat, take by take; nil where only one voice is heard.
  func breaking(_ isMain: [Bool]? = nil, _ parameters: DecodingParameters = DecodingParameters()) -> PassageAlignment {
    var takes = takes
    let own = takes.indices.filter { isMain?[$0] ?? true }
    for same in Dictionary(grouping: own, by: { takes[$0].ayah }).values {
      let wanted = parameters.leastEndOdds + parameters.beginningAgainOdds
      for index in same.dropLast() where takes[index].endOdds < wanted { takes[index].flags.insert(.broken) }
    }
    return PassageAlignment(takes: takes, openings: openings, count: count, asides: asides, isCredible: isCredible)
  }

  /// Returns the alignment with the takes flagged that were chosen although the same voice said the ayah again: who does so was not content with
  /// the earlier one.
  ///
  /// - Parameter isMain: whether a take is of the voice that recites most ayat, take by take; nil where only one voice is heard.
  func doubtingEarlier(_ isMain: [Bool]? = nil) -> PassageAlignment {
    var takes = takes
    let whole = takes.indices.filter {
      (isMain?[$0] ?? true) && takes[$0].isWhole && !takes[$0].flags.contains(.broken)
    }
    for same in Dictionary(grouping: whole, by: { takes[$0].ayah }).values {
      for index in same.dropLast() where !takes[index].flags.contains(.again) { takes[index].flags.insert(.margin) }
    }
    return PassageAlignment(takes: takes, openings: openings, count: count, asides: asides, isCredible: isCredible)
  }

  /// Returns the alignment with the takes flagged that may be other ayat; others are chosen then.
  func doubting(_ isDoubtful: (Take) -> Bool) -> PassageAlignment {
    var takes = takes
    for index in takes.indices where isDoubtful(takes[index]) {
      takes[index].flags.insert(.margin)
      takes[index].paceFlags.remove(.margin)
    }
    return PassageAlignment(takes: takes, openings: openings, count: count, asides: asides, isCredible: isCredible)
      .choosing()
  }
}

extension PassageAlignment.Take {
  /// The weight of what speaks for it among the takes of its ayah.
  fileprivate var rank: Int {
    let isComplete = isWhole && flags.isDisjoint(with: [.broken, .match])
    let doubts = flags.subtracting([.again, .voice, .skip]).count
    let isVouched = confidence >= DecodingParameters().vouched
    return (isComplete ? 1000 : 0) + (flags.contains(.voice) ? 0 : 100) + (isVouched ? 10 : 0) - doubts
  }
}
