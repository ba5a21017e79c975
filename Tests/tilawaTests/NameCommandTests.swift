import Foundation
import Testing
@testable import AppBase
import TilawaTestSupport

/// Names of reciters and recordings, as people type them.
@Suite struct NameCommandTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    for (place, name) in ["first lesson", "second lesson", "evening"].enumerated() {
      let path = "\(command.folder.path)/\(name).wav"
      _ = try Sound.write(.wav, to: path, frames: 24_000 + 800 * place, rate: 8000)
      let outcome = try command.run("import", path, "--reciter", "Ustadh Bilal", "--no-hear")
      try #require(outcome.code == 0, "\(outcome.complaint)")
    }
  }

  @Test(arguments: ["ustadh-bilal", "Ustadh Bilal", "ustadh bilal", "bilal", "BILAL"])
  func `a reciter is named by id, name or a part of it, wherever one is named`(name: String) throws {
    #expect(try command.run("library", "list", "--reciter", name).lines.count == 3)
    #expect(try command.run("reciters", "show", name).output.contains("Ustadh Bilal"))
    #expect(try command.run("annotate", "list", name).code == 0)
    #expect(try command.run("library", "coverage", "--reciter", name).code == 0)
    #expect(try command.run("config", "set", "reciter", name).code == 0)
    #expect(try command.run("config", "list").output.contains("ustadh-bilal"))
    #expect(try command.run("play", "112", "--reciter", name, "--output", "null").complaint.contains("not labelled"))
  }

  @Test func `a reciter of the catalogue is named in Arabic too`() throws {
    try #require(try command.run("reciters", "add", "husary").code == 0)
    #expect(try command.run("reciters", "show", "الحصري", "--json").output.contains("\"id\":\"husary\""))
  }

  @Test func `of a name that fits two reciters both are told`() throws {
    try command.addReciter("Bilal Tones", ["001001"])
    try command.addReciter("Tones of Omar", ["001001"])
    #expect(try command.run("reciters", "show", "bilal").output.contains("Ustadh Bilal"))
    let outcome = try command.run("reciters", "show", "tones")
    #expect(outcome.code == 64)
    let both = "bilal-tones (Bilal Tones), tones-of-omar (Tones of Omar)"
    #expect(outcome.complaint.contains(both), "\(outcome.complaint)")
  }

  @Test func `a reciter and a recording get other names`() throws {
    #expect(try command.run("reciters", "rename", "bilal", "Shaykh Omar").output.contains("Shaykh Omar"))
    #expect(try command.run("library", "list", "--reciter", "omar").lines.count == 3)
    #expect(try command.run("library", "rename", "evening", "Friday, part two").code == 0)
    #expect(try command.run("library", "show", "part two").output.contains("Friday, part two"))
    try command.addReciter("Other Tones", ["001001"])
    let taken = try command.run("reciters", "rename", "omar", "Other Tones")
    #expect(taken.code == 64 && taken.complaint.contains("has this name already"), "\(taken.complaint)")
  }

  @Test func `several recordings are moved, listed and deleted by one command`() throws {
    let moved = try command.run("library", "move", "last:2", "Omar")
    #expect(moved.code == 0 && moved.lines.count == 2, "\(moved.complaint)")
    #expect(try command.run("library", "list", "--reciter", "omar").lines.count == 2)
    let back = try command.run("library", "move", "omar", "bilal")
    #expect(back.lines.count == 2 && back.output.contains("Ustadh Bilal"), "\(back.complaint)")
    #expect(try command.run("library", "show", "first", "second").lines.count > 2)
    #expect(try command.run("library", "delete", "last:2", "--yes").lines.count == 2)
    #expect(try command.run("library", "list").lines.count == 1)
    #expect(try command.run("library", "move", "first").code == 64)
  }

  @Test func `a part that fits several recordings is no answer, and a slip is told with what is like it`() throws {
    let several = try command.run("library", "rename", "lesson", "x")
    #expect(several.code == 64 && several.complaint.contains("first lesson"), "\(several.complaint)")
    let slip = try command.run("library", "rename", "evenin", "x")
    #expect(slip.code == 0)
    #expect(try command.run("library", "rename", "secnd lesson", "x").complaint.contains("did you mean second lesson"))
  }

  @Test func `a mistyped command of annotate is told as a command`() throws {
    for words in [["alig", "last"], ["alig"]] {
      let outcome = try command.run(["annotate"] + words)
      #expect(outcome.code == 64)
      #expect(outcome.complaint.contains("there is no command alig; did you mean align?"), "\(outcome.complaint)")
    }
    #expect(try command.run("annotate", "evening").code == 0)
    #expect(try command.run("annotate", "nothing of the sort").code == 66)
  }

  @Test func `who imports is asked whether a similar name is the same person`() throws {
    let path = "\(command.folder.path)/new.wav"
    _ = try Sound.write(.wav, to: path, frames: 30_000, rate: 8000)
    let piped = try command.run("import", path, "--reciter", "Bilal", "--no-hear")
    #expect(piped.complaint.contains("Bilal is a new reciter beside Ustadh Bilal"), "\(piped.complaint)")
    #expect(try command.run("library", "delete", "last", "--yes").code == 0)
    let other = "\(command.folder.path)/newer.wav"
    _ = try Sound.write(.wav, to: other, frames: 31_000, rate: 8000)
    _ = try command.run("reciters", "remove", "bilal", "--yes")
    let asked = try PersonAtTerminal(command).run(
      ["import", other, "--no-hear"], ["Who recites", "bilal\n", "Is bilal Ustadh Bilal?", "y\n"])
    #expect(asked.code == 0 && asked.output.contains("Ustadh Bilal (ustadh-bilal): newer"), "\(asked.output)")
  }
}
