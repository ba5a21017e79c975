import TilawaCore
import TilawaHearing

/// The figures by which a recitation is followed and judged.
struct FollowingParameters {
  let judging: JudgingParameters
  let decoding: DecodingParameters
  let hopsInFrame: Int
  /// Whether a slip is none before another model has heard it too.
  let awaitsOpinions: Bool

  /// - Parameters:
  ///   - model: the model that hears.
  ///   - second: the model whose opinion is awaited; nil: none.
  init(
    _ judging: JudgingParameters, _ decoding: DecodingParameters, for model: any HearingModel,
    besides second: (any HearingModel)? = nil
  ) {
    self.judging = model.hasProbabilities ? judging : judging.cautious
    self.decoding = decoding
    hopsInFrame = model.hopsInFrame
    awaitsOpinions = second != nil
  }
}
