import TilawaCore

extension PassageReference {
  /// Returns the frames of the reference, as many as a recording has whose frames have `hops` hops.
  ///
  /// - Parameter pace: the hops of the reference for one of the recording.
  func frames(
    of hops: Int, _ pace: Double, _ kind: SpeechFrames.Values, _ parameters: FeatureParameters
  ) -> SpeechFrames {
    SpeechFrames(
      sequence, speech: speech, ends: ends, hopsInFrame: max(1, Double(hops) * pace), kind, parameters)
  }
}

extension SpeechFrames {
  /// Returns the hop with which a frame begins; for the number of frames, the end of the last one.
  func start(of frame: Int) -> Int { frame < count ? hops[frame].lowerBound : hops.last?.upperBound ?? 0 }

  /// Returns the number of frames before a place of the passage. A place is in ayat and fractions of their speech.
  func frame(atPlace place: Double) -> Int {
    let ayah = min(parts.count - 2, max(0, Int(place)))
    let (start, end) = (parts[ayah], parts[ayah + 1])
    return start + Int(((place - Double(ayah)) * Double(end - start)).rounded())
  }

  /// Returns the place after a number of frames.
  func place(of frame: Int) -> Double {
    let ayah = min(parts.count - 2, max(0, parts.partitioningIndex { $0 > frame } - 1))
    let (start, end) = (parts[ayah], parts[ayah + 1])
    return Double(ayah) + min(1, Double(frame - start) / Double(max(1, end - start)))
  }

  /// Returns the first frame that begins at a hop or after it.
  func frame(at hop: Int) -> Int { hops.partitioningIndex { $0.lowerBound >= hop } }
}
