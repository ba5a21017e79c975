import Foundation
import Testing
import TilawaTestSupport

/// Recordings of one's own beside those of others, as a person types it.
@Suite struct OwnRecordingTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private func lesson(_ name: String = "lesson.wav", frames: Int = 24_000) throws -> String {
    let path = "\(command.folder.path)/\(name)"
    _ = try Sound.write(.wav, to: path, frames: frames, rate: 8000)
    return path
  }

  private var place: String { command.folder.path + "/exported" }
  private var other: [String: String] { ["TILAWA_HOME": command.folder.path + "/other"] }

  // F1
  @Test func `another reciter's recording is moved only with --move, and back`() throws {
    let sound = try lesson()
    _ = try command.run("import", sound, "--reciter", "Teacher A", "--no-hear")
    let refused = try command.run("import", sound, "--reciter", "Teacher B", "--no-hear")
    #expect(refused.code == 64)
    #expect(refused.complaints.count == 1)
    #expect(refused.complaint.contains("of Teacher A; to move it to Teacher B"))
    #expect(try command.run("reciters").lines.count == 1)
    let moved = try command.run("import", sound, "--reciter", "Teacher B", "--no-hear", "--move")
    #expect(moved.code == 0)
    let line = try #require(moved.complaints.first { $0.contains("to take that back: ") })
    #expect(line.contains("is Teacher B's now, and was Teacher A's"))
    let back = line.components(separatedBy: "to take that back: tilawa ")[1].split(separator: " ").map(String.init)
    #expect(try command.run(back).code == 0)
    #expect(try command.run("library", "list").lines[0].contains("Teacher A"))
  }

  // F17
  @Test func `a surah's name with a number is an ayah of the range`() throws {
    let labels = try command.folder.write("0\t1\t1\n1\t2\tal-Humaza 2\n2\t3\tHumaza 3\n", to: "labels.txt")
    let outcome = try command.run("import", try lesson(), "--labels", labels, "--range", "104")
    #expect(outcome.code == 0)
    #expect(outcome.lines.last?.contains("tilawa play 104:1-3 ") == true)
    let other = try lesson("other.wav", frames: 30_000)
    let refused = try command.run("import", other, "--labels", labels)
    #expect(refused.code == 65)
    #expect(refused.complaint.contains("--range SURAH"))
  }

  // C6
  @Test func `who is named and has nothing is named, and who has it too`() throws {
    try command.addReciter("a", ["112001"])
    try command.addReciter("b", ["112002"])
    let outcome = try command.run("play", "112:2", "--reciter", "a", "--output", "null")
    #expect(outcome.code == 66)
    #expect(outcome.complaint.contains("a has nothing of 112:2; b has it: add --missing fill"))
    #expect(
      try command.run("play", "112:3", "--reciter", "a", "--output", "null").complaint.contains("nor has anybody"))
    let filled = ["play", "112:2", "--reciter", "a", "--missing", "fill", "--output", "null"]
    #expect(try command.run(filled).code == 0)
  }

  // C12
  @Test func `a teacher with recordings is not removed without being asked`() throws {
    _ = try command.run("import", try lesson(), "--reciter", "Teacher", "--no-hear")
    let refused = try command.run("reciters", "remove", "teacher")
    #expect(refused.code == 64)
    #expect(refused.complaint.contains("--yes"))
    #expect(try command.run("reciters").lines.count == 1)
    let removed = try command.run("reciters", "remove", "teacher", "--yes")
    #expect(removed.code == 0)
    #expect(removed.output.contains("1 recording is in the trash"))
  }

  // A10
  @Test func `a folder without annotations is no reason to say that there is nothing to do`() throws {
    _ = try command.run("import", try lesson(), "--reciter", "Teacher", "--no-hear")
    _ = try command.run("library", "export", place)
    try FileManager.default.removeItem(atPath: place + "/annotations")
    let outcome = try command.run(["import", place], environment: other)
    #expect(outcome.code == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaint.contains("/annotations"))
  }

  // A7 E6
  @Test func `a real sound is measured when it is imported from a folder, and what is none is refused`() throws {
    _ = try command.run("import", try lesson(), "--reciter", "Teacher", "--no-hear")
    _ = try command.run("library", "export", place)
    let names = try FileManager.default.contentsOfDirectory(atPath: place + "/annotations")
    let path = "\(place)/annotations/\(try #require(names.first))"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try Data(text.replacing(#""frames" : 24000"#, with: #""frames" : 1099511627776"#).utf8)
      .write(to: URL(filePath: path))
    let outcome = try command.run(["import", place], environment: other)
    #expect(outcome.code == 0)
    #expect(outcome.complaint.contains("is not as long as its document says"))
    #expect(try command.run(["library", "list"], environment: other).lines[0].contains("0:03"))
    #expect(try command.run(["library", "check"], environment: other).code == 0)
  }

  // F12
  @Test func `ELAN is told a path with an ending, which leads to the sound`() throws {
    _ = try command.run("import", try lesson(), "--reciter", "Teacher", "--no-hear")
    let eaf = command.folder.path + "/lesson.eaf"
    #expect(try command.run("annotate", "export", "last", "-o", eaf).code == 0)
    let text = try String(contentsOfFile: eaf, encoding: .utf8)
    let url = try #require(text.firstMatch(of: /MEDIA_URL="([^"]*)"/)?.1)
    #expect(url.hasSuffix(".wav"))
    let sound = try #require(URL(string: String(url)))
    #expect(try Data(contentsOf: sound) == Data(contentsOf: URL(filePath: command.folder.path + "/lesson.wav")))
  }

  // E10
  @Test func `one broken file of many does not keep the others out`() throws {
    let folder = try command.tones(["112001", "112002", "112003"], in: "set")
    let path = folder + "/112002.wav"
    Bytes.write(Array("no sound".utf8), to: path)
    let outcome = try command.run("reciters", "add", "a", folder)
    #expect(outcome.code == 65)
    #expect(outcome.complaint.contains("112002.wav"))
    #expect(outcome.complaint.contains("1 file skipped; the others are added"))
    #expect(try command.run("reciters", "show", "a").output.contains("112:1 112:3"))
  }

  // E9
  @Test func `files that the library does not know stay where they are`() throws {
    let tone = try command.tones(["112001"], in: "served")
    let bytes = Bytes.read("\(tone)/112001.wav")
    let server = try LocalServer { request in
      request.path == "/112001.wav" ? .file(bytes, etag: "\"1\"", for: request) : LocalServer.Reply(404)
    }
    _ = try command.run("reciters", "add", "Host", "--url", "\(server.address)/{surah:3}{ayah:3}.wav")
    #expect(try command.run("download", "112:1", "--reciter", "host").code == 0)
    let mine = try command.home.write("mine", to: "cache/downloads/host/mine.txt")
    let hidden = try command.home.write("mine", to: "cache/downloads/host/.mine.part")
    let part = try command.home.write("", to: "cache/downloads/host/.112002.wav.part")
    let outcome = try command.run("download", "remove", "all", "--reciter", "host")
    #expect(outcome.code == 0)
    #expect(outcome.complaint.contains("mine.txt"))
    #expect(FileManager.default.fileExists(atPath: hidden))
    #expect(!FileManager.default.fileExists(atPath: part))
    _ = try command.run("reciters", "remove", "host")
    #expect(FileManager.default.fileExists(atPath: mine))
    #expect(!command.home.files().contains("cache/downloads/host/112001.wav"))
  }
}
