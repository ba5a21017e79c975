public import TilawaCore
public import TilawaHearing
import TilawaStore

extension RecordingIdentifier {
  /// What is known of the voices that recordings are compared with.
  public struct Learnt: Hashable, Sendable {
    /// How many ayat can be recognised.
    public let ayat: Int
    /// Who recites them.
    public let references: [Reciter]
  }

  /// Makes the prints that `identify` will need and that are not there yet, so that nobody waits for them then. Each is kept as
  /// soon as it is made. Blocks.
  ///
  /// - Parameters:
  ///   - riwayah: in whose counting ayat will be told.
  ///   - ids: of the reciters that will be compared with; empty for all.
  ///   - crew: how many processors work.
  ///   - progress: what is being done.
  /// - Throws: as `identify`.
  public func learn(
    _ riwayah: Riwayah, named ids: [String] = [], by crew: SpectrumReader.Crew = .all,
    progress: @escaping StepProgress = { _ in }
  ) throws -> Learnt {
    let runs = try runs(riwayah, named: ids)
    let shelf = PrintShelf(folder: folder, parameters: parameters)
    // One at a time: all of them need not be in memory.
    let missing = try runs.filter { shelf.print(of: $0, key: try shelf.key(of: $0)) == nil }
    _ = try shelf.prints(of: missing, by: crew, progress)
    var told: Set<String> = []
    return Learnt(
      ayat: runs.reduce(0) { $0 + $1.ordinals.count },
      references: runs.map(\.reciter).filter { told.insert($0.id).inserted })
  }
}
