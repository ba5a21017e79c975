import TilawaCore
import TilawaStore

// The lines for programs about bookmarks, positions and numbers of ayat. Members keep this order.

/// A place, in the numbers of a riwayah.
struct PlaceFact: Encodable {
  /// The range in this riwayah; null if no ayah of it holds the place.
  let ref: String?
  let riwayah: String
  /// The range as it was typed.
  let label: String
  let counting: String
  let firstWord: Int
  let pastWord: Int
  let page: Int

  private enum CodingKeys: String, CodingKey {
    case ref, riwayah, label, counting
    case firstWord = "first_word"
    case pastWord = "past_word"
    case page
  }

  init(_ passage: Passage, in structure: QuranStructure, _ riwayah: Riwayah) {
    ref = structure.range(naming: passage.words, in: riwayah.counting)?.description
    self.riwayah = riwayah.rawValue
    (label, counting) = (passage.label, passage.counting.rawValue)
    (firstWord, pastWord) = (passage.words.start, passage.words.end)
    page = structure.number(of: .page, atWord: passage.words.start)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(ref, forKey: .ref)
    try container.encode(riwayah, forKey: .riwayah)
    try container.encode(label, forKey: .label)
    try container.encode(counting, forKey: .counting)
    try container.encode(firstWord, forKey: .firstWord)
    try container.encode(pastWord, forKey: .pastWord)
    try container.encode(page, forKey: .page)
  }
}

// MARK: - Bookmarks

/// A bookmark.
struct BookmarkFact: Encodable {
  let mark: Bookmark
  let place: PlaceFact

  private enum CodingKeys: String, CodingKey { case id, note, tags, colour, created, changed, removed }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(mark.id, forKey: .id)
    try place.encode(to: encoder)
    try container.encode(mark.note, forKey: .note)
    try container.encode(mark.tags, forKey: .tags)
    try container.encode(mark.colour?.rawValue, forKey: .colour)
    try container.encode(mark.created, forKey: .created)
    try container.encode(mark.changed, forKey: .changed)
    try container.encode(mark.removed, forKey: .removed)
  }
}

/// Bookmarks that were listed.
struct BookmarksListed: Encodable {
  struct Row: Encodable {
    let mark: BookmarkFact
    /// The first words of its text.
    let text: String

    private enum CodingKeys: String, CodingKey { case text }

    func encode(to encoder: any Encoder) throws {
      try mark.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(text, forKey: .text)
    }
  }

  let bookmarks: [Row]
}

/// A bookmark that was added.
struct BookmarkAdded: Encodable {
  let mark: BookmarkFact
  /// Whether it was not there before.
  let new: Bool

  private enum CodingKeys: String, CodingKey { case new }

  func encode(to encoder: any Encoder) throws {
    try mark.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(new, forKey: .new)
  }
}

/// A bookmark to which a change was made.
struct BookmarkChange: Encodable {
  let mark: BookmarkFact
  /// Whether it was not like that before.
  let isChanged: Bool

  private enum CodingKeys: String, CodingKey { case isChanged = "is_changed" }

  func encode(to encoder: any Encoder) throws {
    try mark.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(isChanged, forKey: .isChanged)
  }
}

/// The ids of bookmarks that were removed.
struct BookmarksRemoved: Encodable {
  let removed: [String]
}

/// The ids of bookmarks that were restored.
struct BookmarksRestored: Encodable {
  let restored: [String]
}

/// The ids of bookmarks that were taken from a file, and its faults.
struct BookmarksImported: Encodable {
  struct Fault: Encodable {
    /// The line of the file; null where it has none.
    let line: Int?
    let message: String

    private enum CodingKeys: String, CodingKey { case line, message }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(line, forKey: .line)
      try container.encode(message, forKey: .message)
    }
  }

  let added: [String]
  let changed: [String]
  let known: [String]
  let removed: [String]
  let faults: [Fault]
}

// MARK: - Positions

/// A reading position.
struct PositionFact: Encodable {
  let position: ReadingPosition
  let place: PlaceFact

  private enum CodingKeys: String, CodingKey { case name, read, at }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(position.name, forKey: .name)
    try place.encode(to: encoder)
    try container.encode(position.riwayah.rawValue, forKey: .read)
    try container.encode("\(position.at)", forKey: .at)
  }
}

/// Reading positions that were listed.
struct PositionsListed: Encodable {
  let positions: [PositionFact]
}

/// A reading position that was removed.
struct PositionRemoved: Encodable {
  let removed: PositionFact
}

// MARK: - Numbers, and rows of the library

/// Ayat with their numbers in another counting.
struct AyatConverted: Encodable {
  struct Ayah: Encodable {
    let from: String
    let to: [String]
  }

  let ayat: [Ayah]
}

/// Rows of the library that could not be believed.
struct RowsSetAside: Encodable {
  struct Row: Encodable {
    let kind: String
    let reason: String
    /// Seconds since 1970.
    let at: Int
    let content: String
  }

  let rows: [Row]

  private enum CodingKeys: String, CodingKey { case rows = "set_aside" }
}
