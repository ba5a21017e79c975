import TilawaCore

/// The shared things of one device: turns changes of the library into operations, and operations of others into changes.
///
/// Each call belongs into one transaction of the library.
package struct SyncReplica<Library: SyncLibrary> {
  private let library: Library
  private let merger: SyncMerger<Library>

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
    var size = 0
    let stamp = identity.clock.stamp(at: library.now)
    for group in changed {
      let heads = try library.heads(in: group)
      for (key, value) in try library.values(in: group) {
        let before = heads.isEmpty ? [] : heads[key] ?? []
        guard let change = try change(of: key, from: before, to: value, at: stamp) else { continue }
        changes.append(change)
        size += (change.operation.value?.utf8.count ?? 0) + 200
      }
      try library.forgetChange(of: group)
      if size > SyncReplica.partSize { break }
    }
    if !changes.isEmpty { try publish(changes, by: &identity) }
    return true
  }

  /// Closes all changes. Before operations of others are taken, so that these cannot replace a change that nobody has noted.
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
        // Of a snapshot that is not taken to its end, the parts are not known yet.
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
      // What waits for something else was never here, and so is not removed.
      return heads.allSatisfy(\.isRemoved) || isWaiting(heads) ? nil : change(names, nil)
    }
    guard let first = heads.first else { return change([], value) }
    let members = library.members(of: key.kind)
    if heads.count == 1 {
      switch first.value {
      case .removed: return change(names, value)
      case .held(let digest, let whole):
        if digest == SyncValue.digest(of: value) { return nil }
        return change(names, whole.map { SyncMembers.carried(from: $0, into: value, members) } ?? value)
      case .text(let text):
        guard (SyncMembers.known(of: text, members) ?? text) == value else { return change([], value) }
        let held = SyncValue.held(digest: SyncValue.digest(of: value), whole: text == value ? nil : text)
        try library.put([SyncHead(id: first.id, at: first.at, value: held)], of: key)
        return nil
      }
    }
    let shown = try SyncRule(of: key.kind).shown(of: heads) { try text(of: $0, key) }
    let before = try shown.flatMap { try text(of: $0, key) }
    let isKnown = before.map { (SyncMembers.known(of: $0, members) ?? $0) == value } ?? false
    return isKnown ? nil : change(names, before.map { SyncMembers.carried(from: $0, into: value, members) } ?? value)
  }

  private func isWaiting(_ heads: [SyncHead]) -> Bool {
    guard heads.count == 1, case .text = heads[0].value else { return false }
    return true
  }

  /// The text of a head's value; nil where the thing is removed.
  package func text(of head: SyncHead, _ key: SyncKey) throws -> String? {
    switch head.value {
    case .removed: nil
    case .text(let text): text
    case .held(_, let whole): try whole ?? library.value(of: key)
    }
  }

  // MARK: - What others changed

  /// Takes a part of a log.
  ///
  /// - Parameter digest: its SHA-256.
  package func take(_ part: SyncLogPart, digest: String) throws {
    try closeAll()
    let changed = try merger.take(part, called: String(digest.prefix(SyncOperationID.digits)), \.whole)
    var identity = try library.identity()
    if let latest = part.operations.map(\.at).max() {
      identity.clock.see(latest, at: library.now)
      try library.put(identity)
    }
    try settle(changed)
  }

  /// Takes lines of a snapshot; all lines of a thing stand together.
  package func take(_ lines: [SyncSnapshot.Line], covers: (SyncOperationID) throws -> Bool) throws {
    try closeAll()
    var changed: [SyncKey] = []
    var index = lines.startIndex
    while index < lines.endIndex {
      let key = lines[index].key
      let end = lines[index...].firstIndex { $0.key != key } ?? lines.endIndex
      if try merger.take(lines[index..<end].map(\.head), of: key, covers: covers) { changed.append(key) }
      index = end
    }
    try settle(changed)
  }

  /// Notes that all lines of a snapshot were taken.
  package func finish(_ snapshot: SyncSnapshot) throws {
    for part in snapshot.covers {
      try library.noteKnown(part)
      try library.forgetReplaced(of: part)
    }
    for id in snapshot.replaced where try !library.isKnown(id.part) { try library.noteReplaced(id) }
  }

  /// Puts what holds now of some things into the library.
  package func settle(_ keys: [SyncKey]) throws {
    var wanted: [(key: SyncKey, value: String?)] = []
    var heads: [[SyncHead]] = []
    for key in keys where library.keeps(key.kind) {
      var present = try library.heads(of: key)
      guard !present.isEmpty else { continue }
      var own: String?
      if present.count > 1 {
        // What the tables hold is written down before another value takes its place there.
        for (index, head) in present.enumerated() {
          guard case .held = head.value, let text = try text(of: head, key) else { continue }
          own = text
          present[index].value = .text(text)
        }
        try library.put(present, of: key)
      } else if case .held = present[0].value {
        continue
      }
      let shown = try SyncRule(of: key.kind).shown(of: present) { try text(of: $0, key) }
      let value = try shown.flatMap { try text(of: $0, key) }
      if own != nil, own == value { continue }
      wanted.append((key, value))
      heads.append(present)
    }
    let stored = try library.store(wanted)
    for (index, result) in stored.enumerated() where heads[index].count == 1 {
      guard case .held(let text) = result, case .text(let whole) = heads[index][0].value, let text else { continue }
      heads[index][0].value = .held(digest: SyncValue.digest(of: text), whole: text == whole ? nil : whole)
      try library.put(heads[index], of: wanted[index].key)
    }
  }

  /// Notes that the library has got what things of a group waited for.
  package func adopt(_ group: SyncKey) throws {
    for (key, value) in try library.values(in: group) {
      guard let value else { continue }
      let heads = try library.heads(of: key)
      guard isWaiting(heads), case .text(let whole) = heads[0].value else { continue }
      let held = SyncValue.held(digest: SyncValue.digest(of: value), whole: value == whole ? nil : whole)
      try library.put([SyncHead(id: heads[0].id, at: heads[0].at, value: held)], of: key)
    }
  }

  // MARK: - Decisions

  /// The values among which a person decides; empty where there is nothing to decide.
  package func choices(of key: SyncKey) throws -> [(head: SyncHead, text: String)] {
    try SyncRule(of: key.kind).choices(of: library.heads(of: key)) { try text(of: $0, key) }
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

/// Members of values that this version does not know: they are carried from a value to the next one.
enum SyncMembers {
  /// Returns a value without unknown members; nil where it has none.
  static func known(of text: String, _ members: Set<String>) -> String? {
    guard !members.isEmpty, case .object(let all)? = try? JSON(reading: text) else { return nil }
    let known = all.filter { members.contains($0.0) }
    return known.count == all.count ? nil : JSON.object(known).line
  }

  /// Returns a new value with the unknown members of the one before.
  static func carried(from before: String, into text: String, _ members: Set<String>) -> String {
    guard case .object(let old)? = try? JSON(reading: before), case .object(let new)? = try? JSON(reading: text) else {
      return text
    }
    let carried = old.filter { !members.contains($0.0) }
    return carried.isEmpty ? text : JSON.object(new + carried).line
  }
}
