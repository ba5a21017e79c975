import TilawaCore
import TilawaHearing

/// The phase of a recitation, as a value: frames, texts and opinions come in, places and verdicts go out.
///
/// It knows no sound, no model and no database: `RecitationFollower` hears, and reads the text of a place that was found.
enum RecitationPhase {
  /// The place is sought while it is recited.
  case seeking(SoughtPlace)
  /// The place was found: its text is awaited, and what was heard waits for it.
  case found(PlaceFinder.Place, HeardFrames, from: Int)
  /// The words of a text are judged as they are heard.
  case following(FollowedText)
  /// No word is judged before the sound has ended.
  case wholeAtEnd(WholeSound)
  /// The sound has ended; there is no text where no place was found.
  case ended(JudgedText?)

  /// The answer to frames.
  enum Answer: Hashable {
    case judged([JudgedEvent])
    /// The place was found: `follow` takes its text.
    case found(PlaceFinder.Place)
  }

  // MARK: - The text

  /// The text that is recited; nil while the place is sought.
  var text: RecitationText? {
    switch self {
    case .seeking, .found: nil
    case .following(let followed): followed.judged.text
    case .wholeAtEnd(let whole): whole.text
    case .ended(let judged): judged?.text
    }
  }

  /// The text with its verdicts; nil while no word can be judged.
  var judged: JudgedText? {
    switch self {
    case .seeking, .found, .wholeAtEnd: nil
    case .following(let followed): followed.judged
    case .ended(let judged): judged
    }
  }

  /// Whether any sound may be of the text: until 20 s were searched, and where all is judged at the end.
  var mayHearAnything: Bool {
    switch self {
    case .seeking(let search): search.firstFrame == 0
    case .found, .following, .ended: false
    case .wholeAtEnd: true
    }
  }

  // MARK: - Transitions

  /// Hears frames that follow.
  mutating func add(_ new: HeardFrames) throws -> Answer {
    // Take out the value that a phase holds and put it back: a second holder would make a copy of all tables.
    switch self {
    case .seeking(var search):
      self = .ended(nil)
      guard let place = try search.add(new) else {
        self = .seeking(search)
        return .judged([])
      }
      self = .found(place, search.heard, from: search.firstFrame)
      return .found(place)
    case .found(let place, var heard, let first):
      self = .ended(nil)
      heard.append(new)
      self = .found(place, heard, from: first)
      return .judged([])
    case .following(var followed):
      self = .ended(nil)
      let events = followed.add(new)
      self = .following(followed)
      return .judged(events)
    case .wholeAtEnd(var whole):
      self = .ended(nil)
      whole.add(new)
      self = .wholeAtEnd(whole)
      return .judged([])
    case .ended:
      return .judged([])
    }
  }

  /// Takes the text of a place that was found, and judges what has waited for it.
  mutating func follow(_ text: RecitationText, by parameters: FollowingParameters) -> [JudgedEvent] {
    switch self {
    case .found(let place, let heard, let first):
      var followed = FollowedText(text, by: parameters, from: first, at: place.ayat)
      let events = followed.add(heard)
      self = .following(followed)
      return events
    case .wholeAtEnd(var whole):
      self = .ended(nil)
      whole.take(text)
      self = .wholeAtEnd(whole)
      return []
    case .seeking, .following, .ended:
      return []
    }
  }

  /// Seeks the place a last time, in all that was heard; nil where it is known already, or not to be found.
  mutating func seekAtEnd() throws -> PlaceFinder.Place? {
    switch self {
    case .seeking(var search):
      self = .ended(nil)
      guard let place = try search.end() else {
        self = .seeking(search)
        return nil
      }
      self = .found(place, search.heard, from: search.firstFrame)
      return place
    case .wholeAtEnd(let whole): return try whole.longestPassage()
    case .found, .following, .ended: return nil
    }
  }

  /// Ends the sound: what is judged then is final, but for opinions that are awaited.
  ///
  /// - Parameter opinion: tells whether another model heard a slip at a word; nil where there is no other model.
  mutating func end(by parameters: FollowingParameters, _ opinion: ((Int) -> Bool?)? = nil) -> [JudgedEvent] {
    switch self {
    case .seeking, .found:
      self = .ended(nil)
      return []
    case .following(var followed):
      self = .ended(nil)
      let events = followed.finish()
      self = .ended(followed.judged)
      return events
    case .wholeAtEnd(let whole):
      let (judged, events) = whole.judged(by: parameters, opinion)
      self = .ended(judged)
      return events
    case .ended:
      return []
    }
  }

  /// Takes the opinion of another model on a word.
  mutating func take(_ isSlip: Bool, on word: Int) -> [JudgedEvent] {
    switch self {
    case .following(var followed):
      self = .ended(nil)
      let events = followed.take(isSlip, on: word)
      self = .following(followed)
      return events
    case .ended(var judged?):
      let events = judged.judge.take(isSlip, on: word)
      self = .ended(judged)
      return events
    case .seeking, .found, .wholeAtEnd, .ended(nil):
      return []
    }
  }

  /// Lets the words of a part of the text be pending again, since it is to be said once more from its beginning.
  mutating func restart(_ part: Int) {
    guard case .following(var followed) = self else { return }
    self = .ended(nil)
    followed.restart(part)
    self = .following(followed)
  }
}
