import TilawaCore

/// A Viterbi search for the words of a passage, frame by frame, with a beam over words.
///
/// Besides the order of the passage it knows jumps: to the beginning of another ayah wherever an ayah can end, and to another word
/// near by at the end of a pause, or back by some words without one. The caller settles older frames, so that memory does not grow with the sound.
struct PhonemeSearch {
  /// The choices that are no arc: the state itself, a jump between ayat, a jump to a word near by.
  private static let (stay, jump, back): (UInt8, UInt8, UInt8) = (0, 254, 255)

  /// The words that were computed in a frame, in order, each with the place of its first choice.
  private struct Record {
    var words: [(word: Int32, first: Int)]
    /// The state that a jump between ayat comes from.
    var jumpOrigin: Int32 = -1
    /// The words that begin after a jump to a word near by, each with the state that it comes from.
    var backOrigins: [(word: Int32, origin: Int32)] = []
  }

  let graph: PhonemeGraph
  private let parameters: DecodingParameters
  /// The words that begin an ayah or an opening, and the place after the last word.
  private let partStarts: [Int]
  private let isPartStart: Set<Int>
  private var scores: [Float]
  private var active: [Int]
  /// The records of the frames that are not settled.
  private var records: [Record] = []
  private var choices: [UInt8] = []
  private let codes: [UInt8]
  /// The number of frames until now.
  private var frames = 0

  /// - Parameter beginning: the words at one of which the recitation begins; nil for all.
  init(_ text: RecitedText, _ parameters: DecodingParameters, beginning: Range<Int>? = nil) {
    self.parameters = parameters
    graph = PhonemeGraph(text, parameters)
    partStarts = text.ranges.map(\.lowerBound) + [text.words.count]
    isPartStart = Set(partStarts)
    scores = Array(repeating: -.infinity, count: graph.symbols.count)
    codes = graph.symbols.map { label in
      switch label {
      case .output(let output): output
      case .pause: 254
      case .otherSpeech: 255
      }
    }
    active = []
    let first = text.parts.firstIndex { !$0.isOpening }.map { text.ranges[$0].lowerBound } ?? 0
    let all = beginning.map { $0.clamped(to: 0..<text.words.count) } ?? 0..<text.words.count
    let starts = parameters.startsAnywhere ? Array(all) : partStarts.dropLast().filter(all.contains)
    for start in starts {
      scores[graph.pause(before: start)] = start <= first ? 0 : -parameters.partial
      active.append(start)
    }
  }

  /// The number of frames that are not settled.
  var pending: Int { records.count }

  /// Adds the outputs of the next frame.
  ///
  /// - Parameters:
  ///   - isSpeech: whether somebody speaks in it.
  ///   - endsPause: whether it is silent and somebody speaks in the frame after it.
  mutating func add(_ row: ArraySlice<Float>, isSpeech: Bool, endsPause: Bool) {
    step(row, isSpeech: isSpeech)
    jump(endsPause: endsPause)
    prune()
    frames += 1
  }

  // MARK: - One frame

  private mutating func step(_ row: ArraySlice<Float>, isSpeech: Bool) {
    let greatest = row.reduce(-Float.infinity, max)
    let silent = parameters.silentUnits
    let blank = row[row.startIndex]
    let pause = isSpeech ? blank - parameters.speechBetween : silent * max(blank, -parameters.mostUnitCost)
    let other = isSpeech ? greatest - parameters.otherSpeech : silent * (greatest - parameters.otherSpeech)
    var emissions = [Float](repeating: pause, count: 256)
    let silence = isSpeech ? 0 : parameters.silenceInside
    for (output, value) in row.enumerated() { emissions[output] = max(value, -parameters.mostUnitCost) - silence }
    if isSpeech { emissions[0] *= parameters.blankScale }
    emissions[255] = other

    var computed = Set(active)
    for word in active { computed.formUnion(graph.successors[word]) }
    let words = computed.sorted()
    var record = Record(words: [])
    record.words.reserveCapacity(words.count)
    for word in words {
      record.words.append((Int32(word), choices.count))
      choices.append(contentsOf: repeatElement(0, count: graph.wordStarts[word + 1] - graph.wordStarts[word]))
    }
    let (graph, codes) = (graph, codes)
    scores.withUnsafeMutableBufferPointer { scores in
      choices.withUnsafeMutableBufferPointer { choices in
        for (word, first) in record.words.reversed() {
          Self.compute(Int(word), of: graph, codes, scores, choices, first, emissions)
        }
      }
    }
    active = words
    records.append(record)
  }

  /// Computes the states of a word from the last one down, since all arcs come from states before them.
  private static func compute(
    _ word: Int, of graph: PhonemeGraph, _ codes: [UInt8], _ scores: UnsafeMutableBufferPointer<Float>,
    _ choices: UnsafeMutableBufferPointer<UInt8>, _ first: Int, _ emissions: [Float]
  ) {
    let start = graph.wordStarts[word]
    for state in (start..<graph.wordStarts[word + 1]).reversed() {
      var (best, choice) = (scores[state], stay)
      let arcs = Int(graph.arcStarts[state])..<Int(graph.arcStarts[state + 1])
      for place in arcs {
        let arc = graph.arcs[place]
        let score = scores[Int(arc.from)] - arc.cost
        if score > best { (best, choice) = (score, UInt8(place - arcs.lowerBound + 1)) }
      }
      scores[state] = best + emissions[Int(codes[state])]
      choices[first + state - start] = choice
    }
  }

  // MARK: - Jumps

  private mutating func jump(endsPause: Bool) {
    let best = active.map { greatest(of: $0) }.max() ?? -.infinity
    if let origin = bestPlace(), scores[origin] > best - parameters.jumpReach {
      let score = scores[origin] - parameters.jump
      let mayGoFar = frames % parameters.farJumpFrames == 0
      for start in partStarts.dropLast() where score > scores[graph.pause(before: start)] {
        if mayGoFar || isNear(start, graph.word(of: origin)) { enter(start, score, Self.jump) }
      }
      records[records.count - 1].jumpOrigin = Int32(origin)
    }
    goElsewhere(endsPause: endsPause)
  }

  /// Returns the best state between ayat.
  private func bestPlace() -> Int? {
    active.lazy.filter(isPartStart.contains)
      .flatMap { [graph.pause(before: $0), graph.otherSpeech(before: $0)] }
      .filter { scores[$0] > -.infinity }
      .max { scores[$0] < scores[$1] }
  }

  /// Lets every word near a place where somebody stopped begin, and the last words without a stop.
  private mutating func goElsewhere(endsPause: Bool) {
    var entries: [Int: (score: Float, origin: Int)] = [:]
    func offer(_ word: Int, _ score: Float, _ origin: Int) {
      guard score > max(scores[graph.pause(before: word)], entries[word]?.score ?? -.infinity) else { return }
      entries[word] = (score, origin)
    }
    if endsPause {
      for place in active where scores[graph.pause(before: place)] > -.infinity {
        let origin = graph.pause(before: place)
        let near = max(0, place - parameters.mostBack)..<min(graph.words, place + parameters.mostForward + 1)
        for word in near where word != place {
          let cost = parameters.back + parameters.backWord * Float(abs(place - word))
          offer(word, scores[origin] - cost - (isPartStart.contains(word) ? 0 : parameters.backInside), origin)
        }
      }
    }
    if let again = parameters.again, let (last, origin) = bestEnd() {
      for word in max(0, last + 1 - parameters.mostAgain)...last { offer(word, scores[origin] - again, origin) }
    }
    guard !entries.isEmpty else { return }
    records[records.count - 1].backOrigins = entries.map { (Int32($0.key), Int32($0.value.origin)) }
    for (word, entry) in entries.sorted(by: { $0.key < $1.key }) { enter(word, entry.score, Self.back) }
  }

  /// Returns the word that most probably ends now, and the state in which it does.
  private func bestEnd() -> (word: Int, state: Int)? {
    var best: (word: Int, state: Int)?
    for word in active where word < graph.words {
      for end in graph.ends[word] where scores[Int(end)] > best.map({ scores[$0.state] }) ?? -.infinity {
        best = (word, Int(end))
      }
    }
    return best
  }

  /// Gives the place before a word a score by a jump in this frame.
  private mutating func enter(_ word: Int, _ score: Float, _ choice: UInt8) {
    let state = graph.pause(before: word)
    scores[state] = score
    let last = records.count - 1
    if let known = records[last].words.first(where: { $0.word == Int32(word) }) {
      choices[known.first] = choice
      return
    }
    records[last].words.append((Int32(word), choices.count))
    choices.append(choice)
    choices.append(contentsOf: repeatElement(0, count: graph.wordStarts[word + 1] - state - 1))
    active.append(word)
  }

  // MARK: - Beam

  private func isNear(_ word: Int, _ other: Int) -> Bool { abs(word - other) <= parameters.nearWords }

  private func greatest(of word: Int) -> Float {
    scores[graph.wordStarts[word]..<graph.wordStarts[word + 1]].reduce(-.infinity, max)
  }

  private mutating func prune() {
    let tops = active.map { greatest(of: $0) }
    let best = tops.max() ?? 0
    let bestWord = zip(active, tops).first { $1 == best }?.0 ?? 0
    var kept: [Int] = []
    for (word, top) in zip(active, tops) {
      let states = graph.wordStarts[word]..<graph.wordStarts[word + 1]
      if top < best - (isNear(word, bestWord) ? parameters.beam : parameters.farBeam) {
        for state in states { scores[state] = -.infinity }
      } else {
        for state in states { scores[state] -= best }
        kept.append(word)
      }
    }
    active = kept.sorted()
    records[records.count - 1].words.sort { $0.word < $1.word }
  }

  // MARK: - The path

  /// Settles all frames but the last ones by the best path of now, and returns their states.
  mutating func settle(butLast kept: Int) -> [Int] {
    let count = records.count - kept
    guard count > 0, let best = best() else { return [] }
    let states = Array(path(to: best).prefix(count))
    records.removeFirst(count)
    let unused = records.first?.words.map(\.first).min() ?? choices.count
    choices.removeFirst(unused)
    for frame in records.indices {
      for index in records[frame].words.indices { records[frame].words[index].first -= unused }
    }
    return states
  }

  /// Returns the states of the frames that are not settled, on the best path to now.
  func states() -> [Int] { best().map { path(to: $0) } ?? [] }

  /// Returns the states of the frames that are not settled, on the best path that ends between words.
  func statesToEnd() -> [Int] { end().map { path(to: $0) } ?? [] }

  /// Returns the words that may be recited now, each with the score of its best state; the best one has 0.
  func places() -> [(word: Int, score: Float)] { active.map { ($0, greatest(of: $0)) } }

  private func best() -> Int? {
    active.lazy.flatMap { graph.wordStarts[$0]..<graph.wordStarts[$0 + 1] }.max { scores[$0] < scores[$1] }
  }

  /// Returns the state of each recorded frame on the path to a last state.
  private func path(to last: Int) -> [Int] {
    var state = last
    var states = [Int](repeating: 0, count: records.count)
    for frame in records.indices.reversed() {
      var choice = recordedChoice(state, frame)
      while choice == Self.jump || choice == Self.back {
        let record = records[frame]
        let word = Int32(graph.word(of: state))
        let origin =
          choice == Self.jump ? record.jumpOrigin : record.backOrigins.first { $0.word == word }?.origin ?? Int32(state)
        state = Int(origin)
        choice = recordedChoice(state, frame)
      }
      states[frame] = state
      if choice != Self.stay { state = Int(graph.arcs[Int(graph.arcStarts[state]) + Int(choice) - 1].from) }
    }
    return states
  }

  private func recordedChoice(_ state: Int, _ frame: Int) -> UInt8 {
    let (record, word) = (records[frame], graph.word(of: state))
    let place = record.words.partitioningIndex { Int($0.word) >= word }
    guard place < record.words.count, Int(record.words[place].word) == word else { return Self.stay }
    return choices[record.words[place].first + state - graph.wordStarts[word]]
  }

  /// Returns the best last state: a place between words, or the end of a word.
  private func end() -> Int? {
    var best: (state: Int, score: Float)?
    for word in active {
      let cost = word == graph.words ? 0 : parameters.unfinished
      var states = [graph.pause(before: word), graph.otherSpeech(before: word)]
      if word < graph.words { states += graph.stopEnds[word].map(Int.init) }
      for state in states where scores[state] - cost > best?.score ?? -.infinity {
        best = (state, scores[state] - (word + 1 == graph.words && state > graph.wordStarts[word] + 2 ? 0 : cost))
      }
    }
    return best?.state
  }
}
