/// The keys of a course's teacher: the one with which the course began, and those that took its place.
///
/// A key gives way to the key that it names, and every key to the key that the recovery code names. An event of a
/// former key holds only where the present key vouches for it: a former key says nothing about keys any more.
/// Statements count in the order in which they arrived.
package struct CourseKeys: Hashable, Sendable {
  /// A way in which a key took the place of another one.
  package enum Way: String, Hashable, Sendable { case key, code }

  /// The most keys that a course gives up.
  private static let most = 200

  /// The key with which the course began, which is the name of its teacher for programs.
  package let first: String
  package private(set) var current: String
  /// The keys that were given up, in order.
  package private(set) var former: [String] = []
  /// The public key of the recovery code; nil where the course has none.
  package private(set) var recovery: String?
  /// The public keys of recovery codes that were used.
  package private(set) var used: [String] = []
  /// The way in which the present key came; nil for the first one.
  package private(set) var way: Way?
  /// The events for which each key vouches.
  private var vouched: [String: Set<String>] = [:]

  /// - Parameter statements: events about keys, in the order in which they arrived.
  package init(first: String, _ statements: some Sequence<CourseEvent> = []) {
    (self.first, current) = (first, first)
    add(statements)
  }

  /// All keys of the teacher.
  package var all: [String] { former + [current] }

  /// Takes statements over. A statement may have come before the one that makes it hold.
  package mutating func add(_ statements: some Sequence<CourseEvent>) {
    var (rest, before) = (Array(statements), 0)
    repeat {
      before = rest.count
      rest.removeAll { apply($0) }
    } while rest.count < before
  }

  /// Takes a statement over, and returns whether it holds.
  package mutating func apply(_ event: CourseEvent) -> Bool {
    switch event.kind {
    case .vouched(let ids):
      guard event.author == current else { return false }
      vouched[event.author, default: []].formUnion(ids)
      return true
    case .secured(let key):
      guard event.student == nil, event.author == current, recovery == nil, !all.contains(key) else { return false }
      recovery = key
    case .followed(let key):
      guard event.student == nil, event.author == current, isNew(key) else { return false }
      change(to: key, by: .key)
    case .recovered(let key, let next):
      guard event.student == nil, event.author == recovery, isNew(key), isNew(next), key != next else { return false }
      change(to: key, by: .code)
      used.append(event.author)
      recovery = next
    default: return false
    }
    return true
  }

  private func isNew(_ key: String) -> Bool {
    former.count < Self.most && key != recovery && !all.contains(key) && !used.contains(key)
  }

  private mutating func change(to key: String, by way: Way) {
    former.append(current)
    (current, self.way) = (key, way)
  }

  /// Whether the teacher has said what an event says: the present key has signed it, or vouches for it.
  ///
  /// - Parameters:
  ///   - id: the id of the event.
  ///   - author: the key that signed it.
  package func hold(_ id: String, by author: String) -> Bool {
    author == current || former.contains(author) && vouched[current]?.contains(id) == true
  }
}
