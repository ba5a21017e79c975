import TilawaMerging

extension SyncSession {
  /// A part in the place that was not taken.
  private struct Listed {
    let name: String
    let digest: String
    let size: Int
    let device: String
  }

  /// Takes the snapshots and parts that are new.
  ///
  /// - Parameter look: the place after all was sent that is new here.
  func take(_ look: SyncLook, _ report: inout SyncReport) async throws {
    let identity = try device.identity()
    var listed: [Listed] = []
    var there: [String: Int] = [:]
    var look = look
    for (name, parts) in try await logs(&look) {
      let found = parts.compactMap { object in
        SyncNames.digest(ofPart: object.name).map {
          Listed(name: "\(SyncNames.log(of: name))/\(object.name)", digest: $0, size: object.size, device: name)
        }
      }
      let unknown = Set(try device.unknown(found.map(\.digest)))
      listed += found.filter { unknown.contains($0.digest) }
      there.merge(found.map { (String($0.digest.prefix(SyncOperationID.digits)), $0.size) }, uniquingKeysWith: max)
    }
    var snapshots = Self.sizes(look.snapshots)
    // A device that removes parts writes its snapshot before: one that was listed before the parts may lack it.
    if try device.lost(besides: there, snapshots) > 0 { snapshots = try await listSnapshots() }
    try await noteLostSounds(there, snapshots)
    try await take(
      snapshots, besides: Set(listed.map { String($0.digest.prefix(SyncOperationID.digits)) }), &report)
    let still = Set(try device.unknown(listed.map(\.digest)))
    let wanted = listed.filter { still.contains($0.digest) }
    for (index, part) in wanted.enumerated() {
      progress(.taking(done: index, of: wanted.count))
      try await take(part, &report)
    }
    // A snapshot may hold a part that is damaged, or incomplete and removed elsewhere.
    if try !device.unknown(wanted.map(\.digest)).isEmpty {
      try await take(listSnapshots(), besides: [], &report)
    }
    try await mend(there, snapshots, &report)
    // Somebody goes on with this device's log: a copy of it, or what a backup does not know.
    guard wanted.contains(where: { $0.device == identity.device }) else { return }
    try device.renew()
    report.isRenewed = true
    try await registerAgain()
  }

  private func registerAgain() async throws {
    var report = SyncReport()
    try await register(cards(), &report)
  }

  private func take(_ listed: Listed, _ report: inout SyncReport) async throws {
    // Listed and not there yet: it comes later.
    guard let bytes = try await read(listed.name, listed.digest, &report) else { return }
    let part: SyncLogPart
    do throws(SyncLogPart.Fault) {
      part = try SyncLogPart(reading: bytes)
    } catch {
      return report.note(error, in: listed.name)
    }
    try device.take(part, digest: listed.digest, size: bytes.count)
    report.taken += 1
  }

  /// Reads an object that is called after its hash; nil where it is not there, or not whole. An object counts as damaged when it was
  /// read twice: a body may break off unseen on its way.
  func read(_ name: String, _ digest: String, _ report: inout SyncReport) async throws -> [UInt8]? {
    for _ in 0..<2 {
      do {
        guard let bytes = try await place.read(name) else { return nil }
        if self.digest(bytes) == digest { return bytes }
      } catch SyncPlaceError.damaged(_) { continue }
    }
    report.damaged.append(name)
    return nil
  }

  /// The sizes of the snapshots that are in the place, by their SHA-256.
  func listSnapshots() async throws -> [String: Int] {
    Self.sizes(try await place.list(SyncNames.snapshots))
  }

  private static func sizes(_ snapshots: [SyncObject]) -> [String: Int] {
    let sizes = snapshots.compactMap { object in
      SyncNames.digest(of: object.name, ".json").map { ($0, object.size) }
    }
    return Dictionary(sizes, uniquingKeysWith: max)
  }

  /// Takes those of some snapshots that know parts which are neither taken nor in the place.
  func take(_ snapshots: [String: Int], besides listed: Set<String>, _ report: inout SyncReport) async throws {
    for digest in try device.unknown(snapshots.keys.sorted()) {
      guard let bytes = try await read(SyncNames.snapshot(digest), digest, &report) else { continue }
      do {
        try await take(SyncSnapshot(reading: bytes), digest, besides: listed, &report)
      } catch let error as SyncLogPart.Fault {
        report.note(error, in: SyncNames.snapshot(digest))
      }
    }
  }

  private func take(
    _ snapshot: SyncSnapshot, _ digest: String, besides listed: Set<String>, _ report: inout SyncReport
  ) async throws {
    let known = Set(try device.knownParts())
    let unknown = snapshot.covers.filter { !known.contains($0) }
    // A few parts are taken as they are; what only the snapshot knows, from it.
    let isNeeded = unknown.contains { !listed.contains($0) } || unknown.count > 20
    guard isNeeded || unknown.isEmpty else { return }
    for piece in isNeeded ? snapshot.pieces : [] {
      guard let bytes = try await read(SyncNames.piece(piece), piece, &report) else { return }
      let lines = try SyncSnapshot.lines(ofPiece: bytes)
      try device.take(lines, of: snapshot)
    }
    try device.finish(snapshot, digest: digest)
  }
}
