/// A place in the text that somebody marked, with what they noted about it.
public struct Bookmark: Hashable, Sendable, Identifiable {
  /// Sixteen hexadecimal digits, the same in every library that has it.
  public let id: String
  /// Where it is; it can be moved.
  public var passage: Passage
  /// Empty where there is none; it may have several lines, in any script.
  public var note: String
  /// In order, each once.
  public var tags: [String]
  /// Nil where none was chosen.
  public var colour: MarkColour?
  /// Seconds since 1970.
  public let created: Int
  /// When anything about it was changed last, or it came back; in seconds since 1970.
  public var changed: Int
  /// When it was removed; nil: it was not.
  public var removed: Int?

  public init(
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

  /// What is typed for it.
  public var shortID: String { String(id.prefix(8)) }

  /// When somebody said last what holds of it.
  public var decided: Int { max(changed, removed ?? changed) }

  /// The time to write for a step taken now: later than the step before, also where clocks do not show it.
  public func time(ofStepAt now: Int) -> Int { max(now, decided + 1) }

  /// Whether somebody would see no difference but for the id and the times.
  public func says(theSameAs other: Bookmark) -> Bool {
    passage.words == other.passage.words && note == other.note && tags == other.tags && colour == other.colour
  }

  /// Of two states of one bookmark the one that was decided later; of equal times what is removed, else whichever both
  /// sides would take.
  public static func later(_ one: Bookmark, _ other: Bookmark) -> Bookmark {
    if one.decided != other.decided { return one.decided > other.decided ? one : other }
    if (one.removed == nil) != (other.removed == nil) { return one.removed == nil ? other : one }
    return one.order.lexicographicallyPrecedes(other.order) ? other : one
  }

  private var order: [UInt8] {
    Array("\(passage.words.start) \(passage.words.end) \(note) \(tags) \(colour?.rawValue ?? "") \(passage.label)".utf8)
  }

  /// Whether a text is an id.
  public static func isID(_ text: String) -> Bool { text.utf8.count == 16 && isDigits(text) }

  /// Whether a text may be the beginning of an id.
  public static func mayBeID(_ text: String) -> Bool { (4...16).contains(text.utf8.count) && isDigits(text) }

  private static func isDigits(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}

/// The words under which somebody files bookmarks.
public enum BookmarkTag {
  /// How many characters one may have.
  public static let limit = 60

  /// Why a tag cannot be one; nil where it can.
  public static func fault(in tag: String) -> String? {
    if tag.isEmpty { return "is empty" }
    if tag.count > limit { return "has more than \(limit) characters" }
    let isWrong = tag.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F || $0 == "," || $0 == ";" }
    if isWrong { return "has a comma, a semicolon or a control character in it" }
    return tag.first == " " || tag.last == " " ? "begins or ends with a space" : nil
  }

  /// In order, each once.
  static func sorted(_ tags: [String]) -> [String] { Set(tags).sorted() }
}
