package import TilawaCore
import TilawaMerging

/// The result of a synchronisation.
package struct SyncReport: Hashable, Sendable {
  /// The parts of logs that were sent and taken.
  package var (sent, taken) = (0, 0)
  /// The recordings whose sound was sent and fetched, and their bytes.
  package var (soundsSent, soundsFetched, bytesSent, bytesFetched) = (0, 0, 0, 0)
  /// Whether the log of this device was continued elsewhere, so that it has a new name.
  package var isRenewed = false
  /// The parts that the place had lost, and that are in it again.
  package var mended = 0
  /// Parts, snapshots and sounds that are damaged or not whole yet, by the names of their objects.
  package var damaged: [String] = []
  /// Parts that a newer version of the program wrote.
  package var newer: [String] = []
  /// Sounds that are known and not in the place yet.
  package var missingSounds = 0
  /// Sounds that were fetched and are no recordings, with the reason.
  package var refusedSounds: [Sentence] = []

  package init() {}

  /// Adds what came of fetching sounds.
  mutating func add(sounds other: SyncReport) {
    soundsFetched += other.soundsFetched
    bytesFetched += other.bytesFetched
    missingSounds += other.missingSounds
    damaged += other.damaged
    refusedSounds += other.refusedSounds
  }

  mutating func note(_ fault: SyncLogPart.Fault, in name: String) {
    if fault == .newerVersion { newer.append(name) } else { damaged.append(name) }
  }
}
