import TilawaCore
import TilawaMerging

/// The objects that lie in a place, as its lists tell them: nothing is read.
package struct SyncSurvey: Hashable, Sendable {
  /// The number of objects, and their bytes.
  package private(set) var (objects, bytes) = (0, 0)
  /// The seconds since an object was last written; nil where the place tells no ages.
  package private(set) var age: Int?
  /// The seconds since each device last wrote changes, by its name in logs; none where the place tells no ages.
  package private(set) var heads: [String: Int] = [:]

  fileprivate mutating func add(_ entries: [SyncEntry], of device: String?) {
    objects += entries.count
    bytes += entries.reduce(0) { $0 + $1.object.size }
    guard let youngest = entries.compactMap(\.age).min() else { return }
    age = min(age ?? youngest, youngest)
    if let device { heads[device] = min(heads[device] ?? youngest, youngest) }
  }
}

extension SyncSession {
  /// Counts the objects of the place.
  package func survey() async throws -> SyncSurvey {
    // A log that a device has continued under a new name counts as that device's.
    var devices: [String: String] = [:]
    for card in try device.cards() {
      for name in [card.device] + card.formerly { devices[SyncNames.log(of: name)] = card.device }
    }
    let sounds = (0..<256).map { SyncNames.blobs(like: Hex.padded(UInt8($0), to: 2)) }
    let folders = [SyncNames.devices, SyncNames.snapshots, SyncNames.pieces] + devices.keys.sorted() + sounds
    var survey = SyncSurvey()
    for (folder, entries) in try await place.entries(ofAll: folders) { survey.add(entries, of: devices[folder]) }
    return survey
  }
}
