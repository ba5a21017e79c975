import TilawaCore

/// A Viterbi search for the words of a passage, frame by frame, with a beam over words.
///
/// Besides the order of the passage it knows jumps: to the beginning of another ayah wherever an ayah can end, and to another word
/// near by at the end of a pause, or back by some words without one. The caller settles older frames, so that memory does not grow with the sound.
struct PhonemeSearch {
  /// The choices that are no arc: the state itself, a jump between ayat, a jump to a word near by.
  private static let (stay, jump, back): (UInt8, UInt8, UInt8) = (0, 254, 255)

  /// The choices in a frame, by which the way back through it is found.
  private struct Record {
    /// The words that were computed, in order, each with the place of its first choice.
    var words: [(word: Int32, first: Int32)] = []
    var choices: [UInt8] = []
    /// The words that were entered by jumps and not computed, each with its choice.
    var entered: [(word: Int32, choice: UInt8)] = []
    /// The state that a jump between ayat comes from.
    var jumpOrigin: Int32 = -1
    /// The words that begin after a jump to a word near by, each with the state that it comes from.
    var backOrigins: [(word: Int32, origin: Int32)] = []

    /// Returns the place of the first choice of a word; nil where it was not computed.
    func firstChoice(of word: Int) -> Int? {
      let place = words.partitioningIndex { Int($0.word) >= word }
      return place < words.count && Int(words[place].word) == word ? Int(words[place].first) : nil
    }

    /// Lets a word be entered by a jump; returns whether it was neither computed nor entered before.
    mutating func enter(_ word: Int, _ choice: UInt8) -> Bool {
      if let first = firstChoice(of: word) {
        choices[first] = choice
      } else if let place = entered.firstIndex(where: { $0.word == word }) {
        entered[place].choice = choice
      } else {
        entered.append((Int32(word), choice))
        return true
      }
      return false
    }
  }

  let graph: PhonemeGraph
  private let parameters: DecodingParameters
  /// The words that begin an ayah or an opening, and the place after the last word.
  private let partStarts: [Int]
  private let isPartStart: [Bool]
  private var scores: [Float]
  /// Room for the scores of the next frame.
  private var next: [Float]
  private var active: [Int]
  /// The score of each label in a frame.
  private var emissions = [Float](repeating: 0, count: 256)
  /// The records of the frames that are not settled.
  private var records: [Record] = []
  /// The number of frames until now.
  private var frames = 0

  /// - Parameter beginning: the words at one of which the recitation begins; nil for all.
  init(_ text: RecitedText, _ parameters: DecodingParameters, beginning: Range<Int>? = nil) {
    self.parameters = parameters
    graph = PhonemeGraph(text, parameters)
    partStarts = text.ranges.map(\.lowerBound) + [text.words.count]
    let starts = Set(partStarts)
    isPartStart = (0...text.words.count).map(starts.contains)
    scores = Array(repeating: -.infinity, count: graph.states.count)
    next = scores
    active = []
    let first = text.parts.firstIndex { !$0.isOpening }.map { text.ranges[$0].lowerBound } ?? 0
    let all = beginning.map { $0.clamped(to: 0..<text.words.count) } ?? 0..<text.words.count
    for start in parameters.startsAnywhere ? Array(all) : partStarts.dropLast().filter(all.contains) {
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
  mutating func add(_ row: [Float], isSpeech: Bool, endsPause: Bool) {
    step(row, isSpeech: isSpeech)
    jump(endsPause: endsPause)
    prune()
    frames += 1
  }

  // MARK: - One frame

  private mutating func step(_ row: [Float], isSpeech: Bool) {
    let greatest = row.reduce(-Float.infinity, max)
    let silent = parameters.silentUnits
    let blank = row[0]
    let pause = isSpeech ? blank - parameters.speechBetween : silent * max(blank, -parameters.mostUnitCost)
    let other = isSpeech ? greatest - parameters.otherSpeech : silent * (greatest - parameters.otherSpeech)
    for label in emissions.indices { emissions[label] = pause }
    let silence = isSpeech ? 0 : parameters.silenceInside
    for (output, value) in row.enumerated() { emissions[output] = max(value, -parameters.mostUnitCost) - silence }
    if isSpeech { emissions[0] *= parameters.blankScale }
    emissions[Int(PhonemeGraph.otherSpeech)] = other

    let words = following()
    var (record, count) = (Record(), 0)
    record.words.reserveCapacity(words.count)
    for word in words {
      record.words.append((Int32(word), Int32(count)))
      count += graph.wordStarts[word + 1] - graph.wordStarts[word]
    }
    record.choices = compute(words, count)
    active = words
    records.append(record)
  }

  /// Returns the active words and those that can follow them, in order.
  private func following() -> [Int] {
    var words = active
    for word in active { words += graph.successors[word] }
    words.sort()
    return words.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// Computes the states of some words, and returns their choices; those of words that follow each other lie together.
  private mutating func compute(_ words: [Int], _ count: Int) -> [UInt8] {
    let (graph, emissions) = (graph, emissions)
    return scores.withUnsafeMutableBufferPointer { scores in
      next.withUnsafeMutableBufferPointer { next in
        [UInt8](unsafeUninitializedCapacity: count) { choices, filled in
          emissions.withUnsafeBufferPointer { emissions in
            guard let scores = scores.baseAddress, let next = next.baseAddress, let emissions = emissions.baseAddress,
              let choices = choices.baseAddress
            else { return }
            let runs = Self.runs(words).map { graph.wordStarts[$0.lowerBound]..<graph.wordStarts[$0.upperBound] }
            for run in runs {
              graph.states.step(run, scores, to: next, choices + filled, emissions)
              filled += run.count
            }
            for run in runs { (scores + run.lowerBound).update(from: next + run.lowerBound, count: run.count) }
          }
        }
      }
    }
  }

  /// Returns the runs of numbers that follow each other.
  private static func runs(_ numbers: [Int]) -> [Range<Int>] {
    numbers.reduce(into: []) { runs, number in
      if let last = runs.last, last.upperBound == number {
        runs[runs.count - 1] = last.lowerBound..<number + 1
      } else {
        runs.append(number..<number + 1)
      }
    }
  }

  // MARK: - Jumps

  private mutating func jump(endsPause: Bool) {
    let best = active.reduce(-Float.infinity) { max($0, greatest(of: $1)) }
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
    var best: Int?
    for word in active where isPartStart[word] {
      for state in [graph.pause(before: word), graph.otherSpeech(before: word)]
      where scores[state] > best.map({ scores[$0] }) ?? -.infinity {
        best = state
      }
    }
    return best
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
          offer(word, scores[origin] - cost - (isPartStart[word] ? 0 : parameters.backInside), origin)
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
    scores[graph.pause(before: word)] = score
    if records[records.count - 1].enter(word, choice) { active.append(word) }
  }

  // MARK: - Beam

  private func isNear(_ word: Int, _ other: Int) -> Bool { abs(word - other) <= parameters.nearWords }

  private func greatest(of word: Int) -> Float {
    StateGraph.greatest(scores, graph.wordStarts[word]..<graph.wordStarts[word + 1])
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
  }

  // MARK: - The path

  /// Settles all frames but the last ones by the best path of now, and returns their states.
  mutating func settle(butLast kept: Int) -> [Int] {
    let count = records.count - kept
    guard count > 0, let best = best() else { return [] }
    let states = Array(path(to: best).prefix(count))
    records.removeFirst(count)
    return states
  }

  /// Settles those frames but the last ones in which the best paths to all words are one, and returns their states: later sound leaves them so.
  /// A frame that is not settled takes up to 10 kB.
  mutating func settleShared(butLast kept: Int) -> [Int] {
    var states = active.compactMap { bestState(of: $0) }
    var (before, isThere): ([Int], [Bool]) = ([], Array(repeating: false, count: graph.states.count))
    for frame in records.indices.reversed() {
      let record = records[frame]
      var (first, isShared) = (-1, true)
      for state in states {
        let step = step(back: state, record)
        (first, isShared) = (step.state, isShared && (first < 0 || first == step.state))
        guard !isThere[step.before] else { continue }
        isThere[step.before] = true
        before.append(step.before)
      }
      if isShared, first >= 0, frame < records.count - kept {
        let settled = path(to: first, in: frame)
        records.removeFirst(settled.count)
        return settled
      }
      for state in before { isThere[state] = false }
      swap(&states, &before)
      before.removeAll(keepingCapacity: true)
    }
    return []
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

  /// Returns the best state of a word; nil where no path leads to any.
  private func bestState(of word: Int) -> Int? {
    let best = greatest(of: word)
    guard best > -.infinity else { return nil }
    return (graph.wordStarts[word]..<graph.wordStarts[word + 1]).first { scores[$0] == best }
  }

  /// Returns the state of each recorded frame on the path to a state.
  private func path(to last: Int) -> [Int] { path(to: last, in: records.count - 1) }

  /// Returns the state of each frame until one, on the path to a state in that.
  private func path(to last: Int, in frame: Int) -> [Int] {
    var (states, before) = ([Int](repeating: 0, count: frame + 1), last)
    for frame in states.indices.reversed() { (states[frame], before) = step(back: before, records[frame]) }
    return states
  }

  /// Returns the state of a recorded frame on the path to a state, before all jumps in that frame, and the state of the frame before.
  private func step(back last: Int, _ record: Record) -> (state: Int, before: Int) {
    var state = last
    var choice = choice(state, record)
    while choice == Self.jump || choice == Self.back {
      let word = Int32(graph.word(of: state))
      let origin =
        choice == Self.jump ? record.jumpOrigin : record.backOrigins.first { $0.word == word }?.origin ?? Int32(state)
      state = Int(origin)
      choice = self.choice(state, record)
    }
    return (state, choice == Self.stay ? state : graph.states.origin(of: state, choice))
  }

  private func choice(_ state: Int, _ record: Record) -> UInt8 {
    let word = graph.word(of: state)
    if let first = record.firstChoice(of: word) { return record.choices[first + state - graph.wordStarts[word]] }
    guard state == graph.pause(before: word) else { return Self.stay }
    return record.entered.first { $0.word == word }?.choice ?? Self.stay
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
