import Foundation
import Testing
import TilawaFiles
import TilawaTestSupport

@Suite struct ZipFileTests {
  @Test func `the checksum is that of the standard`() {
    #expect(CRC32.of(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(CRC32.of([]) == 0)
  }

  @Test func `another program reads all members`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.zip"
    let members = [
      ("media", Array("{}".utf8)), ("0", (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }), ("1", []),
    ]
    var archive = try ZipFile(try OutputTarget(path))
    for (name, bytes) in members { try archive.add(bytes, named: name) }
    try archive.complete()
    let python = Program.process(
      "/usr/bin/env",
      [
        "python3", "-c",
        "import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; "
          + "print([(i.filename, i.file_size, z.read(i)[-1:].hex()) for i in z.infolist()])", path,
      ])
    let pipe = Pipe()
    python.standardOutput = pipe
    try python.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    python.waitUntilExit()
    #expect(output == "[('media', 2, '7d'), ('0', 70000, '09'), ('1', 0, '')]\n")
  }
}
