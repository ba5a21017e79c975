package import TilawaHearing

/// Frames that a model has heard, with the level of each of their hops.
package struct HeardFrames: Hashable, Sendable {
  package private(set) var posteriors: Posteriors
  /// The levels of the hops from the first frame on; they may be ahead of the frames, or behind them.
  private var levels: [UInt8]
  private let hopsInFrame: Int

  package init(_ posteriors: Posteriors, levels: [UInt8], hopsInFrame: Int) {
    (self.posteriors, self.levels, self.hopsInFrame) = (posteriors, levels, hopsInFrame)
  }

  /// Makes frames of a model that has heard nothing.
  package init(noneOf model: any HearingModel) {
    self.init(Posteriors(outputs: model.outputs), levels: [], hopsInFrame: model.hopsInFrame)
  }

  package var count: Int { posteriors.count }

  /// Appends frames that follow.
  package mutating func append(_ other: HeardFrames) {
    posteriors.append(other.posteriors)
    levels += other.levels
  }

  /// Forgets all frames but the last ones, and returns how many it forgot.
  mutating func keepLast(_ most: Int) -> Int {
    let excess = count - most
    guard excess > 0 else { return 0 }
    posteriors = posteriors[excess..<count]
    levels.removeFirst(min(levels.count, excess * hopsInFrame))
    return excess
  }

  /// The frames as a sound by itself.
  var sound: HeardSound {
    let hops = min(levels.count, count * hopsInFrame)
    return HeardSound(posteriors, hopsInFrame: hopsInFrame, levels: Array(levels[..<hops]))
  }

  /// Measures how clearly a voice is heard in the frames.
  func measure(_ clarity: inout SoundClarity) {
    clarity.add(posteriors)
    clarity.add(levels: levels)
  }

  /// Passes the frames and all levels to a decoder.
  func decode(by decoder: inout RecitationDecoder) -> RecitationDecoder.Update {
    decoder.add(posteriors, levels: levels)
  }
}
