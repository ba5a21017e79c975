package import TilawaMerging

/// The result of reading all objects of a place.
package struct SyncVerification: Hashable, Sendable {
  /// The number of objects, and their bytes.
  package var (objects, bytes) = (0, 0)
  /// The objects whose content does not match their name.
  package var damaged: [String] = []
  /// The parts of logs that another one follows, and that are neither here nor known.
  package var missingParts: [String] = []
  /// The number of parts that are known here, and that the place lost or has damaged.
  package var lost = 0
  /// The sounds of which something is missing or damaged.
  package var missingSounds: [String] = []
  /// The sizes of the parts, by the first 32 digits of their SHA-256, and of the snapshots that are whole.
  fileprivate var (parts, snapshots): ([String: Int], [String: Int]) = ([:], [:])

  package init() {}

  package var isSound: Bool { damaged.isEmpty && missingParts.isEmpty && missingSounds.isEmpty && lost == 0 }
}

extension SyncSession {
  /// Reads all objects of the place, and compares each with its name.
  ///
  /// - Parameter sounds: the sounds that the place should have.
  package func verify(sounds: [SyncSound]) async throws -> SyncVerification {
    var found = SyncVerification()
    try await verifyLogs(&found)
    for object in try await place.list(SyncNames.snapshots) {
      guard let digest = SyncNames.digest(of: object.name, ".json") else { continue }
      guard let bytes = try await check(SyncNames.snapshot(digest), digest, &found),
        let snapshot = try? SyncSnapshot(reading: bytes)
      else { continue }
      var isWhole = true
      for piece in snapshot.pieces where try await check(SyncNames.piece(piece), piece, &found) == nil {
        found.damaged.append(SyncNames.piece(piece))
        isWhole = false
      }
      if isWhole { found.snapshots[digest] = bytes.count }
    }
    found.lost = try device.lost(besides: found.parts, found.snapshots)
    for (index, sound) in sounds.enumerated() {
      progress(.taking(done: index, of: sounds.count))
      for piece in sound.pieces where try await check(SyncNames.blob(piece), piece, &found) == nil {
        found.missingSounds.append(sound.sha256)
        break
      }
    }
    return found
  }

  private func verifyLogs(_ found: inout SyncVerification) async throws {
    var devices: Set<String> = []
    for card in try device.cards() { devices.formUnion([card.device] + card.formerly) }
    let known = Set(try device.knownParts())
    for name in devices.sorted() {
      let log = SyncNames.log(of: name)
      let objects = try await place.list(log).map(\.name)
      let there = Set(objects.compactMap(SyncNames.digest(ofPart:)))
      for object in objects {
        guard let digest = SyncNames.digest(ofPart: object),
          let bytes = try await check("\(log)/\(object)", digest, &found)
        else { continue }
        guard let part = try? SyncLogPart(reading: bytes) else {
          found.damaged.append("\(log)/\(object)")
          continue
        }
        found.parts[String(digest.prefix(SyncOperationID.digits))] = bytes.count
        if let before = part.after, !there.contains(before),
          !known.contains(String(before.prefix(SyncOperationID.digits)))
        {
          found.missingParts.append(SyncNames.part(part.number - 1, before, of: name))
        }
      }
    }
  }

  /// Reads an object, and returns it if its content matches its name; nil where it is missing too.
  private func check(_ name: String, _ digest: String, _ found: inout SyncVerification) async throws -> [UInt8]? {
    var report = SyncReport()
    let bytes = try await read(name, digest, &report)
    found.damaged += report.damaged
    found.objects += 1
    found.bytes += bytes?.count ?? 0
    return bytes
  }

  /// Writes a snapshot where the place lost parts that are known here, and removes damaged parts that are in it.
  ///
  /// - Returns: the objects that stay damaged, apart from pieces of sounds, whose content is unknown here.
  package func repair(_ found: SyncVerification) async throws -> [String] {
    var damaged = Set(found.damaged.filter { !$0.hasPrefix(SyncNames.blobs) })
    guard found.lost > 0 else { return damaged.sorted() }
    _ = try await writeSnapshot()
    let known = Set(try device.knownParts())
    for name in damaged {
      guard let part = name.split(separator: "/").last.flatMap({ SyncNames.digest(ofPart: String($0)) }),
        known.contains(String(part.prefix(SyncOperationID.digits)))
      else { continue }
      try await place.remove(name)
      damaged.remove(name)
    }
    return damaged.sorted()
  }

  /// Removes the pieces of a sound that are damaged, so that they can be sent again.
  package func removeDamaged(_ sound: SyncSound) async throws {
    sentBefore.end()
    for piece in sound.pieces {
      var report = SyncReport()
      if try await read(SyncNames.blob(piece), piece, &report) == nil { try await place.remove(SyncNames.blob(piece)) }
    }
  }
}
