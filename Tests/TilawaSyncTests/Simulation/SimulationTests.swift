import Testing

/// T-F3.12, Q-UA4: devices that synchronise through a folder with faults, or a bucket that breaks its promises, lose nothing and come
/// to the same.
@Suite struct SimulationTests {
  @Test func `devices agree with the model after loss, reordering, duplicates, crashes, clones and backups`()
    async throws
  {
    _ = await simulate(through: .folders)
  }

  @Test func `devices agree with the model through a bucket that breaks each of its promises`() async throws {
    let lies = await simulate(through: .bucket)
    // One seed has a few lies only, and one that fails ends the run.
    guard ProcessEnvironment.seeds >= 100, let lies else { return }
    for lie in LyingBucket.Lie.allCases { #expect(lies[lie, default: 0] > ProcessEnvironment.seeds / 10, "\(lie)") }
  }

  /// Runs all seeds, and returns how often a bucket lied; nil where a seed fails.
  private func simulate(through places: Simulation.Places) async -> [LyingBucket.Lie: Int]? {
    var lies: [LyingBucket.Lie: Int] = [:]
    for seed in ProcessEnvironment.first..<(ProcessEnvironment.first + UInt64(ProcessEnvironment.seeds)) {
      let simulation = Simulation(seed: seed, through: places)
      let fault = await fault { try await simulation.run() }
      #expect(fault == nil, "seed \(seed): \(fault ?? "")\n\(simulation.trace.suffix(60).joined(separator: "\n"))")
      if fault != nil { return nil }
      lies.merge(simulation.lies, uniquingKeysWith: +)
    }
    return lies
  }

  /// The fault that a run finds, or the error by which it ends.
  private func fault(_ run: () async throws -> String?) async -> String? {
    do { return try await withTaskExecutorPreference(OneByOne()) { try await run() } } catch { return "\(error)" }
  }

  @Test func `libraries agree after deleting, restoring, importing again, editing and removing in every order`()
    async throws
  {
    let seeds = UInt64(ProcessEnvironment.seeds) / 20
    for seed in ProcessEnvironment.first..<(ProcessEnvironment.first + seeds) {
      let simulation = try await LibrarySimulation(seed: seed)
      let fault = await fault { try await simulation.run() }
      #expect(fault == nil, "seed \(seed): \(fault ?? "")\n\(simulation.trace.suffix(80).joined(separator: "\n"))")
      if fault != nil { break }
    }
  }
}

import Foundation

enum ProcessEnvironment {
  /// The number of seeds: 300, or as `TILAWA_SYNC_SEEDS` says.
  static var seeds: Int { ProcessInfo.processInfo.environment["TILAWA_SYNC_SEEDS"].flatMap { Int($0) } ?? 300 }
  static var first: UInt64 { ProcessInfo.processInfo.environment["TILAWA_SYNC_SEED"].flatMap { UInt64($0) } ?? 1 }
}
