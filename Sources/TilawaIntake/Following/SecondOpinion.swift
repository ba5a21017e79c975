import TilawaCore
import TilawaHearing

/// The verdicts of a second model on a recitation that another one follows. Used by one thread at a time.
struct SecondOpinion {
  private let model: any HearingModel
  private let judging: JudgingParameters
  private let decoding: DecodingParameters
  private var source: (any PosteriorSource)?
  private var follower: (decoder: RecitationDecoder, judge: RecitationJudge)?
  /// The posteriors and levels from before the text was known.
  private var posteriors: Posteriors
  private var levels: [UInt8] = []
  private var frames = 0
  /// The most sound that waits for its text, in frames: an hour.
  private static let mostFrames = 90_000

  var alphabet: SpeechAlphabet { model.alphabet }

  init(_ model: any HearingModel, _ judging: JudgingParameters, _ decoding: DecodingParameters) throws {
    (self.model, self.decoding) = (model, decoding)
    self.judging = model.hasProbabilities ? judging : judging.cautious
    source = try model.begin()
    posteriors = Posteriors(outputs: model.outputs)
  }

  mutating func follow(_ text: RecitationText) {
    follower = (
      RecitationDecoder(text.recited, hopsInFrame: model.hopsInFrame, decoding),
      RecitationJudge(text.recited, judging: text.words.count, judging)
    )
    take(posteriors, levels)
    (posteriors, levels) = (Posteriors(outputs: model.outputs), [])
  }

  mutating func hear(_ samples: UnsafeBufferPointer<Float>) throws {
    guard let source else { return }
    let new = try source.add(samples)
    take(new, source.takeLevels())
  }

  /// Ends the sound; its words have their last verdict.
  mutating func finish() throws {
    guard let source else { return }
    self.source = nil
    let new = try source.finish()
    take(new, source.takeLevels())
    guard var follower else { return }
    _ = follower.judge.finish(follower.decoder.finish())
    self.follower = follower
  }

  /// Whether it heard a slip at a word; nil while it has not heard as far.
  func isSlip(_ word: Int) -> Bool? {
    guard let judge = follower?.judge else { return nil }
    switch judge[word].verdict {
    case .skipped, .changed: return true
    case .recited, .unsure: return false
    case .pending: return source == nil ? false : nil
    }
  }

  private mutating func take(_ new: Posteriors, _ newLevels: [UInt8]) {
    guard var follower else {
      guard posteriors.count < Self.mostFrames else { return }
      posteriors.append(new)
      levels += newLevels
      return
    }
    frames += new.count
    self.follower = nil
    _ = follower.judge.add(follower.decoder.add(new, levels: newLevels), frames: frames)
    self.follower = follower
  }
}
