/// A bookmark of a user at a place in the text, with a note, tags and a colour.
package struct Bookmark: Hashable, Sendable, Identifiable {
  /// The id: sixteen hexadecimal digits, the same in every library.
  package let id: String
  /// The place in the text; it can be moved.
  package var passage: Passage
  /// The note; empty where there is none. It may have several lines, in any script.
  package var note: String
  /// The tags, sorted, each once.
  package var tags: [String]
  /// The colour; nil where none was chosen.
  package var colour: MarkColour?
  /// The time of its creation, in seconds since 1970.
  package let created: Int
  /// The time of the last change or of its return, in seconds since 1970.
  package var changed: Int
  /// The time of its removal, in seconds since 1970; nil where it was not removed.
  package var removed: Int?

  package init(
    id: String, passage: Passage, note: String = "", tags: [String] = [], colour: MarkColour? = nil, created: Int,
    changed: Int? = nil, removed: Int? = nil
  ) {
    self.id = id
    self.passage = passage
    self.note = note
    self.tags = BookmarkTag.sorted(tags)
    self.colour = colour
    self.created = created
    self.changed = changed ?? created
    self.removed = removed
  }

  /// The id typed in commands: the first eight digits.
  package var shortID: String { String(id.prefix(8)) }

  /// The time of the last decision about the bookmark, in seconds since 1970.
  package var decided: Int { max(changed, removed ?? changed) }

  /// Returns the time to store for a step taken now: later than the step before, even if the clock says otherwise.
  package func time(ofStepAt now: Int) -> Int { max(now, decided + 1) }

  /// Whether both are equal apart from their ids and times.
  package func says(theSameAs other: Bookmark) -> Bool {
    passage.words == other.passage.words && note == other.note && tags == other.tags && colour == other.colour
  }

  /// Returns the later of two states of one bookmark; at equal times the removed one, else the same one on both sides.
  package static func later(_ one: Bookmark, _ other: Bookmark) -> Bookmark {
    if one.decided != other.decided { return one.decided > other.decided ? one : other }
    if (one.removed == nil) != (other.removed == nil) { return one.removed == nil ? other : one }
    return one.order.lexicographicallyPrecedes(other.order) ? other : one
  }

  private var order: [UInt8] {
    Array("\(passage.words.start) \(passage.words.end) \(note) \(tags) \(colour?.rawValue ?? "") \(passage.label)".utf8)
  }

  /// Whether a text is an id.
  package static func isID(_ text: String) -> Bool { text.utf8.count == 16 && Hex.isDigits(text) }

  /// Whether a text may be the beginning of an id.
  package static func mayBeID(_ text: String) -> Bool { (4...16).contains(text.utf8.count) && Hex.isDigits(text) }
}

/// The tags of bookmarks.
package enum BookmarkTag {
  /// The greatest number of characters of a tag.
  package static let limit = 60

  /// Returns why a text cannot be a tag; nil where it can.
  ///
  /// - Parameters:
  ///   - tag: the text.
  ///   - written: the text as a person wrote it; nil: the same.
  package static func fault(in tag: String, written: String? = nil) -> Sentence? {
    let subject = CoreSentences.theTag(tag: written ?? tag)
    if tag.isEmpty { return CoreSentences.isEmpty(subject: subject) }
    if tag.count > limit { return CoreSentences.tooManyCharacters(subject: subject, limit: limit) }
    let isWrong = tag.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F || $0 == "," || $0 == ";" }
    if isWrong { return CoreSentences.hasComma(subject: subject) }
    return tag.first == " " || tag.last == " " ? CoreSentences.hasOuterSpace(subject: subject) : nil
  }

  /// Returns the tags sorted, each once.
  static func sorted(_ tags: [String]) -> [String] { Set(tags).sorted() }
}
