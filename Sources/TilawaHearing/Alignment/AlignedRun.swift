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
  let pieces: [Piece]
}

extension AlignedRun {
  /// - Returns: nil where there is no way through it.
  init?(_ run: RecitedRun, _ views: [RunView], _ placing: MarkPlacing) {
    let curves = CrossingCurve.added(views.map(\.curves))
    // A run begins and ends where its structure says, by all references.
    guard let inner = CrossingCurve.best(Array(curves.dropFirst().dropLast())), let first = views.first?.places.first,
      let end = views.first?.places.last
    else { return nil }
    let places = [first] + inner + [end]
    let last = places.count - 1
    let disputed = places.indices.map { index in
      let isInside = index > 0 && index < last
      let hops = views.map { view in
        let place = view.places[index]
        return placing.frames.start(of: isInside ? placing.snapped(place, by: view.curves[index]) : place)
      }
      return (hops.max() ?? 0) - (hops.min() ?? 0) > placing.parameters.disagreement
    }
    let marks = zip(places, curves).enumerated().map { index, found in
      let (place, curve) = found
      switch index {
      case 0:
        return placing.mark(
          place, .start, confidence: Self.confidence(run.firmness.start, views.count, placing.parameters))
      case last:
        return placing.mark(place, .end, confidence: Self.confidence(run.firmness.end, views.count, placing.parameters))
      default:
        let snapped = placing.snapped(place, by: curve)
        let sureness = placing.confidence(curve, at: snapped, views.count)
        return placing.mark(snapped, .between, confidence: disputed[index] ? min(0.5, sureness) : sureness)
      }
    }
    let ordered = Self.ordered(marks)
    let pieces = run.ayat.enumerated().map { index, ayah in
      Piece(
        ayah: ayah, part: run.part(of: ayah), start: ordered[index], end: ordered[index + 1],
        match: run.gain(of: ordered[index].hop..<ordered[index + 1].hop),
        // The first reference is the best one.
        pace: views[0].paces[index], isDisputed: disputed[index] || disputed[index + 1])
    }
    self.init(run: run, pieces: pieces)
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
  private static func confidence(_ firmness: Float, _ references: Int, _ parameters: AlignmentParameters) -> Double {
    let sureness = 1 - Softening.weight(of: Double(max(0, firmness) / parameters.firm))
    return min(sureness, references > 1 ? 1 : parameters.mostUnproven)
  }
}

extension RecitedRun {
  /// Hops at either end by which it is judged.
  private static let edge = 400

  /// By how much cheaper its first and its last words are than by chance, in frames of 40 ms.
  fileprivate var firmness: (start: Float, end: Float) {
    func sum(_ hops: Range<Int>) -> Float { gain(of: hops) * Float(hops.count) / 4 }
    return (
      sum(hops.lowerBound..<min(hops.upperBound, hops.lowerBound + Self.edge)),
      sum(max(hops.lowerBound, hops.upperBound - Self.edge)..<hops.upperBound)
    )
  }
}

extension MarkPlacing {
  /// The weight of the places near a mark, or the pause that it lies in, among all, each e^(−cost / temperature).
  func confidence(_ curve: CrossingCurve, at place: Int, _ references: Int) -> Double {
    let temperature = Double(parameters.temperature) * Double(references).squareRoot()
    guard let least = curve.costs.min(), least < .infinity else { return 0 }
    let end = frames.start(of: place)
    let pause = frames.pauses.first { $0.frame == place }?.hops ?? end..<end
    var (near, all) = (0.0, 0.0)
    for frame in curve.frames where curve[frame] < .infinity {
      let weight = Softening.weight(of: Double(curve[frame] - least) / temperature)
      all += weight
      let hop = frames.start(of: frame)
      let distance = max(pause.lowerBound - hop, hop - pause.upperBound)
      if distance <= parameters.confidenceReach { near += weight }
    }
    return min(all > 0 ? near / all : 0, references > 1 ? 1 : parameters.mostUnproven)
  }
}
