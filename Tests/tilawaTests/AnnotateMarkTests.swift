import Testing
import TilawaTestSupport

/// Markers of a recording of 30 seconds at 8,000 frames a second, with one label.
@Suite struct AnnotateMarkTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    let sound = try command.tones(["lesson"], in: "sound", frames: 30 * CommandFixture.rate) + "/lesson.wav"
    let labels = try command.folder.write("0\t10\t112:1\n", to: "labels.txt")
    _ = try command.run("import", sound, "--labels", labels, "--reciter", "Teacher")
  }

  private func list() throws -> [String] {
    try command.run("annotate", "list", "last").lines.map { $0.replacing("\t", with: " ") }
  }

  // T-F3.8
  @Test func `a marker splits a segment, and to remove it makes it whole`() throws {
    #expect(try command.run("annotate", "mark", "last", "4").code == 0)
    #expect(try list().map { $0.prefix(10) } == ["1 0:00.000", "2 0:04.000"])
    #expect(try command.run("annotate", "unmark", "last", "32000f").code == 0)
    #expect(try list().count == 1)
  }

  // T-F3.8
  @Test func `a marker in a gap makes two segments without a label, which undo takes back`() throws {
    #expect(try command.run("annotate", "mark", "last", "20").code == 0)
    #expect(try list().map { $0.prefix(10) } == ["1 0:00.000", "2 0:10.000", "3 0:20.000"])
    #expect(try command.run("annotate", "undo", "last").code == 0)
    #expect(try list().count == 1)
  }

  // T-F3.8
  @Test func `where there is no marker none is removed`() throws {
    let outcome = try command.run("annotate", "unmark", "last", "5")
    #expect(outcome.code == 64)
    #expect(outcome.complaint == "tilawa: cannot change the segments: there is no boundary here\n")
  }
}
