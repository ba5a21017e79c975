import Foundation
import Testing
import TilawaStore
import TilawaTestSupport

/// The import of a person's only copy. // A2, A4
@Suite struct ImportPartTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private func sound(_ container: SoundContainer, _ name: String, frames: Int = 96_000) throws -> String {
    try Sound.write(container, to: command.folder.write("", to: name), frames: frames, rate: 8000)
  }

  /// A WAV of twelve seconds, of which half is there.
  private func half() throws -> String {
    let path = try sound(.wav, "lesson.wav")
    let all = Bytes.read(path)
    Bytes.write(all[..<(all.count / 2)], to: path)
    return path
  }

  @Test func `of a file that ends too early the part is taken, and a line says what is missing`() throws {
    let path = try half()
    let before = Bytes.read(path)
    let outcome = try command.run("import", path, "--reciter", "Teacher", "--no-hear")
    #expect(outcome.code == 0)
    #expect(outcome.complaint.contains("lesson.wav: 0:06 of about 0:12; the file ends too early\n"))
    #expect(outcome.lines[0].contains("0:06, no segments yet"))
    #expect(Bytes.read(path) == before)
  }

  @Test func `a recording that was imported without its end is no fault of the library`() throws {
    _ = try command.run("import", half(), "--reciter", "Teacher", "--no-hear")
    let check = try command.run("library", "check")
    #expect(check.code == 0)
    #expect(check.lines.first == "lesson: 0:06 of about 0:12; the file ends too early; it was imported like this")
    #expect(check.lines.last?.hasSuffix("all is well") == true)
  }

  @Test func `a recording that was cut after its import is a fault, and not called imported like this`() throws {
    _ = try command.run("import", sound(.wav, "lesson.wav"), "--reciter", "Teacher", "--no-hear")
    for file in command.home.files() where file.contains("recordings/") {
      let path = "\(command.home.path)/\(file)"
      let all = Bytes.read(path)
      Bytes.write(all[..<(all.count / 2)], to: path)
    }
    let check = try command.run("library", "check")
    #expect(check.code != 0 && !check.output.contains("it was imported like this"))
  }

  @Test func `the part can be labelled and exported`() throws {
    _ = try command.run("import", half(), "--reciter", "Teacher", "--no-hear")
    let labels = try command.folder.write("0\t5.5\t112:1\n", to: "labels.txt")
    #expect(try command.run("annotate", "import", "last", labels).code == 0)
    let folder = "\(command.folder.path)/exported"
    #expect(try command.run("library", "export", folder).code == 0)
    let other = try CommandFixture()
    #expect(try other.run("import", folder).code == 0)
    #expect(try other.run("library", "check").code == 0)
  }

  @Test func `a reciter has whole files only`() throws {
    let path = try half()
    let ayah = "\(command.folder.path)/112001.wav"
    try FileManager.default.moveItem(atPath: path, toPath: ayah)
    let outcome = try command.run("reciters", "add", "R", ayah)
    #expect(outcome.code == 65)
    #expect(outcome.complaint.contains("the file ends too early"))
  }

  @Test func `a joined file is imported whole`() throws {
    let (one, two) = (try sound(.mp3, "one.mp3"), try sound(.mp3, "two.mp3", frames: 48_000))
    let path = "\(command.folder.path)/joined.mp3"
    Bytes.write(Bytes.read(one) + Bytes.read(two), to: path)
    let outcome = try command.run("import", path, "--reciter", "Teacher", "--no-hear")
    #expect(outcome.code == 0)
    #expect(outcome.lines[0].contains("joined, ") && outcome.lines[0].contains(", 0:18, "))
  }

  @Test(.enabled(if: Program.isInstalled("sqlite3"), "sqlite3 is not installed"))
  func `a recording of which an earlier version took one piece is taken whole when it is imported again`() throws {
    let (one, two) = (try sound(.mp3, "one.mp3"), try sound(.mp3, "two.mp3", frames: 48_000))
    let path = "\(command.folder.path)/joined.mp3"
    Bytes.write(Bytes.read(one) + Bytes.read(two), to: path)
    #expect(try command.run("import", path, "--reciter", "Teacher", "--no-hear").code == 0)
    try Program.run("sqlite3", [command.home.home.library, "UPDATE audio_file SET frames = 96000"])
    let check = try command.run("library", "check")
    #expect(check.lines.first == "joined: 0:12 of 0:18 were taken: import it again")
    let again = try command.run("import", path, "--json")
    #expect(try #require(again.output.firstMatch(of: /"duration":([0-9.]+)/)).1.hasPrefix("18."))
    #expect(try command.run("library", "check").lines.count == 1)
  }

  @Test func `an archive is refused for what it is, named or in a folder`() throws {
    let zip = Array("PK\u{3}\u{4}".utf8) + [UInt8](repeating: 0, count: 26) + Bytes.read(try sound(.mp3, "in.mp3"))
    let path = "\(command.folder.path)/113.zip"
    Bytes.write(zip, to: path)
    for words in [["import", path], ["reciters", "add", "R", path]] {
      let outcome = try command.run(words)
      #expect(outcome.code == 65)
      #expect(outcome.complaint.contains("it is a zip archive: unpack it first"))
    }
    let folder = try command.run("import", command.folder.path, "--reciter", "Teacher", "--no-hear")
    #expect(folder.code == 0)
    #expect(folder.complaint.contains("113.zip: it is a zip archive: unpack it first"))
  }
}
