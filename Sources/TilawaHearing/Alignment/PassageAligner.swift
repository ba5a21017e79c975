/// Finds the ayat of a known passage in a recording by what others sound like who recite it.
///
/// Pure: the same for the same sound, on any number of processors. First its structure, in long frames over everything: what of
/// the passage is recited where, in which order, and where something else is heard. Then, in each run of recitation by itself,
/// in short frames around where the structure says: where one ayah ends and the next begins. With several references
/// the structure is that of their mean, and the curves of each boundary are added: what one likes less the other has to
/// like more.
public struct PassageAligner: Sendable {
  /// By which figures it aligns.
  public let parameters: AlignmentParameters

  /// Aligns by these figures.
  public init(_ parameters: AlignmentParameters = AlignmentParameters()) { self.parameters = parameters }

  /// `passage`: recitations of the same ayat by others, the best first.
  /// `recording`: what is heard in it.
  /// `lead`: whether there may be something else than the passage, or jumps in it.
  /// - Returns: nil where there is no speech, or no room for the passage.
  /// - Precondition: there is a reference, and all have the same number of ayat and the same openings.
  public func align(
    _ recording: VoiceSpectrum, with references: [PassageReference], lead: AlignmentLead = .possible
  ) -> PassageAlignment? {
    precondition(Set(references.map(\.ayat)).count == 1, "references recite the same ayat")
    let speech = SpeechParts(recording, parameters).speech
    guard !speech.isEmpty else { return nil }
    let hops = coarseHops(speech, references[0].spoken)
    let coarse = SpokenFrames(recording, speech: speech, hopsInFrame: Double(hops), .phonetic, parameters)
    let coarser = SpokenFrames(recording, speech: speech, hopsInFrame: Double(2 * hops), .phonetic, parameters)
    let jumping = lead == .possible ? parameters : parameters.withoutJumps
    let frames = SpokenFrames(
      recording, speech: speech, hopsInFrame: Double(parameters.hopsInFrame), .phonetic, parameters)
    guard
      let structure = PassageStructure(
        coarse, longer: coarser, shorter: frames, by: references, hopsInFrame: hops, jumping)
    else { return nil }
    let views = references.compactMap {
      FineView(frames, $0, pace: $0.pace(structure.pace, of: references[0]), parameters)
    }
    guard views.count == references.count else { return nil }
    let placing = MarkPlacing(frames: frames, spectrum: recording, parameters: parameters)
    let runs = structure.runs.compactMap { run -> AlignedRun? in
      let seen = views.compactMap { RunView($0, run, parameters) }
      return seen.count == views.count ? AlignedRun(run, seen, placing) : nil
    }
    let takes = TakeList(runs, speech: speech, isCredible: structure.isCredible, parameters)
    return takes.alignment(of: references[0].ayat)
  }

  /// Hops in a frame of the first pass: more where recording and passage are so long that to lay every frame of one beside
  /// every one of the other would take too much time and memory. A short passage in a long recording is none of these.
  private func coarseHops(_ speech: [Range<Int>], _ recited: Int) -> Int {
    let spoken = Double(speech.reduce(0) { $0 + $1.count })
    let passage = min(spoken, Double(recited) * parameters.slowest)
    var hops = parameters.coarseHopsInFrame
    while spoken * passage / Double(hops * hops) > Double(parameters.mostCoarsePairs) { hops *= 2 }
    return hops
  }
}
