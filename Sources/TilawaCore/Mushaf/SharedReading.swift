/// The bookmarks and positions for a comparison of two libraries: present and removed ones, each with the time of the
/// last decision.
///
/// The last decision about a bookmark or a position counts. The result is the same for both directions of a merge, and
/// a second merge changes nothing.
package struct SharedReading: Hashable, Sendable {
  /// The present bookmarks by their ids.
  package private(set) var bookmarks: [Bookmark.ID: Bookmark]
  /// The times when bookmarks were removed, by their ids.
  package private(set) var gone: [Bookmark.ID: Int]
  /// The present positions by their names.
  package private(set) var positions: [String: ReadingPosition]
  /// The times when positions were removed, by their names.
  package private(set) var left: [String: Int]

  /// Makes the shared state.
  ///
  /// - Parameters:
  ///   - bookmarks: the bookmarks. Of two with one id the later counts; of a removed one only its removal counts.
  ///   - gone: the times when bookmarks were removed, by their ids.
  ///   - positions: the positions. Of two with one name the later counts.
  ///   - left: the times when positions were removed, by their names.
  package init(
    bookmarks: [Bookmark] = [], gone: [Bookmark.ID: Int] = [:], positions: [ReadingPosition] = [],
    left: [String: Int] = [:]
  ) {
    self.gone = gone
    for bookmark in bookmarks {
      if let removed = bookmark.removed { self.gone[bookmark.id] = max(removed, gone[bookmark.id] ?? removed) }
    }
    self.bookmarks = Dictionary(
      bookmarks.filter { $0.removed == nil }.map { ($0.id, $0) }, uniquingKeysWith: Bookmark.later)
    self.positions = Dictionary(positions.map { ($0.name, $0) }, uniquingKeysWith: ReadingPosition.later)
    self.left = left
    settle()
  }

  /// Whether it is empty.
  package var isEmpty: Bool { bookmarks.isEmpty && gone.isEmpty && positions.isEmpty && left.isEmpty }

  /// Returns the merged knowledge of both sides. Two bookmarks with equal contents stay two: a later removal of one
  /// must not remove the other.
  package func merged(with other: SharedReading) -> SharedReading {
    SharedReading(
      bookmarks: [bookmarks, other.bookmarks].flatMap(\.values), gone: gone.merging(other.gone, uniquingKeysWith: max),
      positions: [positions, other.positions].flatMap(\.values), left: left.merging(other.left, uniquingKeysWith: max))
  }

  /// Keeps the later of a present and a removed state; at equal times the removed one.
  private mutating func settle() {
    bookmarks = bookmarks.filter { id, bookmark in gone[id].map { bookmark.changed > $0 } ?? true }
    gone = gone.filter { bookmarks[$0.key] == nil }
    positions = positions.filter { name, position in left[name].map { position.at.seconds > $0 } ?? true }
    left = left.filter { positions[$0.key] == nil }
  }
}

extension ReadingPosition {
  /// Returns the one of two positions of one name that was set later; at equal times the same one on both sides.
  package static func later(_ one: ReadingPosition, _ other: ReadingPosition) -> ReadingPosition {
    if one.at.seconds != other.at.seconds { return one.at.seconds > other.at.seconds ? one : other }
    func order(_ position: ReadingPosition) -> [UInt8] {
      Array(
        "\(position.passage.words.start) \(position.passage.words.end) \(position.passage.label) \(position.at)".utf8)
    }
    return order(one).lexicographicallyPrecedes(order(other)) ? other : one
  }
}
