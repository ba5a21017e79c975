import TilawaCore
import TilawaMerging

@testable import TilawaSync

/// A seeded run of several devices that edit and synchronise through folders with faults, or through a bucket that lies.
final class Simulation {
  /// The places of the devices: a folder for each, which another program carries, or one bucket for all.
  enum Places { case folders, bucket }

  /// An edit in the model: its value, and the edits that its device saw.
  struct Change {
    let value: String?
    let replaces: Set<Int>
    var isLost = false
  }

  struct Member {
    var device: MemoryDevice
    /// The objects that the device sees; those of a bucket are the same for all.
    let folder: SimulatedFolder
    /// The last backup, and how many edits of the device it holds.
    var backup: (state: MemoryDevice.State, own: [SyncKey: [Int]])?
    /// The own edits that were not seen in a closed part, by thing.
    var pending: [SyncKey: Int] = [:]
    var drift = 0
    /// Names that were removed here, which the carrier removes elsewhere.
    var removed: Set<String> = []
  }

  private let random: Random
  let risk = Risk()
  var members: [Member] = []
  let bucket: LyingBucket?
  private(set) var changes: [Int: Change] = [:]
  private(set) var keyOf: [Int: SyncKey] = [:]
  private(set) var lost: Set<Int> = []
  let keys: [SyncKey]
  private(set) var trace: [String] = []
  /// The number of edits that the last state was compared with.
  private(set) var edits = 0

  init(seed: UInt64, through places: Places = .folders) {
    let random = Random(seed: seed)
    let risk = self.risk
    self.random = random
    keys =
      (0..<4).map { SyncKey("setting", "s\($0)") } + (0..<3).map { SyncKey("segment", "g\($0)") }
      + [SyncKey("newer", "n")]
    let count = random.number(2...5)
    let shared = SimulatedFolder { .fine }
    bucket = places == .bucket ? LyingBucket(shared, risk: risk, seed: seed) : nil
    for index in 0..<count {
      let kinds: Set<String> = random.chance(3) ? ["setting", "segment", "newer"] : ["setting", "segment"]
      let device = MemoryDevice(
        random.hex(), called: random.chance(4) ? "laptop" : "device \(index)", kinds: kinds,
        crashes: { risk.isOn && random.chance(12) }, newName: { random.hex() })
      let folder = SimulatedFolder {
        guard risk.isOn, random.chance(15) else { return .fine }
        return [.before, .half, .after][random.number(0...2)]
      }
      members.append(Member(device: device, folder: places == .bucket ? shared : folder))
    }
  }

  /// Runs, heals, and returns what is wrong; nil where all is as the model says.
  func run() async throws -> String? {
    for index in members.indices { try await SyncSession.found(place(of: index)) }
    risk.isOn = true
    for _ in 0..<random.number(30...90) { try await step() }
    return try await heal()
  }

  private func step() async throws {
    let index = random.number(0...(members.count - 1))
    members[index].device.now = 1_700_000_000_000 + edits * 1000 + members[index].drift
    switch random.number(0...19) {
    case 0...7: edit(index)
    case 8...12: await synchronise(index)
    case 13...15: if bucket == nil { carry() } else { await synchronise(index) }
    case 16: members[index].drift = [0, -315_360_000_000, 2_000_000_000_000, 5000][random.number(0...3)]
    case 17: backUpOrRestore(index)
    case 18: try decide(index)
    default:
      switch random.number(0...4) {
      case 0, 1: await prune(index)
      case 2: clone(index)
      case 3: lie(to: index)
      default: try await putPlacesBack()
      }
    }
  }

  // MARK: - The users

  private func edit(_ index: Int) {
    let known = keys.filter { members[index].device.kinds.contains($0.kind) }
    let key = known[random.number(0...(known.count - 1))]
    change(key, on: index, removes: random.chance(6))
  }

  private func change(_ key: SyncKey, on index: Int, removes: Bool) {
    let device = members[index].device
    edits += 1
    let status = random.chance(2) ? "confirmed" : "suggested"
    let value = removes ? nil : "{\"v\":\(edits),\"status\":\"\(status)\"}"
    let present = device.copy.values[key]
    if value == nil, present == nil { return }
    trace.append("\(index) edits \(key.name): \(value ?? "removed")")
    changes[edits] = Change(value: value, replaces: visible(key, on: index))
    keyOf[edits] = key
    members[index].pending[key] = edits
    device.edit(key, to: value)
  }

  /// The edits that a device sees as the present ones of a thing, by their values.
  private func visible(_ key: SyncKey, on index: Int) -> Set<Int> {
    var seen: Set<Int> = []
    let state = members[index].device.copy
    for head in state.heads[key] ?? [] { if let edit = edit(of: head, key, state) { seen.insert(edit) } }
    if let own = members[index].pending[key] { seen.insert(own) }
    return seen
  }

  /// The edit that made a head: of a removal it is found by the operation's own name.
  private func edit(of head: SyncHead, _ key: SyncKey, _ state: MemoryDevice.State) -> Int? {
    madeBy[head.id]
  }

  /// The edits behind operations, as they were closed.
  private(set) var madeBy: [SyncOperationID: Int] = [:]

  /// Finds out which operations the edits that were pending became.
  func noteClosed(_ index: Int) {
    let state = members[index].device.copy
    for part in state.closed {
      let isSeen = !seenParts.insert(part.digest).inserted
      guard let read = try? readParts[part.digest] ?? SyncLogPart(reading: part.bytes) else { continue }
      readParts[part.digest] = read
      for (line, operation) in read.operations.enumerated() {
        let id = SyncOperationID(part: String(part.digest.prefix(32)), line: line)
        // After a restoration the same change may become the same part again: the twin is that change.
        if isSeen, !lost.contains(madeBy[id] ?? 0) {
          if let edit = members[index].pending[operation.key], twins.contains(edit),
            changes[edit]?.value == operation.value
          {
            lose(edit)
            members[index].pending[operation.key] = nil
          }
          continue
        }
        if let edit = members[index].pending[operation.key], changes[edit]?.value == operation.value {
          madeBy[id] = edit
          members[index].pending[operation.key] = nil
        } else if let decided = decisions[operation.key] {
          madeBy[id] = decided
        }
      }
    }
    noteVanished(index, state)
  }

  /// Drops edits that were compared and said nothing: a removal of a change that no other device saw, and changes that
  /// were there already.
  private func noteVanished(_ index: Int, _ state: MemoryDevice.State) {
    for (key, edit) in members[index].pending.sorted(by: { $0.key < $1.key }) where !state.changed.contains(key) {
      let value = changes[edit]?.value
      if value != nil, state.values[key] != value { fault = "edit \(edit) of device \(index) was never closed" }
      lose(edit)
      members[index].pending[key] = nil
    }
  }
  /// Drops an edit that is gone with a disk or says nothing, and those of the same device before it that were never closed.
  private func lose(_ edit: Int) {
    lost.insert(edit)
    let closed = Set(madeBy.values)
    for before in changes[edit]?.replaces ?? [] where !closed.contains(before) && !lost.contains(before) {
      lose(before)
    }
  }
  private(set) var fault: String?
  /// The edits that stand for changes which a backup brought back.
  private var twins: Set<Int> = []
  private var seenParts: Set<String> = []
  private var readParts: [String: SyncLogPart] = [:]
  private var decisions: [SyncKey: Int] = [:]

  private func decide(_ index: Int) throws {
    noteClosed(index)
    let key = keys.filter { $0.kind == "segment" }[random.number(0...2)]
    guard members[index].pending.isEmpty else { return }
    let before = visible(key, on: index)
    risk.isOn = false
    defer { risk.isOn = true }
    let state = members[index].device.copy
    guard try members[index].device.decide(key) else { return }
    noteClosedDecision(index, key, before, state)
  }

  private func noteClosedDecision(_ index: Int, _ key: SyncKey, _ before: Set<Int>, _ old: MemoryDevice.State) {
    edits += 1
    let state = members[index].device.copy
    changes[edits] = Change(value: state.values[key], replaces: before)
    keyOf[edits] = key
    trace.append("\(index) decides \(key.name): \(state.values[key] ?? "removed")")
    decisions[key] = edits
    noteClosed(index)
    decisions[key] = nil
  }

  // MARK: - The program

  /// The lies of the bucket so far, by their kind.
  var lies: [LyingBucket.Lie: Int] { bucket?.lies ?? [:] }

  /// The place of a device as a new process meets it.
  private func place(of index: Int) -> any SyncPlace {
    if let bucket {
      GuardedPlace(BucketPlace(sending: bucket), ring: nil, keysGone: Sentence(verbatim: "no keys"))
    } else {
      members[index].folder
    }
  }

  func session(_ index: Int) -> SyncSession {
    SyncSession(
      with: place(of: index), of: members[index].device, digest: { TestDigest.of($0) },
      salt: { [random] in random.hex() })
  }

  /// Notes that objects exist again which a device has written anew, also where others removed them before.
  private func noteWritten(_ index: Int, besides before: Set<String>) {
    let written = Set(members[index].folder.all.keys).subtracting(before)
    for other in members.indices { members[other].removed.subtract(written) }
  }

  private func synchronise(_ index: Int) async {
    let before = Set(members[index].folder.all.keys)
    defer { noteWritten(index, besides: before) }
    do {
      _ = try await session(index).run()
      trace.append("\(index) synchronises")
    } catch {
      trace.append("\(index) is interrupted: \(error)")
    }
    noteClosed(index)
    checkSent(index)
  }

  /// Checks that the parts which a device counts as sent are there.
  private func checkSent(_ index: Int) {
    let state = members[index].device.copy
    let unsent = Set(state.outbox.map(\.digest))
    for part in state.closed where !unsent.contains(part.digest) && sentParts.insert(part.digest).inserted {
      let name = SyncNames.part(part.number, part.digest, of: part.device)
      if members[index].folder.all[name] == part.bytes { continue }
      guard !partsInFolders().contains(String(part.digest.prefix(32))) else { continue }
      fault = fault ?? "device \(index) counts part \(part.number) as sent, and it is not there"
    }
  }
  private var sentParts: Set<String> = []

  private func prune(_ index: Int) async {
    let before = Set(members[index].folder.all.keys)
    do { _ = try await session(index).prune() } catch { trace.append("\(index) is interrupted pruning: \(error)") }
    noteClosed(index)
    checkSent(index)
    noteWritten(index, besides: before)
    let removed = before.subtracting(members[index].folder.all.keys)
    trace.append("\(index) prunes \(removed.count)")
    if bucket == nil { members[index].removed.formUnion(removed) }
  }

  // MARK: - Carriers and disks

  /// Carries some objects from one view to another, in any order; some twice, some in part at first.
  private func carry() {
    let from = random.number(0...(members.count - 1))
    let to = random.number(0...(members.count - 1))
    guard from != to else { return }
    let target = members[to].folder
    for (name, bytes) in random.shuffled(members[from].folder.all.sorted { $0.key < $1.key }) where random.chance(2) {
      guard target.all[name] != bytes else { continue }
      if let there = target.all[name], isWhole(name, there) { continue }
      if members.contains(where: { $0.removed.contains(name) }) { continue }
      if random.chance(8) {
        target.deliver(name, Array(bytes.prefix(random.number(0...bytes.count))))
      } else if random.chance(20), let old = longest(in: members[from].folder) {
        target.deliver(name, old)
      } else {
        target.deliver(name, bytes)
      }
      if random.chance(10) {
        let copy = name.replacingSuffix(".jsonl", by: ".sync-conflict-20261125-101112-ABCDEFG.jsonl")
        target.deliver(copy, bytes)
      }
    }
    for name in members[from].removed.sorted() where random.chance(2) { target.drop(name) }
  }

  /// The longest object, of several the first by name.
  private func longest(in folder: SimulatedFolder) -> [UInt8]? {
    folder.all.min { ($1.value.count, $0.key) < ($0.value.count, $1.key) }?.value
  }

  /// Whether an object is what its name says. Names have the digits of their content.
  func isWhole(_ name: String, _ bytes: [UInt8]) -> Bool {
    name == SyncNames.manifest || name.contains(TestDigest.of(bytes).prefix(16))
  }

  /// The folders as they were at some time.
  private var saved: [[String: [UInt8]]]?

  /// Puts all folders back to what they were, after which every device synchronises before anything else happens to it.
  private func putPlacesBack() async throws {
    guard let saved else {
      self.saved = members.map(\.folder.all)
      return
    }
    trace.append("the places are put back to a backup")
    risk.isOn = false
    defer { risk.isOn = true }
    for index in members.indices {
      noteClosed(index)
      members[index].folder.all = saved[index]
      members[index].removed = []
    }
    bucket?.forget()
    let there = partsInFolders()
    for (id, edit) in madeBy where !lost.contains(edit) && !there.contains(id.part) {
      if !members.contains(where: { $0.device.copy.known.contains(id.part) }) { lose(edit) }
    }
    for index in members.indices {
      _ = try await session(index).run()
      noteClosed(index)
      checkSent(index)
    }
    self.saved = nil
    bucket?.forget()
  }

  /// The parts that lie whole in some folder, or in a snapshot whose pieces do.
  private func partsInFolders() -> Set<String> {
    let whole = members.reduce(into: [String: [UInt8]]()) { whole, member in
      whole.merge(member.folder.all.filter { isWhole($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }
    let parts = whole.keys.compactMap { name in
      name.split(separator: "/").last.flatMap { SyncNames.digest(ofPart: String($0)) }
    }
    let snapshots = whole.compactMap { name, bytes in
      name.hasPrefix(SyncNames.snapshots) ? try? SyncSnapshot(reading: bytes) : nil
    }.filter { $0.pieces.allSatisfy { whole[SyncNames.piece($0)] != nil } }
    return Set(parts.map { String($0.prefix(32)) } + snapshots.flatMap(\.covers))
  }

  /// Lets a device that lies about numbers and times write a part into a folder.
  private func lie(to index: Int) {
    let key = keys[random.number(0...3)]
    edits += 1
    let value = "{\"v\":\(edits),\"status\":\"confirmed\"}"
    trace.append("a liar says \(key.name): \(value)")
    let never = SyncOperationID(part: String((random.hex() + random.hex()).prefix(32)), line: 999_999)
    let part = SyncLogPart(
      device: random.hex(), number: Int(Int32.max), after: String(repeating: "f", count: 64),
      operations: [
        SyncOperation(
          key: key, at: SyncStamp(milliseconds: 253_402_300_799_999, tick: 1_000_000_000), replaces: [never],
          value: value)
      ])
    let card = SyncCard(
      device: part.device, name: "liar", made: .max, formerly: members.map { $0.device.identity().device })
    let (bytes, text) = (Array(part.text.utf8), Array(card.text.utf8))
    let digest = TestDigest.of(bytes)
    members[index].folder.deliver(SyncNames.part(part.number, digest, of: part.device), bytes)
    members[index].folder.deliver(SyncNames.card(of: part.device, TestDigest.of(text)), text)
    changes[edits] = Change(value: value, replaces: [])
    keyOf[edits] = key
    madeBy[SyncOperationID(part: String(digest.prefix(32)), line: 0)] = edits
  }

  private func backUpOrRestore(_ index: Int) {
    noteClosed(index)
    guard let backup = members[index].backup, random.chance(2) else {
      members[index].backup = (members[index].device.copy, members[index].pending.mapValues { [$0] })
      return
    }
    trace.append("\(index) is restored from a backup")
    // Changes that were never in a place are gone with the disk, as with any backup.
    let state = members[index].device.copy
    let there = partsInFolders()
    for part in state.outbox where !there.contains(String(part.digest.prefix(SyncOperationID.digits))) {
      if backup.state.outbox.contains(part) { continue }
      for (id, edit) in madeBy where part.digest.hasPrefix(id.part) { lose(edit) }
    }
    let kept = Set(backup.own.values.flatMap(\.self))
    for edit in members[index].pending.values where !kept.contains(edit) { lose(edit) }
    members[index].device.copy = backup.state
    members[index].pending = [:]
    for (key, edits) in backup.own.sorted(by: { $0.key < $1.key }) {
      if let edit = edits.first { restoredPending(index, key, edit) }
    }
    members[index].backup = nil
  }

  /// A pending edit of a backup: it may have been sent meanwhile, then it is said again as a twin.
  private func restoredPending(_ index: Int, _ key: SyncKey, _ edit: Int) {
    guard let old = changes[edit] else { return }
    edits += 1
    changes[edits] = Change(value: old.value, replaces: old.replaces)
    keyOf[edits] = key
    members[index].pending[key] = edits
    if old.value != nil { twins.insert(edits) }
    if !madeBy.values.contains(edit) { lose(edit) }
  }

  /// A second machine starts from a copy of the first one's disk, with the same name in logs.
  private func clone(_ index: Int) {
    noteClosed(index)
    guard members.count > 2, members[index].pending.isEmpty, members[index].device.copy.outbox.isEmpty else { return }
    let other = (index + 1) % members.count
    noteClosed(other)
    guard members[other].pending.isEmpty, members[other].device.copy.outbox.isEmpty,
      members[other].device.kinds == members[index].device.kinds
    else { return }
    trace.append("\(other) becomes a copy of \(index)")
    members[other].device.copy = members[index].device.copy
    members[other].backup = nil
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, by other: String) -> String {
    hasSuffix(suffix) ? dropLast(suffix.count) + other : self + other
  }
}
