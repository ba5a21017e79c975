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

  init(_ graph: PhonemeGraph, _ text: RecitedText) { (self.graph, self.text) = (graph, text) }

  /// Adds the state of the next frame.
  mutating func add(_ state: Int, _ row: ArraySlice<Float>, isSpeech: Bool) {
    defer { frames += 1 }
    let word = graph.word(of: state)
    let unit = newUnit(row)
    let output = graph.states.labels[state]
    guard !graph.isBetween(state) else {
      last = nil
      if let unit, unitsBetween.count < Self.mostUnitsBetween { unitsBetween.append(unit) }
      if output == PhonemeGraph.otherSpeech, isSpeech { others += 1 }
      return
    }
    let value = row[row.startIndex + Int(output)]
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
      }
    }
    let count = Float(words[index].frames.count)
    words[index].loss = (words[index].loss * count + loss) / (count + 1)
    words[index].frames = words[index].frames.lowerBound..<frames + 1
    last = state
  }

  /// Returns the most probable output of a frame, if it is a unit and another one than in the frame before.
  private mutating func newUnit(_ row: ArraySlice<Float>) -> UInt8? {
    let best = row.indices.reduce(row.startIndex) { row[$1] > row[$0] ? $1 : $0 } - row.startIndex
    defer { lastOutput = UInt8(best) }
    return best != 0 && UInt8(best) != lastOutput ? UInt8(best) : nil
  }

  /// Removes the first words, which nobody needs any more, and returns them.
  mutating func removeWords(butLast kept: Int) -> [DecodedWord] {
    let count = max(0, words.count - kept)
    defer { words.removeFirst(count) }
    return Array(words.prefix(count))
  }

  /// Whether only an opening stands between two words.
  private func isOmission(from word: Int, to next: Int) -> Bool {
    guard word + 1 < next else { return false }
    let part = text.words[word + 1].part
    return text.parts[part].isOpening && text.ranges[part] == word + 1..<next
  }
}
