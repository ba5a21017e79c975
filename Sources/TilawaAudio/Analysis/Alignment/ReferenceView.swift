import TilawaCore

/// Where the boundaries of a passage stand in a recording by one reference.
struct ReferenceView: Sendable {
  /// Of the beginning, of what lies between the ayat, and of the end.
  let curves: [CrossingCurve]
  /// The cheapest frame of each.
  let places: [Int]
  /// By how much the frames of each ayah are nearer to the reference than by chance, in the mean.
  let matches: [Float]
  /// How many times longer the speech of each ayah is than the reference's.
  let paces: [Double]

  /// - Parameters:
  ///   - frames: of the recording, as fine as marks are placed.
  ///   - coarse: the same in fewer.
  /// - Returns: nil where there is no way.
  init?(
    of frames: SpokenFrames, coarse: SpokenFrames, by reference: PassageReference, lead: AlignmentLead,
    _ parameters: AlignmentParameters
  ) {
    let recited = reference.lengths.reduce(0, +)
    let spoken = frames.hops.reduce(0) { $0 + $1.count }
    guard recited > 0, spoken > 0 else { return nil }
    guard let about = Self.about(coarse, reference, Double(recited) / Double(spoken), lead, parameters) else {
      return nil
    }
    let pace = Self.middle(Self.paces(reference, coarse, at: about)) ?? Double(spoken) / Double(recited)
    let fine = reference.frames(of: parameters.hopsInFrame, 1 / pace, parameters)
    guard fine.count > 3 else { return nil }
    let points = zip(about, fine.parts).map { place, column in
      (row: frames.frame(at: coarse.start(of: place)), column: column)
    }
    let band = AlignmentBand(
      through: points, reach: parameters.bandReach / parameters.hopsInFrame, height: frames.count, width: fine.count)
    let second = PassageCrossings(
      frames, fine, band: band, lead: lead, hopsInFrame: parameters.hopsInFrame, parameters)
    guard let places = CrossingCurve.best(second.curves) else { return nil }
    curves = second.curves
    self.places = places
    paces = Self.paces(reference, frames, at: places)
    matches = places.indices.dropLast().map { index in
      let rows = places[index]..<max(places[index], places[index + 1])
      guard !rows.isEmpty else { return 0 }
      let chance = second.fillers[rows].reduce(0, +)
      let way = second.curves[index + 1].way(to: rows.upperBound) - second.curves[index].way(to: rows.lowerBound)
      return (chance - way) / Float(rows.count)
    }
  }

  /// About where each boundary is: the cheapest of what several paces give, since all cost as many frames.
  private static func about(
    _ coarse: SpokenFrames, _ reference: PassageReference, _ pace: Double, _ lead: AlignmentLead,
    _ parameters: AlignmentParameters
  ) -> [Int]? {
    var best: (places: [Int], cost: Float)?
    for share in lead == .possible ? parameters.shares : [1] {
      let rough = reference.frames(of: parameters.coarseHopsInFrame, pace * share, parameters)
      guard rough.count > 3, coarse.count > 3 else { continue }
      let crossings = PassageCrossings(
        coarse, rough, band: AlignmentBand(height: coarse.count, width: rough.count), lead: lead,
        hopsInFrame: parameters.coarseHopsInFrame, parameters)
      guard let places = CrossingCurve.best(crossings.curves), let last = places.last else { continue }
      let cost = crossings.curves[crossings.curves.count - 1][last]
      if cost < best?.cost ?? .infinity { best = (places, cost) }
    }
    return best?.places
  }

  /// How many times longer each ayah is than the reference's.
  private static func paces(_ reference: PassageReference, _ frames: SpokenFrames, at places: [Int]) -> [Double] {
    zip(reference.lengths, zip(places, places.dropFirst())).map { length, place in
      let hops = frames.hops[place.0..<max(place.0, place.1)].reduce(0) { $0 + $1.count }
      return Double(hops) / Double(max(1, length))
    }
  }

  private static func middle(_ paces: [Double]) -> Double? {
    let sorted = paces.filter { $0 > 0.2 && $0 < 5 }.sorted()
    return sorted.isEmpty ? nil : sorted[sorted.count / 2]
  }
}

extension PassageReference {
  /// In frames that are so long that there are as many as of a recording, whose frames have `hops`.
  ///
  /// - Parameter pace: hops of this for one of the recording.
  func frames(of hops: Int, _ pace: Double, _ parameters: AlignmentParameters) -> SpokenFrames {
    SpokenFrames(
      spectrum, speech: speech, ends: ends, hopsInFrame: max(1, Double(hops) * pace), parameters)
  }
}

extension SpokenFrames {
  /// The hop with which a frame begins; the end of the last one for what follows it.
  func start(of frame: Int) -> Int { frame < count ? hops[frame].lowerBound : hops.last?.upperBound ?? 0 }

  /// The frame that begins at a hop, or the next one.
  func frame(at hop: Int) -> Int { hops.partitioningIndex { $0.lowerBound >= hop } }
}
