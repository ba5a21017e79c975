import TilawaCore
import TilawaFiles
import Testing

@Suite struct SHA1Tests {
  /// The examples of RFC 3174.
  @Test(arguments: [
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
  ])
  func `the digest is that of the standard`(text: String, digest: String) {
    #expect(Hex.text(SHA1.digest(of: text)) == digest)
  }
}
