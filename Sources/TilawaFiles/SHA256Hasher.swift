import CNettle
import TilawaCore

/// SHA-256 of bytes that arrive in pieces.
package struct SHA256Hasher {
  private var context = sha256_ctx()

  package init() { nettle_sha256_init(&context) }

  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    nettle_sha256_update(&context, bytes.count, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
  }

  package mutating func update(_ text: String) {
    var text = text
    text.withUTF8 { update(UnsafeRawBufferPointer($0)) }
  }

  /// The digest in 64 lower-case hexadecimal digits.
  package consuming func finish() -> String { Hex.text(bytes()) }

  private consuming func bytes() -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&context, digest.count, &digest)
    return digest
  }
}

extension SHA256Hasher {
  /// The 32 bytes of the digest of a text.
  package static func bytes(of text: String) -> [UInt8] {
    var hasher = SHA256Hasher()
    hasher.update(text)
    return hasher.bytes()
  }

  /// The digest of bytes.
  package static func digest(of bytes: [UInt8]) -> String {
    var hasher = SHA256Hasher()
    bytes.withUnsafeBytes { hasher.update($0) }
    return hasher.finish()
  }
}
