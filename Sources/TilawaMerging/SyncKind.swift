import TilawaCore

/// A kind of things that devices share: the rule for changes that do not know of each other, and the forms of a removal.
///
/// Every device comes to the same. The table for people is in `docs/sync.md`; a test compares both.
package struct SyncKind: Hashable, Sendable {
  /// The value by which a removed thing is known. A thing without a value is removed in every kind.
  package enum Removal: Hashable, Sendable {
    /// A removed thing has no value.
    case absence
    /// A removed thing keeps its value, and has this member in it.
    case member(String)
    /// A removed thing keeps its value, and this member of it is this text.
    case state(String, String)
  }

  package let name: String
  package let rule: SyncRule
  package let removal: Removal

  private init(_ name: String, _ rule: SyncRule = .latest, removedBy removal: Removal = .absence) {
    (self.name, self.rule, self.removal) = (name, rule, removal)
  }

  /// All kinds that this version knows.
  package static let all: [SyncKind] = [
    SyncKind("recording"), SyncKind("sound"), SyncKind("segment", .person), SyncKind("edit"),
    SyncKind("same-sound"),
    SyncKind("bookmark", .person, removedBy: .member("removed_at")),
    SyncKind("position", removedBy: .member("removed_at")),
    SyncKind("khatm", removedBy: .state("state", "removed")), SyncKind("goal"), SyncKind("entry"), SyncKind("hifz"),
    SyncKind("recitation"), SyncKind("verdict"), SyncKind("preset"), SyncKind("setting"),
  ]
  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The kind of a name. Kinds that this version does not know are only passed on.
  package init(named name: String) { self = SyncKind.byName[name] ?? SyncKind(name) }

  /// Whether a value says that its thing is removed.
  package func isRemoval(_ text: String?) -> Bool {
    guard let text else { return true }
    switch removal {
    case .absence: return false
    case .member(let member):
      switch (try? JSON(reading: text))?[member] {
      case nil, .null: return false
      case .bool, .number, .string, .array, .object: return true
      }
    case .state(let member, let word): return (try? JSON(reading: text))?[member]?.scalar == word
    }
  }

  // MARK: - Several changes

  /// The operation whose value holds, of several. A removal holds only where all are removals.
  ///
  /// - Parameters:
  ///   - heads: at least one.
  ///   - text: returns the text of a value.
  package func shown(of heads: [SyncHead], _ text: (SyncHead) throws -> String?) rethrows -> SyncHead? {
    guard heads.count > 1 else { return heads.first }
    let living = try living(of: heads, text)
    guard !living.isEmpty else { return heads.max { ($0.at, $0.id) < ($1.at, $1.id) } }
    switch rule {
    case .latest: return living.map(\.head).max { ($0.at, $0.id) < ($1.at, $1.id) }
    case .person:
      let confirmed = living.filter { SyncKind.isConfirmed($0.text) }
      return (confirmed.isEmpty ? living : confirmed).map(\.head).max { $0.id < $1.id }
    }
  }

  /// The values among which a person decides; empty where there is nothing to decide.
  package func choices(of heads: [SyncHead], _ text: (SyncHead) throws -> String?) rethrows -> [SyncHead] {
    guard rule == .person, heads.count > 1 else { return [] }
    var seen: Set<String> = []
    let choices = try living(of: heads, text).filter { seen.insert($0.text).inserted }
    return choices.count > 1 ? choices.map(\.head).sorted { $0.id < $1.id } : []
  }

  private func living(
    of heads: [SyncHead], _ text: (SyncHead) throws -> String?
  ) rethrows -> [(head: SyncHead, text: String)] {
    try heads.sorted { $0.id < $1.id }.compactMap { head in
      guard let text = try text(head), !isRemoval(text) else { return nil }
      return (head, text)
    }
  }

  private static func isConfirmed(_ text: String) -> Bool {
    (try? JSON(reading: text))?["status"]?.scalar == "confirmed"
  }
}
