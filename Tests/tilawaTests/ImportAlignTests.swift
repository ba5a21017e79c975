import Foundation
import Testing
@testable import AppBase
import TilawaTestSupport

/// `import --range`, with tunes made by code in the place of recitation.
@Suite struct ImportAlignTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture(hearing: .tones) }

  private func list() throws -> [String] { try command.run("annotate", "list", "last").lines }

  private func alignment(_ outcome: CommandFixture.Outcome) throws -> [String: Any] {
    let recordings = try #require(try command.json(outcome)["recordings"] as? [[String: Any]])
    return try #require(recordings[0]["alignment"] as? [String: Any])
  }

  // T-F3.6
  @Test func `with a range the ayat are found and suggested`() throws {
    let outcome = try command.run("import", command.sung(), "--reciter", "me", "--range", "112")
    #expect(outcome.code == 0)
    #expect(!outcome.complaint.contains("nothing is confirmed"))
    // C12: what was found is said once.
    #expect(!outcome.lines[0].contains("no segments yet"))
    #expect(outcome.lines.count == 3)
    #expect(outcome.lines[1].hasPrefix("1 recording · 4 of 4 ayat of 112:1-4 · "), "\(outcome.output)")
    #expect(outcome.lines[2].hasPrefix("next: tilawa annotate "))
    let list = try list()
    #expect(list.map { $0.split(separator: "\t")[3] } == ["112:1", "112:2", "112:3", "112:4"])
    #expect(list.allSatisfy { $0.contains("suggested") })
  }

  @Test func `labels that are given win`() throws {
    let labels = try command.folder.write("0\t1\t112:1\n", to: "labels.txt")
    let outcome = try command.run(
      "import", command.sung(), "--reciter", "me", "--range", "112", "--labels", labels, "--json")
    let recordings = try #require(try command.json(outcome)["recordings"] as? [[String: Any]])
    #expect(recordings[0]["alignment"] is NSNull)
    #expect(try list().map { $0.split(separator: "\t")[4] } == ["confirmed"])
  }

  @Test func `a recording without words that can be heard is kept, and one line says what to do`() throws {
    let noise = try command.sound(SungAyat.pause(20, level: 0.3), "noise")
    let outcome = try command.run("import", noise, "--reciter", "me", "--range", "112")
    #expect(outcome.code == 0)
    #expect(outcome.complaint.contains("the recording is kept; cannot align noise: "))
    #expect(outcome.complaint.contains("112:1-4"))
    #expect(outcome.complaint.contains("; by pauses alone and less sure: tilawa annotate detect "))
    // No other next step on standard output.
    #expect(outcome.lines.count == 2 && outcome.lines[0].contains("no segments yet"))
    #expect(outcome.lines[1] == "1 recording · 0 of 4 ayat of 112:1-4")
  }

  @Test func `imported again after all is confirmed, there is nothing to check`() throws {
    _ = try command.run("import", command.sung(), "--reciter", "me", "--range", "112")
    #expect(try command.run("annotate", "confirm", "last", "all").code == 0)
    let outcome = try command.run("import", command.sung(), "--reciter", "me", "--range", "112:1-4", "--title", "again")
    #expect(outcome.output.contains("all labels are confirmed"))
    #expect(!outcome.output.contains("to check") && !outcome.output.contains("annotate review"))
    #expect(outcome.lines.last == "next: tilawa play 112:1-4 --reciter me")
  }

  // T-AC4
  @Test func `what is sure is confirmed if that is wished, and the rest is said to need a look`() throws {
    let outcome = try command.run(
      "import", command.sung(), "--reciter", "me", "--range", "112", "--auto-confirm", "--json")
    let confirmed = try #require(try alignment(outcome)["confirmed"] as? Int)
    #expect(try list().filter { $0.contains("\tconfirmed") }.count == confirmed)
    let again = try command.run("annotate", "align", "last", "--range", "112", "--auto-confirm")
    let left = try list().count { $0.contains("\tsuggested") }
    #expect(again.complaint.contains("nothing is confirmed, because no suggestion is certain enough") == (left > 0))
  }

  @Test func `a recording of something else is kept, and nothing is suggested`() throws {
    let path = try command.sung([11, 12, 13, 14])
    let outcome = try command.run("import", path, "--reciter", "me", "--range", "112", "--json")
    #expect(outcome.code == 0)
    #expect((try alignment(outcome)["error"] as? String)?.contains("like 112:1-4") == true)
    #expect(try list().isEmpty)
  }

  @Test func `nothing that is flagged is confirmed unheard`() throws {
    let path = try command.sung([1, 2, 14, 4])
    let outcome = try command.run("import", path, "--reciter", "me", "--range", "112", "--auto-confirm")
    #expect(outcome.code == 0)
    #expect(!(try list().contains { $0.contains("112:3") && $0.contains("\tconfirmed") }))
  }

  @Test func `every recording of a folder is looked through`() throws {
    try FileManager.default.createDirectory(atPath: "\(command.folder.path)/lessons", withIntermediateDirectories: true)
    for (name, numbers) in [("a", [1, 2, 3, 4]), ("b", [11, 12, 13, 14])] {
      try Sound.write(
        SungAyat(pace: 0.22).recording(numbers).sound, rate: SungAyat.rate, channels: 1,
        to: "\(command.folder.path)/lessons/\(name).wav")
    }
    let outcome = try command.run("import", "\(command.folder.path)/lessons", "--range", "112")
    #expect(outcome.code == 0)
    #expect(outcome.lines.filter { $0.contains(", 112:1-4, ") }.count == 1, "\(outcome.output)")
    #expect(outcome.lines.contains { $0.hasPrefix("2 recordings · 4 of 4 ayat of 112:1-4 · ") }, "\(outcome.output)")
  }

  // T-S5
  @Test func `a range belongs to all recordings together, and one command confirms what is sure in them`() throws {
    try FileManager.default.createDirectory(atPath: "\(command.folder.path)/notes", withIntermediateDirectories: true)
    for (name, numbers) in [("one", [11, 12, 13]), ("two", [14, 15])] {
      try Sound.write(
        SungAyat(pace: 0.22).recording(numbers).sound, rate: SungAyat.rate, channels: 1,
        to: "\(command.folder.path)/notes/\(name).wav")
    }
    let notes = "\(command.folder.path)/notes"
    let outcome = try command.run("import", notes, "--reciter", "me", "--range", "37:1-6", "--json")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let summary = try #require(try command.json(outcome)["summary"] as? [String: Any])
    #expect(summary["ranges"] as? [String] == ["37:1-6"])
    #expect(summary["found"] as? Int == 5)
    #expect(summary["missing"] as? [String] == ["37:6"])
    let sure = try #require(summary["sure"] as? Int)
    let confirmed = try command.run("annotate", "confirm", "last:2", "--all", "--json")
    #expect(confirmed.code == 0 && confirmed.lines.count == 2, "\(confirmed.complaint)")
    #expect(sure <= 5)
    #expect(try command.run("annotate", "confirm", "me", "--sure").code == 64)
    let lists = try command.run("annotate", "list", "37", "--json")
    #expect(lists.lines.count == 2, "\(lists.output)")
    #expect(try command.run("annotate", "confirm", "last:2", "1").code == 64)
    let none = try command.run("annotate", "confirm", "last:0", "--sure")
    #expect(none.code == 64 && none.complaint.contains("last:0: the number is from 1"), "\(none.complaint)")
    #expect(try command.run("annotate", "confirm", "last:0").complaint.contains("last:0: the number is from 1"))
    #expect(try command.run("annotate", "confirm", "last:2", "all", "--no").output.hasPrefix("5 segments are "))
  }

  @Test func `nobody has labels, so that the recordings without them are named with a command that works`() throws {
    _ = try command.run("import", command.sung(), "--reciter", "me", "--title", "lesson", "--no-hear")
    let silent = try command.run("queue", "112")
    let played = try command.run("play", "112", "--output", "null")
    #expect(played.code == 66, "\(silent.output)")
    let hint = try #require(played.complaint.split(separator: "not labelled: tilawa ").last)
    #expect(played.complaint.contains("“lesson” of me is not labelled"), "\(played.complaint)")
    let words = hint.split { $0 == " " || $0 == "\n" }.map(String.init)
    #expect(try command.run(words + ["--auto-confirm"]).code == 0)
    #expect(try command.run("annotate", "list", "last").lines.count == 4)
  }

  @Test func `hearing is left out where nobody wants it, and then nothing can be confirmed`() throws {
    #expect(try command.run("import", command.sung(), "--no-hear", "--auto-confirm").code == 64)
  }

  @Test func `a signal while it listens leaves the recording whole`() throws {
    let sound = (0..<40).flatMap { _ in SungAyat(pace: 0.22).recording([1, 2, 3, 4]).sound }
    let path = try command.sound(sound, "long")
    let home = command.home
    let outcome = try command.interrupt(["import", path, "--reciter", "me", "--range", "112"], by: SIGINT) { _ in
      home.files().contains { $0.hasPrefix("data/outlines/") }
    }
    #expect([0, 130].contains(outcome.code))
    #expect(try command.run("annotate", "list", "last").code == 0)
    #expect(try command.run("library", "check").code == 0)
  }
}
