/// A digest of the sound in a file: tags, pictures and the container do not count (docs/decisions/0159).
///
/// The text begins with the name and version of the way in which it was made, so that digests of different ways are
/// never compared.
package struct SoundDigest: Hashable, Sendable {
  /// The way in which a digest is made.
  package enum Way: String, CaseIterable, Sendable {
    /// SHA-256 of the packets of the codec, as they are stored.
    case packets = "packets-1"
    /// SHA-256 of decoded samples of 24 bits.
    case samples = "samples-1"
  }

  /// The digest as it is stored: `packets-1:` and 64 hexadecimal digits.
  package let text: String

  package init(_ way: Way, sha256: String) { text = "\(way.rawValue):\(sha256)" }

  /// Reads a stored digest; nil for one of another version.
  package init?(_ text: String) {
    guard Way.allCases.contains(where: { text.hasPrefix($0.rawValue + ":") }) else { return nil }
    self.text = text
  }

  /// The most frames by which files with the same packets differ in length: containers state differently what an encoder
  /// added at the ends. Files that differ by more play other parts of the packets.
  package static let padding = 8192
}
