import TilawaCore

// The lines for programs of commands of hifz that change or write something. Members keep this order.

/// Material that was entered.
struct HifzAdded: Encodable {
  let ranges: [String]
  let state: String
  let words: Int
  let wordsHeld: Int
  let wordsToLearn: Int

  private enum CodingKeys: String, CodingKey {
    case ranges, state, words
    case wordsHeld = "words_held"
    case wordsToLearn = "words_to_learn"
  }
}

/// Material that was given up.
struct HifzRemoved: Encodable {
  let removed: [String]
  let wordsHeld: Int
  let wordsToLearn: Int

  private enum CodingKeys: String, CodingKey {
    case removed
    case wordsHeld = "words_held"
    case wordsToLearn = "words_to_learn"
  }
}

/// The settings of a plan, as they are typed; null for those that are not set.
struct HifzSettings: Encodable {
  let plan: HifzPlan

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: HifzPlan.Key.self)
    for key in HifzPlan.Key.allCases { try container.encode(plan.text(of: key), forKey: key) }
  }
}

extension HifzPlan.Key: CodingKey {}

/// A hearing that was noted.
struct HifzGraded: Encodable {
  let ranges: [String]
  let grade: String
  let by: String
  let day: String
  let wordsLearned: Int
  /// The pages that count as heard.
  let pages: [Int]
  /// The day by which they are heard again.
  @Nullable var next: String?

  private enum CodingKeys: String, CodingKey {
    case ranges, grade, by, day
    case wordsLearned = "words_learned"
    case pages, next
  }
}

/// A slip that was noted.
struct HifzSlipNoted: Encodable {
  let range: String
  let page: Int
  /// The number of slips at this place.
  let slips: Int
  /// The place that was said instead.
  @Nullable var said: String?
  /// Whether the place is to be practised by itself.
  let drill: Bool
}

/// The events that were taken back, by their ids.
struct HifzUndone: Encodable {
  let undone: [String]
}

/// A note that was written, or null where it was removed.
struct HifzNoteChange: Encodable {
  let range: String
  @Nullable var note: String?
}

/// A deck that was written.
struct HifzDeckWritten: Encodable {
  let file: String
  let cards: Int
  let withSound: Int
  let riwayah: String

  private enum CodingKeys: String, CodingKey {
    case file, cards
    case withSound = "with_sound"
    case riwayah
  }
}

/// A folder for a teacher.
struct HifzShared: Encodable {
  let folder: String
  let files: [String]
  let recordings: Int
}
