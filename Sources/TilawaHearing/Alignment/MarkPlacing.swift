/// Puts a boundary of a passage where a person would: into the pause beside it, or where the voice is quietest.
struct MarkPlacing {
  /// Hops to each side in which the quietest is looked for where there is no pause.
  private static let reach = 8

  let frames: SpokenFrames
  let spectrum: VoiceSpectrum
  let parameters: AlignmentParameters

  /// The best pause within reach is the one that is long and near: a second of length is worth the whole reach.
  func snapped(_ frame: Int, by curve: CrossingCurve) -> Int {
    let place = frames.start(of: frame)
    let near = frames.pauses.filter { pause in
      let distance = abs(nearest(pause.hops, place) - place)
      return distance <= parameters.snapReach
        && curve[pause.frame] <= curve[frame] + price(of: pause.hops.count, at: distance)
    }
    func worth(_ pause: SpokenFrames.Pause) -> Double {
      let distance = abs(nearest(pause.hops, place) - place)
      return min(1, Double(pause.hops.count) / 100) - Double(distance) / Double(parameters.snapReach)
    }
    return near.max { (worth($0), $1.frame) < (worth($1), $0.frame) }?.frame ?? frame
  }

  /// How much dearer a way over a pause may be: more where it is near and long, for what follows may begin like the end of what a
  /// reference says before it, its reverberation.
  private func price(of pause: Int, at distance: Int) -> Float {
    let isNear = distance <= parameters.tailReach && pause >= parameters.tailPause
    return parameters.snapCost + (isNear ? parameters.tailCost * min(1, Float(pause) / 100) : 0)
  }

  /// What stands at a mark.
  enum Kind: Hashable, Sendable { case start, between, end }

  /// The mark before a frame, the number of frames being the place after the last.
  func mark(_ frame: Int, _ kind: Kind, confidence: Double) -> PassageAlignment.Mark {
    let pause = gap(before: frame)
    let middle = pause.count / 2
    if pause.count > 1 || frame == 0 || frame == frames.count {
      let hop =
        switch kind {
        case .start where frame == 0: pause.upperBound - min(parameters.lead, pause.count)
        case .start, .between: pause.upperBound - min(parameters.lead, middle)
        case .end: pause.lowerBound + min(parameters.lead, middle)
        }
      return PassageAlignment.Mark(hop: hop, pause: pause, confidence: confidence)
    }
    let hop = quietest(around: frames.start(of: frame))
    return PassageAlignment.Mark(hop: hop, pause: hop..<hop, confidence: min(confidence, parameters.mostUnproven))
  }

  private func gap(before frame: Int) -> Range<Int> {
    let end = frame < frames.count ? frames.hops[frame].lowerBound : spectrum.count
    return (frame > 0 ? frames.hops[frame - 1].upperBound : 0)..<end
  }

  private func nearest(_ pause: Range<Int>, _ hop: Int) -> Int { min(max(hop, pause.lowerBound), pause.upperBound) }

  /// By the mean of three hops; the nearest of equals.
  private func quietest(around hop: Int) -> Int {
    let candidates = max(1, hop - Self.reach)...max(1, min(spectrum.count - 2, hop + Self.reach))
    guard spectrum.count > 2 else { return hop }
    func loudness(_ hop: Int) -> Int { -(hop - 1...hop + 1).reduce(0) { $0 + Int(spectrum.levels[$1]) } }
    return candidates.min { (loudness($0), abs($0 - hop)) < (loudness($1), abs($1 - hop)) } ?? hop
  }
}
