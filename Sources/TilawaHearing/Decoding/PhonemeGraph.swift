import CViterbi
import TilawaCore

/// The states of a passage for a Viterbi search over CTC outputs: the forms of its words, and the places between words.
///
/// The states of a word lie together. Its first three are the place before it after a stop, other speech at that place, and the blank
/// before it without a stop; then come the chains of its forms, in which each unit may be followed by a blank.
struct PhonemeGraph {
  /// The labels of the place between two words: silence, and other speech. All other labels are outputs.
  static let (pause, otherSpeech): (UInt8, UInt8) = (254, 255)

  private typealias Arc = StateGraph.Way

  /// The states; a state also stays where it is without cost.
  private(set) var states = StateGraph()
  /// The first state of each word, of the place after the last word, and the number of states.
  private(set) var wordStarts: [Int] = []
  /// The states in which a word can end before a stop, of each word.
  private(set) var stopEnds: [[Int32]] = []

  /// All states in which a word can end, of each word.
  private(set) var ends: [[Int32]] = []
  /// The words that can follow a word, of each.
  private(set) var successors: [[Int]] = []

  private var joinedEnds: [[Int32]] = []

  /// The number of words.
  var words: Int { wordStarts.count - 2 }

  init(_ text: RecitedText, _ parameters: DecodingParameters) {
    for (index, word) in text.words.enumerated() { append(word, at: index, in: text, parameters) }
    wordStarts.append(states.count)
    appendPlace(before: text.words.count, in: text, parameters)
    wordStarts.append(states.count)
    ends = zip(stopEnds, joinedEnds).map { Array(Set($0 + $1)).sorted() }
    findSuccessors()
  }

  private mutating func findSuccessors() {
    var followers = [Set<Int>](repeating: [], count: words + 1)
    for word in 0...words {
      for origin in states.origins(of: wordStarts[word]..<wordStarts[word + 1]) where origin < wordStarts[word] {
        followers[self.word(of: origin)].insert(word)
      }
    }
    successors = followers.map { $0.sorted() }
  }

  /// The place before a word after a stop; the number of words stands for the end of the passage.
  func pause(before word: Int) -> Int { wordStarts[word] }
  func otherSpeech(before word: Int) -> Int { wordStarts[word] + 1 }

  /// Returns the word of a state, or the number of words behind the last one.
  func word(of state: Int) -> Int { wordStarts.partitioningIndex { $0 > state } - 1 }

  /// Whether a state is a place between words.
  func isBetween(_ state: Int) -> Bool { state - wordStarts[word(of: state)] < 3 }

  /// The words before which a word can stand: the one before it, and the one before an opening that is left out.
  private func neighbours(before word: Int, in text: RecitedText) -> [Int] {
    guard word > 0 else { return [] }
    let before = word - 1
    let part = text.words[before].part
    let isFirst = word == text.words.count || text.words[word].part != part
    guard isFirst, text.parts[part].isOpening, text.ranges[part].lowerBound > 0 else { return [before] }
    return [before, text.ranges[part].lowerBound - 1]
  }

  /// Adds the place before a word: a pause, other speech, and the blank between joined words.
  private mutating func appendPlace(before word: Int, in text: RecitedText, _ parameters: DecodingParameters) {
    let first = Int32(states.count)
    var (stops, joins): ([Arc], [Arc]) = ([], [])
    for neighbour in neighbours(before: word, in: text) {
      let cost = stopCost(after: neighbour, in: text, parameters)
      stops += stopEnds[neighbour].map { Arc(from: $0, cost: cost) }
      joins += joinedEnds[neighbour].map { Arc(from: $0, cost: 0) }
      if let abrupt = parameters.abruptStop {
        stops += joinedEnds[neighbour].map { Arc(from: $0, cost: cost + abrupt) }
      }
    }
    // An opening that is left out: from the place before it.
    if word > 0, text.parts[text.words[word - 1].part].isOpening,
      word == text.words.count || text.words[word].part != text.words[word - 1].part
    {
      stops.append(Arc(from: Int32(pause(before: text.ranges[text.words[word - 1].part].lowerBound)), cost: 0))
    }
    for skipped in 0..<min(parameters.mostSkippedWords, max(0, word - 1)) {
      let (from, cost) = (word - 2 - skipped, parameters.skippedWord * Float(skipped + 1))
      stops += stopEnds[from].map { Arc(from: $0, cost: cost + stopCost(after: from, in: text, parameters)) }
      joins += joinedEnds[from].map { Arc(from: $0, cost: cost) }
    }
    var others = [Arc(from: first, cost: parameters.otherSpeechEntry)]
    if let cost = parameters.replacedWord, word > 0 {
      // Something else in the place of a word: entered without a stop, and left for the word after it.
      others += joins.map { Arc(from: $0.from, cost: $0.cost + parameters.otherSpeechEntry) }
      let other = Int32(otherSpeech(before: word - 1))
      others.append(Arc(from: other, cost: cost))
      stops.append(Arc(from: other, cost: cost))
      joins.append(Arc(from: other, cost: cost))
    }
    states.append(Self.pause, from: stops)
    states.append(Self.otherSpeech, from: others)
    states.append(0, from: joins)
  }

  private func stopCost(after word: Int, in text: RecitedText, _ parameters: DecodingParameters) -> Float {
    text.ranges[text.words[word].part].upperBound == word + 1 ? 0 : parameters.stop
  }

  private mutating func append(
    _ word: RecitedText.Word, at index: Int, in text: RecitedText, _ parameters: DecodingParameters
  ) {
    wordStarts.append(states.count)
    appendPlace(before: index, in: text, parameters)
    let place = Int32(wordStarts[index])
    var (stops, joins): ([Int32], [Int32]) = ([], [])
    for form in word.forms {
      var entries: [Arc] = []
      if form.starts.contains(.pause) {
        entries += [Arc(from: place, cost: 0), Arc(from: place + 1, cost: 0)]
        entries += direct(to: form.units[0], at: index, in: text, stopEnds, parameters)
      }
      if form.starts.contains(.joined) {
        entries.append(Arc(from: place + 2, cost: 0))
        entries += direct(to: form.units[0], at: index, in: text, joinedEnds, nil)
      }
      appendChain(form.units, from: entries)
      let last = Int32(states.count - 1)
      if form.ends.contains(.pause) { stops.append(last) }
      if form.ends.contains(.joined) { joins.append(last) }
    }
    stopEnds.append(stops)
    joinedEnds.append(joins)
  }

  /// The arcs from the ends of the word before, without a blank: only to another unit.
  private func direct(
    to unit: UInt8, at index: Int, in text: RecitedText, _ ends: [[Int32]], _ stopping: DecodingParameters?
  ) -> [Arc] {
    neighbours(before: index, in: text).flatMap { neighbour in
      let cost = stopping.map { stopCost(after: neighbour, in: text, $0) } ?? 0
      return ends[neighbour].filter { states.labels[Int($0)] != unit }.map { Arc(from: $0, cost: cost) }
    }
  }

  private mutating func appendChain(_ units: [UInt8], from entries: [Arc]) {
    for (place, unit) in units.enumerated() {
      guard place > 0 else {
        states.append(unit, from: entries)
        continue
      }
      states.appendNext(0)
      states.appendNext(unit, canSkip: units[place - 1] != unit)
    }
  }
}
