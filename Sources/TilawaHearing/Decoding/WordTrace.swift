import TilawaCore

/// The words on a path through a `PhonemeGraph`, gathered frame by frame.
struct WordTrace {
  private let graph: PhonemeGraph
  private let text: RecitedText
  private(set) var words: [DecodedWord] = []
  /// The number of frames that were added.
  private(set) var frames = 0
  /// The state of the last frame; nil between words.
  private var last: Int?
  /// The frames since the last word in which something else was said.
  private var others = 0
  /// The most probable units since the last word, and the output of the last frame.
  private var unitsBetween: [UInt8] = []
  private var lastOutput: UInt8 = 0
  /// The most units that are kept between two words.
  private static let mostUnitsBetween = 300

  /// The ratio from which rivals of words are told, nil where none are sought; and what that needs: the outputs of the last frames from
  /// `firstRow` on, and the word before those that are kept.
  private let leastRatio: Double?
  private var rows: [[Float]] = []
  private var firstRow = 0
  private var before: DecodedWord?

  init(_ graph: PhonemeGraph, _ text: RecitedText, leastRatio: Double? = nil) {
    (self.graph, self.text, self.leastRatio) = (graph, text, leastRatio)
  }

  /// Adds the state of the next frame.
  mutating func add(_ state: Int, _ row: [Float], isSpeech: Bool) {
    defer { frames += 1 }
    if leastRatio != nil { rows.append(row) }
    let word = graph.word(of: state)
    let unit = newUnit(row)
    let output = graph.states.labels[state]
    guard !graph.isBetween(state) else {
      last = nil
      if let unit, unitsBetween.count < Self.mostUnitsBetween { unitsBetween.append(unit) }
      if output == PhonemeGraph.otherSpeech, isSpeech { others += 1 }
      return
    }
    let value = row[Int(output)]
    let loss = row.reduce(-.infinity, max) - value
    if last.map({ graph.word(of: $0) != word || state < $0 }) ?? true {
      let before = words.last?.word
      words.append(
        DecodedWord(
          word: word, frames: frames..<frames, loss: 0, units: [],
          isJump: before.map { $0 + 1 != word && !isOmission(from: $0, to: word) } ?? false,
          otherFrames: others, heardBefore: unitsBetween))
      (others, unitsBetween) = (0, [])
    }
    let index = words.count - 1
    if let unit { words[index].heard.append(unit) }
    if output != 0 {
      if last == state, let place = words[index].units.indices.last {
        words[index].units[place] = max(words[index].units[place], value)
      } else {
        words[index].units.append(value)
        words[index].said.append(output)
      }
    }
    let count = Float(words[index].frames.count)
    words[index].loss = (words[index].loss * count + loss) / (count + 1)
    words[index].frames = words[index].frames.lowerBound..<frames + 1
    last = state
  }

  /// Returns the most probable output of a frame, if it is a unit and another one than in the frame before.
  private mutating func newUnit(_ row: [Float]) -> UInt8? {
    let best = row.indices.reduce(0) { row[$1] > row[$0] ? $1 : $0 }
    defer { lastOutput = UInt8(best) }
    return best != 0 && UInt8(best) != lastOutput ? UInt8(best) : nil
  }

  /// Removes the first words, which nobody needs any more, and returns them.
  mutating func removeWords(butLast kept: Int, _ memory: inout RivalMemory) -> [DecodedWord] {
    let count = max(0, words.count - kept)
    guard count > 0 else { return [] }
    seekRivals(ofFirst: count, &memory)
    let removed = Array(words.prefix(count))
    words.removeFirst(count)
    before = removed.last
    if let start = removed.last?.frames.lowerBound, start > firstRow {
      rows.removeFirst(min(rows.count, start - firstRow))
      firstRow = start
    }
    return removed
  }

  // MARK: - Rivals

  /// The most frames between two words that are judged in one, and those that are judged beside a word that stands alone.
  private static let (joinedGap, lead, tail) = (6, 2, 3)
  /// The most frames of a word with those beside it.
  private static let mostFrames = 400

  /// Finds the rivals of the first words.
  mutating func seekRivals(ofFirst count: Int, _ memory: inout RivalMemory) {
    guard leastRatio != nil else { return }
    for index in words.indices.prefix(count) {
      let last = index > 0 ? words[index - 1] : before
      let next = index + 1 < words.count ? words[index + 1] : nil
      words[index].rivals = rivals(of: words[index], after: last, before: next, &memory)
      if let last { words[index].leftOut = leftOut(between: last, words[index], &memory) }
    }
  }

  /// Returns the rivals of a word that was left out alone, and that something else was said for.
  private func leftOut(between last: DecodedWord, _ next: DecodedWord, _ memory: inout RivalMemory) -> WordRivals? {
    let word = last.word + 1
    guard next.word == word + 1, next.otherFrames > 0, text.words[word].part == text.words[next.word].part,
      let form = text.words[word].forms.first?.units
    else { return nil }
    let place = RivalPlace(
      units: last.said + form + next.said, word: last.said.count..<last.said.count + form.count, isJoined: true,
      frames: last.frames.lowerBound..<next.frames.upperBound)
    return rivals(of: word, at: place, &memory)
  }

  private func rivals(
    of word: DecodedWord, after: DecodedWord?, before: DecodedWord?, _ memory: inout RivalMemory
  ) -> WordRivals {
    var (units, frames, start) = (
      word.said, max(0, word.frames.lowerBound - Self.lead)..<word.frames.upperBound + Self.tail, 0
    )
    var isJoinedToNext = false
    if let after {
      let isJoined = word.otherFrames == 0 && word.frames.lowerBound - after.frames.upperBound <= Self.joinedGap
      if isJoined { (units, start) = (after.said + units, after.said.count) }
      frames =
        (isJoined ? after.frames.lowerBound : max(after.frames.upperBound, frames.lowerBound))..<frames.upperBound
    }
    if let before {
      isJoinedToNext = before.otherFrames == 0 && before.frames.lowerBound - word.frames.upperBound <= Self.joinedGap
      if isJoinedToNext { units += before.said }
      let end = isJoinedToNext ? before.frames.upperBound : min(before.frames.lowerBound, frames.upperBound)
      frames = frames.lowerBound..<end
    }
    let place = RivalPlace(
      units: units, word: start..<start + word.said.count, isJoined: isJoinedToNext, frames: frames)
    return rivals(of: word.word, at: place, &memory) ?? WordRivals(word.said, [])
  }

  /// Returns the rivals of a form of a word among units that are said in some frames; nil where these do not fit.
  private func rivals(of word: Int, at place: RivalPlace, _ memory: inout RivalMemory) -> WordRivals? {
    memory.rivals(at: place) {
      let frames = place.frames.clamped(to: firstRow..<firstRow + rows.count)
      guard let leastRatio, frames.count <= Self.mostFrames,
        let search = RivalSearch(rows[frames.lowerBound - firstRow..<frames.upperBound - firstRow], place.units)
      else { return nil }
      let sounds = search.rivals(in: place.word, above: leastRatio)
      return WordRivals(
        Array(place.units[place.word]), sounds, otherForms: text.words[word].forms.map(\.units),
        after: place.units[..<place.word.lowerBound].last, isJoined: place.isJoined)
    }
  }

  /// Whether only an opening stands between two words.
  private func isOmission(from word: Int, to next: Int) -> Bool {
    guard word + 1 < next else { return false }
    let part = text.words[word + 1].part
    return text.parts[part].isOpening && text.ranges[part] == word + 1..<next
  }
}
