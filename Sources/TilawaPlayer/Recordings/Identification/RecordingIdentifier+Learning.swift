package import TilawaCore
package import TilawaHearing
import TilawaStore

extension RecordingIdentifier {
  /// The voices that are ready for identification.
  package struct Learnt: Hashable, Sendable {
    /// The number of ayat that can be identified.
    package let ayat: Int
    /// The reciters of these ayat.
    package let references: [Reciter]
  }

  /// Makes the acoustic indices for `identify` that are not stored yet. Stores each index as soon as it is made.
  /// Blocks.
  ///
  /// - Parameters:
  ///   - riwayah: the riwayah of the search; its counting numbers the ayat.
  ///   - ids: the ids of the reciters to compare with; empty means all.
  ///   - crew: the number of processors.
  ///   - progress: receives the present step.
  /// - Throws: the errors of `identify`.
  package func learn(
    _ riwayah: Riwayah, named ids: [String] = [], by crew: MFCCReader.Crew = .all,
    progress: @escaping StepProgress = { _ in }
  ) throws -> Learnt {
    let runs = try runs(riwayah, named: ids)
    let cache = AcousticIndexCache(folder: folder, parameters: parameters)
    // One at a time: all of them need not be in memory.
    let missing = try runs.filter { cache.stored($0, key: try cache.key(of: $0)) == nil }
    _ = try cache.indices(of: missing, by: crew, progress)
    var told: Set<String> = []
    return Learnt(
      ayat: runs.reduce(0) { $0 + $1.ordinals.count },
      references: runs.map(\.reciter).filter { told.insert($0.id).inserted })
  }
}
