import Glibc
import Testing
import TilawaTestSupport

@testable import TilawaAudio

/// Bytes as decoders get them, whatever is read from the disk at a time.
@Suite struct SoundBytesTests {
  let folder: TemporaryFolder
  let path: String
  let content: [UInt8] = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write("", to: "sound")
    let file = try #require(fopen(path, "w"))
    #expect(fwrite(content, 1, content.count, file) == content.count)
    fclose(file)
  }

  private func read(_ bytes: SoundBytes, _ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, buffer.baseAddress.map { bytes.read(into: $0, count: count) } ?? 0)
    }
  }

  @Test func `readings of any size at any place are those of the file`() throws {
    let (first, past) = (1_000, 90_000)
    let bytes = try SoundBytes(path, first..<past)
    var random = SeededGenerator(seed: 5)
    var place = 0
    for _ in 0..<2_000 {
      if Int.random(in: 0..<4, using: &random) == 0 {
        place = Int.random(in: 0...(past - first), using: &random)
        #expect(bytes.seek(place, SEEK_SET) == place)
      }
      let count = Int.random(in: 1...40_000, using: &random) >> Int.random(in: 0...14, using: &random)
      let end = min(past, first + place + count)
      #expect(read(bytes, count) == Array(content[(first + place)..<end]))
      place = end - first
    }
  }

  @Test func `a patch over two readings is in both`() throws {
    var patched = content
    let patch = BytePatch(offset: 16_380, bytes: [1, 2, 3, 4, 5, 6, 7, 8])
    patched.replaceSubrange(16_380..<16_388, with: patch.bytes)
    let bytes = try SoundBytes(path, patches: [patch])
    var all: [UInt8] = []
    while case let next = read(bytes, 209), !next.isEmpty { all += next }
    #expect(all == patched)
  }

  @Test func `behind the end there is nothing`() throws {
    let bytes = try SoundBytes(path)
    #expect(bytes.seek(0, SEEK_END) == content.count)
    #expect(read(bytes, 10).isEmpty)
    #expect(bytes.seek(-3, SEEK_END) == content.count - 3)
    #expect(read(bytes, 10) == Array(content.suffix(3)))
  }
}
