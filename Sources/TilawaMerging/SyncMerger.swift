/// The memory of a device about operations that it has seen.
package protocol SyncTables {
  /// The operations on a thing that nothing replaces, in the order of their names.
  func heads(of key: SyncKey) throws -> [SyncHead]
  /// Stores the heads of a thing in the place of those before.
  func put(_ heads: [SyncHead], of key: SyncKey) throws
  /// Whether the operations of a part were taken, by the part itself or by a snapshot.
  func isKnown(_ part: String) throws -> Bool
  /// Notes that the operations of a part were taken.
  func noteKnown(_ part: String) throws
  /// The lines of a part that was not taken yet that are replaced already.
  func replacedLines(of part: String) throws -> Set<Int>
  /// Notes that an operation of a part that was not taken yet is replaced.
  func noteReplaced(_ id: SyncOperationID) throws
  /// Forgets the replaced lines of a part that was taken.
  func forgetReplaced(of part: String) throws
}

/// Takes operations into a device's tables. The result is the same in every order, and a second time changes nothing.
package struct SyncMerger<Tables: SyncTables> {
  private let tables: Tables

  package init(_ tables: Tables) { self.tables = tables }

  /// Takes a part of a log.
  ///
  /// - Parameters:
  ///   - part: the part.
  ///   - id: the first 32 digits of its SHA-256.
  ///   - value: returns the form in which an operation's value is kept.
  /// - Returns: the things that have other heads now; empty for a part that was taken before.
  package func take(
    _ part: SyncLogPart, called id: String, _ value: (SyncOperation) -> SyncValue
  ) throws -> [SyncKey] {
    guard try !tables.isKnown(id) else { return [] }
    let replaced = try tables.replacedLines(of: id)
    var changed: [SyncKey] = []
    for (line, operation) in part.operations.enumerated() {
      let name = SyncOperationID(part: id, line: line)
      let before = try tables.heads(of: operation.key)
      var heads = before.isEmpty ? [] : before.filter { !operation.replaces.contains($0.id) }
      for other in operation.replaces where try !tables.isKnown(other.part) { try tables.noteReplaced(other) }
      if !replaced.contains(line), !heads.contains(where: { $0.id == name }) {
        heads.append(SyncHead(id: name, at: operation.at, value: value(operation)))
      }
      guard heads != before else { continue }
      if heads.count > 1 { heads.sort { $0.id < $1.id } }
      try tables.put(heads, of: operation.key)
      changed.append(operation.key)
    }
    try tables.noteKnown(id)
    if !replaced.isEmpty { try tables.forgetReplaced(of: id) }
    return changed
  }

  /// Takes the heads of a thing from a snapshot.
  ///
  /// - Parameters:
  ///   - coming: its heads when the snapshot was made.
  ///   - covers: whether the snapshot knows of an operation: one that is not among `coming` was replaced.
  /// - Returns: whether it has other heads now.
  package func take(
    _ coming: [SyncHead], of key: SyncKey, covers: (SyncOperationID) throws -> Bool
  ) throws -> Bool {
    let before = try tables.heads(of: key)
    let names = Set(coming.map(\.id))
    var heads = try before.filter { try names.contains($0.id) || !covers($0.id) }
    for head in coming where !before.contains(where: { $0.id == head.id }) {
      // A known line that is no head any more was replaced here.
      guard try !tables.isKnown(head.id.part),
        try !tables.replacedLines(of: head.id.part).contains(head.id.line)
      else { continue }
      heads.append(head)
    }
    heads.sort { $0.id < $1.id }
    guard heads != before else { return false }
    try tables.put(heads, of: key)
    return true
  }
}
