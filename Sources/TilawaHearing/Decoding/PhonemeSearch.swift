import TilawaCore

/// A Viterbi search for the words of a passage in posteriors, with a beam over words.
///
/// Besides the order of the passage it knows jumps: to the beginning of another ayah wherever an ayah can end, and back to an earlier
/// word at the end of a pause. What lies more than `settledFrames` back is settled by the best path of then, so that memory does not
/// grow with the sound.
struct PhonemeSearch {
  /// The choices that are no arc: the state itself, a jump between ayat, a return after a pause.
  private static let (stay, jump, back): (UInt8, UInt8, UInt8) = (0, 254, 255)

  /// The words that were computed in a frame, in order, each with the place of its first choice.
  private struct Record {
    var words: [(word: Int32, first: Int)]
    /// The state that a jump between ayat comes from.
    var jumpOrigin: Int32 = -1
    /// The states that a return comes from, by word; empty where nobody can return.
    var backOrigins: [Int32] = []
  }

  private let graph: PhonemeGraph
  private let parameters: DecodingParameters
  /// The words that begin an ayah or an opening, and the place after the last word.
  private let partStarts: [Int]
  private let isPartStart: Set<Int>
  private let successors: [[Int]]
  private var scores: [Float]
  private var active: [Int]
  /// The states of the frames that are settled, and the records of the frames after them.
  private var settled: [Int] = []
  private var records: [Record] = []
  private var choices: [UInt8] = []
  private let codes: [UInt8]

  init(_ text: RecitedText, _ parameters: DecodingParameters) {
    self.parameters = parameters
    graph = PhonemeGraph(text, parameters)
    partStarts = text.ranges.map(\.lowerBound) + [text.words.count]
    isPartStart = Set(partStarts)
    scores = Array(repeating: -.infinity, count: graph.labels.count)
    codes = graph.labels.map { label in
      switch label {
      case .output(let output): output
      case .pause: 254
      case .otherSpeech: 255
      }
    }
    successors = (0...text.words.count).map { word in
      guard word < text.words.count else { return [] }
      let next = text.words.indices.contains(word + 1) ? text.words[word + 1].part : nil
      guard let next, text.parts[next].isOpening, text.ranges[next].lowerBound == word + 1 else { return [word + 1] }
      return [word + 1, text.ranges[next].upperBound]
    }
    active = []
    let first = text.parts.firstIndex { !$0.isOpening }.map { text.ranges[$0].lowerBound } ?? 0
    for start in partStarts.dropLast() {
      scores[graph.pause(before: start)] = start <= first ? 0 : -parameters.partial
      active.append(start)
    }
  }

  /// Returns the words on the best path.
  ///
  /// - Parameter speech: the intervals of speech in frames, in order.
  mutating func words(in posteriors: Posteriors, speech: [Range<Int>]) -> [DecodedWord] {
    var isSpeech = [Bool](repeating: false, count: posteriors.count + 1)
    for range in speech {
      for frame in range.clamped(to: 0..<posteriors.count) { isSpeech[frame] = true }
    }
    for frame in 0..<posteriors.count {
      let row = posteriors[frame]
      step(row, isSpeech: isSpeech[frame])
      let endsPause = frame > 0 && !isSpeech[frame] && isSpeech[frame + 1]
      jump(endsPause: endsPause)
      prune()
      if records.count >= 2 * parameters.settledFrames { settle() }
    }
    return trace(posteriors, isSpeech)
  }

  // MARK: - One frame

  private mutating func step(_ row: ArraySlice<Float>, isSpeech: Bool) {
    let greatest = row.reduce(-Float.infinity, max)
    let pause = isSpeech ? row[row.startIndex] - parameters.speechBetween : 0
    let other = isSpeech ? greatest - parameters.otherSpeech : 0
    var emissions = [Float](repeating: pause, count: 256)
    let silence = isSpeech ? 0 : parameters.silenceInside
    for (output, value) in row.enumerated() { emissions[output] = max(value, -parameters.mostUnitCost) - silence }
    if isSpeech { emissions[0] *= parameters.blankScale }
    emissions[255] = other

    var computed = Set(active)
    for word in active { computed.formUnion(successors[word]) }
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
      for start in partStarts.dropLast() where score > scores[graph.pause(before: start)] {
        enter(start, score, Self.jump)
      }
      records[records.count - 1].jumpOrigin = Int32(origin)
    }
    if endsPause { goBack() }
  }

  /// Returns the best state between ayat.
  private func bestPlace() -> Int? {
    active.lazy.filter(isPartStart.contains)
      .flatMap { [graph.pause(before: $0), graph.otherSpeech(before: $0)] }
      .filter { scores[$0] > -.infinity }
      .max { scores[$0] < scores[$1] }
  }

  /// Lets every earlier word near a place where somebody stopped begin again.
  private mutating func goBack() {
    var origins = [Int32](repeating: -1, count: graph.words + 1)
    let places = active.filter { scores[graph.pause(before: $0)] > -.infinity }
    var entries: [(word: Int, score: Float)] = []
    for place in places {
      let origin = graph.pause(before: place)
      for word in max(0, place - parameters.mostBack)..<place {
        let score = scores[origin] - parameters.back - parameters.backWord * Float(place - word)
        guard score > scores[graph.pause(before: word)] else { continue }
        if origins[word] >= 0, let last = entries.firstIndex(where: { $0.word == word }) {
          guard score > entries[last].score else { continue }
          entries[last].score = score
        } else {
          entries.append((word, score))
        }
        origins[word] = Int32(origin)
      }
    }
    for entry in entries { enter(entry.word, entry.score, Self.back) }
    records[records.count - 1].backOrigins = origins
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

  private func greatest(of word: Int) -> Float {
    scores[graph.wordStarts[word]..<graph.wordStarts[word + 1]].reduce(-.infinity, max)
  }

  private mutating func prune() {
    let tops = active.map { greatest(of: $0) }
    let best = tops.max() ?? 0
    var kept: [Int] = []
    for (word, top) in zip(active, tops) {
      let states = graph.wordStarts[word]..<graph.wordStarts[word + 1]
      if top < best - parameters.beam {
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

  /// Settles the older half of the recorded frames.
  private mutating func settle() {
    let states = active.flatMap { graph.wordStarts[$0]..<graph.wordStarts[$0 + 1] }
    guard let best = states.max(by: { scores[$0] < scores[$1] }) else { return }
    let count = records.count - parameters.settledFrames
    settled += path(to: best).prefix(count)
    records.removeFirst(count)
    let unused = records.first?.words.map(\.first).min() ?? 0
    choices.removeFirst(unused)
    for frame in records.indices {
      for index in records[frame].words.indices { records[frame].words[index].first -= unused }
    }
  }

  /// Returns the state of each recorded frame on the path to a last state.
  private func path(to last: Int) -> [Int] {
    var state = last
    var states = [Int](repeating: 0, count: records.count)
    for frame in records.indices.reversed() {
      var choice = recordedChoice(state, frame)
      while choice == Self.jump || choice == Self.back {
        let record = records[frame]
        let origin = choice == Self.jump ? record.jumpOrigin : record.backOrigins[graph.word(of: state)]
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
      let cost = word == graph.words ? 0 : parameters.partial
      var states = [graph.pause(before: word), graph.otherSpeech(before: word)]
      if word < graph.words { states += graph.stopEnds[word].map(Int.init) }
      for state in states where scores[state] - cost > best?.score ?? -.infinity {
        best = (state, scores[state] - (word + 1 == graph.words && state > graph.wordStarts[word] + 2 ? 0 : cost))
      }
    }
    return best?.state
  }

  private func trace(_ posteriors: Posteriors, _ isSpeech: [Bool]) -> [DecodedWord] {
    var words: [DecodedWord] = []
    var (last, isOther) = (-1, false)
    var sums: (loss: Float, frames: Int) = (0, 0)
    let states = settled + (end().map { path(to: $0) } ?? [])
    for (frame, state) in states.enumerated() {
      let word = graph.word(of: state)
      let place = state - graph.wordStarts[word]
      guard place >= 3 else {
        last = -1
        if place == 1, isSpeech[frame] { isOther = true }
        continue
      }
      let row = posteriors[frame]
      let loss = row.reduce(-.infinity, max) - row[row.startIndex + Int(codes[state])]
      if word != last {
        let isJump = words.last.map { $0.word + 1 != word && !isOmission(from: $0.word, to: word) } ?? false
        words.append(
          DecodedWord(
            word: word, frames: frame..<frame + 1, loss: loss, isJump: isJump, isAfterOtherSpeech: isOther))
        (last, isOther, sums) = (word, false, (loss, 1))
      } else {
        sums = (sums.loss + loss, sums.frames + 1)
        words[words.count - 1].frames = words[words.count - 1].frames.lowerBound..<frame + 1
        words[words.count - 1].loss = sums.loss / Float(sums.frames)
      }
    }
    return words
  }

  /// Whether only an opening stands between two words.
  private func isOmission(from word: Int, to next: Int) -> Bool { successors[word].contains(next) }
}
