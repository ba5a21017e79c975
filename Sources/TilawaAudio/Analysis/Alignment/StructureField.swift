import TilawaCore

/// What a structure sweep goes over: the frames of a recording, those of a reference, and where the way may leave the text.
struct StructureField: Sendable {
  /// Where a phrase of the recording begins: after a pause, or in the midst of long speech, where nothing but noting happens.
  struct Start: Hashable, Sendable {
    let row: Int
    /// What the pause before it costs inside an ayah; nil where there is none.
    let pause: Float?
  }

  let distance: FrameDistance
  /// Of each phrase; the first row begins one.
  let starts: [Start]
  /// What each row costs where it is something else.
  let fillers: [Float]
  /// With which columns the ayat begin, and the number of columns.
  let ayat: [Int]
  /// 1 for each column that is not at an ayah's end, else 0.
  let strays: [Float]
  let parameters: AlignmentParameters
  let hopsInFrame: Int

  /// Rows of a phrase at most, so that a column three steps a row away is still told in a byte.
  static let longestPhrase = 80

  init(_ recording: SpokenFrames, _ reference: SpokenFrames, hopsInFrame: Int, _ parameters: AlignmentParameters) {
    let scaled = parameters.scaled(to: hopsInFrame)
    let distance = FrameDistance(recording, to: reference, scaled)
    (self.distance, self.parameters, self.hopsInFrame) = (distance, scaled, hopsInFrame)
    fillers = FillerCost.rows(distance, scaled)
    ayat = reference.parts
    strays = PassageCrossings.strays(Array(ayat.dropFirst().dropLast()), width: distance.width, hopsInFrame, scaled)
    starts = Self.starts(recording, max(1, min(Self.longestPhrase, parameters.noted / hopsInFrame)), scaled)
  }

  private static func starts(_ recording: SpokenFrames, _ spacing: Int, _ parameters: AlignmentParameters) -> [Start] {
    var starts = [Start(row: 0, pause: 0)]
    func fill(upTo row: Int) {
      while let last = starts.last?.row, row - last > spacing { starts.append(Start(row: last + spacing, pause: nil)) }
    }
    for pause in recording.pauses {
      fill(upTo: pause.frame)
      starts.append(
        Start(row: pause.frame, pause: parameters.strayPause * min(1, Float(pause.hops.count) / 100)))
    }
    fill(upTo: recording.count)
    return starts
  }

  /// How many columns are so many hops of the reference.
  func columns(of hops: Int) -> Int { max(1, hops / hopsInFrame) }
}
