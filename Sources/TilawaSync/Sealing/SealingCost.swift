/// The work for one guess of a passphrase.
package struct SealingCost: Hashable, Sendable {
  /// The number of passes over the memory.
  let passes: Int
  /// The memory in KiB.
  let memory: Int

  /// The cost that libsodium calls moderate: 256 MiB, and about a second.
  package static let usual = SealingCost(passes: 3, memory: 256 << 10)
  /// The least cost, for tests.
  package static let least = SealingCost(passes: 1, memory: 8 << 10)
}
