import Glibc

/// Follows a recitation of a known text while it is heard: which words were said, and where the reciter is.
///
/// A Viterbi search over the words of the text (`PhonemeSearch`) in which every word may be left out, replaced, said again or begun
/// with. Memory is bounded: words that are older than ten seconds are settled and given out. The same frames give the same
/// words. Used by one thread at a time.
package struct RecitationDecoder {
  /// The reciter's place.
  package struct Place: Hashable, Sendable {
    /// The index of the word that is being said or comes next; the number of words after the last one.
    package let word: Int
    /// The probability that the reciter is within two words of it, from 0 to 1.
    package let probability: Double
  }

  /// The words after some frames.
  package struct Update: Hashable, Sendable {
    /// The words that no later sound changes, after those of the updates before.
    package let settled: [DecodedWord]
    /// The words after them by what was heard until now.
    package let pending: [DecodedWord]
    /// The place; nil while nothing of the text was heard.
    package let place: Place?
  }

  private let hopsInFrame: Int
  private let parameters: DecodingParameters
  private var search: PhonemeSearch
  private var speech: StreamedSpeech
  /// The outputs of the frames that are not settled, and whether somebody speaks in them.
  private var rows: [(values: [Float], isSpeech: Bool)] = []
  private var trace: WordTrace
  private var memory = RivalMemory()
  /// The frames that were searched.
  private var frames = 0
  /// Frames whose levels are awaited.
  private var waiting: [[Float]] = []

  /// Makes a decoder that has heard nothing.
  ///
  /// - Parameters:
  ///   - hopsInFrame: the number of levels for each frame.
  ///   - beginning: the words at one of which the recitation begins; nil for all.
  package init(
    _ text: RecitedText, hopsInFrame: Int, _ parameters: DecodingParameters = .following, beginning: Range<Int>? = nil
  ) {
    (self.hopsInFrame, self.parameters) = (hopsInFrame, parameters)
    search = PhonemeSearch(text, parameters, beginning: beginning)
    speech = StreamedSpeech(shortestPause: parameters.shortestPause)
    trace = WordTrace(search.graph, text, leastRatio: parameters.leastRatio)
  }

  /// Adds what was heard next.
  ///
  /// - Parameters:
  ///   - posteriors: the next frames, which may be behind the levels.
  ///   - levels: the level of each of the next hops, in half decibels below full scale.
  package mutating func add(_ posteriors: Posteriors, levels: [UInt8]) -> Update {
    for level in levels { speech.add(level) }
    for frame in 0..<posteriors.count { waiting.append(posteriors[frame]) }
    // The frame after a frame tells whether a pause ends.
    while !waiting.isEmpty, (frames + 2) * hopsInFrame <= speech.hops { searchNext() }
    return update(isEnd: false)
  }

  /// Ends the sound.
  package mutating func finish() -> Update {
    while !waiting.isEmpty { searchNext() }
    return update(isEnd: true)
  }

  private func isSpeech(_ frame: Int) -> Bool { speech.isSpeech(frame * hopsInFrame..<(frame + 1) * hopsInFrame) }

  private mutating func searchNext() {
    let row = waiting.removeFirst()
    let isSpeech = isSpeech(frames)
    search.add(row, isSpeech: isSpeech, endsPause: frames > 0 && !isSpeech && self.isSpeech(frames + 1))
    rows.append((row, isSpeech))
    frames += 1
    speech.forget(before: frames * hopsInFrame)
    if search.pending >= parameters.settledFrames * 5 / 4 { follow(search.settle(butLast: parameters.settledFrames)) }
  }

  /// Adds the states of the oldest frames to the trace.
  private mutating func follow(_ states: [Int]) {
    for (state, row) in zip(states, rows) { trace.add(state, row.values, isSpeech: row.isSpeech) }
    rows.removeFirst(states.count)
  }

  private mutating func update(isEnd: Bool) -> Update {
    let place = place()
    defer { memory.turn() }
    if isEnd {
      follow(search.statesToEnd())
      return Update(settled: trace.removeWords(butLast: 0, &memory), pending: [], place: place)
    }
    // The last word of the trace may go on, and the one before it is judged with it.
    let settled = trace.removeWords(butLast: 2, &memory)
    var ahead = trace
    for (state, row) in zip(search.states(), rows) { ahead.add(state, row.values, isSpeech: row.isSpeech) }
    ahead.seekRivals(ofFirst: max(0, ahead.words.count - 1), &memory)
    return Update(settled: settled, pending: ahead.words, place: place)
  }

  private func place() -> Place? {
    let places = search.places()
    guard let best = places.max(by: { $0.score < $1.score }), frames > 0 else { return nil }
    func weight(_ score: Float) -> Double { Double(expf((score - best.score) / parameters.placeTemperature)) }
    let (near, all) = places.reduce(into: (0.0, 0.0)) { sums, place in
      let weight = weight(place.score)
      sums.1 += weight
      if abs(place.word - best.word) <= 2 { sums.0 += weight }
    }
    return Place(word: best.word, probability: near / all)
  }
}
