import TilawaCore
import TilawaHearing

/// The verdicts of a second model on a recitation that another one follows. Used by one thread at a time.
struct SecondOpinion {
  private enum Phase {
    /// The text is not known yet; what was heard waits for it.
    case waiting(HeardFrames)
    case following(FollowedText)
    /// The sound has ended; there are no verdicts where the text was never known.
    case ended(JudgedText?)
  }

  private var phase: Phase
  private var ear: ListeningModel
  private let parameters: FollowingParameters
  /// The most sound that waits for its text, in frames: an hour.
  private static let mostFrames = 90_000

  var alphabet: SpeechAlphabet { ear.model.alphabet }

  init(_ model: any HearingModel, _ judging: JudgingParameters, _ decoding: DecodingParameters) throws {
    parameters = FollowingParameters(judging, decoding, for: model)
    ear = try ListeningModel(model)
    phase = .waiting(HeardFrames(noneOf: model))
  }

  mutating func follow(_ text: RecitationText) {
    guard case .waiting(let heard) = phase else { return }
    var followed = FollowedText(text, by: parameters)
    _ = followed.add(heard)
    phase = .following(followed)
  }

  mutating func hear(_ samples: UnsafeBufferPointer<Float>) throws { take(try ear.hear(samples)) }

  /// Ends the sound; its words have their last verdict.
  mutating func finish() throws {
    take(try ear.finish())
    switch phase {
    case .waiting: phase = .ended(nil)
    case .following(var followed):
      _ = followed.finish()
      phase = .ended(followed.judged)
    case .ended: break
    }
  }

  /// Whether it heard a slip at a word; nil while it has not heard as far.
  func isSlip(_ word: Int) -> Bool? {
    let (judged, hasEnded): (JudgedText?, Bool) =
      switch phase {
      case .waiting: (nil, false)
      case .following(let followed): (followed.judged, false)
      case .ended(let judged): (judged, true)
      }
    guard let judged else { return nil }
    switch judged.judge[word].verdict {
    case .skipped, .changed: return true
    case .recited, .unsure: return false
    case .pending: return hasEnded ? false : nil
    }
  }

  private mutating func take(_ new: HeardFrames) {
    switch phase {
    case .waiting(var heard):
      guard heard.count < Self.mostFrames else { return }
      // A second holder would make a copy of all that was heard.
      phase = .ended(nil)
      heard.append(new)
      phase = .waiting(heard)
    case .following(var followed):
      phase = .ended(nil)
      _ = followed.add(new)
      phase = .following(followed)
    case .ended: break
    }
  }
}
