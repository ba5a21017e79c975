import Glibc
import TilawaCore

/// What of a passage is recited where in a recording, roughly, by all references together: the runs of recitation, and what is none.
struct PassageStructure: Sendable {
  /// In the order of the recording.
  let runs: [RecitedRun]
  /// How many hops of the recording go with one of the first reference.
  let pace: Double
  /// Whether the recording is believed to hold the passage.
  let isCredible: Bool

  /// - Parameters:
  ///   - recording: in long frames.
  ///   - longer: the same in frames that are twice as long, in which paces are tried.
  ///   - shorter: the same in short frames, in which what was found is looked at again.
  ///   - hopsInFrame: how long the first ones are.
  /// - Returns: nil where nothing of the passage is found.
  init?(
    _ recording: SpokenFrames, longer: SpokenFrames, shorter: SpokenFrames, by references: [PassageReference],
    hopsInFrame: Int, _ parameters: AlignmentParameters
  ) {
    guard let pace = Self.pace(longer, references, 2 * hopsInFrame, parameters),
      let usual = StructureWay(recording, references, pace, hopsInFrame, parameters)
    else { return nil }
    let answered = usual.answered(references, parameters)
    let (found, parameters) = (answered ?? usual, answered == nil ? parameters : parameters.ofClass)
    let believed = found.believed(parameters)
    isCredible = !believed.isEmpty
    self.pace = found.measuredPace ?? pace
    let again =
      isCredible ? StructureWay(shorter, references, pace, parameters.hopsInFrame, near: found, parameters) : nil
    func isInside(_ run: RecitedRun) -> Bool {
      believed.isEmpty || believed.contains { $0.contains((run.hops.lowerBound + run.hops.upperBound) / 2) }
    }
    let ways = [again, found].lazy.compactMap { $0?.runs(parameters).filter(isInside) }
    guard let runs = ways.first(where: { !$0.isEmpty }) else { return nil }
    self.runs = runs
  }

  /// The pace of the way that stands out most from chance: as it is measured on that way. Tried are that at which the passage fills
  /// the recording, and in steps from there all that can be.
  private static func pace(
    _ recording: SpokenFrames, _ references: [PassageReference], _ hopsInFrame: Int, _ parameters: AlignmentParameters
  ) -> Double? {
    let spoken = recording.hops.reduce(0) { $0 + $1.count }
    let recited = references.first?.spoken ?? 0
    guard spoken > 0, recited > 0 else { return nil }
    var best: StructureWay?
    for pace in paces(around: Double(spoken) / Double(recited), parameters) {
      guard let way = StructureWay(recording, references, pace, hopsInFrame, parameters) else { continue }
      if way.gain > best?.gain ?? -.infinity { best = way }
    }
    return best.map { $0.measuredPace ?? $0.pace }
  }

  private static func paces(around whole: Double, _ parameters: AlignmentParameters) -> [Double] {
    let step = parameters.paceStep
    let slowest = whole * pow(step, (log(parameters.slowest / whole) / log(step)).rounded(.down))
    return Array(sequence(first: slowest) { $0 / step }.prefix { $0 >= parameters.fastest })
  }
}
