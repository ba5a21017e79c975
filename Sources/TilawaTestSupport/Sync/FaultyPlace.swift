import Synchronization
import TilawaCore
package import TilawaSync

/// A place with faults, which come in the same order for the same seed.
package final class FaultyPlace: SyncPlace {
  /// A fault of a place, or of what carries its files.
  package enum Fault: CaseIterable, Hashable, Sendable {
    /// Nothing is done, and the place is offline.
    case offline
    /// A write is done, but its answer is lost: the place seems offline.
    case lostAnswer
    /// A part of an object stays under its name, and the place goes offline, as a copying program leaves it.
    case halfWritten
    /// A list is the one of an earlier time.
    case staleList
    /// An object that is there is not found yet.
    case late
    /// The place is full.
    case full
  }

  private struct State {
    var random: SeededGenerator
    var lists: [String: [SyncObject]] = [:]
    var isWhole = false
    var count = 0
  }

  private let place: any SyncPlace
  private let faults: [Fault]
  private let chance: Int
  private let state: Mutex<State>

  /// - Parameters:
  ///   - place: the place that holds the objects.
  ///   - faults: the faults that may come.
  ///   - seed: the seed of their order.
  ///   - chance: the number of calls for which one fault comes on the average.
  package init(_ place: any SyncPlace, faults: [Fault] = Fault.allCases, seed: UInt64, chance: Int = 5) {
    self.place = place
    self.faults = faults
    self.chance = max(1, chance)
    state = Mutex(State(random: SeededGenerator(seed: seed)))
  }

  /// The number of faults so far.
  package var count: Int { state.withLock { $0.count } }

  /// Ends the faults.
  package func heal() { state.withLock { $0.isWhole = true } }

  package func list(_ folder: String) async throws -> [SyncObject] {
    let fault = fault(among: [.offline, .staleList])
    if fault == .offline { throw Self.offline }
    let old = state.withLock { $0.lists[folder] }
    if fault == .staleList, let old { return old }
    let list = try await place.list(folder)
    state.withLock { $0.lists[folder] = list }
    return list
  }

  package func read(_ name: String) async throws -> [UInt8]? {
    switch fault(among: [.offline, .late]) {
    case .offline: throw Self.offline
    case .late: return nil
    default: return try await place.read(name)
    }
  }

  package func write(_ name: String, _ bytes: [UInt8]) async throws {
    switch fault(among: [.offline, .lostAnswer, .halfWritten, .full]) {
    case .offline: throw Self.offline
    case .full: throw SyncPlaceError.full
    case .lostAnswer:
      try await place.write(name, bytes)
      throw Self.offline
    case .halfWritten:
      if try await place.read(name) == nil, !bytes.isEmpty {
        let count = state.withLock { Int.random(in: 0..<bytes.count, using: &$0.random) }
        try await place.write(name, Array(bytes.prefix(count)))
      }
      throw Self.offline
    default: try await place.write(name, bytes)
    }
  }

  package func remove(_ name: String) async throws {
    switch fault(among: [.offline, .lostAnswer]) {
    case .offline: throw Self.offline
    case .lostAnswer:
      try await place.remove(name)
      throw Self.offline
    default: try await place.remove(name)
    }
  }

  private static let offline = SyncPlaceError.offline(Sentence(verbatim: "the place is away"))

  private func fault(among possible: [Fault]) -> Fault? {
    state.withLock { state in
      let usable = faults.filter(possible.contains)
      guard !state.isWhole, !usable.isEmpty, Int.random(in: 0..<chance, using: &state.random) == 0 else { return nil }
      state.count += 1
      return usable.randomElement(using: &state.random)
    }
  }
}
