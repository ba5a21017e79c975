import Foundation
import Testing
@testable import AppBase
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaStore
import TilawaTestSupport

/// `play`, `queue` and `render` of reciters whose files a server on this machine has: sounds as long as their letters take.
@Suite struct StreamingCommandTests {
  let command: CommandFixture
  let library: Library

  init() throws {
    command = try CommandFixture()
    library = try Library(folders: command.home.home, for: .writing)
  }

  private static let rate = 4000

  /// Returns the answers of a good server; 404 for the files of `without`.
  private static func answer(
    _ files: [String: [UInt8]], without: Set<String> = []
  ) -> LocalServer.Handler {
    { request in
      let name = request.path.split(separator: "/").last.map(String.init) ?? ""
      guard let file = files[name], !without.contains(name) else { return LocalServer.Reply(404) }
      return .file(file, etag: "\"\(name)\"", for: request)
    }
  }

  /// Ayat of surah 112, as files.
  private func sounds(_ ayat: ClosedRange<Int> = 1...4) throws -> [String: [UInt8]] {
    let quran = try RealQuran.database()
    return try Dictionary(
      uniqueKeysWithValues: ayat.map { ayah in
        let length = RecitedLength.ofAyah(try quran.text(of: AyahRef(surah: 112, ayah: ayah)))
        let path = "\(command.folder.path)/sound.wav"
        let frames = Int(length * 0.1 * Double(Self.rate))
        try Sound.write(Sound.glide(frames: frames, seed: UInt64(ayah)), .wav, to: path, rate: Self.rate)
        return ("11200\(ayah).wav", Bytes.read(path))
      })
  }

  private func addRemote(
    _ name: String, at address: String, _ pattern: String = "{surah:3}{ayah:3}.wav", riwayah: Riwayah = .hafs
  ) throws {
    _ = try library.reciters.add(
      NewReciter(name: name, riwayah: riwayah, counting: riwayah.counting, kind: .reciter),
      from: RemoteSource(patterns: [try URLPattern("\(address)/\(pattern)")]), added: 1)
  }

  private func play(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandFixture.Outcome {
    try command.run(
      ["play"] + arguments + ["--output", "null", "--json", "--basmalah", "never"], environment: environment)
  }

  /// The ayat that were heard and by whom: "112:1 a".
  private func heard(_ outcome: CommandFixture.Outcome) -> [String] {
    outcome.lines.filter { $0.contains(#""event":"ayah""#) }.map { line in
      ["ref", "reciter"].map { name in
        line.components(separatedBy: "\"\(name)\":\"").last?.components(separatedBy: "\"").first ?? ""
      }.joined(separator: " ")
    }
  }

  // G-1
  @Test func `a split session fetches each file before it writes its own`() throws {
    let sounds = try sounds()
    let server = try LocalServer(Self.answer(sounds))
    try addRemote("a", at: server.address)
    let out = "\(command.folder.path)/out"
    let outcome = try command.run(
      "render", "112", "--split", "ayah", "--format", "wav", "--basmalah", "never", "--no-loudness", "-o", out)
    #expect(outcome.code == 0, "\(outcome.complaint)")
    for ayah in 1...4 {
      let fetched = "\(command.folder.path)/fetched.wav"
      Bytes.write(try #require(sounds["11200\(ayah).wav"]), to: fetched)
      #expect(
        try AudioProbe.verify("\(out)/11200\(ayah).wav").frames == AudioProbe.verify(fetched).frames, "112:\(ayah)")
    }
    #expect(Set(server.requests.map(\.path)).count == 4)
  }

  // G-1, G-3
  @Test func `play fetches what is not here, and the next time it is here`() throws {
    let server = try LocalServer(Self.answer(try sounds()))
    try addRemote("a", at: server.address)
    let first = try play("112")
    #expect(first.code == 0)
    #expect(heard(first) == (1...4).map { "112:\($0) a" })
    #expect(Set(server.requests.map(\.path)).count == 4)
    let asked = server.requests.count
    let second = try play("112")
    #expect(server.requests.count == asked)
    #expect(second.lines.first?.contains("estimate") == false)
    #expect(heard(second) == heard(first))
  }

  @Test func `what is to be heard later is in use from the beginning, so that what comes does not drive it out`() throws
  {
    let server = try LocalServer(Self.answer(try sounds()))
    try addRemote("a", at: server.address)
    _ = try play("112")
    let paths = try library.downloads.all().map(\.file.path)
    try library.downloads.use(paths, at: 1)
    unlink(paths[0])
    try library.settings.set(.downloadsLimit, to: "1")
    #expect(heard(try play("112")).count == 4)
    #expect(try library.downloads.all().count == 4)
  }

  @Test func `a rendering of what was fetched on the way is that of what is here`() throws {
    let server = try LocalServer(Self.answer(try sounds()))
    try addRemote("a", at: server.address)
    let words = ["render", "112", "--each", "2", "--gap", "300ms", "--basmalah", "never", "--json"]
    let first = try command.run(words + ["-o", "\(command.folder.path)/one.wav"])
    let second = try command.run(words + ["-o", "\(command.folder.path)/two.wav"])
    #expect(first.code == 0)
    #expect(Bytes.read("\(command.folder.path)/one.wav") == Bytes.read("\(command.folder.path)/two.wav"))
    #expect(first.output.replacingOccurrences(of: "one.wav", with: "two.wav") == second.output)
  }

  @Test func `queue asks nobody, and says what is to be fetched`() throws {
    let server = try LocalServer(Self.answer(try sounds()))
    try addRemote("a", at: server.address)
    let lines = try command.run("queue", "112:1").lines
    #expect(lines.last?.contains("(to be fetched)") == true)
    let json = try command.run("queue", "112:1", "--json").output
    #expect(json.contains(#""here":false,"url":"\#(server.address)/112001.wav""#))
    #expect(server.requests.isEmpty)
  }

  // T-AC3, T-F2.13
  @Test func `what a server does not have is recited by the next, and one line says so`() throws {
    let server = try LocalServer(Self.answer(try sounds(), without: ["112002.wav"]))
    try addRemote("a", at: server.address)
    try command.addReciter("b", ["112002", "112003"])
    let outcome = try play("112")
    #expect(heard(outcome) == ["112:1 a", "112:2 b", "112:3 a", "112:4 a"])
    #expect(outcome.lines.filter { $0.contains(#""event":"fallback""#) }.count == 1)
    let words = try command.run(
      "play", "112", "--output", "null", "--basmalah", "never", environment: ["TILAWA_OFFLINE": "0"])
    // It is known now, and asked for no more.
    #expect(words.complaints == [])
  }

  @Test
  func `the command that fetches what is not here names whole ayat, in the counting in which they were asked for`()
    throws
  {
    try addRemote("w", at: "http://127.0.0.1:9", riwayah: .warsh)
    let warsh = try play("2:3-4", "--riwayah", "warsh", "--offline")
    #expect(warsh.complaint.contains("tilawa download 2:3-4 --reciter w --riwayah warsh"))
    #expect(try command.run("download", "2:3-4", "--reciter", "w", "--riwayah", "warsh", "--dry-run").code == 0)
    try addRemote("a", at: "http://127.0.0.1:9")
    let ayat = try play("2:255", "--offline")
    #expect(ayat.complaints.last?.hasSuffix("tilawa download 2:255 --reciter a") == true)
  }

  // T-F2.13
  @Test func `what turns out unreadable here is fetched of the next`() throws {
    let folder = try command.tones((1...4).map { "11200\($0)" }, in: "b")
    #expect(try command.run("reciters", "add", "b", folder).code == 0)
    let server = try LocalServer(Self.answer(try sounds()))
    try addRemote("a", at: server.address)
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasPrefix("112003") })
    try spoil("\(folder)/\(name)")
    let outcome = try play("112", "--reciter", "b", "--reciter", "a")
    #expect(heard(outcome) == ["112:1 b", "112:2 b", "112:3 a", "112:4 b"])
    #expect(server.requests.map(\.path) == ["/112003.wav"])
  }

  /// Puts other bytes into a file, so that it looks as it did.
  private func spoil(_ path: String) throws {
    var info = stat()
    try #require(stat(path, &info) == 0)
    Bytes.write(Array(repeating: 0, count: Int(info.st_size)), to: path)
    try #require(utimensat(AT_FDCWD, path, [info.st_atim, info.st_mtim], 0) == 0)
  }

  @Test func `a server that is not there is passed over at once for what is here`() throws {
    try addRemote("a", at: "http://127.0.0.1:9")
    try command.addReciter("b", ["112001", "112002", "112003"])
    let outcome = try command.run(
      "play", "112:1-3", "--output", "null", "--basmalah", "never")
    #expect(outcome.code == 0)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("b recites it"))
  }

  @Test func `where nothing is here and nobody answers, the line says what to type`() throws {
    try addRemote("a", at: "http://127.0.0.1:9")
    let outcome = try command.run("play", "112:1-3", "--output", "null")
    #expect(outcome.code == 69)
    #expect(outcome.complaints.last?.contains("tilawa download 112:1-3 --reciter a") == true)
  }

  @Test(arguments: ["option", "environment", "setting"])
  func `offline nothing is fetched, and the line says how it would be`(way: String) throws {
    let server = try LocalServer(Self.answer(try sounds()))
    try addRemote("a", at: server.address)
    if way == "setting" { try library.settings.set(.network, to: "off") }
    let words = ["play", "112", "--output", "null"] + (way == "option" ? ["--offline"] : [])
    let outcome = try command.run(words, environment: way == "environment" ? ["TILAWA_OFFLINE": "1"] : [:])
    #expect(outcome.code == 66)
    #expect(outcome.complaint.contains("tilawa download 112:1-4 --reciter a"))
    #expect(server.requests.isEmpty)
    let json = try command.run(
      ["queue", "112:1", "--json"] + (way == "option" ? ["--offline"] : []),
      environment: way == "environment" ? ["TILAWA_OFFLINE": "1"] : [:]
    ).output
    #expect(json.contains(#"{"reciter":"a","why":"not-fetched"}"#))
  }

  @Test func `under fail nothing sounds where the first cannot be had`() throws {
    let server = try LocalServer(Self.answer(try sounds(), without: ["112001.wav"]))
    try addRemote("a", at: server.address)
    let outcome = try play("112", "--missing", "fail")
    #expect(outcome.code == 66)
    #expect(outcome.complaint.contains("no audio for 112:1"))
  }

  @Test func `a signal while it waits for the first ends it at once`() throws {
    let server = try LocalServer { _ in LocalServer.Reply(body: [1, 2, 3], claimedLength: 100_000, ending: .hangs) }
    try addRemote("a", at: server.address)
    let outcome = try command.interrupt(["play", "112", "--output", "null"], by: SIGINT) { _ in
      !server.requests.isEmpty
    }
    #expect(outcome.code == 130)
  }

  @Test func `whoever stops it while it waits for the first ends it at once, in good order`() throws {
    let server = try LocalServer { _ in LocalServer.Reply(body: [1, 2, 3], claimedLength: 100_000, ending: .hangs) }
    try addRemote("a", at: server.address)
    let player = try SoundingPlayer(["112"], in: command, until: .nothing)
    #expect(Poll.until { !server.requests.isEmpty })
    #expect(try command.run("ctl", "status").output.hasPrefix("idle"))
    let stop = try command.run("stop")
    #expect(stop.code == 0, "\(stop.complaint)")
    #expect(try player.outcome().code == 0)
  }

  @Test(arguments: [(["112001", "112002", "112003", "112004"], "false"), (["112001", "112002"], "true")])
  func `a plan calls a length a guess only where something is expected to be fetched`(
    files: [String], guess: String
  ) throws {
    try command.addReciter("here", files, options: ["--no-measure"])
    let server = try LocalServer(Self.answer(try sounds()))
    try addRemote("later", at: server.address)
    let script = try command.folder.write("steps:\n  - play: 112\n    basmalah: never\n", to: "script.yaml")
    let outcome = try command.run("session", "plan", script, "--json")
    #expect(outcome.output.contains(#""guess":\#(guess)"#), "\(outcome.output)")
    #expect(server.requests.isEmpty)
  }

  @Test func `play last goes on in the middle of what was fetched`() throws {
    let server = try LocalServer(Self.answer(try sounds()))
    try addRemote("a", at: server.address)
    let words = ["play", "112", "--output", "null:realtime", "--save", "--for", "1s", "--basmalah", "never"]
    #expect(try command.run(words).code == 0)
    let outcome = try command.run("play", "last", "--output", "null", "--json")
    #expect(outcome.complaints == [])
    #expect(outcome.lines.dropFirst().first?.contains(#""ref":"112:1""#) == true)
    #expect(heard(outcome) == (1...4).map { "112:\($0) a" })
  }

  @Test func `what is gone is fetched again where the session is gone on with`() throws {
    let server = try LocalServer(Self.answer(try sounds()))
    try addRemote("a", at: server.address)
    let words = ["play", "112", "--output", "null:realtime", "--save", "--for", "1s", "--basmalah", "never"]
    #expect(try command.run(words).code == 0)
    try FileManager.default.removeItem(atPath: "\(library.downloads.folder(of: "a"))/112001.wav")
    let outcome = try command.run("play", "last", "--output", "null", "--json")
    #expect(outcome.complaints == [])
    #expect(heard(outcome) == (1...4).map { "112:\($0) a" })
  }
}
