import TilawaCore

/// A recording and a reference in frames, as fine as marks are placed, and how far they are from each other.
struct FineView: Sendable {
  let recording: SpokenFrames
  let reference: SpokenFrames
  let distance: FrameDistance

  /// - Parameter pace: hops of the recording for one of the reference.
  /// - Returns: nil where the reference is too short.
  init?(
    _ recording: SpokenFrames, _ reference: PassageReference, pace: Double, _ parameters: AlignmentParameters
  ) {
    let frames = reference.frames(of: parameters.hopsInFrame, 1 / pace, .phonetic, parameters)
    guard frames.count > 3 else { return nil }
    (self.recording, self.reference) = (recording, frames)
    distance = FrameDistance(recording, to: frames, parameters)
  }

  /// The column at a place of the passage.
  func column(at place: Double) -> Int { reference.frame(atPlace: place) }
}

extension PassageReference {
  /// In frames that are so long that there are as many as of a recording, whose frames have `hops`.
  ///
  /// - Parameter pace: hops of this for one of the recording.
  func frames(
    of hops: Int, _ pace: Double, _ kind: SpokenFrames.Values, _ parameters: AlignmentParameters
  ) -> SpokenFrames {
    SpokenFrames(
      spectrum, speech: speech, ends: ends, hopsInFrame: max(1, Double(hops) * pace), kind, parameters)
  }
}

extension SpokenFrames {
  /// The hop with which a frame begins; the end of the last one for what follows it.
  func start(of frame: Int) -> Int { frame < count ? hops[frame].lowerBound : hops.last?.upperBound ?? 0 }

  /// How many frames have been recited at a place of the passage, in ayat and parts of their speech.
  func frame(atPlace place: Double) -> Int {
    let ayah = min(parts.count - 2, max(0, Int(place)))
    let (start, end) = (parts[ayah], parts[ayah + 1])
    return start + Int(((place - Double(ayah)) * Double(end - start)).rounded())
  }

  /// The place at which so many frames have been recited.
  func place(of frame: Int) -> Double {
    let ayah = min(parts.count - 2, max(0, parts.partitioningIndex { $0 > frame } - 1))
    let (start, end) = (parts[ayah], parts[ayah + 1])
    return Double(ayah) + min(1, Double(frame - start) / Double(max(1, end - start)))
  }

  /// The frame that begins at a hop, or the next one.
  func frame(at hop: Int) -> Int { hops.partitioningIndex { $0.lowerBound >= hop } }
}
