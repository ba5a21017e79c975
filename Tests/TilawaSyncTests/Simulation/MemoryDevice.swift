import Synchronization
import TilawaMerging

@testable import TilawaSync

/// A device that lives in memory. A transaction that is interrupted leaves nothing; `State` is what a backup holds.
final class MemoryDevice: SyncDevice {
  struct State {
    var identity: SyncIdentity
    var values: [SyncKey: String] = [:]
    var changed: [SyncKey] = []
    var heads: [SyncKey: [SyncHead]] = [:]
    var known: Set<String> = []
    var snapshots: Set<String> = []
    /// The bytes of parts and snapshots.
    var sizes: [String: Int] = [:]
    /// A snapshot that has a part.
    var covered: [String: String] = [:]
    var replaced: Set<SyncOperationID> = []
    var outbox: [SyncOutgoing] = []
    /// All parts that were ever closed.
    var closed: [SyncOutgoing] = []
    var card: SyncCard?
    var cards: [SyncCard] = []
  }

  struct Crash: Error {}

  private let state: Mutex<State>
  private let clock: Mutex<Int>
  /// The kinds that this version knows.
  let kinds: Set<String>
  let called: String
  /// Whether the transaction that is about to end is interrupted.
  private let crashes: @Sendable () -> Bool
  private let newName: @Sendable () -> String

  init(
    _ device: String, called name: String, kinds: Set<String>, crashes: @escaping @Sendable () -> Bool = { false },
    newName: @escaping @Sendable () -> String
  ) {
    state = Mutex(State(identity: SyncIdentity(device: device)))
    clock = Mutex(0)
    called = name
    self.kinds = kinds
    self.crashes = crashes
    self.newName = newName
  }

  var now: Int {
    get { clock.withLock { $0 } }
    set { clock.withLock { $0 = newValue } }
  }

  var copy: State {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// Changes a value as a user does.
  func edit(_ key: SyncKey, to value: String?) {
    state.withLock { state in
      state.values[key] = value
      if !state.changed.contains(key) { state.changed.append(key) }
    }
  }

  func decide(_ key: SyncKey) throws -> Bool {
    try transaction { library in
      let replica = SyncReplica(library)
      guard let first = try replica.choices(of: key).first else { return false }
      return try replica.decide(key, for: first.head.id)
    }
  }

  func transaction<Value>(_ body: (MemoryLibrary) throws -> Value) throws -> Value {
    try state.withLock { state in
      let library = MemoryLibrary(state, now: now, kinds: kinds)
      let value = try body(library)
      if crashes() { throw Crash() }
      state = library.state
      return value
    }
  }

  func identity() -> SyncIdentity { copy.identity }
  func renew() throws {
    let name = newName()
    try transaction { $0.state.identity = SyncIdentity(device: name, clock: $0.state.identity.clock) }
  }
  func close() throws -> Bool { try transaction { try SyncReplica($0).close(groups: 3) } }
  func unsent() -> SyncOutgoing? { copy.outbox.first }
  func noteSent(_ digest: String) throws { try transaction { $0.state.outbox.removeAll { $0.digest == digest } } }
  func unknown(_ digests: [String]) -> [String] {
    let state = copy
    return digests.filter { !state.known.contains(String($0.prefix(32))) && !state.snapshots.contains($0) }
  }
  func take(_ part: SyncLogPart, digest: String, size: Int) throws {
    try transaction { library in
      try SyncReplica(library).take(part, digest: digest)
      library.state.sizes[String(digest.prefix(32))] = size
    }
  }
  func take(_ lines: [SyncSnapshot.Line], of snapshot: SyncSnapshot) throws {
    let (covers, replaced) = (Set(snapshot.covers), Set(snapshot.replaced))
    try transaction { library in
      try SyncReplica(library).take(lines) { covers.contains($0.part) || replaced.contains($0) }
    }
  }
  func finish(_ snapshot: SyncSnapshot, digest: String) throws {
    try transaction { library in
      try SyncReplica(library).finish(snapshot)
      library.state.snapshots.insert(digest)
      library.state.sizes[digest] = snapshot.text.utf8.count
      for part in snapshot.covers { library.state.covered[part] = digest }
    }
  }
  func prepare() {}
  func lost(besides parts: [String: Int], _ snapshots: [String: Int]) -> Int {
    let state = copy
    let unsent = Set(state.outbox.map { String($0.digest.prefix(32)) })
    func isWhole(_ name: String, _ sizes: [String: Int]) -> Bool {
      sizes[name].map { $0 >= state.sizes[name] ?? 0 } ?? false
    }
    return state.known.count {
      !unsent.contains($0) && !isWhole($0, parts) && !(state.covered[$0].map { isWhole($0, snapshots) } ?? false)
    }
  }
  func card() -> SyncCard? { copy.card }
  func name() -> String { called }
  func note(_ cards: [SyncCard], own: SyncCard?) throws {
    try transaction {
      $0.state.cards = cards
      if let own { $0.state.card = own }
    }
  }
  func cards() -> [SyncCard] { copy.cards }
  func lines(after key: SyncKey?, atMost count: Int) throws -> [SyncSnapshot.Line] {
    try transaction { library in
      let keys = library.state.heads.keys.filter { after in key.map { $0 < after } ?? true }.sorted().prefix(count)
      return try keys.flatMap { key in
        try (library.state.heads[key] ?? []).map { head in
          var head = head
          head.value = try SyncReplica(library).text(of: head, key).map { .text($0) } ?? .removed
          return SyncSnapshot.Line(key: key, head: head)
        }
      }
    }
  }
  func knownParts() -> [String] { copy.known.sorted() }
  func replaced() -> [SyncOperationID] { copy.replaced.sorted() }
}

/// The tables of a `MemoryDevice` in a transaction.
final class MemoryLibrary: SyncLibrary {
  var state: MemoryDevice.State
  let now: Int
  private let kinds: Set<String>

  init(_ state: MemoryDevice.State, now: Int, kinds: Set<String>) {
    self.state = state
    self.now = now
    self.kinds = kinds
  }

  func heads(of key: SyncKey) -> [SyncHead] { state.heads[key] ?? [] }
  func put(_ heads: [SyncHead], of key: SyncKey) { state.heads[key] = heads }
  func heads(in group: SyncKey) -> [SyncKey: [SyncHead]] { [group: heads(of: group)] }
  func add(_ head: SyncHead, to key: SyncKey) { state.heads[key] = [head] }
  func isKnown(_ part: String) -> Bool { state.known.contains(part) }
  func noteKnown(_ part: String) { state.known.insert(part) }
  func replacedLines(of part: String) -> Set<Int> {
    Set(state.replaced.filter { $0.part == part }.map(\.line))
  }
  func noteReplaced(_ id: SyncOperationID) { state.replaced.insert(id) }
  func forgetReplaced(of part: String) { state.replaced = state.replaced.filter { $0.part != part } }
  func identity() -> SyncIdentity { state.identity }
  func put(_ identity: SyncIdentity) { state.identity = identity }
  func digest(of bytes: [UInt8]) -> String { TestDigest.of(bytes) }
  func keeps(_ kind: String) -> Bool { kinds.contains(kind) }
  func changedGroups(atMost count: Int) -> [SyncKey] { Array(state.changed.prefix(count)) }
  func values(in group: SyncKey) -> [(key: SyncKey, value: String?)] { [(group, state.values[group])] }
  func forgetChange(of group: SyncKey) { state.changed.removeAll { $0 == group } }
  func value(of key: SyncKey) -> String? { state.values[key] }
  func store(_ values: [(key: SyncKey, value: String?)]) -> [SyncStoring] {
    values.map { key, value in
      state.values[key] = value
      return .held(value)
    }
  }
  func members(of kind: String) -> Set<String> { ["v", "status"] }
  func queue(_ bytes: [UInt8], of closed: SyncLogPart, digest: String) {
    let part = SyncOutgoing(device: state.identity.device, number: closed.number, digest: digest, bytes: bytes)
    state.outbox.append(part)
    state.sizes[String(digest.prefix(32))] = bytes.count
    state.closed.append(part)
  }
}

/// A hash of 64 digits that is good enough for tests.
enum TestDigest {
  static func of(_ bytes: [UInt8]) -> String {
    var (one, other): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15)
    for byte in bytes {
      one = (one ^ UInt64(byte)) &* 0x100_0000_01b3
      other = (other &+ UInt64(byte)) &* 0xff51_afd7_ed55_8ccd
      other ^= other >> 29
    }
    return [one, other, one ^ (other >> 7), other ^ (one >> 11)].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
