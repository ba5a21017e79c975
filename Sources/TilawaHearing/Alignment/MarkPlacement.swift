import TilawaCore

/// Moves a boundary to where a person would place it: into the pause beside it, or to the quietest hop.
struct MarkPlacement {
  /// The range of the search for the quietest hop if there is no pause, in hops to each side.
  private static let reach = 8

  let frames: SpeechFrames
  let sequence: MFCCSequence
  let parameters: AlignmentParameters

  /// Returns the frame after the best pause within reach, or the frame itself. The best pause is long and near: one second of
  /// length is worth the whole reach.
  func snapped(_ frame: Int, by posterior: BoundaryPosterior) -> Int {
    let place = frames.start(of: frame)
    let near = frames.pauses.filter { pause in
      let distance = abs(nearest(pause.hops, place) - place)
      return distance <= parameters.marks.snapReach
        && posterior[pause.frame] <= posterior[frame] + price(of: pause.hops.count, at: distance)
    }
    func worth(_ pause: SpeechFrames.Pause) -> Double {
      let distance = abs(nearest(pause.hops, place) - place)
      return min(1, Double(pause.hops.count) / 100) - Double(distance) / Double(parameters.marks.snapReach)
    }
    return near.max { (worth($0), $1.frame) < (worth($1), $0.frame) }?.frame ?? frame
  }

  /// Returns the greatest extra cost of a path over a pause. It is higher for a near and long pause, because the speech that
  /// follows may resemble the reverberation of the reference.
  private func price(of pause: Int, at distance: Int) -> Float {
    let isNear = distance <= parameters.marks.tailReach && pause >= parameters.marks.tailPause
    return parameters.marks.snapCost + (isNear ? parameters.marks.tailCost * min(1, Float(pause) / 100) : 0)
  }

  /// The position of a mark in a run.
  enum Kind: Hashable, Sendable { case start, between, end }

  /// Returns the mark before a frame; the number of frames stands for the end.
  func mark(_ frame: Int, _ kind: Kind, confidence: Double) -> PassageAlignment.Mark {
    let pause = gap(before: frame)
    let middle = pause.count / 2
    if pause.count > 1 || frame == 0 || frame == frames.count {
      let hop =
        switch kind {
        case .start where frame == 0: pause.upperBound - min(parameters.marks.lead, pause.count)
        case .start, .between: pause.upperBound - min(parameters.marks.lead, middle)
        case .end: pause.lowerBound + min(parameters.marks.lead, middle)
        }
      return PassageAlignment.Mark(hop: Hop(hop), pause: Range<Hop>(pause), confidence: confidence)
    }
    let hop = quietest(around: frames.start(of: frame))
    return PassageAlignment.Mark(
      hop: Hop(hop), pause: Hop(hop)..<Hop(hop), confidence: min(confidence, parameters.confidence.mostUnproven))
  }

  private func gap(before frame: Int) -> Range<Int> {
    let end = frame < frames.count ? frames.hops[frame].lowerBound : sequence.count
    return (frame > 0 ? frames.hops[frame - 1].upperBound : 0)..<end
  }

  private func nearest(_ pause: Range<Int>, _ hop: Int) -> Int { min(max(hop, pause.lowerBound), pause.upperBound) }

  /// Returns the quietest hop by the mean of three hops; the nearest of equal ones.
  private func quietest(around hop: Int) -> Int {
    let candidates = max(1, hop - Self.reach)...max(1, min(sequence.count - 2, hop + Self.reach))
    guard sequence.count > 2 else { return hop }
    func loudness(_ hop: Int) -> Int { -(hop - 1...hop + 1).reduce(0) { $0 + Int(sequence.levels[$1]) } }
    return candidates.min { (loudness($0), abs($0 - hop)) < (loudness($1), abs($1 - hop)) } ?? hop
  }
}
