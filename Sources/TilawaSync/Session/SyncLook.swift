import TilawaMerging

/// The cards, the logs and the snapshots of a place, as one look at it tells them.
struct SyncLook {
  private var entries: [String: [SyncEntry]]

  init(_ entries: [String: [SyncEntry]]) { self.entries = entries }

  var cards: [SyncObject] { objects(in: SyncNames.devices) ?? [] }
  var snapshots: [SyncObject] { objects(in: SyncNames.snapshots) ?? [] }

  /// The parts of a device's log; nil where it was not looked at.
  func log(of device: String) -> [SyncObject]? { objects(in: SyncNames.log(of: device)) }

  mutating func add(_ more: [String: [SyncEntry]]) { entries.merge(more) { $1 } }

  private func objects(in folder: String) -> [SyncObject]? { entries[folder]?.map(\.object) }
}

extension SyncSession {
  /// The names under which the known devices write logs, and wrote them.
  private func logs() throws -> [String] {
    var devices = Set([try device.identity().device])
    for card in try device.cards() { devices.formUnion([card.device] + card.formerly) }
    return devices.sorted()
  }

  /// The cards of devices in the place.
  func cards() async throws -> [SyncObject] {
    let found = try await place.entries(ofAll: [SyncNames.devices], besides: SyncNames.blobs)
    return (found[SyncNames.devices] ?? []).map(\.object)
  }

  /// Looks at the place.
  func look() async throws -> SyncLook {
    let folders = [SyncNames.devices] + (try logs()).map(SyncNames.log(of:)) + [SyncNames.snapshots]
    return SyncLook(try await place.entries(ofAll: folders, besides: SyncNames.blobs))
  }

  /// Returns the parts of all logs by the names of their devices. Looks at the logs of devices that came since the look was made.
  func logs(_ look: inout SyncLook) async throws -> [(device: String, parts: [SyncObject])] {
    let devices = try logs()
    let missing = devices.filter { look.log(of: $0) == nil }
    if !missing.isEmpty { look.add(try await place.entries(ofAll: missing.map(SyncNames.log(of:)))) }
    return devices.map { ($0, look.log(of: $0) ?? []) }
  }
}
