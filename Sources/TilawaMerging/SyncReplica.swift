import TilawaCore

/// The shared things of one device: turns changes of the library into operations, and operations of others into changes.
///
/// Each call belongs into one transaction of the library.
package struct SyncReplica<Library: SyncLibrary> {
  let library: Library
  let merger: SyncMerger<Library>

  package init(_ library: Library) {
    self.library = library
    merger = SyncMerger(library)
  }

  /// The most bytes of values in a part that this device closes.
  package static var partSize: Int { 1 << 20 }

  // MARK: - Own changes

  /// A change of this device that becomes an operation.
  private struct OwnChange {
    let operation: SyncOperation
    /// The value as the tables hold it; nil where the thing is removed. It lacks members of a newer version.
    let own: String?
    /// Whether nothing was known of the thing before.
    let isNew: Bool

    var value: SyncValue {
      guard let text = operation.value, let own else { return operation.value.map { .text($0) } ?? .removed }
      return .held(digest: SyncValue.digest(of: own), whole: own == text ? nil : text)
    }
  }

  /// Closes a part with changes since the last call; false where there were none left.
  ///
  /// - Parameter groups: the number of groups that are looked at, at the most.
  package func close(groups: Int = 500) throws -> Bool {
    let changed = try library.changedGroups(atMost: groups)
    guard !changed.isEmpty else { return false }
    var identity = try library.identity()
    var changes: [OwnChange] = []
    var compared: [SyncKey] = []
    var size = 0
    let stamp = identity.clock.stamp(at: library.now)
    for group in changed {
      let new = try self.changes(library.values(in: group), besides: library.heads(in: group), at: stamp)
      changes += new
      size += new.reduce(0) { $0 + ($1.operation.value?.utf8.count ?? 0) + 200 }
      compared.append(group)
      if size > SyncReplica.partSize { break }
    }
    if !changes.isEmpty { try publish(changes, by: &identity) }
    for group in compared { try library.forgetChange(of: group) }
    // Settle the values that others changed too: the own value need not be the one that holds.
    try settle(changes.filter { !$0.isNew }.map(\.operation.key).filter { try library.heads(of: $0).count > 1 })
    return true
  }

  /// Closes a part with the changes of some things of one group, which the library does not hold any more.
  package func close(_ values: [(key: SyncKey, value: String?)], in group: SyncKey) throws {
    var identity = try library.identity()
    let stamp = identity.clock.stamp(at: library.now)
    let changes = try changes(values, besides: library.heads(in: group), at: stamp)
    if !changes.isEmpty { try publish(changes, by: &identity) }
  }

  /// The changes that values of some things are.
  private func changes(
    _ values: [(key: SyncKey, value: String?)], besides heads: [SyncKey: [SyncHead]], at stamp: SyncStamp
  ) throws -> [OwnChange] {
    try values.compactMap { key, value in
      try change(of: key, from: heads.isEmpty ? [] : heads[key] ?? [], to: value, at: stamp)
    }
  }

  /// Closes all changes. Before operations of others are taken, so that these cannot replace a change that is not noted yet.
  package func closeAll() throws { while try close() {} }

  /// Makes parts of changes, at most so large that a place takes them.
  private func publish(_ changes: [OwnChange], by identity: inout SyncIdentity) throws {
    var rest = changes[...]
    while !rest.isEmpty {
      var (size, count) = (0, 0)
      for change in rest {
        size += (change.operation.value?.utf8.count ?? 0) + 400 + 40 * change.operation.replaces.count
        if count > 0, size > 2 * SyncReplica.partSize { break }
        count += 1
      }
      let part = SyncLogPart(
        device: identity.device, number: identity.number + 1, after: identity.last,
        operations: rest.prefix(count).map(\.operation))
      let bytes = Array(part.text.utf8)
      let digest = library.digest(of: bytes)
      (identity.number, identity.last) = (part.number, digest)
      try library.put(identity)
      try keep(rest.prefix(count), digest: digest)
      try library.queue(bytes, of: part, digest: digest)
      rest = rest.dropFirst(count)
    }
  }

  /// Stores the heads that an own part gives.
  private func keep(_ changes: ArraySlice<OwnChange>, digest: String) throws {
    let id = String(digest.prefix(SyncOperationID.digits))
    for (line, change) in changes.enumerated() {
      let operation = change.operation
      let head = SyncHead(id: SyncOperationID(part: id, line: line), at: operation.at, value: change.value)
      if change.isNew {
        try library.add(head, to: operation.key)
      } else {
        let rest = try library.heads(of: operation.key).filter { !operation.replaces.contains($0.id) }
        try library.put((rest + [head]).sorted { $0.id < $1.id }, of: operation.key)
        // The parts of an unfinished snapshot are not known yet.
        for other in operation.replaces where try !library.isKnown(other.part) { try library.noteReplaced(other) }
      }
    }
    try library.noteKnown(id)
  }

  /// Returns the change of a thing that has a value now; nil where that is known.
  private func change(
    of key: SyncKey, from heads: [SyncHead], to value: String?, at stamp: SyncStamp
  ) throws -> OwnChange? {
    func change(_ replaces: [SyncOperationID], _ text: String?) -> OwnChange {
      OwnChange(
        operation: SyncOperation(key: key, at: stamp, replaces: replaces, value: text), own: value, isNew: heads.isEmpty
      )
    }
    let names = heads.map(\.id)
    guard let value else {
      // A value that waits for another one was never in the library: its absence is no removal.
      return heads.allSatisfy(\.isRemoved) || isWaiting(heads) ? nil : change(names, nil)
    }
    guard !heads.allSatisfy(\.isRemoved) else { return change(names, value) }
    guard let held = heads.first(where: \.isHeld), case .held(let digest, let whole) = held.value else {
      // The value came by another way than from the logs, and is the same, or different.
      return try adopt(value, of: key, heads) ? nil : change([], value)
    }
    guard digest != SyncValue.digest(of: value) else { return nil }
    return change(
      names, whole.map { SyncMembers.carried(from: $0, into: value, library.members(of: key.kind)) } ?? value)
  }

  /// Whether values of a thing are known, and the tables hold none of them.
  private func isWaiting(_ heads: [SyncHead]) -> Bool {
    !heads.contains(where: \.isHeld) && !heads.allSatisfy(\.isRemoved)
  }

  /// The text of a head's value; nil where the thing is removed.
  package func text(of head: SyncHead, _ key: SyncKey) throws -> String? {
    switch head.value {
    case .removed: nil
    case .text(let text): text
    case .held(_, let whole): try whole ?? library.value(of: key)
    }
  }

  // MARK: - Decisions

  /// The values among which a person decides; empty where there is nothing to decide.
  package func choices(of key: SyncKey) throws -> [(head: SyncHead, text: String)] {
    try SyncKind(named: key.kind).choices(of: library.heads(of: key)) { try text(of: $0, key) }
      .compactMap { head in try text(of: head, key).map { (head, $0) } }
  }

  /// Lets one of several values hold, and closes a part that says so.
  package func decide(_ key: SyncKey, for id: SyncOperationID) throws -> Bool {
    try closeAll()
    let heads = try library.heads(of: key)
    guard let chosen = heads.first(where: { $0.id == id }) else { return false }
    let value = try text(of: chosen, key)
    let stored = try library.store([(key, value)])
    var own = value
    if case .held(let text)? = stored.first { own = text }
    var identity = try library.identity()
    let operation = SyncOperation(
      key: key, at: identity.clock.stamp(at: library.now), replaces: heads.map(\.id), value: value)
    try publish([OwnChange(operation: operation, own: own, isNew: false)], by: &identity)
    return true
  }
}
