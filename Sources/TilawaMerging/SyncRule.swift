import TilawaCore

/// The rule for changes to one thing that were made without knowledge of each other. Every device comes to the same.
///
/// A removal never wins against such a change. The table for people is in `docs/sync.md`.
package enum SyncRule: Hashable, Sendable {
  /// The latest change by the clocks holds.
  case latest
  /// All are kept, and a person decides. Until then a confirmed one holds before a suggested one, and no clock counts.
  case person

  /// The rule for a kind of things. Kinds that this version does not know are only passed on.
  package init(of kind: String) { self = ["segment", "bookmark"].contains(kind) ? .person : .latest }

  /// The operation whose value holds, of several.
  ///
  /// - Parameters:
  ///   - heads: at least one.
  ///   - text: returns the text of a value.
  package func shown(of heads: [SyncHead], _ text: (SyncHead) throws -> String?) rethrows -> SyncHead? {
    guard heads.count > 1 else { return heads.first }
    let living = heads.filter { !$0.isRemoved }
    guard !living.isEmpty else { return heads.max { ($0.at, $0.id) < ($1.at, $1.id) } }
    switch self {
    case .latest: return living.max { ($0.at, $0.id) < ($1.at, $1.id) }
    case .person:
      let ranked = try living.map { (head: $0, isConfirmed: SyncRule.isConfirmed(try text($0))) }
      let confirmed = ranked.filter(\.isConfirmed).map(\.head)
      return (confirmed.isEmpty ? living : confirmed).max { $0.id < $1.id }
    }
  }

  /// The values among which a person decides; empty where there is nothing to decide.
  package func choices(of heads: [SyncHead], _ text: (SyncHead) throws -> String?) rethrows -> [SyncHead] {
    guard self == .person, heads.count > 1 else { return [] }
    var seen: Set<String> = []
    var choices: [SyncHead] = []
    for head in heads.sorted(by: { $0.id < $1.id }) where !head.isRemoved {
      if let text = try text(head), seen.insert(text).inserted { choices.append(head) }
    }
    return choices.count > 1 ? choices : []
  }

  private static func isConfirmed(_ text: String?) -> Bool {
    guard let text, let json = try? JSON(reading: text) else { return false }
    return json["status"]?.scalar == "confirmed"
  }
}
