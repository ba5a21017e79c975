import TilawaCore

// The marks between takes, and the ends of their sound.

extension DecodedTakes {
  /// The hops of a word, from its first output to its last one.
  func hops(_ word: DecodedWord) -> Range<Int> {
    let (size, delay) = (sound.hopsInFrame, parameters.outputDelay)
    return max(0, word.frames.lowerBound * size + delay)..<min(sound.hops, word.frames.upperBound * size + delay)
  }

  /// Returns the pause between two words. Of those that touch the hops between them it is the last one that parts a take from a sound
  /// before it, else the longest one.
  private func pause(from end: Int, to start: Int) -> Range<Int>? {
    let reach = parameters.pauseReach
    let pauses = zip(speech, speech.dropFirst()).map { $0.upperBound..<$1.lowerBound }
    let between = pauses.filter { $0.upperBound > end - reach && $0.lowerBound < start + reach }
    return between.last { $0.count >= parameters.partingPause } ?? between.max { $0.count < $1.count }
  }

  /// Returns the quietest hop near another one: a hop of distance counts as much as a decibel.
  private func quietest(around hop: Int) -> Int {
    let levels = sound.levels
    let reach = parameters.joinReach
    let inside = (hop - reach..<hop + reach + 1).clamped(to: 1..<max(2, levels.count - 1))
    func quiet(_ place: Int) -> Double {
      (place - 1...place + 1).reduce(0) { $0 + Double(levels[min($1, levels.count - 1)]) / 6 }
        - Double(abs(place - hop))
    }
    return inside.max { quiet($0) < quiet($1) } ?? hop
  }

  private func quietest(in hops: Range<Int>) -> Int {
    let levels = sound.levels
    let inside = hops.clamped(to: 1..<max(2, levels.count - 1))
    func quiet(_ hop: Int) -> Int { (hop - 1...hop + 1).reduce(0) { $0 + Int(levels[min($1, levels.count - 1)]) } }
    let middle = (hops.lowerBound + hops.upperBound) / 2
    return inside.min { (-quiet($0), abs($0 - middle)) < (-quiet($1), abs($1 - middle)) } ?? middle
  }

  /// A mark beside groups, with the confidence of the words beside it: of each group the surer word counts, since a pause tells
  /// the place, or else the mean.
  ///
  /// - Parameter isBeside: whether the words say too that the pause is between them.
  private func mark(
    _ hop: Int, _ pause: Range<Int>?, _ words: [[Double]], isBeside: Bool = true
  ) -> PassageAlignment.Mark {
    let sides = words.map { pause == nil ? $0.reduce(0, +) / Double($0.count) : $0.max() ?? 0 }
    let confidence = sides.min() ?? 0
    let most = pause == nil || !isBeside ? parameters.mostWithoutPause : parameters.mostWithPause
    let isPlain = pause != nil && confidence >= parameters.plainWord
    let doubt = isPlain ? parameters.doubtInPause : parameters.doubt
    return PassageAlignment.Mark(
      hop: Hop(hop), pause: Range<Hop>(pause ?? hop..<hop), confidence: most * (1 - doubt * (1 - confidence)))
  }

  /// The mark between two groups without anything else between them.
  private func between(_ one: Group, _ next: Group) -> PassageAlignment.Mark {
    let (end, start) = (hops(one.last).upperBound, hops(next.first).lowerBound)
    let words = [one.endConfidence, next.startConfidence]
    if let pause = pause(from: end, to: start) {
      // A pause that begins inside the next word is the closure of a sound; one long before it, a nasal that a telephone leaves out.
      let isBeside = pause.lowerBound <= start + sound.hopsInFrame && start - pause.upperBound <= parameters.onsetReach
      return mark(pause.upperBound - min(parameters.lead, pause.count / 8), pause, words, isBeside: isBeside)
    }
    // The first output of a word comes with its onset, the last one long before its end.
    return mark(quietest(around: start - parameters.onsetLead), nil, words)
  }

  private func start(_ group: Group, after last: DecodedWord?) -> PassageAlignment.Mark {
    let (first, words) = (hops(group.first).lowerBound, [group.startConfidence])
    let begin = speech.last { $0.lowerBound <= first + parameters.pauseReach }?.lowerBound ?? first
    let earliest = last.map { hops($0).upperBound } ?? 0
    guard begin >= earliest, first - begin <= parameters.onsetReach else {
      let from = max(earliest, first - parameters.onsetReach)
      return mark(quietest(in: from..<max(from, first) + 1), nil, words)
    }
    let before = speech.last { $0.upperBound <= begin }?.upperBound ?? 0
    let pause = max(before, earliest)..<begin
    return mark(begin - min(parameters.lead, pause.count), pause, words)
  }

  private func end(_ group: Group, before next: DecodedWord?) -> PassageAlignment.Mark {
    let (last, words) = (hops(group.last).upperBound, [group.endConfidence])
    let end = speech.first { $0.upperBound >= last - parameters.pauseReach }?.upperBound ?? last
    let latest = next.map { hops($0).lowerBound } ?? sound.hops
    guard end <= latest, end - last <= parameters.tailReach else {
      let to = min(latest, last + parameters.onsetReach)
      return mark(quietest(in: min(last, to)..<to + 1), nil, words)
    }
    let after = speech.first { $0.lowerBound >= end }?.lowerBound ?? sound.hops
    let pause = end..<max(end, min(after, latest))
    let behind = max(end + min(parameters.lead, pause.count / 2), fade(of: group, from: end))
    return mark(min(behind, pause.upperBound), pause, words)
  }

  /// Returns the hop behind the sound of a group, with a short tail; at most its mark, which may stand behind a pause.
  func soundEnd(_ group: Group, before mark: Int) -> Int {
    guard let end = speechEnd(group) else { return mark }
    return min(mark, max(end + parameters.tail, fade(of: group, from: end)))
  }

  /// Returns the hop to which the sound of a group fades behind the end of its speech.
  private func fade(of group: Group, from end: Int) -> Int {
    let next = speech.first { $0.lowerBound >= end }.map { $0.lowerBound - parameters.lead } ?? sound.hops
    let first = hops(group.first).lowerBound
    return SoundFade(levels: sound.levels).end(of: first..<max(first, end), in: end..<max(end, next))
  }

  /// Returns the end of the speech with the last word of a group; nil where it goes on for long.
  func speechEnd(_ group: Group) -> Int? {
    let last = hops(group.last).upperBound
    let end = speech.first { $0.upperBound >= last - parameters.pauseReach }?.upperBound
    return end.flatMap { $0 - last <= parameters.tailReach ? $0 : nil }
  }

  /// The marks of each group: adjacent groups share one.
  func marks() -> [(start: PassageAlignment.Mark, end: PassageAlignment.Mark)] {
    let shared = groups.indices.dropFirst().map { index in
      groups[index].isJoined ? between(groups[index - 1], groups[index]) : nil
    }
    return groups.indices.map { index in
      let start = index > 0 ? shared[index - 1] : nil
      let end = index < shared.count ? shared[index] : nil
      return (
        start ?? self.start(groups[index], after: index > 0 ? groups[index - 1].last : nil),
        end ?? self.end(groups[index], before: index + 1 < groups.count ? groups[index + 1].first : nil)
      )
    }
  }
}
