import Testing

@testable import TilawaAudio

@Suite struct FlacWalkTests {
  // CRC-16/UMTS, which FLAC uses: over the digits 1 to 9 it is FEE8.
  @Test func `the checksum of bytes and of their checksum is zero`() {
    var checksum = FlacFrameChecksum()
    for byte in (Array("123456789".utf8) + [0xFE, 0xE8]).reversed() { checksum.prepend(byte) }
    #expect(checksum.value == 0)
  }

  @Test func `the checksum of bytes from their end is the one from their beginning`() {
    var checksum = FlacFrameChecksum()
    for byte in Array("123456789".utf8).reversed() { checksum.prepend(byte) }
    #expect(checksum.value == 0xFEE8)
  }
}
