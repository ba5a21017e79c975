import TilawaCore

/// A recording and a reference in short frames, and the distances between them.
struct FramePair: Sendable {
  let recording: SpeechFrames
  let reference: SpeechFrames
  let distance: FrameDistance

  /// - Parameter pace: the hops of the recording for one of the reference.
  /// - Returns: nil where the reference is too short.
  init?(
    _ recording: SpeechFrames, _ reference: PassageReference, pace: Double, _ parameters: AlignmentParameters
  ) {
    let frames = reference.frames(of: parameters.dtw.hopsInFrame, 1 / pace, .lda, parameters.features)
    guard frames.count > 3 else { return nil }
    (self.recording, self.reference) = (recording, frames)
    distance = FrameDistance(recording, to: frames, centring: parameters.dtw.centring)
  }

  /// Returns the column at a place of the passage.
  func column(at place: Double) -> Int { reference.frame(atPlace: place) }
}
