import Glibc
import TilawaCore

/// The takes that the words of a recording make up, with their marks, flags and confidence.
struct DecodedTakes {
  /// Words of one part of the passage that follow each other.
  private struct Group {
    let part: Int
    var words: [DecodedWord]
    /// Whether it follows the group before it in the passage, and nothing else is heard between them.
    let isJoined: Bool

    var loss: Float { words.reduce(0) { $0 + $1.loss * Float($1.frames.count) } / Float(max(1, frames)) }
    private var frames: Int { words.reduce(0) { $0 + $1.frames.count } }
  }

  private let text: RecitedText
  private let sound: HeardSound
  private let speech: [Range<Int>]
  private let parameters: DecodingParameters
  private let groups: [Group]

  init(
    _ words: [DecodedWord], of text: RecitedText, in sound: HeardSound, speech: [Range<Int>],
    _ parameters: DecodingParameters
  ) {
    (self.text, self.sound, self.speech, self.parameters) = (text, sound, speech, parameters)
    var groups: [Group] = []
    for word in words {
      let part = text.words[word.word].part
      if let last = groups.last, last.part == part, !word.isJump {
        groups[groups.count - 1].words.append(word)
      } else {
        let isJoined = !groups.isEmpty && !word.isJump && !word.isAfterOtherSpeech
        groups.append(Group(part: part, words: [word], isJoined: isJoined))
      }
    }
    self.groups = groups
  }

  // MARK: - Marks

  /// The hops of a word, from its first output to its last one.
  private func hops(_ word: DecodedWord) -> Range<Int> {
    let (size, delay) = (sound.hopsInFrame, parameters.outputDelay)
    return max(0, word.frames.lowerBound * size + delay)..<min(sound.hops, word.frames.upperBound * size + delay)
  }

  /// Returns the pause between two words; the longest one that touches the hops between them.
  private func pause(from end: Int, to start: Int) -> Range<Int>? {
    let reach = parameters.pauseReach
    let pauses = zip(speech, speech.dropFirst()).map { $0.upperBound..<$1.lowerBound }
    return pauses.filter { $0.upperBound > end - reach && $0.lowerBound < start + reach }.max { $0.count < $1.count }
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

  private func mark(_ hop: Int, _ pause: Range<Int>?, beside losses: [Float]) -> PassageAlignment.Mark {
    let worst = losses.max() ?? 0
    let most = pause == nil ? parameters.mostWithoutPause : parameters.mostWithPause
    let doubt = Double(max(0, worst - parameters.usualLoss)) / Double(parameters.doubtfulLoss)
    return PassageAlignment.Mark(
      hop: Hop(hop), pause: Range<Hop>(pause ?? hop..<hop), confidence: max(0, min(1, most * exp2(-doubt))))
  }

  /// The mark between two groups without anything else between them.
  private func between(_ one: DecodedWord, _ next: DecodedWord) -> PassageAlignment.Mark {
    let (end, start) = (hops(one).upperBound, hops(next).lowerBound)
    let losses = [one.loss, next.loss]
    if let pause = pause(from: end, to: start) {
      return mark(pause.upperBound - min(parameters.lead, pause.count / 8), pause, beside: losses)
    }
    // The first output of a word comes with its onset, the last one long before its end.
    return mark(quietest(around: start - parameters.onsetLead), nil, beside: losses)
  }

  private func start(_ word: DecodedWord, after last: DecodedWord?) -> PassageAlignment.Mark {
    let first = hops(word).lowerBound
    let begin = speech.last { $0.lowerBound <= first + parameters.pauseReach }?.lowerBound ?? first
    let earliest = last.map { hops($0).upperBound } ?? 0
    guard begin >= earliest, first - begin <= parameters.onsetReach else {
      let from = max(earliest, first - parameters.onsetReach)
      return mark(quietest(in: from..<max(from, first) + 1), nil, beside: [word.loss])
    }
    let before = speech.last { $0.upperBound <= begin }?.upperBound ?? 0
    let pause = max(before, earliest)..<begin
    return mark(begin - min(parameters.lead, pause.count), pause, beside: [word.loss])
  }

  private func end(_ word: DecodedWord, before next: DecodedWord?) -> PassageAlignment.Mark {
    let last = hops(word).upperBound
    let end = speech.first { $0.upperBound >= last - parameters.pauseReach }?.upperBound ?? last
    let latest = next.map { hops($0).lowerBound } ?? sound.hops
    guard end <= latest, end - last <= parameters.tailReach else {
      let to = min(latest, last + parameters.onsetReach)
      return mark(quietest(in: min(last, to)..<to + 1), nil, beside: [word.loss])
    }
    let after = speech.first { $0.lowerBound >= end }?.lowerBound ?? sound.hops
    let pause = end..<max(end, min(after, latest))
    return mark(end + min(parameters.lead, pause.count / 2), pause, beside: [word.loss])
  }

  /// The marks of each group: adjacent groups share one.
  private func marks() -> [(start: PassageAlignment.Mark, end: PassageAlignment.Mark)] {
    let shared: [PassageAlignment.Mark?] = groups.indices.dropFirst().map { index in
      guard groups[index].isJoined, let one = groups[index - 1].words.last, let next = groups[index].words.first else {
        return nil
      }
      return between(one, next)
    }
    return groups.indices.compactMap { index in
      guard let first = groups[index].words.first, let last = groups[index].words.last else { return nil }
      let start = index > 0 ? shared[index - 1] : nil
      let end = index < shared.count ? shared[index] : nil
      return (
        start ?? self.start(first, after: index > 0 ? groups[index - 1].words.last : nil),
        end ?? self.end(last, before: index + 1 < groups.count ? groups[index + 1].words.first : nil)
      )
    }
  }

  // MARK: - Takes

  /// The place of the first word of a group, and the place behind its last one, in the passage.
  private func span(_ group: Group) -> Range<Int> {
    group.words[0].word..<group.words[group.words.count - 1].word + 1
  }

  /// The index of the ayah of a part, among the ayat; of an opening, that of the ayah after it.
  private func ayah(_ part: Int) -> Int { text.parts[..<part].count { !$0.isOpening } }

  /// The usual length of a part in hops, by its outputs; only ratios count.
  private func length(_ range: Range<Int>) -> Double {
    10 * Double(range.reduce(0) { $0 + (text.words[$1].forms.first?.units.count ?? 0) })
  }

  /// The result.
  var alignment: PassageAlignment? {
    let marks = marks()
    var (takes, openings): ([PassageAlignment.Take], [PassageAlignment.Take]) = ([], [])
    var reached = 0
    for (group, edges) in zip(groups, marks) {
      let (span, range) = (span(group), text.ranges[group.part])
      func share(_ word: Int) -> Double { Double(word - range.lowerBound) / Double(range.count) }
      let hops = edges.end.hop.index - edges.start.hop.index
      var take = PassageAlignment.Take(
        ayah: ayah(group.part), isOpening: text.parts[group.part].isOpening, start: edges.start, end: edges.end,
        part: share(span.lowerBound)...share(span.upperBound),
        match: parameters.otherSpeech - group.loss, pace: Double(hops) / max(1, length(span)),
        flags: flags(of: group, span, after: reached))
      if min(take.start.confidence, take.end.confidence) < parameters.sure { take.flags.insert(.margin) }
      if group.loss > parameters.strangeLoss { take.flags.insert(.match) }
      if take.isWhole { take.words = words(of: group, to: take.end.hop.index) }
      reached = max(reached, skippingOpenings(span.upperBound))
      if take.isOpening {
        if take.isWhole, group.loss <= parameters.strangeLoss { openings.append(take) }
      } else {
        takes.append(take)
      }
    }
    guard !takes.isEmpty else { return nil }
    judgeLengths(&takes)
    let asides = PassageAlignment.asides(of: speech, beside: takes)
    return PassageAlignment(
      takes: takes, openings: openings, count: text.parts.count { !$0.isOpening }, asides: asides,
      isCredible: isCredible(takes))
  }

  /// Returns the hops of each word, from its onset to that of the next one, or to the pause between them.
  private func words(of group: Group, to end: Int) -> [Range<Hop>] {
    let starts = group.words.map { max(0, hops($0).lowerBound - parameters.onsetLead) } + [end]
    return zip(group.words, zip(starts, starts.dropFirst())).map { word, edges in
      let last = hops(word).upperBound
      let pause = speech.first { $0.upperBound >= last && $0.upperBound < edges.1 }?.upperBound
      return Hop(edges.0)..<Hop(max(edges.0, pause ?? edges.1))
    }
  }

  private func skippingOpenings(_ word: Int) -> Int {
    guard word < text.words.count, text.parts[text.words[word].part].isOpening else { return word }
    return text.ranges[text.words[word].part].upperBound
  }

  private func flags(of group: Group, _ span: Range<Int>, after reached: Int) -> Set<PassageAlignment.Flag> {
    var flags: Set<PassageAlignment.Flag> = []
    if span.lowerBound < reached, !text.parts[group.part].isOpening { flags.insert(.again) }
    if skippingOpenings(span.lowerBound) > max(reached, skippingOpenings(0)), !group.isJoined { flags.insert(.skip) }
    if group.words.contains(where: \.isAfterOtherSpeech) { flags.insert(.speech) }
    return flags
  }

  private func judgeLengths(_ takes: inout [PassageAlignment.Take]) {
    let typical = max(1e-3, takes.map(\.pace).sorted()[takes.count / 2])
    for index in takes.indices {
      let strangeness = takes[index].pace / typical
      if strangeness > parameters.strangePace || strangeness < 1 / parameters.strangePace {
        takes[index].flags.insert(.length)
      }
      if index > 0, takes[index].flags.contains(.speech) { takes[index - 1].flags.insert(.speech) }
    }
  }

  /// Whether the passage is heard: the words of at least half of what was found are heard as they are in the text.
  private func isCredible(_ takes: [PassageAlignment.Take]) -> Bool {
    let losses = takes.map { (loss: parameters.otherSpeech - $0.match, hops: $0.hops.count) }
    let total = losses.reduce(0) { $0 + $1.hops }
    let good = losses.reduce(0) { $0 + ($1.loss <= parameters.credibleLoss ? $1.hops : 0) }
    return 2 * good >= total && total > 0
  }
}
