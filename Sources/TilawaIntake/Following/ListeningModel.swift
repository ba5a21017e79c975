import TilawaHearing

/// A model while it hears. Used by one thread at a time.
struct ListeningModel {
  let model: any HearingModel
  /// The source of frames; nil once the sound has ended, since it takes much memory.
  private var source: (any PosteriorSource)?

  /// - Throws: `AudioError` where a library or the model cannot be loaded.
  init(_ model: any HearingModel) throws {
    self.model = model
    source = try model.begin()
  }

  var hasEnded: Bool { source == nil }

  /// Hears samples at 16 kHz that follow, and returns the frames that follow; often none.
  func hear(_ samples: UnsafeBufferPointer<Float>) throws -> HeardFrames {
    guard let source else { return HeardFrames(noneOf: model) }
    let new = try source.add(samples)
    return HeardFrames(new, levels: source.takeLevels(), hopsInFrame: model.hopsInFrame)
  }

  /// Ends the sound, and returns the other frames.
  mutating func finish() throws -> HeardFrames {
    guard let source else { return HeardFrames(noneOf: model) }
    self.source = nil
    let last = try source.finish()
    return HeardFrames(last, levels: source.takeLevels(), hopsInFrame: model.hopsInFrame)
  }
}
