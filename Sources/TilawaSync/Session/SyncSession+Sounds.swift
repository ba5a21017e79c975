import TilawaCore
import TilawaMerging

extension SyncSession {
  /// The bytes of an object that is a piece of a sound.
  package static let pieceSize = 4 << 20
  /// The number of sounds that are moved at once.
  private static let lanes = 4
  /// The most sounds that are sent before others are told of them.
  private static let batch = 100

  /// Sends some of the sounds that are not there, and returns them before they are on the place's disk; nil where there are none.
  ///
  /// - Parameter others: sounds that were sent and are not noted yet.
  func sendSounds(besides others: [SyncSound], _ report: inout SyncReport) async throws -> [SyncSound]? {
    guard let sounds else { return nil }
    let known = Set(others.map(\.sha256))
    let wanted = try sounds.toSend(atMost: SyncSession.batch + known.count).filter { !known.contains($0) }
    guard !wanted.isEmpty else { return nil }
    let before = report.soundsSent
    // Some of the others may be noted by now, and count no more.
    let all = try max(before + wanted.count, before - known.count + sounds.countToSend())
    var sent: [SyncSound] = []
    do {
      try await withThrowingTaskGroup(of: SyncSound?.self) { group in
        var rest = wanted[...]
        func next() {
          guard let sha256 = rest.popFirst() else { return }
          group.addTask { try await send(sha256, sounds) }
        }
        for _ in 0..<SyncSession.lanes { next() }
        while let sound = try await group.next() {
          next()
          guard let sound else { continue }
          sent.append(sound)
          progress(.sendingSounds(done: before + sent.count, of: all))
        }
      }
    } catch {
      try? await settle(sent)
      throw error
    }
    report.soundsSent += sent.count
    report.bytesSent += sent.reduce(0) { $0 + $1.bytes }
    return sent
  }

  /// Notes what was sent, once it is on the place's disk. Sounds that are not noted after a crash are sent again.
  func settle(_ sent: [SyncSound]) async throws {
    guard let sounds, !sent.isEmpty else { return }
    try await place.flush()
    try sounds.noteSent(sent)
  }

  /// Returns the sound as it is in the place; nil where it cannot be sent.
  private func send(_ sha256: String, _ sounds: any SyncSounds) async throws -> SyncSound? {
    var pieces: [String] = []
    let bytes = try await sounds.pieces(of: sha256, size: SyncSession.pieceSize) { piece, name in
      defer { pieces.append(name) }
      if sentBefore.isLikely {
        let isThere = try await place.holds(SyncNames.blob(name), bytes: piece.count)
        sentBefore.note(isThere: isThere)
        if isThere { return }
      }
      do { try await place.put(SyncNames.blob(name), piece) } catch SyncPlaceError.exists(_) {
        // Other bytes under the hash of these are damaged.
        try await place.remove(SyncNames.blob(name))
        try await place.put(SyncNames.blob(name), piece)
      }
    }
    guard let bytes else {
      try sounds.noteUnsendable(sha256)
      return nil
    }
    return SyncSound(sha256: sha256, bytes: bytes, pieces: pieces)
  }

  /// Fetches the sounds that are not here.
  func fetch(_ sounds: any SyncSounds, _ report: inout SyncReport) async throws {
    let wanted = try sounds.toFetch()
    var done = 0
    try await withThrowingTaskGroup(of: SyncReport.self) { group in
      var rest = wanted[...]
      func next() {
        guard let sound = rest.popFirst() else { return }
        group.addTask { try await fetch(sound, sounds) }
      }
      for _ in 0..<SyncSession.lanes { next() }
      while let arrived = try await group.next() {
        done += 1
        report.add(sounds: arrived)
        progress(.fetchingSounds(done: done, of: wanted.count))
        next()
      }
    }
  }

  /// Returns what came of a sound.
  private func fetch(_ sound: SyncSound, _ sounds: any SyncSounds) async throws -> SyncReport {
    var report = SyncReport()
    report.missingSounds = 1
    guard !sound.pieces.isEmpty else { return report }
    let incoming = try sounds.incoming(sound, piecesOf: SyncSession.pieceSize)
    var fetched = 0
    for piece in sound.pieces.dropFirst(incoming.piecesHere) {
      guard let bytes = try await read(SyncNames.blob(piece), piece, &report) else { return report }
      try incoming.append(bytes)
      fetched += bytes.count
    }
    if let reason = try incoming.finish() {
      report.refusedSounds.append(
        TilawaSyncSentences.refusedSound(id: String(sound.sha256.prefix(8)), reason: reason))
    } else {
      (report.missingSounds, report.soundsFetched, report.bytesFetched) = (0, 1, fetched)
    }
    return report
  }
}
