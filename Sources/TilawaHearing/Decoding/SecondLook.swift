import TilawaCore

/// A second look at one ayah in a stretch where the search over the whole recording may have gone wrong: it may have taken talk, or a
/// recitation that broke off, for the beginning of the ayah.
///
/// Of all runs of speech that pauses part, the one is taken whose units are most like those of the ayah.
struct SecondLook {
  /// The most pieces of speech that are compared.
  private static let mostPieces = 16
  /// The fewest units of an ayah that is told by them alone.
  private static let fewestUnits = 8

  let text: RecitedText
  let sound: HeardSound
  /// The intervals of speech in hops, in order.
  let speech: [Range<Int>]
  let parameters: DecodingParameters

  /// The place of a whole ayah.
  struct Place {
    let frames: Range<Int>
    /// The units that are wrong there, and those of the ayah.
    let errors: Int
    let units: Int

    var share: Double { Double(errors) / Double(units) }
  }

  /// A recitation of a part that is heard badly.
  struct Attempt {
    let part: Int
    let place: Place
  }

  /// Returns the run of speech in some frames that is most like a part; nil where none is like it.
  func place(ofPart part: Int, in frames: Range<Int>) -> Place? {
    let units = text.units(ofWords: text.ranges[part])
    let pieces = pieces(in: frames)
    guard units.count >= Self.fewestUnits, pieces.count <= Self.mostPieces else { return nil }
    let heard = pieces.map { sound.posteriors[$0].greedyPath() }
    var best: Place?
    for first in pieces.indices {
      var said: [Int] = []
      for last in first..<pieces.count {
        said += heard[last]
        guard 2 * said.count <= 3 * units.count + 10 else { break }
        let errors = EditDistance.between(said, units)
        if errors <= best?.errors ?? units.count {
          let frames = pieces[first].lowerBound..<pieces[last].upperBound
          best = Place(frames: frames, errors: errors, units: units.count)
        }
      }
    }
    guard let best, Double(best.errors) <= parameters.likeErrors * Double(units.count) else { return nil }
    return best
  }

  /// Returns the run of speech in some frames that is more like one of some parts than like any other part; nil where none is.
  ///
  /// A run may lack more units than `place(ofPart:in:)` allows, since it is told by how much worse all others fit.
  func attempt(atOneOf candidates: some Collection<Int>, in frames: Range<Int>) -> Attempt? {
    let pieces = pieces(in: frames)
    guard pieces.count <= Self.mostPieces else { return nil }
    let heard = pieces.map { sound.posteriors[$0].greedyPath() }
    let texts = candidates.filter { !text.parts[$0].isOpening }.map { ($0, text.units(ofWords: text.ranges[$0])) }
      .filter { $0.1.count >= Self.fewestUnits }
    var best: (attempt: Attempt, said: [Int])?
    for first in pieces.indices {
      var said: [Int] = []
      for last in first..<pieces.count {
        said += heard[last]
        for (part, units) in texts where 2 * said.count >= units.count && 2 * said.count <= 3 * units.count + 10 {
          let errors = EditDistance.between(said, units)
          guard Double(errors) < (best?.attempt.place.share ?? parameters.unlikeErrors) * Double(units.count) else {
            continue
          }
          let frames = pieces[first].lowerBound..<pieces[last].upperBound
          best = (Attempt(part: part, place: Place(frames: frames, errors: errors, units: units.count)), said)
        }
      }
    }
    guard let best, lead(of: best.attempt, best.said) >= parameters.likeLead else { return nil }
    return best.attempt
  }

  /// Returns how many more units, as a share, are wrong where something is taken for another part.
  private func lead(of attempt: Attempt, _ said: [Int]) -> Double {
    let own = text.parts[attempt.part].text
    let others = text.parts.indices.filter { text.parts[$0].text != own }
    let shares = others.map { part in
      let units = text.units(ofWords: text.ranges[part])
      return Double(EditDistance.between(said, units)) / Double(max(1, units.count))
    }
    return (shares.min() ?? 1) - attempt.place.share
  }

  /// Returns the number of units that are wrong in some frames where only some words are said in them.
  func errors(of words: Range<Int>, in frames: Range<Int>) -> Int {
    EditDistance.between(sound.posteriors[frames].greedyPath(), text.units(ofWords: words))
  }

  /// Returns the pieces of speech in some frames, in frames: parted by pauses after which another take may begin.
  private func pieces(in frames: Range<Int>) -> [Range<Int>] {
    let size = sound.hopsInFrame
    let all = speech.reduce(into: [Range<Int>]()) { pieces, next in
      if let last = pieces.last, next.lowerBound - last.upperBound < parameters.partingPause {
        pieces[pieces.count - 1] = last.lowerBound..<next.upperBound
      } else {
        pieces.append(next)
      }
    }
    let inFrames = all.map { $0.lowerBound / size..<($0.upperBound + size - 1) / size }
    return inFrames.map { $0.clamped(to: frames.clamped(to: 0..<sound.posteriors.count)) }.filter { !$0.isEmpty }
  }

  /// Returns the words of a whole part at a place, by a search for it alone; nil where it is not heard whole.
  func words(ofPart part: Int, at place: Place) -> [DecodedWord]? {
    let frames = place.frames
    let own = RecitedText([RecitedText.Part(text.parts[part].text)])
    let size = sound.hopsInFrame
    let isSpeech = frames.map { frame in
      speech.contains { $0.overlaps(frame * size..<(frame + 1) * size) }
    }
    var search = PhonemeSearch(own, parameters)
    var trace = WordTrace(search.graph, own)
    for (place, frame) in frames.enumerated() {
      let endsPause = place > 0 && !isSpeech[place] && place + 1 < isSpeech.count && isSpeech[place + 1]
      search.add(sound.posteriors[frame], isSpeech: isSpeech[place], endsPause: endsPause)
    }
    for (place, state) in search.statesToEnd().enumerated() {
      trace.add(state, sound.posteriors[frames.lowerBound + place], isSpeech: isSpeech[place])
    }
    let range = text.ranges[part]
    guard trace.words.map(\.word) == Array(0..<range.count) else { return nil }
    return trace.words.map { $0.moved(by: range.lowerBound, frames: frames.lowerBound) }
  }
}

extension DecodedWord {
  /// Returns the word of a longer text in a longer sound.
  fileprivate func moved(by words: Int, frames offset: Int) -> DecodedWord {
    DecodedWord(
      word: word + words, frames: frames.lowerBound + offset..<frames.upperBound + offset, loss: loss, units: units,
      isJump: isJump, otherFrames: otherFrames, heard: heard, heardBefore: heardBefore)
  }
}

extension RecitedText {
  /// Returns the units of words that are said in one breath.
  func units(ofWords range: Range<Int>) -> [Int] {
    range.flatMap { word -> [Int] in
      let start: RecitedText.Edges = word == range.lowerBound ? .pause : .joined
      let end: RecitedText.Edges = word == range.upperBound - 1 ? .pause : .joined
      let form = words[word].forms.first { $0.starts.contains(start) && $0.ends.contains(end) }
      return (form ?? words[word].forms.first)?.units.map(Int.init) ?? []
    }
  }
}
