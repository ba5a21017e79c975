import CNettle

/// SHA-1, by which a server shows that it knows WebSockets (RFC 6455); it protects nothing there.
package enum SHA1 {
  /// Returns the 20 bytes of the digest of a text.
  package static func digest(of text: String) -> [UInt8] {
    var context = sha1_ctx()
    nettle_sha1_init(&context)
    var text = text
    text.withUTF8 { nettle_sha1_update(&context, $0.count, $0.baseAddress) }
    var digest = [UInt8](repeating: 0, count: Int(SHA1_DIGEST_SIZE))
    nettle_sha1_digest(&context, digest.count, &digest)
    return digest
  }
}
