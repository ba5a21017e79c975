import Glibc
import TilawaCore

/// The takes of a run, aligned by all references together.
struct AlignedRun {
  let run: RecitedRun
  /// The takes before they are compared with those of other runs; flags tell of disagreeing references only.
  let takes: [PassageAlignment.Take]
}

extension AlignedRun {
  /// - Parameter parts: the ayah of each part of the passage; nil for an opening basmalah, which is followed by its ayah.
  /// - Returns: nil where there is no path through the run.
  init?(_ run: RecitedRun, _ views: [RunBoundaries], _ placing: MarkPlacement, of parts: [Int?]) {
    let posteriors = BoundaryPosterior.added(views.map(\.posteriors))
    // The ends of a run are those of the structure, by all references.
    guard let inner = BoundaryPosterior.best(Array(posteriors.dropFirst().dropLast())),
      let first = views.first?.places.first,
      let end = views.first?.places.last
    else { return nil }
    let places = [first] + inner + [end]
    let last = places.count - 1
    let disputed = places.indices.map { index in
      let isInside = index > 0 && index < last
      let hops = views.map { view in
        let place = view.places[index]
        return placing.frames.start(of: isInside ? placing.snapped(place, by: view.posteriors[index]) : place)
      }
      return (hops.max() ?? 0) - (hops.min() ?? 0) > placing.parameters.confidence.disagreement
    }
    let marks = zip(places, posteriors).enumerated().map { index, found in
      let (place, posterior) = found
      switch index {
      case 0:
        return placing.mark(
          place, .start, confidence: Self.confidence(run.firmness.start, views.count, placing.parameters.confidence))
      case last:
        return placing.mark(
          place, .end, confidence: Self.confidence(run.firmness.end, views.count, placing.parameters.confidence))
      default:
        let snapped = placing.snapped(place, by: posterior)
        let sureness = placing.confidence(posterior, at: snapped, views.count)
        return placing.mark(snapped, .between, confidence: disputed[index] ? min(0.5, sureness) : sureness)
      }
    }
    let ordered = Self.ordered(marks)
    let takes = run.ayat.enumerated().map { index, part in
      PassageAlignment.Take(
        ayah: parts[part] ?? parts[min(part + 1, parts.count - 1)] ?? 0, isOpening: parts[part] == nil,
        start: ordered[index], end: ordered[index + 1], part: run.part(of: part),
        match: run.gain(of: ordered[index].hop.index..<ordered[index + 1].hop.index),
        // The first reference is the best one.
        pace: views[0].paces[index], flags: disputed[index] || disputed[index + 1] ? [.references] : [])
    }
    self.init(run: run, takes: takes)
  }

  /// Moves marks so that they are in ascending order.
  private static func ordered(_ marks: [PassageAlignment.Mark]) -> [PassageAlignment.Mark] {
    var last = Hop(0)
    return marks.map { mark in
      var mark = mark
      mark.hop = max(last, mark.hop)
      last = mark.hop
      return mark
    }
  }

  /// Returns the confidence of an end of a run, by its gain over the null model.
  private static func confidence(_ firmness: Float, _ references: Int, _ parameters: ConfidenceParameters) -> Double {
    let sureness = 1 - exp(-Double(max(0, firmness) / parameters.firm))
    return min(sureness, references > 1 ? 1 : parameters.mostUnproven)
  }
}

extension RecitedRun {
  /// Length of the interval at either end that is judged, in hops.
  private static let edge = 400

  /// The gain of the first and of the last words over the null model, in frames of 40 ms.
  fileprivate var firmness: (start: Float, end: Float) {
    func sum(_ hops: Range<Int>) -> Float { gain(of: hops) * Float(hops.count) / 4 }
    return (
      sum(hops.lowerBound..<min(hops.upperBound, hops.lowerBound + Self.edge)),
      sum(max(hops.lowerBound, hops.upperBound - Self.edge)..<hops.upperBound)
    )
  }
}

extension MarkPlacement {
  /// Returns the posterior probability of the places near a mark, or near the pause around it: a softmax of −cost / temperature.
  func confidence(_ posterior: BoundaryPosterior, at place: Int, _ references: Int) -> Double {
    let temperature = Double(parameters.confidence.temperature) * Double(references).squareRoot()
    guard let least = posterior.costs.min(), least < .infinity else { return 0 }
    let end = frames.start(of: place)
    let pause = frames.pauses.first { $0.frame == place }?.hops ?? end..<end
    var (near, all) = (0.0, 0.0)
    for frame in posterior.frames where posterior[frame] < .infinity {
      let weight = exp(-Double(posterior[frame] - least) / temperature)
      all += weight
      let hop = frames.start(of: frame)
      let distance = max(pause.lowerBound - hop, hop - pause.upperBound)
      if distance <= parameters.confidence.confidenceReach { near += weight }
    }
    return min(all > 0 ? near / all : 0, references > 1 ? 1 : parameters.confidence.mostUnproven)
  }
}
