import TilawaCore

/// The shared facts of a recording, apart from its segments, its history and its sound.
struct SyncRecording: Hashable, Codable {
  var title: String
  var originalName: String
  var recordedAt: Int?
  var importedAt: Int
  var device: String?
  var expected: [Int]?
  var reciter: RecordingDocument.Owner
  var sound: RecordingDocument.Sound

  static let members: Set<String> = [
    "title", "originalName", "recordedAt", "importedAt", "device", "expected", "reciter", "sound",
  ]

  init(_ recording: Recording) {
    title = recording.title
    originalName = recording.originalName
    recordedAt = recording.recordedAt
    importedAt = recording.importedAt
    device = recording.device
    expected = recording.expected.map { [$0.start, $0.end] }
    reciter = RecordingDocument.Owner(
      name: recording.reciter.name, riwayah: recording.reciter.riwayah, counting: recording.reciter.counting)
    sound = RecordingDocument.Sound(
      rate: recording.file.rate, channels: recording.file.channels, frames: recording.file.frames)
  }

  private enum CodingKeys: String, CodingKey {
    case title, originalName, recordedAt, importedAt, device, expected, reciter, sound
  }

  /// Encodes in a fixed order.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(originalName, forKey: .originalName)
    try container.encodeIfPresent(recordedAt, forKey: .recordedAt)
    try container.encode(importedAt, forKey: .importedAt)
    try container.encodeIfPresent(device, forKey: .device)
    try container.encodeIfPresent(expected, forKey: .expected)
    try container.encode(reciter, forKey: .reciter)
    try container.encode(sound, forKey: .sound)
  }
}
