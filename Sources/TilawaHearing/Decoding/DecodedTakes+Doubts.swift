import TilawaCore

// The doubts about takes, and what they are flagged with.

extension DecodedTakes {
  /// Whether something else is heard in a take, or beside it without a pause between.
  private func isBesideSpeech(_ index: Int, _ take: PassageAlignment.Take) -> Bool {
    let group = groups[index]
    func isParted(_ mark: PassageAlignment.Mark) -> Bool { mark.pause.count >= parameters.partingPause }
    if isAfterSpeech(group.first), !isParted(take.start) { return true }
    if index + 1 < groups.count, isAfterSpeech(groups[index + 1].first), !isParted(take.end) { return true }
    if strayUnits(beside: group, take) >= parameters.strayUnitsInTake { return true }
    if Self.isBegunTwice(breaths(of: take), parameters) { return true }
    return group.words.indices.dropFirst().contains { place in
      let word = group.words[place]
      let isStray = isAfterSpeech(word) || word.heardBefore.count >= parameters.strayUnitsInTake
      return isStray && !isSaidAgain(before: place, in: group)
    }
  }

  /// Returns the greatest number of units that are heard at one end of a take, and are none of its words.
  private func strayUnits(beside group: Group, _ take: PassageAlignment.Take) -> Int {
    let size = sound.hopsInFrame
    let before = take.start.hop.index / size..<max(take.start.hop.index / size, group.first.frames.lowerBound - 1)
    let said = min(take.soundEnd.index, take.speechEnd.index + parameters.tail)
    let after = group.last.frames.upperBound + 1..<max(group.last.frames.upperBound + 1, said / size)
    return [before, after].map { units(in: $0).count }.max() ?? 0
  }

  /// Returns the units that are heard in some frames.
  private func units(in frames: Range<Int>) -> [Int] {
    sound.posteriors[frames.clamped(to: 0..<sound.posteriors.count)].greedyPath()
  }

  /// Returns the units that are heard in the first two stretches of speech of a take.
  private func breaths(of take: PassageAlignment.Take) -> [[Int]] {
    let hops = take.start.hop.index..<max(take.start.hop.index, take.speechEnd.index)
    return speech.map { $0.clamped(to: hops) }.filter { !$0.isEmpty }.prefix(2).map { breath in
      units(in: breath.lowerBound / sound.hopsInFrame..<breath.upperBound / sound.hopsInFrame + 1)
    }
  }

  /// Whether all that is heard before the first pause of a take is heard again behind it: somebody broke off and began again.
  static func isBegunTwice(_ breaths: [[Int]], _ parameters: DecodingParameters) -> Bool {
    guard breaths.count > 1, breaths[0].count >= parameters.fewestBegun else { return false }
    return breaths[1].starts(with: breaths[0])
  }

  /// Whether what is heard before a word are words beside it that are said twice, as reciters do after a breath in a long ayah. A return
  /// to the first word begins another take.
  private func isSaidAgain(before place: Int, in group: Group) -> Bool {
    let heard = group.words[place].heardBefore.map(Int.init)
    let (first, word) = (text.ranges[group.part].lowerBound, group.words[place].word)
    let behind = (first + 1..<max(first + 1, word)).map { $0..<word }
    let ahead = (word + 1...group.last.word + 1).map { word..<$0 }
    return (behind + ahead).contains { words in
      let units = text.units(ofWords: words)
      return Double(EditDistance.between(heard, units)) <= parameters.likeErrors * Double(min(units.count, heard.count))
    }
  }

  func skippingOpenings(_ word: Int) -> Int {
    guard word < text.words.count, text.parts[text.words[word].part].isOpening else { return word }
    return text.ranges[text.words[word].part].upperBound
  }

  /// Returns the flags of a group, as far as they do not depend on other takes.
  ///
  /// - Parameter reached: the place behind the words before it.
  func flags(
    of index: Int, _ take: PassageAlignment.Take, _ errors: (count: Int, units: Int), after reached: Int
  ) -> Set<PassageAlignment.Flag> {
    var flags: Set<PassageAlignment.Flag> = []
    let (group, first) = (groups[index], skippingOpenings(span(groups[index]).lowerBound))
    if first > max(reached, skippingOpenings(0)), !group.isJoined { flags.insert(.skip) }
    if Double(errors.count) > parameters.strangeErrors * Double(errors.units) || group.loss > parameters.strangeLoss {
      flags.insert(.match)
    }
    let isUnlike = take.match < parameters.leastMatch || isLikeOther(than: group, errors.count)
    if take.confidence < parameters.sure || isUnlike { flags.insert(.margin) }
    if isBesideSpeech(index, take) { flags.insert(.speech) }
    return flags
  }

  /// Whether what is heard in a group is more like an ayah near it, or the beginning of one that may have been broken off.
  private func isLikeOther(than group: Group, _ errors: Int) -> Bool {
    guard errors > 1, !text.parts[group.part].isOpening else { return false }
    let (said, own) = (units(in: DecodedTakes.frames(around: group)), text.units(ofWords: text.ranges[group.part]))
    let near = (group.part - parameters.mixedUp...group.part + parameters.mixedUp).clamped(to: 0...text.parts.count - 1)
    return near.contains { part in
      guard part != group.part else { return false }
      let other = text.units(ofWords: text.ranges[part])
      let begun = other.prefix(said.count)
      return other != own && EditDistance.between(said, other) < errors
        || begun.count == said.count && EditDistance.between(said, Array(begun)) < errors
    }
  }

  /// Returns what is heard of the end of a group.
  func end(of group: Group, _ take: PassageAlignment.Take) -> TakeEnd {
    let (size, units) = (sound.hopsInFrame, text.units(ofWords: span(group)))
    let stop = take.speechEnd.index
    let frames = group.last.frames.lowerBound..<max(group.last.frames.upperBound, stop / size + 1)
    func likelihood(_ frame: Int) -> Float {
      let row = sound.posteriors[frame]
      return row[units.last ?? 0]
    }
    let best = frames.clamped(to: 0..<sound.posteriors.count).max { likelihood($0) < likelihood($1) }
    let heard = group.words.suffix(2).flatMap(\.units).suffix(TakeEnd.units)
    let usual = Double(max(1, stop - hops(group.first).lowerBound)) / Double(max(1, units.count))
    return TakeEnd(
      unit: units.last ?? 0, last: heard.last ?? 0, least: heard.min() ?? 0,
      held: Double(stop - (best ?? 0) * size) / usual,
      after: Double(stop - group.last.frames.upperBound * size) / usual)
  }
}
