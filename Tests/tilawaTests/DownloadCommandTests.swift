import Foundation
import Synchronization
import Testing
import TilawaConsole
import TilawaCore
import TilawaStore
import TilawaTestSupport

// T-F4.4, Q-AP9, G-7
@Suite("tilawa download and downloads")
struct DownloadCommandTests {
  let command: CommandFixture
  let library: Library

  init() throws {
    command = try CommandFixture()
    library = try Library(folders: command.home.home, for: .writing)
  }

  /// A server with these ayat of al-Ikhlas, tones as long as letters take, and a reciter whose files it has.
  private func serve(
    _ ayat: ClosedRange<Int> = 1...4, _ handler: (@Sendable (LocalServer.Request) -> LocalServer.Reply?)? = nil
  ) throws -> LocalServer {
    var files: [String: [UInt8]] = [:]
    for ayah in ayat { files["/11200\(ayah).wav"] = try tone(seconds: 2, seed: UInt64(ayah)) }
    files["/001001.wav"] = try tone(seconds: 3, seed: 99)
    let server = try LocalServer { [files] request in
      if let reply = handler?(request) { return reply }
      return files[request.path].map { .file($0, etag: "\"\(request.path)\"", for: request) } ?? LocalServer.Reply(404)
    }
    try addReciter(at: server.address)
    return server
  }

  private func tone(seconds: Double, seed: UInt64) throws -> [UInt8] {
    let folder = try ScratchFolder()
    let path = folder.file("tone.wav")
    try Sound.write(Sound.glide(frames: Int(seconds * 4000), seed: seed), .wav, to: path, rate: 4000)
    return Bytes.read(path)
  }

  private func addReciter(at address: String) throws {
    let source = RemoteSource(patterns: [try URLPattern("\(address)/{surah:3}{ayah:3}.wav")])
    _ = try library.reciters.add(
      NewReciter(name: "Tones", riwayah: .hafs, counting: .kufi, kind: .reciter), from: source, added: 0)
  }

  @Test("fetches a range and says what came; the second time all of it is here")
  func fetches() throws {
    let server = try serve()
    let first = try command.run("download", "112", "--reciter", "tones")
    #expect(first.code == 0)
    #expect(first.output.hasPrefix("5 files fetched ("))
    let second = try command.run("download", "112", "--reciter", "Tones")
    #expect(second.output.contains("5 were here"))
    #expect(server.requests.count == 5)
    #expect(try library.downloads.all().allSatisfy(\.isPinned))
    #expect(try command.run("play", "112", "--reciter", "tones", "--output", "null", "--no-loudness").code == 0)
  }

  @Test("tells what failed, one line each, and exits with 69")
  func missing() throws {
    let server = try serve(1...2)
    let outcome = try command.run("download", "112", "--reciter", "tones", "--no-pin")
    #expect(outcome.code == 69)
    #expect(outcome.complaints.filter { $0.contains("112:3") || $0.contains("112:4") }.count == 2)
    #expect(outcome.complaints.last?.contains("2 of 5 files are missing") == true)
    #expect(try library.downloads.all().map(\.isPinned) == [false, false, false])
    _ = try command.run("download", "112", "--reciter", "tones")
    #expect(server.requests.count == 5)
    _ = try command.run("download", "112", "--reciter", "tones", "--again")
    #expect(server.requests.count == 7)
  }

  @Test("does not need the basmalah before surahs, which was not asked for, to succeed")
  func withoutBasmalah() throws {
    let server = try serve { $0.path == "/001001.wav" ? LocalServer.Reply(404) : nil }
    let outcome = try command.run("download", "112", "--reciter", "tones")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("4 files fetched ("))
    #expect(!outcome.output.contains("failed"))
    #expect(outcome.complaint.contains("basmalah"))
    #expect(try command.run("download", "112", "--reciter", "tones").code == 0)
    #expect(try command.run("download", "1:1", "112", "--reciter", "tones").code == 69)
    withExtendedLifetime(server) {}
  }

  @Test("exits with 69 at once where nobody answers")
  func away() throws {
    try addReciter(at: "http://127.0.0.1:9")
    let outcome = try command.run("download", "2", "--reciter", "tones")
    #expect(outcome.code == 69)
    #expect(outcome.complaints.count == 1)
    #expect(try library.downloads.all().isEmpty)
  }

  @Test("exits with 65 where what came is not audio")
  func refused() throws {
    let server = try serve { _ in LocalServer.Reply(body: Array("<html>".utf8)) }
    let outcome = try command.run("download", "112:1", "--reciter", "tones")
    #expect(outcome.code == 65)
    #expect(outcome.complaint.contains("a web page instead of sound"))
    withExtendedLifetime(server) {}
  }

  @Test("asks for somebody who can be fetched", arguments: [("nobody", 66), ("", 66)])
  func nobody(name: String, code: Int32) throws {
    try command.addReciter("Local", ["112001"])
    #expect(try command.run("download", "112", "--reciter", name.isEmpty ? "local" : name).code == code)
  }

  @Test("says what is wrong with a range")
  func range() throws {
    try addReciter(at: "http://127.0.0.1:9")
    #expect(try command.run("download", "115", "--reciter", "tones").code == 64)
    #expect(try command.run("download", "--reciter", "tones").code == 64)
  }

  @Test("only says what it would fetch with --dry-run")
  func dry() throws {
    try addReciter(at: "http://127.0.0.1:9")
    let outcome = try command.run("download", "all", "--reciter", "tones", "--dry-run", "--json")
    #expect(outcome.lines == [#"{"reciter":"tones","files":6236,"here":0,"missing":6236}"#])
  }

  @Test("tells events in JSON")
  func json() throws {
    let server = try serve()
    let outcome = try command.run("download", "112:1-2", "--reciter", "tones", "--json")
    #expect(outcome.lines.first == #"{"event":"start","reciter":"tones","files":3}"#)
    #expect(outcome.lines.filter { $0.contains(#""outcome":"fetched""#) }.count == 3)
    #expect(outcome.lines.last?.hasPrefix(#"{"event":"end","files":3,"fetched":3"#) == true)
    withExtendedLifetime(server) {}
  }

  @Test("ends in order at Ctrl-C, and the same command goes on")
  func interrupted() throws {
    let isOpen = Gate()
    let server = try serve { request in
      request.path == "/112004.wav" && !isOpen.value.withLock { $0 }
        ? LocalServer.Reply(body: Array(repeating: 0, count: 1000), sends: 500, ending: .hangs) : nil
    }
    let outcome = try command.interrupt(["download", "112", "--reciter", "tones", "--json"], by: SIGINT) {
      $0.contains(#""name":"112:3""#)
    }
    #expect(outcome.code == 130)
    #expect(outcome.complaint.contains("to continue: tilawa download 112 --reciter tones"))
    #expect(!outcome.complaint.contains("bug"))
    isOpen.value.withLock { $0 = true }
    #expect(try command.run("download", "112", "--reciter", "tones").code == 0)
    #expect(try library.downloads.all().count == 5)
    withExtendedLifetime(server) {}
  }

  private final class Gate: Sendable { let value = Mutex(false) }

  @Test("killed at work leaves nothing half, and the same command goes on")
  func killed() throws {
    let isOpen = Gate()
    let server = try serve { request in
      request.path == "/112004.wav" && !isOpen.value.withLock { $0 }
        ? LocalServer.Reply(body: Array(repeating: 0, count: 1000), sends: 500, ending: .hangs) : nil
    }
    _ = try command.interrupt(["download", "112", "--reciter", "tones", "--json"], by: SIGKILL) {
      $0.contains(#""name":"112:3""#)
    }
    isOpen.value.withLock { $0 = true }
    #expect(try command.run("download", "verify").code == 0)
    #expect(try command.run("download", "112", "--reciter", "tones").code == 0)
    #expect(try library.downloads.all().count == 5)
    let folder = library.downloads.folder(of: "tones")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.count == 5)
    withExtendedLifetime(server) {}
  }

  @Test("says that the disk is full, exits with 74, and goes on when there is room")
  func diskFull() throws {
    let server = try serve()
    // A file may not grow beyond 8 kB: what a full disk is to a file.
    let script = "trap '' XFSZ; ulimit -f 8; exec '\(CommandFixture.program.path)' download 112:1 --reciter tones"
    _ = try command.run("download", "size")
    let outcome = try command.run(["-c", script], program: URL(filePath: "/bin/sh"))
    #expect(outcome.code == 74)
    #expect(outcome.complaint.split(separator: "\n").contains { $0.contains("cannot write") })
    #expect(try library.downloads.all().isEmpty)
    #expect(try command.run("download", "112", "--reciter", "tones").code == 0)
    withExtendedLifetime(server) {}
  }

  // MARK: downloads

  @Test("lists, adds up, pins and removes what was fetched")
  func looksAfter() throws {
    let server = try serve()
    _ = try command.run("download", "112", "--reciter", "tones", "--no-pin")
    #expect(try command.run("download", "list").output.contains("tones\t5 files"))
    #expect(try command.run("download", "list", "--files").lines.count == 5)
    #expect(try command.run("download", "size", "--json").output.contains(#""files":5"#))
    #expect(try command.run("download", "pin", "112:1-2", "--reciter", "tones").output == "2 files are pinned\n")
    #expect(
      try command.run("download", "unpin", "112:2", "--reciter", "tones", "--json").lines == [#"{"unpinned":1}"#])
    #expect(try command.run("download", "remove", "112:1", "--reciter", "tones").output.hasPrefix("1 file removed"))
    #expect(try library.downloads.all().count == 4)
    #expect(try command.run("download", "remove", "all", "--reciter", "tones").code == 0)
    #expect(try library.downloads.all().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: library.downloads.folder(of: "tones")))
    withExtendedLifetime(server) {}
  }

  @Test("says of a limit below what is pinned that this does not count")
  func pinnedBeyond() throws {
    let server = try serve()
    let folder = try ScratchFolder()
    let path = folder.file("large.wav")
    try Sound.write(Sound.glide(frames: 600_000, seed: 5), .wav, to: path, rate: 4000)
    let file = AudioFile(path: path, rate: 4000, channels: 1, frames: 600_000)
    try library.downloads.add(
      [
        NewDownload(
          reciter: "tones", file: NewAudioFile(file: file, storage: .absolute, sha256: "00", segments: []),
          origin: .init(url: server.address), pinning: .pinned)
      ], at: 1)
    #expect(try command.run("download", "limit", "1MB").complaint.contains("pinned files take 1.2 MB"))
    #expect(try command.run("download", "limit", "2MB").complaints.isEmpty)
  }

  @Test("keeps a limit that is given as people write it")
  func limit() throws {
    #expect(try command.run("download", "limit").output == "limit\t5 GB\n")
    #expect(try command.run("download", "limit", "2GB").output == "limit\t2 GB\n")
    #expect(try command.run("download", "limit", "--json").output.contains(#""limit":2000000000"#))
    #expect(try command.run("download", "limit", "lots").code == 64)
    #expect(try command.run("download", "limit", "1").code == 64)
  }

  @Test("finds what was damaged or lost since, withholds it, and fetches it again with --repair")
  func verifies() throws {
    let server = try serve()
    _ = try command.run("download", "112", "--reciter", "tones")
    #expect(try command.run("download", "verify").output.hasPrefix("5 of 5 files are whole"))
    let folder = library.downloads.folder(of: "tones")
    var bytes = Bytes.read(folder + "/112001.wav")
    bytes[5000] ^= 0x55
    Bytes.write(bytes, to: folder + "/112001.wav")
    unlink(folder + "/112002.wav")
    let found = try command.run("download", "verify")
    #expect(found.code == 65)
    #expect(found.complaints.filter { $0.contains("112001.wav") || $0.contains("112002.wav") }.count == 2)
    #expect(try library.downloads.withheld(of: "tones") == ["112001.wav"])
    #expect(try command.run("download", "verify", "--repair").code == 0)
    #expect(try command.run("download", "verify").code == 0)
    #expect(try library.downloads.all().allSatisfy(\.isPinned))
    withExtendedLifetime(server) {}
  }
}
