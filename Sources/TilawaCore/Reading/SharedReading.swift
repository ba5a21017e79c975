/// Bookmarks and positions as two libraries compare them: what there is, what was removed, and when each was decided.
///
/// What was decided last about a bookmark, or a position, holds. That is so whichever side is merged into the other, and merging
/// the same again changes nothing.
public struct SharedReading: Hashable, Sendable {
  /// By their ids; none of them is removed.
  public private(set) var bookmarks: [Bookmark.ID: Bookmark]
  /// When bookmarks were removed, by their ids.
  public private(set) var gone: [Bookmark.ID: Int]
  /// By their names.
  public private(set) var positions: [String: ReadingPosition]
  /// When positions were removed, by their names.
  public private(set) var left: [String: Int]

  /// - Parameters:
  ///   - bookmarks: what there is; of two of one id the later holds, and of one that is removed only that it is.
  ///   - gone: when bookmarks were removed, by their ids.
  ///   - positions: what there is.
  ///   - left: when positions were removed, by their names.
  public init(
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

  /// Whether there is nothing in it.
  public var isEmpty: Bool { bookmarks.isEmpty && gone.isEmpty && positions.isEmpty && left.isEmpty }

  /// What both know together. Of two bookmarks that say the same of the same words one stays.
  public func merged(with other: SharedReading) -> SharedReading {
    var merged = SharedReading(
      bookmarks: [bookmarks, other.bookmarks].flatMap(\.values), gone: gone.merging(other.gone, uniquingKeysWith: max),
      positions: [positions, other.positions].flatMap(\.values), left: left.merging(other.left, uniquingKeysWith: max))
    merged.uniteTwins()
    return merged
  }

  /// Of what is there and removed the later holds; of equal times what is removed.
  private mutating func settle() {
    bookmarks = bookmarks.filter { id, bookmark in gone[id].map { bookmark.changed > $0 } ?? true }
    gone = gone.filter { bookmarks[$0.key] == nil }
    positions = positions.filter { name, position in left[name].map { position.at.seconds > $0 } ?? true }
    left = left.filter { positions[$0.key] == nil }
  }

  private mutating func uniteTwins() {
    let groups = Dictionary(grouping: bookmarks.values) { [$0.passage.words.start, $0.passage.words.end] }
    for group in groups.values where group.count > 1 {
      var kept: [Bookmark] = []
      for bookmark in group.sorted(by: { $0.id < $1.id }) {
        if kept.contains(where: bookmark.says(theSameAs:)) {
          bookmarks[bookmark.id] = nil
          gone[bookmark.id] = bookmark.changed
        } else {
          kept.append(bookmark)
        }
      }
    }
  }
}

extension ReadingPosition {
  /// Of two of one name the one that was set later; of equal times whichever both sides would take.
  public static func later(_ one: ReadingPosition, _ other: ReadingPosition) -> ReadingPosition {
    if one.at.seconds != other.at.seconds { return one.at.seconds > other.at.seconds ? one : other }
    func order(_ position: ReadingPosition) -> [UInt8] {
      Array(
        "\(position.passage.words.start) \(position.passage.words.end) \(position.passage.label) \(position.at)".utf8)
    }
    return order(one).lexicographicallyPrecedes(order(other)) ? other : one
  }
}
