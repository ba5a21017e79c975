/// Finds the ayat of a known passage in a recording by what others sound like who recite it.
///
/// Pure: the same for the same sound, on any number of processors. Two passes: a coarse one over everything tells how fast
/// each recites and about where, a fine one looks only around that, so that its memory and time are those of the band. With
/// several references the curves of each boundary are added: what one likes less the other has to like more.
public struct PassageAligner: Sendable {
  /// By which figures it aligns.
  public let parameters: AlignmentParameters

  /// Aligns by these figures.
  public init(_ parameters: AlignmentParameters = AlignmentParameters()) { self.parameters = parameters }

  /// `passage`: recitations of the same ayat by others, the best first.
  /// `recording`: what is heard in it.
  /// `lead`: whether there may be something else before and after the passage.
  /// - Returns: nil where there is no speech, or no room for the passage.
  /// - Precondition: there is a reference, and all have the same number of ayat.
  public func align(
    _ recording: VoiceSpectrum, with references: [PassageReference], lead: AlignmentLead = .possible
  ) -> PassageAlignment? {
    precondition(Set(references.map(\.count)).count == 1, "references recite the same ayat")
    let speech = SpeechParts(recording, parameters).speech
    guard !speech.isEmpty else { return nil }
    let frames = SpokenFrames(recording, speech: speech, hopsInFrame: Double(parameters.hopsInFrame), parameters)
    let coarse = SpokenFrames(recording, speech: speech, hopsInFrame: Double(parameters.coarseHopsInFrame), parameters)
    let views = references.compactMap { ReferenceView(of: frames, coarse: coarse, by: $0, lead: lead, parameters) }
    guard !views.isEmpty, views.count == references.count else { return nil }
    let curves = CrossingCurve.added(views.map(\.curves))
    guard let places = CrossingCurve.best(curves) else { return nil }
    let placing = MarkPlacing(frames: frames, spectrum: recording, parameters: parameters)
    let marks = Self.ordered(
      zip(places, curves).map { place, curve in
        placing.mark(placing.snapped(place, by: curve), confidence: confidence(curve, at: place, placing, views.count))
      })
    let found = ayat(views, marks, placing)
    let middle = found.map(\.match).sorted()[found.count / 2]
    return PassageAlignment(marks: marks, ayat: found, isCredible: middle >= parameters.leastPassageMatch)
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

  /// The weight of the places near the best one among all, each e^(−cost / temperature).
  private func confidence(_ curve: CrossingCurve, at place: Int, _ placing: MarkPlacing, _ count: Int) -> Double {
    let temperature = Double(parameters.temperature) * Double(count).squareRoot()
    let (best, hop) = (Double(curve[place]), placing.frames.start(of: place))
    var (near, all) = (0.0, 0.0)
    for frame in curve.frames where curve[frame] < .infinity {
      let weight = Softening.weight(of: (Double(curve[frame]) - best) / temperature)
      all += weight
      if abs(placing.frames.start(of: frame) - hop) <= parameters.confidenceReach { near += weight }
    }
    return min(all > 0 ? near / all : 0, count > 1 ? 1 : parameters.mostByOne)
  }

  private func ayat(
    _ views: [ReferenceView], _ marks: [PassageAlignment.Mark], _ placing: MarkPlacing
  ) -> [PassageAlignment.Ayah] {
    let disagreeing = marks.indices.map { index in
      let hops = views.map { placing.frames.start(of: $0.places[index]) }
      return (hops.max() ?? 0) - (hops.min() ?? 0) > parameters.disagreement
    }
    // The first reference is the best one.
    let paces = views[0].paces
    let typical = max(1e-3, paces.sorted()[paces.count / 2])
    return paces.indices.map { index in
      let match = views.reduce(0) { $0 + $1.matches[index] } / Float(views.count)
      var flags: Set<PassageAlignment.Flag> = []
      if disagreeing[index] || disagreeing[index + 1] { flags.insert(.references) }
      if min(marks[index].confidence, marks[index + 1].confidence) < parameters.sure { flags.insert(.margin) }
      let strangeness = paces[index] / typical
      if strangeness > parameters.strangePace || strangeness < 1 / parameters.strangePace { flags.insert(.length) }
      if match < parameters.leastMatch { flags.insert(.match) }
      return PassageAlignment.Ayah(match: match, pace: paces[index], flags: flags)
    }
  }
}
