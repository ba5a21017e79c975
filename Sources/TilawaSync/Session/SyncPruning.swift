package import TilawaMerging

extension SyncSession {
  /// The number of bytes of a piece of a snapshot.
  private static let snapshotPiece = 8 << 20

  /// Writes a snapshot of all that is known, and returns its digest and what it is.
  package func writeSnapshot() async throws -> (digest: String, snapshot: SyncSnapshot) {
    var pieces: [String] = []
    var key: SyncKey?
    let identity = try device.identity()
    // No two snapshots share a piece, so that none is removed that another snapshot has.
    let heading = Array((SyncSnapshot.pieceHeading(of: identity.device, salt: salt()) + "\n").utf8)
    var bytes = heading
    func flush() async throws {
      guard bytes.count > heading.count else { return }
      let piece = self.digest(bytes)
      try await place.write(SyncNames.piece(piece), bytes)
      pieces.append(piece)
      bytes = heading
    }
    while true {
      let lines = try device.lines(after: key, atMost: 2000)
      guard let last = lines.last else { break }
      key = last.key
      for line in lines {
        let text = Array(line.text.utf8) + [0x0A]
        if bytes.count + text.count > SyncSession.snapshotPiece { try await flush() }
        bytes += text
      }
    }
    try await flush()
    let snapshot = SyncSnapshot(
      device: identity.device, made: identity.clock.last.milliseconds, pieces: pieces,
      covers: try device.knownParts().sorted(), replaced: try device.replaced().sorted())
    let text = Array(snapshot.text.utf8)
    let digest = self.digest(text)
    // Write the snapshot after its pieces: a device that sees it finds them.
    try await place.write(SyncNames.snapshot(digest), text)
    try device.finish(snapshot, digest: digest)
    return (digest, snapshot)
  }

  /// Replaces the logs by a snapshot: what it covers is removed, after it was read back.
  ///
  /// - Parameter forgotten: a device whose card is removed too.
  /// - Returns: the number of objects that were removed.
  package func prune(forgetting forgotten: String? = nil) async throws -> Int {
    var report = try await run()
    let (digest, snapshot) = try await writeSnapshot()
    guard try await isWhole(snapshot, digest, &report) else { throw SyncPlaceError.damaged(SyncNames.snapshot(digest)) }
    var removed = 0
    let covers = Set(snapshot.covers)
    var devices: Set<String> = forgotten.map { [$0] } ?? []
    for card in try device.cards() { devices.formUnion([card.device] + card.formerly) }
    for name in devices.sorted() {
      let log = SyncNames.log(of: name)
      for object in try await place.list(log) {
        guard let part = SyncNames.digest(ofPart: object.name),
          covers.contains(String(part.prefix(SyncOperationID.digits)))
        else { continue }
        try await place.remove("\(log)/\(object.name)")
        removed += 1
      }
    }
    removed += try await removeSnapshots(besides: digest, snapshot, covers, &report)
    if let forgotten { removed += try await removeCards(of: forgotten) }
    return removed
  }

  /// Whether a snapshot and its pieces can be read back.
  private func isWhole(_ snapshot: SyncSnapshot, _ digest: String, _ report: inout SyncReport) async throws -> Bool {
    guard try await read(SyncNames.snapshot(digest), digest, &report) != nil else { return false }
    for piece in snapshot.pieces where try await read(SyncNames.piece(piece), piece, &report) == nil { return false }
    return true
  }

  /// Removes older snapshots whose parts the new one covers, with their pieces.
  private func removeSnapshots(
    besides new: String, _ snapshot: SyncSnapshot, _ covers: Set<String>, _ report: inout SyncReport
  ) async throws -> Int {
    var removed = 0
    var kept = Set(snapshot.pieces)
    var pieces: Set<String> = []
    for object in try await place.list(SyncNames.snapshots) {
      guard let digest = SyncNames.digest(of: object.name, ".json"), digest != new else { continue }
      guard let bytes = try await read(SyncNames.snapshot(digest), digest, &report),
        let other = try? SyncSnapshot(reading: bytes)
      else { continue }
      if other.covers.allSatisfy(covers.contains) {
        try await place.remove(SyncNames.snapshot(digest))
        pieces.formUnion(other.pieces)
        removed += 1
      } else {
        kept.formUnion(other.pieces)
      }
    }
    // Keep unknown pieces: their snapshot may be on its way.
    for piece in pieces.subtracting(kept).sorted() {
      try await place.remove(SyncNames.piece(piece))
      removed += 1
    }
    return removed
  }

  private func removeCards(of device: String) async throws -> Int {
    var removed = 0
    for object in try await place.list(SyncNames.devices) where SyncNames.card(object.name)?.device == device {
      try await place.remove("\(SyncNames.devices)/\(object.name)")
      removed += 1
    }
    return removed
  }
}
