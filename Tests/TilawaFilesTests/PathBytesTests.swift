import Glibc
import Testing
import TilawaFiles
import TilawaTestSupport

// E7
struct PathBytesTests {
  @Test func `any name comes back byte for byte`() {
    var random = SeededGenerator(seed: 7)
    let telling: [UInt8] = [0x61, 0x80, 0xC2, 0xE2, 0x82, 0xAC, 0xF0, 0xF4, 0x8F, 0xBA, 0xBB, 0x85, 0xFF]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...12, using: &random)
      let bytes = (0..<count).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 1...255, using: &random) : telling.randomElement(using: &random) ?? 1
      }
      #expect(String(pathBytes: bytes).pathBytes == bytes)
    }
  }

  @Test func `a name that is text stays what it is`() {
    for name in ["/home/a/سورة الملك.mp3", "plain", "", "e\u{301}", "\u{10FFFD}"] {
      #expect(String(pathBytes: Array(name.utf8)).utf8.elementsEqual(name.utf8))
      #expect(name.readablePath == name)
    }
  }

  @Test func `what is no text is shown harmlessly`() {
    #expect(String(pathBytes: [0x61, 0xC8, 0xD3, 0x2E]).readablePath == "a\\xC8\\xD3.")
    // A name cannot pretend to be another.
    #expect(String(pathBytes: Array("\u{10FEC8}".utf8)).readablePath == "\\xF4\\x8F\\xBB\\x88")
  }

  @Test func `files of such names are made, found, moved and removed`() throws {
    let folder = try TemporaryFolder()
    let name = String(pathBytes: [0xC8, 0xD3, 0xE3])
    let path = folder.file(name)
    try OutputFile.write([1, 2, 3], to: OutputTarget(path))
    #expect(Disk.names(in: folder.path).map { $0.map(\.pathBytes) } == [[0xC8, 0xD3, 0xE3]])
    #expect(Disk.bytes(of: path) == [1, 2, 3])
    #expect(realpath(path)?.pathBytes.suffix(3) == [0xC8, 0xD3, 0xE3])
    #expect(rename(path, path + "2") == 0 && Disk.isFile(path + "2") && !Disk.exists(path))
    #expect(symlink(name + "2", path) == 0 && readlink(path) == name + "2")
    #expect(unlink(path) == 0 && unlink(path + "2") == 0)
  }

  @Test func `a path with a nought in it is no file, and not the one before the nought`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x", to: "a")
    #expect(!Disk.exists(path + "\0b") && access(path + "\0", F_OK) != 0)
  }

  @Test func `an address holds bytes that are no text`() {
    #expect(Disk.url(String(pathBytes: Array("/a ".utf8) + [0xC8, 0x25])) == "file:///a%20%C8%25")
  }

  @Test func `dots and doubled slashes are taken out of a path`() {
    #expect(Disk.standardized("/a/./b/../c//") == "/a/c")
    #expect(Disk.standardized("/../..") == "/")
    #expect(Disk.split("/x") == ("/", "x") && Disk.split("a/b") == ("a", "b") && Disk.split("c") == (".", "c"))
  }
}
