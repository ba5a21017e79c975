import TilawaCore
import TilawaHearing

/// A sound of which no word is judged before it has ended: then the passage is found in all of it, and each word is judged with all
/// that follows.
struct WholeSound {
  private enum Passage {
    case known(RecitationText)
    case sought(PlaceFinder)
  }

  private var passage: Passage
  private var heard: HeardFrames

  init(of text: RecitationText, hearing model: any HearingModel) {
    (passage, heard) = (.known(text), HeardFrames(noneOf: model))
  }

  /// Begins a sound in which the passage is sought.
  init(_ finder: PlaceFinder, hearing model: any HearingModel) {
    (passage, heard) = (.sought(finder), HeardFrames(noneOf: model))
  }

  /// The text that is recited; nil while it is not known.
  var text: RecitationText? { if case .known(let text) = passage { text } else { nil } }

  mutating func add(_ new: HeardFrames) { heard.append(new) }

  /// Takes the text of the passage that was found.
  mutating func take(_ text: RecitationText) { passage = .known(text) }

  /// Returns the longest passage; nil where the text is known, or no passage is sure.
  func longestPassage() throws -> PlaceFinder.Place? {
    guard case .sought(let finder) = passage else { return nil }
    return try finder.longestPassage(in: heard.sound)
  }

  /// Judges all of it; no text where none is known.
  ///
  /// - Parameter opinion: tells whether another model heard a slip at a word; nil where there is no other model.
  func judged(by parameters: FollowingParameters, _ opinion: ((Int) -> Bool?)?) -> (JudgedText?, [JudgedEvent]) {
    guard case .known(let text) = passage else { return (nil, []) }
    let opinions = opinion.map { opinion in
      text.words.indices.reduce(into: [:]) { $0[$1] = opinion($1) }
    }
    let sound = heard.sound
    let whole = WholeRecitation(
      sound, text.recited, judging: text.words.count, parameters.judging, parameters.decoding, opinions: opinions)
    let judged = JudgedText(text: text, judge: whole.judge, firstFrame: 0, words: whole.words, sound: sound)
    return (judged, whole.events)
  }
}
