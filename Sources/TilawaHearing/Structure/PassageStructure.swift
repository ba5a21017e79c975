import Glibc
import TilawaCore

/// The coarse structure of a recording by all references together: the recited parts of the passage, and the places of
/// other sound.
struct PassageStructure: Sendable {
  /// The runs, in the order of the recording.
  let runs: [RecitedRun]
  /// The hops of the recording for one of the first reference.
  let pace: Double
  /// Whether the recording is believed to contain the passage.
  let isCredible: Bool

  /// - Parameters:
  ///   - recording: the recording in long frames.
  ///   - longer: the same in frames twice as long, for the search of the pace.
  ///   - shorter: the same in short frames, for the second pass.
  ///   - hopsInFrame: the length of the long frames, in hops.
  /// - Returns: nil where nothing of the passage is found.
  init?(
    _ recording: SpeechFrames, longer: SpeechFrames, shorter: SpeechFrames, by references: [PassageReference],
    hopsInFrame: Int, _ parameters: AlignmentParameters
  ) {
    guard let pace = Self.pace(longer, references, 2 * hopsInFrame, parameters),
      let usual = ViterbiPath(recording, references, pace, hopsInFrame, parameters)
    else { return nil }
    let answered = usual.answered(references, parameters)
    let (found, parameters) = (answered ?? usual, answered == nil ? parameters : parameters.ofClass)
    let believed = found.believed(parameters)
    isCredible = !believed.isEmpty
    self.pace = found.measuredPace ?? pace
    let again =
      isCredible ? ViterbiPath(shorter, references, pace, parameters.dtw.hopsInFrame, near: found, parameters) : nil
    func isInside(_ run: RecitedRun) -> Bool {
      believed.isEmpty || believed.contains { $0.contains((run.hops.lowerBound + run.hops.upperBound) / 2) }
    }
    let paths = [again, found].lazy.compactMap { $0?.runs(parameters).filter(isInside) }
    guard let runs = paths.first(where: { !$0.isEmpty }) else { return nil }
    self.runs = runs
  }

  /// Returns the pace measured on the path with the greatest gain over the null model. The tried paces include the one at which
  /// the passage fills the recording.
  private static func pace(
    _ recording: SpeechFrames, _ references: [PassageReference], _ hopsInFrame: Int, _ parameters: AlignmentParameters
  ) -> Double? {
    let spoken = recording.hops.reduce(0) { $0 + $1.count }
    let recited = references.first?.spoken ?? 0
    guard spoken > 0, recited > 0 else { return nil }
    var best: ViterbiPath?
    for pace in paces(around: Double(spoken) / Double(recited), parameters) {
      guard let path = ViterbiPath(recording, references, pace, hopsInFrame, parameters) else { continue }
      if path.gain > best?.gain ?? -.infinity { best = path }
    }
    return best.map { $0.measuredPace ?? $0.pace }
  }

  private static func paces(around whole: Double, _ parameters: AlignmentParameters) -> [Double] {
    let step = parameters.search.paceStep
    let slowest = whole * pow(step, (log(parameters.search.slowest / whole) / log(step)).rounded(.down))
    return Array(sequence(first: slowest) { $0 / step }.prefix { $0 >= parameters.search.fastest })
  }
}
