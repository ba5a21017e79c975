import Glibc
import TilawaCore

/// The takes that the words of a recording make up, with their marks, flags and confidence.
struct DecodedTakes {
  /// The most ayat that are sought beside the first or the last one that was found, and the most between two.
  private static let (far, mostParts) = (3, 12)

  /// Words of one part of the passage that follow each other.
  struct Group {
    let part: Int
    /// Its words, at least one.
    var words: [DecodedWord]
    /// Whether it follows the group before it in the passage, and nothing else is heard between them.
    let isJoined: Bool
    /// Whether it is told by what other ayat sound like alone.
    var isGuess = false

    var first: DecodedWord { words[0] }
    var last: DecodedWord { words[words.count - 1] }
    var frames: Range<Int> { first.frames.lowerBound..<last.frames.upperBound }
    /// The confidence of the two outermost words at each end.
    var startConfidence: [Double] { words.prefix(2).map(\.confidence) }
    var endConfidence: [Double] { words.suffix(2).map(\.confidence) }

    var loss: Float { words.reduce(0) { $0 + $1.loss * Float($1.frames.count) } / Float(max(1, wordFrames)) }
    private var wordFrames: Int { words.reduce(0) { $0 + $1.frames.count } }
  }

  let text: RecitedText
  let sound: HeardSound
  let speech: [Range<Int>]
  let parameters: DecodingParameters
  private(set) var groups: [Group]

  init(
    _ words: [DecodedWord], of text: RecitedText, in sound: HeardSound, speech: [Range<Int>],
    _ parameters: DecodingParameters
  ) {
    (self.text, self.sound, self.speech, self.parameters) = (text, sound, speech, parameters)
    var groups: [Group] = []
    for word in words {
      let part = text.words[word.word].part
      if let last = groups.last, last.part == part, !word.isJump, word.otherFrames < parameters.longSpeech {
        groups[groups.count - 1].words.append(word)
      } else {
        let isJoined = !groups.isEmpty && !word.isJump && word.otherFrames < parameters.leastSpeech
        groups.append(Group(part: part, words: [word], isJoined: isJoined))
      }
    }
    self.groups = groups
    self.groups = joined(believed(seenAgain(groups)))
    self.groups = further(self.groups)
  }

  /// Takes a sound in which no words of the text were found: the ayat in it are told by what all others sound like.
  init(guessing text: RecitedText, in sound: HeardSound, speech: [Range<Int>], _ parameters: DecodingParameters) {
    (self.text, self.sound, self.speech, self.parameters, groups) = (text, sound, speech, parameters, [])
    groups = attempts(in: 0..<sound.posteriors.count, at: 0...max(0, text.parts.count - 1))
  }

  /// Returns the groups, and between them the runs of speech that are like an ayah beside them: those that are heard badly, or follow
  /// another take of it.
  private func further(_ groups: [Group]) -> [Group] {
    var all: [Group] = []
    for index in 0...groups.count where !groups.isEmpty {
      let before = index > 0 ? groups[index - 1] : nil
      let after = index < groups.count ? groups[index] : nil
      let from = before?.last.frames.upperBound ?? 0
      let to = after?.first.frames.lowerBound ?? sound.posteriors.count
      let one = before?.part ?? max(0, (after?.part ?? 0) - Self.far)
      let next = after?.part ?? (before?.part ?? 0) + Self.far
      let parts = min(one, next)...min(max(one, next), text.parts.count - 1)
      if to > from, parts.count <= Self.mostParts { all += attempts(in: from..<to, at: parts) }
      if let after { all.append(after) }
    }
    return all
  }

  /// Returns the runs of speech in some frames that are like some parts, in their order.
  private func attempts(in frames: Range<Int>, at parts: ClosedRange<Int>) -> [Group] {
    let look = SecondLook(text: text, sound: sound, speech: speech, parameters: parameters)
    guard !frames.isEmpty, let found = look.attempt(atOneOf: parts, in: frames),
      let words = look.words(ofPart: found.part, at: found.place)
    else { return [] }
    let place = found.place.frames
    let group = Group(part: found.part, words: words, isJoined: false, isGuess: true)
    return attempts(in: frames.lowerBound..<max(frames.lowerBound, place.lowerBound), at: parts.lowerBound...found.part)
      + [group]
      + attempts(in: min(frames.upperBound, place.upperBound)..<frames.upperBound, at: found.part...parts.upperBound)
  }

  /// Returns the groups, those of ayat that are heard badly or in part moved to where the whole ayah is heard, and with ayat that were
  /// found nowhere else.
  private func seenAgain(_ groups: [Group]) -> [Group] {
    let look = SecondLook(text: text, sound: sound, speech: speech, parameters: parameters)
    var seen: [Group] = []
    for (index, group) in groups.enumerated() {
      let from = seen.last?.last.frames.upperBound ?? 0
      let to = index + 1 < groups.count ? groups[index + 1].first.frames.lowerBound : sound.posteriors.count
      seen.append(moved(group, in: from..<max(from, to), look) ?? group)
    }
    for part in text.parts.indices where !text.parts[part].isOpening {
      let isFound = seen.contains { $0.part == part && isWhole($0) }
      let before = seen.lastIndex { $0.part < part } ?? -1
      let after = seen.firstIndex { $0.part > part } ?? seen.count
      guard !isFound, before < after else { continue }
      let from = before >= 0 ? seen[before].last.frames.upperBound : 0
      let to = after < seen.count ? seen[after].first.frames.lowerBound : sound.posteriors.count
      guard let found = look.place(ofPart: part, in: from..<max(from, to)),
        let words = look.words(ofPart: part, at: found)
      else { continue }
      let same = seen[before + 1..<after].filter { !$0.frames.overlaps(found.frames) }
      guard same.count + 1 == after - before || found.errors * 2 < Int(parameters.likeErrors * Double(found.units))
      else {
        continue
      }
      let all = same + [Group(part: part, words: words, isJoined: false)]
      seen.replaceSubrange(before + 1..<after, with: all.sorted { $0.frames.lowerBound < $1.frames.lowerBound })
    }
    return seen
  }

  /// Returns a group where its whole ayah is heard better; nil where it is not.
  private func moved(_ group: Group, in frames: Range<Int>, _ look: SecondLook) -> Group? {
    let errors = errors(group)
    if isWhole(group), hasBreak(group), let again = look.place(ofPart: group.part, in: group.frames),
      again.errors < errors.count, let words = look.words(ofPart: group.part, at: again)
    {
      return Group(part: group.part, words: words, isJoined: false)
    }
    guard !text.parts[group.part].isOpening,
      !isWhole(group) || Double(errors.count) > parameters.likeErrors / 2 * Double(errors.units),
      let found = look.place(ofPart: group.part, in: frames)
    else { return nil }
    let isBetter =
      isWhole(group) ? found.errors < errors.count : found.errors < look.errors(of: span(group), in: found.frames)
    guard isBetter, let words = look.words(ofPart: group.part, at: found) else { return nil }
    return Group(part: group.part, words: words, isJoined: false)
  }

  /// Whether a pause after which another take may begin stands between two words of a group.
  private func hasBreak(_ group: Group) -> Bool {
    zip(speech, speech.dropFirst()).contains { one, next in
      next.lowerBound - one.upperBound >= parameters.partingPause && one.upperBound > hops(group.first).lowerBound
        && next.lowerBound < hops(group.last).upperBound
    }
  }

  private func isWhole(_ group: Group) -> Bool { span(group) == text.ranges[group.part] }

  /// Returns the groups with those of one ayah joined again that longer speech had parted.
  private func joined(_ groups: [Group]) -> [Group] {
    groups.reduce(into: []) { joined, group in
      if let last = joined.last, last.part == group.part, !group.first.isJump, last.last.word + 1 == group.first.word {
        joined[joined.count - 1].words += group.words
      } else {
        joined.append(group)
      }
    }
  }

  /// Returns the groups without the stretches between other speech that do not sound like their words: in a long recording of much
  /// else, some of it is taken for the passage. The longer the recording, the more units must be heard.
  private func believed(_ groups: [Group]) -> [Group] {
    var stretches: [[Group]] = []
    for group in groups {
      if stretches.isEmpty || isAfterSpeech(group.first) { stretches.append([]) }
      stretches[stretches.count - 1].append(group)
    }
    guard stretches.count > 1 else { return groups }
    let needed = parameters.strayUnits * log(max(1, Double(sound.posteriors.count) / 1000))
    func isBelieved(_ groups: [Group]) -> Bool {
      let (wrong, all) = groups.map(errors).reduce(into: (0, 0)) { $0 = ($0.0 + $1.count, $0.1 + $1.units) }
      return parameters.chanceErrors * Double(all) - Double(wrong) >= needed
    }
    // An ayah that is heard well stays where what was taken for another one beside it does not sound like that.
    return stretches.flatMap { isBelieved($0) ? $0 : $0.filter { isBelieved([$0]) } }
  }

  /// Whether other speech before a word is more than a breath or the end of a sound.
  func isAfterSpeech(_ word: DecodedWord) -> Bool { word.otherFrames >= parameters.leastSpeech }

  // MARK: - Takes

  /// The frames of the words of a group, and one at each side.
  static func frames(around group: Group) -> Range<Int> {
    group.first.frames.lowerBound - 1..<group.last.frames.upperBound + 1
  }

  /// The units of a group, and how many of them are not among the most probable outputs.
  func errors(_ group: Group) -> (count: Int, units: Int) {
    let units = text.units(ofWords: span(group))
    let frames = Self.frames(around: group)
    let heard = sound.posteriors[frames.clamped(to: 0..<sound.posteriors.count)].greedyPath()
    return (EditDistance.between(heard, units), units.count)
  }

  /// The place of the first word of a group, and the place behind its last one, in the passage.
  func span(_ group: Group) -> Range<Int> {
    group.first.word..<group.last.word + 1
  }

  /// The index of the ayah of a part, among the ayat; of an opening, that of the ayah after it.
  private func ayah(_ part: Int) -> Int { text.parts[..<part].count { !$0.isOpening } }

  /// The usual length of a part in hops, by its outputs; only ratios count.
  private func length(_ range: Range<Int>) -> Double {
    10 * Double(range.reduce(0) { $0 + (text.words[$1].forms.first?.units.count ?? 0) })
  }

  /// The result; of several takes of an ayah one is the ayah.
  var alignment: PassageAlignment? {
    let marks = marks()
    var (takes, openings): ([PassageAlignment.Take], [PassageAlignment.Take]) = ([], [])
    var reached = 0
    var (wrong, all) = (0, 0)
    for index in groups.indices {
      let (group, edges) = (groups[index], marks[index])
      let errors = errors(group)
      if !text.parts[group.part].isOpening, !group.isGuess { (wrong, all) = (wrong + errors.count, all + errors.units) }
      var take = take(group, edges)
      take.flags = flags(of: index, take, errors, after: reached)
      if group.isGuess { take.flags.formUnion([.match, .margin]) }
      reached = max(reached, skippingOpenings(span(group).upperBound))
      if take.isOpening {
        if take.isWhole, !take.flags.contains(.match) { openings.append(take) }
      } else {
        take.ending = end(of: group, take)
        takes.append(take)
      }
    }
    guard !takes.isEmpty else { return nil }
    let isHeard = Double(wrong) <= parameters.credibleErrors * Double(all)
    let isAlone = all < parameters.leastUnits && isHeard && isNearlyAll(takes)
    if isAlone { for index in takes.indices { takes[index].flags.insert(.margin) } }
    return PassageAlignment(
      takes: takes, openings: openings, count: text.parts.count { !$0.isOpening },
      asides: PassageAlignment.asides(of: speech, beside: takes),
      isCredible: isHeard && all >= parameters.leastUnits || isAlone || groups.allSatisfy(\.isGuess)
    ).judgingPaces(nil, parameters).choosing()
  }

  /// Whether the passage is one ayah, and nearly all that is said: a word or two are believed then, with a doubt.
  private func isNearlyAll(_ takes: [PassageAlignment.Take]) -> Bool {
    guard text.parts.count(where: { !$0.isOpening }) == 1 else { return false }
    let own = takes.filter { $0.isWhole && !$0.flags.contains(.match) }
      .map { $0.start.hop.index..<max($0.start.hop.index, $0.soundEnd.index) }
    let said = speech.map { part in (part.count, own.reduce(0) { $0 + $1.clamped(to: part).count }) }
    return Double(said.reduce(0) { $0 + $1.1 }) >= parameters.nearlyAll * Double(said.reduce(0) { $0 + $1.0 })
  }

  /// Returns the take of a group, without flags.
  private func take(
    _ group: Group, _ edges: (start: PassageAlignment.Mark, end: PassageAlignment.Mark)
  ) -> PassageAlignment.Take {
    let (span, range) = (span(group), text.ranges[group.part])
    func share(_ word: Int) -> Double { Double(word - range.lowerBound) / Double(range.count) }
    let end = max(edges.start.hop.index, soundEnd(group, before: edges.end.hop.index))
    let said = min(end, max(edges.start.hop.index, speechEnd(group) ?? end))
    var take = PassageAlignment.Take(
      ayah: ayah(group.part), isOpening: text.parts[group.part].isOpening, start: edges.start, end: edges.end,
      speechEnd: Hop(said), soundEnd: Hop(end), part: share(span.lowerBound)...share(span.upperBound),
      match: parameters.otherSpeech - group.loss, pace: Double(end - edges.start.hop.index) / max(1, length(span)),
      flags: [])
    take.words = words(of: group, to: edges.end.hop.index)
    (take.firstWord, take.ayahWords) = (span.lowerBound - range.lowerBound, range.count)
    return take
  }

  /// Returns the hops of each word, from its onset to that of the next one, or to the pause between them.
  private func words(of group: Group, to end: Int) -> [Range<Hop>] {
    let starts = group.words.map { max(0, hops($0).lowerBound - parameters.wordLead) } + [end]
    return zip(group.words, zip(starts, starts.dropFirst())).map { word, edges in
      let last = hops(word).upperBound
      let pause = speech.first { $0.upperBound >= last && $0.upperBound < edges.1 }?.upperBound
      return Hop(edges.0)..<Hop(max(edges.0, pause ?? edges.1))
    }
  }
}
