import Testing
import TilawaFiles

@Suite struct SHA256HasherTests {
  @Test func `hashes as the standard says`() {
    var hasher = SHA256Hasher()
    hasher.update("abc")
    #expect(hasher.finish() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test func `nothing at all has a digest`() {
    #expect(SHA256Hasher().finish() == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  @Test func `pieces hash as the whole`() {
    var pieces = SHA256Hasher()
    pieces.update("بسم ")
    pieces.update("الله")
    var whole = SHA256Hasher()
    whole.update("بسم الله")
    #expect(pieces.finish() == whole.finish())
  }
}
