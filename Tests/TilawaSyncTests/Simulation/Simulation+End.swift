import TilawaMerging

@testable import TilawaSync

extension Simulation {
  /// Ends all faults, lets all synchronise, and returns what is wrong; nil where all is as the model says.
  func heal() async throws -> String? {
    risk.isOn = false
    for index in members.indices { members[index].drift = 0 }
    for _ in 0..<4 {
      for index in members.indices {
        for _ in 0..<2 { _ = try await session(index).run() }
        noteClosed(index)
      }
      carryAll()
    }
    return verdict()
  }

  private func carryAll() {
    guard bucket == nil else { return }
    let removed = members.reduce(into: Set<String>()) { $0.formUnion($1.removed) }
    for from in members {
      for (name, bytes) in from.folder.all where !removed.contains(name) {
        guard isWhole(name, bytes) else { continue }
        for to in members where to.folder.all[name].map({ !isWhole(name, $0) }) ?? true {
          to.folder.deliver(name, bytes)
        }
      }
    }
  }

  private func verdict() -> String? {
    if let fault { return fault }
    let first = members[0].device.copy
    for (index, member) in members.enumerated() {
      let state = member.device.copy
      if !state.outbox.isEmpty || !state.changed.isEmpty { return "device \(index) has something left to send" }
      for key in keys {
        let (mine, theirs) = (state.heads[key] ?? [], first.heads[key] ?? [])
        if mine.map(\.id) != theirs.map(\.id) {
          return
            "devices 0 and \(index) differ in \(key.name): \(described(theirs, state)) and \(described(mine, first))"
        }
        if member.device.kinds.contains(key.kind), first.values[key] != state.values[key],
          members[0].device.kinds.contains(key.kind)
        {
          return "devices 0 and \(index) show \(key.name) differently"
        }
      }
    }
    for key in keys {
      let expected = present(key)
      let found = Set((first.heads[key] ?? []).compactMap { madeBy[$0.id] })
      guard expected == found else {
        let told = changes.filter { keyOf[$0.key] == key }.sorted { $0.key < $1.key }
          .map { "\($0.key)\(lost.contains($0.key) ? " lost" : "") replaces \($0.value.replaces.sorted())" }
        return "\(key.name): the model has \(expected.sorted()), the devices \(found.sorted()): "
          + "\(described(first.heads[key] ?? [], first)); \(told.joined(separator: ", "))"
      }
    }
    return nil
  }

  /// Heads by the edits that made them, and whether another device knows their parts.
  private func described(_ heads: [SyncHead], _ other: MemoryDevice.State) -> String {
    heads.map { head in
      let isKnown = other.known.contains(head.id.part) ? "known" : "unknown"
      let places = members.indices.flatMap { index in
        members[index].folder.all.filter { $0.key.contains("-" + head.id.part) }
          .map { "\(index)\(isWhole($0.key, $0.value) ? "" : " cut short")" }
      }
      let knowing = members.indices.filter { members[$0].device.copy.known.contains(head.id.part) }
      let removing = members.indices.filter { index in members[index].removed.contains { $0.contains(head.id.part) } }
      let covering = members.indices.flatMap { index in
        members[index].folder.all.filter {
          $0.key.hasPrefix("snapshots/") && String(decoding: $0.value, as: UTF8.self).contains(head.id.part)
        }.map { "\(index): \($0.key.dropFirst(10).prefix(6)) \($0.value.last == 10)" }
      }
      return "\(madeBy[head.id] ?? 0) of \(head.id.part.prefix(6)) (\(isKnown) to the other, in the folders \(places), "
        + "known to \(knowing), removed by \(removing), in the snapshots \(covering))"
    }.joined(separator: ", ")
  }

  /// The edits of a thing that the model holds for present: those that no edit that exists saw.
  private func present(_ key: SyncKey) -> Set<Int> {
    let all = changes.filter { keyOf[$0.key] == key && !lost.contains($0.key) }
    let replaced = all.values.reduce(into: Set<Int>()) { $0.formUnion($1.replaces) }
    return Set(all.keys).subtracting(replaced)
  }
}
