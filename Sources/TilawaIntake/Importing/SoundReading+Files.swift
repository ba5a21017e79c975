import TilawaAudio
package import TilawaCore
package import TilawaStore

extension SoundReading {
  /// Reads files by their content.
  package static let files = SoundReading(
    digest: { SoundDigest.read($0) }, measure: { try? AudioProbe.measure($0) })
}

extension SoundDigest {
  /// Returns the digest of the sound in a file; nil for a file without sound that can be read. Blocks on the disk.
  package static func read(_ path: String) -> SoundDigest? {
    var hasher = SHA256Hasher()
    guard let kind = try? SoundPackets.walk(path, { hasher.update($0) }) else { return nil }
    let way: Way =
      switch kind {
      case .packets: .packets
      case .samples: .samples
      }
    return SoundDigest(way, sha256: hasher.finish())
  }
}
