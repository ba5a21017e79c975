/// Finds the ayat of a known passage in a recording by comparison with other reciters.
///
/// Pure: the same input gives the same output, on any number of processors. First a segmental Viterbi search over long
/// frames finds the structure: the recited parts of the passage, their order, and the places of other sound. Then the
/// forward–backward algorithm finds the boundaries in each run, in short frames near the path of the structure. Several
/// references are averaged for the structure; for the boundaries their posteriors are combined.
public struct PassageAligner: Sendable {
  /// The parameters of the alignment.
  public let parameters: AlignmentParameters

  /// Creates an aligner with these parameters.
  public init(_ parameters: AlignmentParameters = AlignmentParameters()) { self.parameters = parameters }

  /// Aligns a recording with some references.
  ///
  /// - Parameters:
  ///   - recording: the features of the recording.
  ///   - references: recitations of the same ayat by others, the best first.
  /// - Returns: nil where there is no speech, or no room for the passage.
  /// - Precondition: there is a reference, and all have the same ayat and the same openings.
  public func align(
    _ recording: MFCCSequence, with references: [PassageReference]
  ) -> PassageAlignment? {
    precondition(Set(references.map(\.ayat)).count == 1, "references recite the same ayat")
    let speech = recording.speech(parameters.features)
    guard !speech.isEmpty else { return nil }
    let hops = coarseHops(speech, references[0].spoken)
    let coarse = SpeechFrames(recording, speech: speech, hopsInFrame: Double(hops), .lda, parameters.features)
    let coarser = SpeechFrames(recording, speech: speech, hopsInFrame: Double(2 * hops), .lda, parameters.features)
    let frames = SpeechFrames(
      recording, speech: speech, hopsInFrame: Double(parameters.dtw.hopsInFrame), .lda, parameters.features)
    guard
      let structure = PassageStructure(
        coarse, longer: coarser, shorter: frames, by: references, hopsInFrame: hops, parameters)
    else { return nil }
    let views = references.compactMap {
      FramePair(frames, $0, pace: $0.pace(structure.pace, of: references[0]), parameters)
    }
    guard views.count == references.count else { return nil }
    let placing = MarkPlacement(frames: frames, sequence: recording, parameters: parameters)
    let runs = structure.runs.compactMap { run -> AlignedRun? in
      let seen = views.compactMap { RunBoundaries($0, run, parameters) }
      return seen.count == views.count ? AlignedRun(run, seen, placing, of: references[0].ayat) : nil
    }
    let takes = TakeList(runs, speech: speech, isCredible: structure.isCredible, parameters.confidence)
    return takes.alignment(of: references[0].ayat)
  }

  /// Returns the length of a frame of the first pass, in hops. It is longer where recording and passage have more pairs of frames
  /// than time and memory allow.
  private func coarseHops(_ speech: [Range<Int>], _ recited: Int) -> Int {
    let spoken = Double(speech.reduce(0) { $0 + $1.count })
    let passage = min(spoken, Double(recited) * parameters.search.slowest)
    var hops = parameters.search.coarseHopsInFrame
    while spoken * passage / Double(hops * hops) > Double(parameters.search.mostCoarsePairs) { hops *= 2 }
    return hops
  }
}
