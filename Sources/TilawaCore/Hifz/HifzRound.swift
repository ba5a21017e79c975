/// The rounds of a day's work; the raw values appear in JSON.
package enum HifzRound: String, CaseIterable, Hashable, Sendable {
  /// The new lesson.
  case sabaq
  /// The text learned in the last days and weeks.
  case sabqi
  /// All that is held.
  case manzil
}

/// One line of a day's list.
package struct HifzTask: Hashable, Sendable {
  /// The reason that a page is heard today.
  package enum Reason: String, Hashable, Sendable {
    /// The text is new.
    case new
    /// The page was learned a short time ago.
    case recent
    /// The page would be forgotten soon.
    case fading
    /// The cycle asks for it.
    case cycle
    /// The page is heard early, so that later days are not too full.
    case level
    /// The page was not heard within the cycle.
    case late
    /// An exam or Ramadan comes.
    case season
    /// The page was entered today: a test of how well it is held.
    case entered
  }

  package let round: HifzRound
  package let page: Int
  /// The words, in as few stretches as possible.
  package let words: WordSet
  package let reason: Reason
  /// The days since it was last heard; nil for a new lesson.
  package let age: Int?
  /// Whether it was heard today.
  package var isDone: Bool

  package init(round: HifzRound, page: Int, words: WordSet, reason: Reason, age: Int?, isDone: Bool) {
    self.round = round
    self.page = page
    self.words = words
    self.reason = reason
    self.age = age
    self.isDone = isDone
  }
}
