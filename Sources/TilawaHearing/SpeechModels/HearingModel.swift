package import TilawaAudio

/// A model that hears recitation: the network of this program, or a speech model of the user.
package protocol HearingModel: Sendable {
  var name: String { get }
  /// The units that it hears.
  var alphabet: SpeechAlphabet { get }
  var hopsInFrame: Int { get }
  /// The number of samples in a frame, at 16 kHz.
  var samplesInFrame: Int { get }
  /// Whether it tells how probable each unit is, and not only the likeliest ones.
  var hasProbabilities: Bool { get }
  /// Begins to hear. Blocks while the model is loaded.
  ///
  /// - Throws: `AudioError` where a library or the model cannot be loaded.
  func begin() throws(AudioError) -> any PosteriorSource
}

extension HearingModel {
  /// The number of outputs of a frame: the blank and the units.
  package var outputs: Int { alphabet.count + 1 }
}

/// The posteriors of sound that arrives. Used by one thread at a time.
package protocol PosteriorSource: AnyObject {
  /// Adds samples at 16 kHz that follow, and returns the frames that follow those given out before; often none.
  ///
  /// - Throws: `AudioError` where the model fails.
  func add(_ samples: UnsafeBufferPointer<Float>) throws(AudioError) -> Posteriors
  /// Returns the level of the voice band of each hop that was heard since the last call, in half decibels below full scale.
  func takeLevels() -> [UInt8]
  /// Ends the sound, and returns the other frames.
  func finish() throws(AudioError) -> Posteriors
}

extension AcousticModel: HearingModel {
  package var alphabet: SpeechAlphabet { .phonemes }
  package var hasProbabilities: Bool { true }

  package func begin() throws(AudioError) -> any PosteriorSource { try NetworkSource(self) }
}

/// The network of this program.
private final class NetworkSource: PosteriorSource {
  private let outputs: Int
  private var stream: PosteriorStream?

  init(_ model: AcousticModel) throws(AudioError) {
    outputs = model.outputs
    stream = try PosteriorStream(model)
  }

  func add(_ samples: UnsafeBufferPointer<Float>) -> Posteriors {
    guard var stream = stream.take() else { return Posteriors(outputs: outputs) }
    let frames = stream.add(samples)
    self.stream = consume stream
    return frames
  }

  func takeLevels() -> [UInt8] {
    guard var stream = stream.take() else { return [] }
    let levels = stream.takeLevels()
    self.stream = consume stream
    return levels
  }

  func finish() -> Posteriors { stream.take()?.finish() ?? Posteriors(outputs: outputs) }
}
