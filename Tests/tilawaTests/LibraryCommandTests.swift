import Foundation
import Testing
import TilawaConsole
import TilawaStore
import TilawaTestSupport

@Suite struct LibraryCommandTests {
  let fixture: CommandFixture

  init() throws { fixture = try CommandFixture() }

  private func lesson(_ name: String, frames: Int = 32_000, labels: String = "0\t1\t112:1\n1\t2\t112:2\n") throws {
    let sound = try fixture.tones([name], in: "lessons", frames: frames) + "/\(name).wav"
    let track = try fixture.folder.write(labels, to: "lessons/\(name).txt")
    let done = try fixture.run("import", sound, "--labels", track, "--reciter", "Shaykh")
    try #require(done.code == 0, "\(done.complaint)")
  }

  private var library: String { fixture.home.home.library }

  @Test(arguments: ["2025-01-0", "2025-01-32", "2025-01-99999999999", "2025-99999999999", "99999999999"])
  func `a day that no calendar has is refused`(day: String) throws {
    #expect(try fixture.run("library", "list", "--since", day).code == 64)
  }

  // T-F3.9
  @Test func `coverage in JSON is in the counting that is asked for`() throws {
    try lesson("a")
    let kufi = try fixture.run("library", "coverage", "--json")
    #expect(kufi.output.contains(#""counting":"kufi","ayat":6236,"covered":2"#))
    #expect(kufi.output.contains(#"{"surah":112,"ayat":4,"covered":2,"ranges":["112:1-2"]}"#))
    let warsh = try fixture.run("library", "coverage", "--riwayah", "warsh", "--page", "--json")
    #expect(warsh.output.contains(#""ayat":6214,"covered":2"#))
    #expect(warsh.output.contains(#"{"page":604,"ayat":15,"covered":2}"#))
  }

  @Test func `the list names what was marked, and a file that was deleted behind our back`() throws {
    try lesson("a")
    try lesson("b", frames: 40_000, labels: "0\t2\t2:255\n")
    #expect(try fixture.run("library", "list", "112").lines.count == 1)
    #expect(try fixture.run("library").lines.count == 2)
    for name in try FileManager.default.contentsOfDirectory(atPath: fixture.home.home.recordings) {
      try FileManager.default.removeItem(atPath: fixture.home.home.recordings + "/" + name)
    }
    let listed = try fixture.run("library", "list", "112")
    #expect(listed.output.contains("its file is gone"))
    let check = try fixture.run("library", "check", "--json")
    #expect(check.code == 65)
    #expect(check.output.contains(#""kind":"missing-file""#))
  }

  // T-S1
  @Test func `the timeline of an ayah has every take of it`() throws {
    try lesson("a")
    try lesson("b", frames: 40_000)
    let takes = try fixture.run("library", "list", "--timeline", "112:2")
    #expect(takes.lines.count == 2)
    #expect(takes.lines.filter { $0.hasPrefix("*") }.count == 1)
  }

  // T-F3.14
  @Test func `deleting asks, and without a terminal wants to be told`() throws {
    try lesson("a")
    let asked = try fixture.run("library", "delete", "a")
    #expect(asked.code == 64)
    #expect(asked.complaint.contains("--yes"))
    #expect(try fixture.run("library", "delete", "a", "--yes").code == 0)
    #expect(try fixture.run("play", "112:1", "--output", "null").code != 0)
    #expect(try fixture.run("library", "restore").lines.count == 1)
    #expect(try fixture.run("library", "restore", "a").code == 0)
    #expect(try fixture.run("library", "delete", "last", "--segment", "2", "--yes").code == 0)
    #expect(try fixture.run("library", "coverage", "--json").output.contains(#""covered":1"#))
    #expect(try fixture.run("library", "gc", "--all", "--yes").code == 0)
    #expect(try fixture.run("library", "check").code == 0)
  }

  // T-F3.12
  @Test func `a library is exported and imported, twice as once`() throws {
    try lesson("a")
    let place = fixture.folder.path + "/exported"
    #expect(try fixture.run("library", "export", place).lines == ["1 added"])
    #expect(try fixture.run("library", "export", place).lines == ["1 unchanged"])
    let other = ["TILAWA_HOME": fixture.folder.path + "/other"]
    #expect(try fixture.run("import", place, environment: other).lines == ["1 added"])
    #expect(try fixture.run("import", place, environment: other).lines == ["1 unchanged"])
    #expect(try fixture.run("library", "check", environment: other).code == 0)
    #expect(try fixture.run("render", "112:1-2", "-o", place + ".wav", environment: other).code == 0)
    #expect(try fixture.run("import", place + "/nothing").code == 66)
  }

  @Test func `a sound that the library does not know becomes a recording again`() throws {
    try lesson("a")
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: library + suffix) }
    #expect(try fixture.run("library", "check").code == 65)
    let repaired = try fixture.run("library", "check", "--repair")
    #expect(repaired.code == 0, "\(repaired.complaint)")
    #expect(try fixture.run("library", "list").lines.count == 1)
    #expect(try fixture.run("library", "check").code == 0)
  }

  @Test func `an outline that is damaged or gone is made again`() throws {
    try lesson("a")
    let folder = URL(filePath: fixture.home.home.outlines)
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    let outline = folder.appending(path: name)
    let whole = try Data(contentsOf: outline)
    try whole.dropLast().write(to: outline)
    #expect(try fixture.run("library", "check", "--json").output.contains(#""kind":"damaged-outline""#))
    #expect(try fixture.run("library", "check", "--repair").code == 0)
    #expect(try Data(contentsOf: outline) == whole)
    try FileManager.default.removeItem(at: outline)
    #expect(try fixture.run("library", "check").code == 0)
    #expect(try fixture.run("library", "check", "--repair").code == 0)
    #expect(try Data(contentsOf: outline) == whole)
  }

  @Test func `a damaged library is set aside and the backup takes its place`() throws {
    try lesson("a")
    try lesson("b", frames: 40_000)
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: library + suffix) }
    try Data("no database".utf8).write(to: URL(filePath: library))
    let told = try fixture.run("reciters", "list", environment: ["TILAWA_RESCUE": "no"])
    #expect(told.code == 65)
    #expect(told.complaints.count == 1)
    #expect(told.complaint.contains("type: tilawa library restore-backup"))
    #expect(try fixture.run("library", "restore-backup").code == 64)
    #expect(try fixture.run("library", "restore-backup", "--yes").code == 0)
    #expect(try fixture.run("library", "check", "--repair").code == 0)
    #expect(try fixture.run("library", "list").lines.count == 2)
    let aside = fixture.home.files().filter { $0.contains("library-damaged-") }
    #expect(aside.count == 1)
  }

  // B11, K-8
  @Test func `where nobody is there the newest backup takes the place of a damaged library, and the work is done`()
    throws
  {
    try lesson("a")
    try lesson("b", frames: 40_000)
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: library + suffix) }
    try Data("no database".utf8).write(to: URL(filePath: library))
    #expect(try fixture.run("library", "check").code == 65)
    let script = try fixture.folder.write("steps:\n  - play: 112:1\n", to: "dawn.yaml")
    let done = try fixture.run("session", "run", script, "--output", "null")
    #expect(done.code == 0, "\(done.complaint)")
    #expect(done.complaint.contains("the library was damaged; it is now "))
    #expect(done.complaint.contains("took its place"))
    let log = try #require(fixture.home.files().first { $0.hasPrefix("data/log/dawn") })
    #expect(try String(contentsOfFile: "\(fixture.home.path)/\(log)", encoding: .utf8).contains("took its place"))
    let aside = try #require(fixture.home.files().first { $0.contains("library-damaged-") })
    #expect(try String(contentsOfFile: "\(fixture.home.path)/\(aside)", encoding: .utf8) == "no database")
    // The next command at a terminal reports it, once.
    #expect(fixture.home.files().contains("data/rescued"))
    for isTold in [true, false] {
      let seen = try fixture.run(
        ["-qec", "\(CommandFixture.program.path) library list", "/dev/null"], environment: ["TERM": "dumb"],
        program: URL(filePath: "/usr/bin/script"))
      #expect(seen.output.contains("the library was damaged; it is now ") == isTold)
    }
    #expect(try fixture.run("session", "run", script, "--output", "null").complaint.contains("damaged") == false)
  }

  // B11
  @Test func `damage that only shows in the middle is found before a script begins`() throws {
    try lesson("a")
    try lesson("b", frames: 40_000)
    _ = try fixture.run("config", "set", "teacher", "Shaykh")
    var bytes = try Data(contentsOf: URL(filePath: library))
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: library + suffix) }
    // All but the first page, which the settings are read by.
    for place in stride(from: 4096 * 3, to: bytes.count, by: 1) { bytes[place] = 0x5A }
    try bytes.write(to: URL(filePath: library))
    let script = try fixture.folder.write("steps:\n  - play: 112:1\n", to: "dawn.yaml")
    let done = try fixture.run("session", "run", script, "--output", "null")
    #expect(done.code == 0, "\(done.complaint)")
  }

  // E8
  @Test func `a library that is gone is said, not taken for an empty one`() throws {
    try lesson("a")
    try lesson("b", frames: 40_000)
    for suffix in ["", "-wal", "-shm"] { unlink(library + suffix) }
    let told = try fixture.run("library", "list", environment: ["TILAWA_RESCUE": "no"])
    #expect(told.code == 66)
    #expect(told.complaints.count == 1 && told.complaint.contains("it is missing, and there are backups"))
    let done = try fixture.run("library", "list")
    #expect(done.code == 0 && done.complaint.contains("the library was missing; the backup of "))
    #expect(try fixture.run("library", "check", "--repair").code == 0)
    #expect(try fixture.run("library", "list").lines.count == 2)
  }

  // E10
  @Test(.enabled(if: getuid() != 0, "root reads everything"))
  func `a data folder that cannot be read is said by the system's word`() throws {
    try lesson("a")
    let folder = fixture.home.home.data
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder) }
    let told = try fixture.run("library", "list")
    #expect(told.code == 65)
    #expect(told.complaint.contains("Permission denied") && !told.complaint.contains("unable to open"))
  }

  @Test(arguments: [
    ["library", "show", "nothing"], ["library", "delete", "nothing", "--yes"], ["library", "restore", "nothing"],
    ["library", "coverage", "--reciter", "nobody"],
  ])
  func `what is not there is said in one line`(words: [String]) throws {
    let done = try fixture.run(words)
    #expect(done.code == 66)
    #expect(done.complaints.count == 1)
  }
}
