import TilawaMerging

extension SyncSession {
  /// Gives a place back what it had and lost, such as one that was put back to a backup: a snapshot of all that is known here.
  ///
  /// - Parameters:
  ///   - parts: the sizes of the parts that are there, by the first 32 digits of their SHA-256.
  ///   - snapshots: the sizes of the snapshots that are there.
  func mend(_ parts: [String: Int], _ snapshots: [String: Int], _ report: inout SyncReport) async throws {
    guard try device.lost(besides: parts, snapshots) > 0 else { return }
    // A snapshot that came meanwhile may have them.
    let snapshots = try await listSnapshots()
    try await take(snapshots, besides: [], &report)
    report.mended = try device.lost(besides: parts, snapshots)
    guard report.mended > 0 else { return }
    _ = try await writeSnapshot()
  }

  /// Notes the sounds of which something is not in the place any more, so that whoever has them sends them again.
  ///
  /// Looks for them where a part is in none of the known snapshots there: before a snapshot is taken, which tells nothing of sounds.
  func noteLostSounds(_ parts: [String: Int], _ snapshots: [String: Int]) async throws {
    guard let sounds, try device.lost(besides: parts, snapshots) > 0 else { return }
    var sizes: [String: [String: Int]] = [:]
    for sound in try sounds.inPlace() {
      var there: [Int] = []
      for piece in sound.pieces {
        let folder = SyncNames.blobs(like: piece)
        if sizes[folder] == nil {
          sizes[folder] = Dictionary(try await place.list(folder).map { ($0.name, $0.size) }, uniquingKeysWith: max)
        }
        if let size = sizes[folder]?[piece] { there.append(size) }
      }
      let isWhole = there.count == sound.pieces.count && there.reduce(0, +) >= sound.bytes
      if !isWhole { try sounds.sendAgain(sound.sha256) }
    }
    // A snapshot must not say that these are in the place.
    while try device.close() {}
  }
}
