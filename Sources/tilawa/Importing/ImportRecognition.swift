import TilawaAudio
import TilawaCore
import TilawaPlayer

/// Finds out which passage a recording holds of which nobody said it.
struct ImportRecognition {
  let identifier: RecordingIdentifier
  let bar: StepBar

  /// The passage that it holds for sure.
  ///
  /// - Throws: `Failure` where there are several, or doubts, with what it may be; what `RecordingIdentifier` throws.
  func passage(of recording: Recording) throws -> AyahRange {
    let found = try identifier.identify(
      AudioSlice(whole: recording.file), riwayah: recording.reciter.riwayah, progress: { bar.show($0) })
    guard let passage = found.proposal else {
      let passages = found.passages.map { "\($0.range)" }.joined(separator: ", ")
      throw Failure(.unreadable, "it may hold \(passages): --range says which passage is to be looked for")
    }
    Terminal.complain("\(recording.title): recognised as \(passage)")
    return passage
  }
}
