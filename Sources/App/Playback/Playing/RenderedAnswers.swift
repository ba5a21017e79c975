import TilawaCore

// The lines for programs of `render`. Members keep this order.

/// A session in a sound file.
struct RenderedFile: Encodable {
  let file: String
  let riwayah: String
  let rate: Int
  let channels: Int
  let frames: Int
  let seconds: JSONNumber
  /// The number of playings; null for a session without end.
  @Nullable var steps: Int?
  /// The ayat without audio.
  let missing: [String]
}

/// A session in a folder of sound files.
struct RenderedFolder: Encodable {
  struct File: Encodable {
    let file: String
    let ayat: String
    let title: String
    let frames: Int
    let seconds: JSONNumber
  }

  let folder: String
  /// The unit of a file.
  let split: String
  let riwayah: String
  let rate: Int
  let channels: Int
  let seconds: JSONNumber
  let files: [File]
  /// The name of the playlist; null for none.
  @Nullable var playlist: String?
  /// The ayat without audio.
  let missing: [String]
}
