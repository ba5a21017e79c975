import TilawaMerging

extension SyncSession {
  /// Gives a place back what it had and lost, such as one that was put back to a backup: a snapshot of all that is known here, and
  /// the sounds.
  ///
  /// - Parameters:
  ///   - parts: the sizes of the parts that are there, by the first 32 digits of their SHA-256.
  ///   - snapshots: the sizes of the snapshots that are there.
  func mend(_ parts: [String: Int], _ snapshots: [String: Int], _ report: inout SyncReport) async throws {
    guard try device.lost(besides: parts, snapshots) > 0 else { return }
    // A snapshot that came meanwhile may have them.
    let snapshots = try await takeSnapshots(besides: [], &report)
    report.mended = try device.lost(besides: parts, snapshots)
    guard report.mended > 0 else { return }
    _ = try await writeSnapshot()
    try await askForLostSounds()
  }

  /// Notes the sounds of which a piece is not in the place any more, so that they are sent again.
  private func askForLostSounds() async throws {
    guard let sounds else { return }
    var there: [String: Set<String>] = [:]
    for sound in try sounds.inPlace() {
      for piece in sound.pieces {
        let folder = SyncNames.blobs(like: piece)
        if there[folder] == nil { there[folder] = Set(try await place.list(folder).map(\.name)) }
        guard there[folder]?.contains(piece) == false else { continue }
        try sounds.sendAgain(sound.sha256)
        break
      }
    }
  }
}
