import TilawaCore
import TilawaHearing

/// A text that is followed: its words are judged as they are heard.
struct FollowedText {
  private(set) var judged: JudgedText
  private var decoder: RecitationDecoder
  /// The frames that were heard of it.
  private var frames = 0

  /// The last words that are kept: they tell the pace.
  private static let mostWords = 400
  /// The most words before the place that was found that may be in the sound until then, which is no longer than 20 s.
  private static let mostWordsBefore = 150

  /// - Parameters:
  ///   - firstFrame: the frame of the sound with which it begins to be followed.
  ///   - place: the ayat that are recited at the end of what comes first; nil where they are not known.
  init(
    _ text: RecitationText, by parameters: FollowingParameters, from firstFrame: Int = 0, at place: AyahRange? = nil
  ) {
    let judge = RecitationJudge(
      text.recited, judging: text.words.count, parameters.judging, awaitsOpinions: parameters.awaitsOpinions)
    judged = JudgedText(text: text, judge: judge, firstFrame: firstFrame)
    decoder = RecitationDecoder(
      text.recited, hopsInFrame: parameters.hopsInFrame, parameters.decoding,
      beginning: place.map { Self.beginning(at: $0, in: text) })
  }

  /// Returns the words with which a sound may begin that ends in some ayat.
  private static func beginning(at place: AyahRange, in text: RecitationText) -> Range<Int> {
    let first = text.words.firstIndex { $0.ref == "\(place.first)" } ?? 0
    let last = text.words.lastIndex { $0.ref == "\(place.last)" } ?? first
    return first - mostWordsBefore..<last + 1
  }

  /// Hears frames that follow.
  mutating func add(_ new: HeardFrames) -> [JudgedEvent] {
    frames += new.count
    let update = new.decode(by: &decoder)
    judged.words = (judged.words + update.settled).suffix(Self.mostWords)
    return judged.judge.add(update, frames: frames)
  }

  /// Ends the sound: all verdicts are final, but those that await the opinion of another model.
  mutating func finish() -> [JudgedEvent] {
    let update = decoder.finish()
    judged.words += update.settled
    return judged.judge.finish(update)
  }

  /// Takes the opinion of another model on a word.
  mutating func take(_ isSlip: Bool, on word: Int) -> [JudgedEvent] { judged.judge.take(isSlip, on: word) }

  /// Lets the words of a part be pending again, since it is to be said once more from its beginning.
  mutating func restart(_ part: Int) { judged.judge.restart(part, from: frames) }
}
