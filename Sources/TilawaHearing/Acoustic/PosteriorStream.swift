package import TilawaAudio

/// The posteriors of sound that is still arriving, each frame with a bounded look-ahead. Used by one thread at a time.
///
/// The network is that of `AcousticNetwork`. At each step a copy of it goes on with the last hops in reverse order, in place of those
/// that will follow the look-ahead: the network misses least with them (docs/decisions/0111). The mean of the first 3 s
/// is the mean until then. Memory is 2 MB.
package struct PosteriorStream: ~Copyable {
  private let model: AcousticModel
  private let parameters: StreamParameters
  private var extractor: LogMelExtractor
  private var normaliser: LiveMeanNormaliser
  private var network: AcousticNetwork
  /// The last normalised hops, as many as the network looks ahead beyond the look-ahead.
  private var recent: [Float] = []
  /// Hops that were heard.
  private var hops = 0
  /// Frames that were given out.
  package private(set) var given = 0
  private var levels: VoiceLevels
  /// Frames that no later sound changes, from `first` on, which is not after `given`.
  private var complete: Posteriors
  private var first = 0

  /// - Throws: `.unsupported` where KissFFT cannot be loaded.
  package init(_ model: AcousticModel, _ parameters: StreamParameters = StreamParameters()) throws(AudioError) {
    precondition(parameters.lookAhead >= 0 && parameters.step > 0, "a step goes on")
    (self.model, self.parameters) = (model, parameters)
    extractor = try LogMelExtractor(model.features)
    normaliser = LiveMeanNormaliser(window: parameters.meanWindow, model.features)
    network = AcousticNetwork(model)
    levels = VoiceLevels(model.features)
    complete = Posteriors(outputs: model.outputs)
  }

  /// Returns the level of the voice band of each hop that was heard since the last call, in half decibels below full scale. Levels
  /// are ahead of the frames.
  package mutating func takeLevels() -> [UInt8] { levels.take() }

  /// Adds samples at 16 kHz that follow, and returns the frames that follow those given out before; often none.
  package mutating func add(_ samples: UnsafeBufferPointer<Float>) -> Posteriors {
    var new: [Float] = []
    extractor.add(samples, to: &new)
    take(new)
    let ready = hops / model.hopsInFrame - parameters.lookAhead
    guard ready >= given + parameters.step else { return Posteriors(outputs: model.outputs) }
    return give(upTo: ready, .step)
  }

  /// Ends the sound, and returns the other frames.
  package consuming func finish() -> Posteriors {
    var last: [Float] = []
    extractor.finish(to: &last)
    take(last)
    return give(upTo: (hops + model.hopsInFrame - 1) / model.hopsInFrame, .sound)
  }

  private mutating func take(_ new: [Float]) {
    hops += new.count / model.features.bands
    levels.add(new)
    var rows: [Float] = []
    normaliser.add(new, to: &rows)
    network.add(rows, to: &complete)
    recent = Array((recent + rows).suffix(reflected * model.features.bands))
    dropGiven()
  }

  /// The number of hops that stand in for those that will follow.
  private var reflected: Int { max(0, model.reach - parameters.lookAhead) * model.hopsInFrame }

  private enum Ending { case sound, step }

  private mutating func give(upTo ready: Int, _ ending: Ending) -> Posteriors {
    var (normaliser, network, frames, rows) = (normaliser, network, complete, [Float]())
    normaliser.finish(to: &rows)
    network.add(rows, to: &frames)
    if ending == .step { network.add(reflection(of: recent + rows), to: &frames) }
    if frames.count < ready - first { network.finish(to: &frames) }
    let found = frames[given - first..<ready - first]
    given = ready
    dropGiven()
    return found
  }

  /// Returns the last hops in reverse order.
  private func reflection(of rows: [Float]) -> [Float] {
    let bands = model.features.bands
    let count = rows.count / bands
    return (0..<min(count, reflected)).flatMap { rows[(count - 1 - $0) * bands..<(count - $0) * bands] }
  }

  private mutating func dropGiven() {
    let dropped = min(given - first, complete.count)
    complete = complete[dropped..<complete.count]
    first += dropped
  }
}
