import TilawaCore

extension SyncReplica {
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

  /// Writes the values that now hold of some things into the library. A value that the library refuses stays as it
  /// came, and changes nothing there.
  package func settle(_ keys: [SyncKey]) throws {
    var wanted: [(key: SyncKey, value: String?)] = []
    var known: [(heads: [SyncHead], held: Int?, shown: Int)] = []
    for key in keys where library.keeps(key.kind) {
      let present = try library.heads(of: key)
      guard !present.isEmpty else { continue }
      let held = present.firstIndex(where: \.isHeld)
      let shown = try shown(of: present, key)
      if held == shown, present.count == 1 || present.count(where: \.isHeld) == 1 { continue }
      // The value in the tables is written down before another one takes its place.
      let written = try present.map { head in
        guard head.isHeld, let text = try text(of: head, key) else { return head }
        return SyncHead(id: head.id, at: head.at, value: .text(text))
      }
      wanted.append((key, try text(of: written[shown], key)))
      known.append((written, held, shown))
    }
    for (index, result) in try library.store(wanted).enumerated() {
      let (key, value) = wanted[index]
      var heads = known[index].heads
      let (held, shown) = (known[index].held, known[index].shown)
      switch result {
      case .held(let text?): heads[shown].value = kept(text, of: value ?? text)
      case .held(nil): break
      case .waiting:
        // The tables keep what they had.
        if let held, let own = try library.value(of: key) {
          heads[held].value = kept(own, of: try text(of: heads[held], key) ?? own)
        }
      }
      try library.put(heads, of: key)
    }
  }

  /// The place among the heads of a thing of the one that holds.
  func shown(of heads: [SyncHead], _ key: SyncKey) throws -> Int {
    let shown = try SyncKind(named: key.kind).shown(of: heads) { try text(of: $0, key) }
    return heads.firstIndex { $0.id == shown?.id } ?? 0
  }

  /// The form in which a head is kept whose value the tables hold.
  private func kept(_ own: String, of whole: String) -> SyncValue {
    .held(digest: SyncValue.digest(of: own), whole: own == whole ? nil : whole)
  }

  // MARK: - Values that came by another way

  /// Notes that the library holds the current value of a thing; false where it has another one.
  ///
  /// - Parameter value: as the library has it.
  func adopt(_ value: String, of key: SyncKey, _ heads: [SyncHead]) throws -> Bool {
    let shown = try shown(of: heads, key)
    guard let whole = try text(of: heads[shown], key),
      (SyncMembers.known(of: whole, library.members(of: key.kind)) ?? whole) == value
    else { return false }
    var heads = heads
    heads[shown].value = kept(value, of: whole)
    try library.put(heads, of: key)
    return true
  }

  /// Notes that the library holds the current value of a thing, in the form that it could take.
  package func adopt(_ key: SyncKey) throws {
    var heads = try library.heads(of: key)
    guard !heads.isEmpty, !heads.contains(where: \.isHeld), let value = try library.value(of: key) else { return }
    let shown = try shown(of: heads, key)
    guard let whole = try text(of: heads[shown], key) else { return }
    heads[shown].value = kept(value, of: whole)
    try library.put(heads, of: key)
  }

  /// The way by which a thing came into the library.
  package enum Arrival: Hashable, Sendable {
    /// A person or another library brought it: a difference from the logs is a change.
    case brought
    /// The trash gave it back: what the logs say of its parts is later.
    case restored
  }

  /// Makes rows of what waited for a recording or a recitation that has come into being.
  package func arrive(_ group: SyncKey, _ arrival: Arrival) throws {
    let rows = Dictionary(try library.values(in: group).map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    var wanted: [SyncKey] = []
    for (key, heads) in try library.heads(in: group) where key != group {
      guard !heads.isEmpty, !heads.contains(where: \.isHeld) else { continue }
      guard let row = rows[key] ?? nil else {
        if !heads.allSatisfy(\.isRemoved) { wanted.append(key) }
        continue
      }
      if try !adopt(row, of: key, heads), arrival == .restored { wanted.append(key) }
    }
    try settle(wanted.sorted())
  }
}
