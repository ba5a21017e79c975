import TilawaCore

/// Finds with which pieces a passage begins and ends that was found in windows.
///
/// A window is sure as a whole: a few seconds of something else at one end of it are claimed with it, and a few seconds of
/// the passage in a window of something else are not. So the first window is followed backwards from its end, the last one forwards
/// from its start, and both 15 s beyond, as far as there is no long silence.
struct PassageEdges {
  /// A side of a passage.
  enum Side: Hashable, Sendable { case start, end }

  /// Where a passage begins or ends.
  struct Edge: Hashable, Sendable {
    /// Of the recording.
    let hop: Int
    /// Of the print.
    let frame: Int
    /// Whether the outermost piece is the one that holds it.
    let isSure: Bool
  }

  let search: PlaceSearch
  let voice: LocalVoice
  let speech: [Range<Int>]
  private var parameters: IdentificationParameters { search.parameters }

  init(_ search: PlaceSearch, _ voice: LocalVoice, _ speech: [Range<Int>]) {
    (self.search, self.voice, self.speech) = (search, voice, speech)
  }

  /// Frames that a way of so many rows is given.
  private static let steepest = 1.5
  /// How many stretches of speech said backwards a way is compared with.
  private static let ways = 12

  /// An edge of what was found in a window.
  ///
  /// - Parameters:
  ///   - found: the outermost window.
  ///   - limit: how far the recording is looked at.
  ///   - other: the frame with which the passage begins or ends on its other side.
  /// - Returns: nil where too little is said.
  func edge(_ side: Side, of found: PlaceFinder.Found, upTo limit: Int, other: Int) -> Edge? {
    let hops = side == .start ? limit..<found.hops.upperBound : found.hops.lowerBound..<limit
    let heard = voice.frames(hops, hopsInFrame: Double(parameters.hopsInFrame) * found.place.pace)
    guard heard.hops.count > 3 else { return nil }
    let query = PlaceQuery(dimensions: voice.dimensions, values: heard.values[...], pace: found.place.pace)
    let inside = heard.hops.count { found.hops.contains($0 - 1) }
    let text = text(side, of: found.place, rows: query.count)
    let places = EdgeSearch(
      side == .start ? query.mirrored : query, in: text, chance: chance(text.count), anchor: inside, parameters
    ).places
    func frame(_ place: EdgeSearch.Place) -> Int {
      side == .start ? found.place.frames.upperBound - place.columns : found.place.frames.lowerBound + place.columns
    }
    guard let (place, weight) = likeliest(places, by: { outermost(side, frame($0), other) }) else { return nil }
    // Of a frame the hop after it is known, so that the first hop is the one after the frame before.
    let hop =
      side == .end
      ? heard.hops[place.rows - 1]
      : place.rows < query.count ? heard.hops[query.count - place.rows - 1] : firstSpeech(hops)
    return Edge(hop: hop, frame: frame(place), isSure: weight >= parameters.sure)
  }

  /// What stands in the print from where a window begins on, or, the last frame first, up to where it ends.
  private func text(_ side: Side, of place: PlaceSearch.Place, rows: Int) -> PlaceField {
    let room = Int(Double(rows) * Self.steepest) + parameters.joint / 2
    let run = search.print.frames(ofRun: place.frames)
    switch side {
    case .start:
      let end = place.frames.upperBound
      return search.field.picking(max(run.lowerBound, end - room)..<end).mirrored
    case .end:
      let start = place.frames.lowerBound
      return search.field.picking(start..<min(run.upperBound, start + room))
    }
  }

  /// The outermost piece of a passage that begins, or ends, with a frame.
  private func outermost(_ side: Side, _ frame: Int, _ other: Int) -> Int? {
    let frames = side == .start ? frame..<max(frame, other) : min(other, frame)..<frame
    let pieces = search.print.pieces(in: frames)?.pieces
    return side == .start ? pieces?.lowerBound : pieces?.upperBound
  }

  /// The likeliest of those places that come to the likeliest piece, and how likely this is.
  private func likeliest(
    _ places: [EdgeSearch.Place], by piece: (EdgeSearch.Place) -> Int?
  ) -> (EdgeSearch.Place, weight: Double)? {
    var weights: [Int: (sum: Double, best: EdgeSearch.Place)] = [:]
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

  /// Stretches of speech said backwards, as long as that each; of a short print the same again.
  private func chance(_ length: Int) -> [PlaceField] {
    let field = search.chance.fields[parameters.passes.count - 1]
    guard field.count > 0 else { return [] }
    return (0..<Self.ways).map { field.picking(from: field.count * $0 / Self.ways, count: length) }
  }
}

extension [Range<Int>] {
  /// How far it is from some hops on, or back from them, to so much speech, or to a long silence.
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
