import TilawaCore

/// Finds the first and the last piece of a passage that was found in windows.
///
/// A window is accepted as a whole, so that its ends may contain a few seconds of something else, and the next window a few
/// seconds of the passage. The first window is therefore followed backwards from its end, the last one forwards from its start,
/// and both 15 s further unless there is a long silence.
struct PassageEdges {
  /// A side of a passage.
  enum Side: Hashable, Sendable { case start, end }

  /// The beginning or the end of a passage.
  struct Edge: Hashable, Sendable {
    /// The hop of the recording.
    let hop: Int
    /// The frame of the index.
    let frame: Int
    /// Whether the outermost piece is certain.
    let isSure: Bool
  }

  let search: IndexSearch
  let voice: LocalMFCCFeatures
  let speech: [Range<Int>]
  private var parameters: IdentificationParameters { search.parameters }

  init(_ search: IndexSearch, _ voice: LocalMFCCFeatures, _ speech: [Range<Int>]) {
    (self.search, self.voice, self.speech) = (search, voice, speech)
  }

  /// Number of frames of the text for each row of the query.
  private static let steepest = 1.5
  /// Number of stretches of reversed speech for comparison.
  private static let stretches = 12

  /// Returns an end of what was found in a window.
  ///
  /// - Parameters:
  ///   - side: the end that is searched.
  ///   - found: the outermost window.
  ///   - limit: the hop up to which the recording is searched.
  ///   - other: the frame at the other end of the passage.
  /// - Returns: nil where there is too little speech.
  func edge(_ side: Side, of found: PassageIdentifier.Found, upTo limit: Int, other: Int) -> Edge? {
    let hops = side == .start ? limit..<found.hops.upperBound : found.hops.lowerBound..<limit
    let heard = voice.frames(hops, hopsInFrame: Double(parameters.index.hopsInFrame) * found.place.pace)
    guard heard.hops.count > 3 else { return nil }
    let query = DTWQuery(dimensions: voice.dimensions, values: heard.values[...], pace: found.place.pace)
    let inside = heard.hops.count { found.hops.contains($0 - 1) }
    let text = text(side, of: found.place, rows: query.count)
    let places = ChangePointSearch(
      side == .start ? query.mirrored : query, in: text, chance: chance(text.count), anchor: inside, parameters
    ).places
    func frame(_ place: ChangePointSearch.Place) -> Int {
      side == .start ? found.place.frames.upperBound - place.columns : found.place.frames.lowerBound + place.columns
    }
    guard let (place, weight) = likeliest(places, by: { outermost(side, frame($0), other) }) else { return nil }
    // For each frame the hop after it is known, so the first hop is the one after the previous frame.
    let hop =
      side == .end
      ? heard.hops[place.rows - 1]
      : place.rows < query.count ? heard.hops[query.count - place.rows - 1] : firstSpeech(hops)
    return Edge(hop: hop, frame: frame(place), isSure: weight >= parameters.sure)
  }

  /// Returns the index from the beginning of a window on, or, in reverse order, up to its end.
  private func text(_ side: Side, of place: IndexSearch.Place, rows: Int) -> QuantizedFrames {
    let room = Int(Double(rows) * Self.steepest) + parameters.odds.joint / 2
    let run = search.acousticIndex.frames(ofRun: place.frames)
    switch side {
    case .start:
      let end = place.frames.upperBound
      return search.field.picking(max(run.lowerBound, end - room)..<end).mirrored
    case .end:
      let start = place.frames.lowerBound
      return search.field.picking(start..<min(run.upperBound, start + room))
    }
  }

  /// Returns the outermost piece of a passage that begins, or ends, with a frame.
  private func outermost(_ side: Side, _ frame: Int, _ other: Int) -> Int? {
    let frames = side == .start ? frame..<max(frame, other) : min(other, frame)..<frame
    let pieces = search.acousticIndex.pieces(in: frames)?.pieces
    return side == .start ? pieces?.lowerBound : pieces?.upperBound
  }

  /// Returns the likeliest place within the likeliest piece, and the probability of that piece.
  private func likeliest(
    _ places: [ChangePointSearch.Place], by piece: (ChangePointSearch.Place) -> Int?
  ) -> (ChangePointSearch.Place, weight: Double)? {
    var weights: [Int: (sum: Double, best: ChangePointSearch.Place)] = [:]
    for place in places {
      guard let key = piece(place) else { continue }
      let known = weights[key] ?? (0, place)
      weights[key] = (known.sum + place.weight, place.weight > known.best.weight ? place : known.best)
    }
    return weights.max { ($0.value.sum, $0.key) < ($1.value.sum, $1.key) }.map { ($0.value.best, $0.value.sum) }
  }

  private func firstSpeech(_ hops: Range<Int>) -> Int {
    max(hops.lowerBound, speech.first { $0.upperBound > hops.lowerBound }?.lowerBound ?? 0)
  }

  /// Returns stretches of reversed speech of some length; a short index is repeated.
  private func chance(_ length: Int) -> [QuantizedFrames] {
    let field = search.chance.fields[parameters.search.passes.count - 1]
    guard field.count > 0 else { return [] }
    return (0..<Self.stretches).map { field.picking(from: field.count * $0 / Self.stretches, count: length) }
  }
}

extension [Range<Int>] {
  /// Returns the hop at which `wanted` hops of speech, or a long silence, are reached from some hops on or back from them.
  func reach(_ side: PassageEdges.Side, of hops: Range<Int>, speech wanted: Int, pause: Int) -> Int {
    var left = wanted
    switch side {
    case .end:
      var last = hops.upperBound
      for stretch in self where stretch.upperBound > hops.upperBound {
        let start = Swift.max(stretch.lowerBound, hops.upperBound)
        guard left > 0, start - last < pause else { break }
        last = Swift.min(stretch.upperBound, start + left)
        left -= last - start
      }
      return last
    case .start:
      var first = hops.lowerBound
      for stretch in reversed() where stretch.lowerBound < hops.lowerBound {
        let end = Swift.min(stretch.upperBound, hops.lowerBound)
        guard left > 0, first - end < pause else { break }
        first = Swift.max(stretch.lowerBound, end - left)
        left -= end - first
      }
      return first
    }
  }
}
