/// The takes of a run, each where all references together put it.
struct AlignedRun {
  /// A take before it is compared with the others.
  struct Piece {
    let ayah: Int
    let part: ClosedRange<Double>
    let start: PassageAlignment.Mark
    let end: PassageAlignment.Mark
    let match: Float
    let pace: Double
    /// Whether the references put an end of it far from each other.
    let isDisputed: Bool
  }

  let run: RecitedRun
  private(set) var pieces: [Piece] = []

  /// - Returns: nil where there is no way through it.
  init?(_ run: RecitedRun, _ views: [RunView], _ placing: MarkPlacing) {
    self.run = run
    let curves = CrossingCurve.added(views.map(\.curves))
    guard let places = CrossingCurve.best(curves), let last = places.indices.last else { return nil }
    let marks = zip(places, curves).enumerated().map { index, found in
      let (place, curve) = found
      switch index {
      case 0:
        return placing.mark(place, .start, confidence: Self.confidence(views.map(\.firmness.start), placing.parameters))
      case last:
        return placing.mark(place, .end, confidence: Self.confidence(views.map(\.firmness.end), placing.parameters))
      default:
        return placing.mark(
          placing.snapped(place, by: curve), .between, confidence: placing.confidence(curve, at: place, views.count))
      }
    }
    let ordered = Self.ordered(marks)
    let disputed = places.indices.map { index in
      let hops = views.map { placing.frames.start(of: $0.places[index]) }
      return (hops.max() ?? 0) - (hops.min() ?? 0) > placing.parameters.disagreement
    }
    pieces = run.ayat.enumerated().map { index, ayah in
      Piece(
        ayah: ayah, part: run.part(of: ayah), start: ordered[index], end: ordered[index + 1],
        match: views.reduce(0) { $0 + $1.matches[index] } / Float(views.count),
        // The first reference is the best one.
        pace: views[0].paces[index], isDisputed: disputed[index] || disputed[index + 1])
    }
  }

  /// No mark stands before another that belongs before it.
  private static func ordered(_ marks: [PassageAlignment.Mark]) -> [PassageAlignment.Mark] {
    var last = 0
    return marks.map { mark in
      var mark = mark
      mark.hop = max(last, mark.hop)
      last = mark.hop
      return mark
    }
  }

  /// How sure it is that a run begins or ends where it does, by how firmly what is said there is the passage.
  private static func confidence(_ firmness: [Float], _ parameters: AlignmentParameters) -> Double {
    let mean = firmness.reduce(0, +) / Float(firmness.count)
    let sureness = 1 - Softening.weight(of: Double(max(0, mean) / parameters.firm))
    return min(sureness, firmness.count > 1 ? 1 : parameters.mostByOne)
  }
}

extension MarkPlacing {
  /// The weight of the places near the best one among all, each e^(−cost / temperature).
  func confidence(_ curve: CrossingCurve, at place: Int, _ references: Int) -> Double {
    let temperature = Double(parameters.temperature) * Double(references).squareRoot()
    let (best, hop) = (Double(curve[place]), frames.start(of: place))
    var (near, all) = (0.0, 0.0)
    for frame in curve.frames where curve[frame] < .infinity {
      let weight = Softening.weight(of: (Double(curve[frame]) - best) / temperature)
      all += weight
      if abs(frames.start(of: frame) - hop) <= parameters.confidenceReach { near += weight }
    }
    return min(all > 0 ? near / all : 0, references > 1 ? 1 : parameters.mostByOne)
  }
}
