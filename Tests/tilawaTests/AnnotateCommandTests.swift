import Foundation
import Testing
@testable import AppBase
import TilawaConsole
import TilawaTestSupport

/// A recording of 30 seconds at 8,000 frames a second, with four labels.
@Suite struct AnnotateCommandTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    let sound = try command.tones(["lesson"], in: "sound", frames: 30 * CommandFixture.rate) + "/lesson.wav"
    let labels = try command.folder.write("0\t5\t112:1\n5\t9\t112:2\n9\t13\t112:3\n13\t18\tspeech\n", to: "labels.txt")
    _ = try command.run("import", sound, "--labels", labels, "--reciter", "Teacher")
  }

  private func annotate(_ arguments: String...) throws -> CommandFixture.Outcome {
    try command.run(["annotate"] + arguments)
  }

  /// Number, start, length, label and so on, by tabs.
  private func list() throws -> [String] { try annotate("list", "last").lines.map { $0.replacing("\t", with: " ") } }

  private let lesson = [
    "1 0:00.000 0:05.000 112:1 confirmed ", "2 0:05.000 0:04.000 112:2 confirmed ",
    "3 0:09.000 0:04.000 112:3 confirmed ",
    "4 0:13.000 0:05.000 speech confirmed ",
  ]

  @Test func `list says what is marked`() throws { #expect(try list() == lesson) }

  @Test func `list in JSON has frames, seconds and how much can be undone`() throws {
    let outcome = try annotate("list", "last", "--json")
    #expect(outcome.code == 0)
    #expect(
      outcome.output.contains(
        #""start":5.000000,"end":9.000000,"start_frame":40000,"startFrame":40000,"end_frame":72000,"#
          + #""endFrame":72000,"label":"112:2""#))
    #expect(outcome.output.hasSuffix("\"undo\":1,\"redo\":0}\n"))
  }

  // T-F3.8
  @Test func `a segment with a join is added, and its join moved`() throws {
    #expect(try annotate("add", "last", "0:20", "28.5", "8:75", "@23.5", "9:1").code == 0)
    #expect(try list().last == "5 0:20.000 0:08.500 8:75 @0:23.500 9:1 confirmed ")
    #expect(try annotate("move", "last", "5", "--join", "+50ms").code == 0)
    #expect(try list().last == "5 0:20.000 0:08.500 8:75 @0:23.550 9:1 confirmed ")
  }

  // T-AC5
  @Test func `what stands before and after a join is played for its ayah`() throws {
    _ = try annotate("add", "last", "20", "28", "8:75 @23 9:1")
    for (range, from, to) in [("8:75", "20.000000", "23.000000"), ("9:1", "23.000000", "28.000000")] {
      let outcome = try command.run("play", range, "--output", "null", "--json", "--no-save")
      #expect(outcome.output.contains("\"from\":\(from),\"to\":\(to)"), "\(outcome)")
    }
  }

  // T-F3.5
  @Test func `an edge moves alone, or together with what touches it`() throws {
    _ = try annotate("move", "last", "2", "--end", "-50ms")
    #expect(try list()[1...2] == ["2 0:05.000 0:03.950 112:2 confirmed ", lesson[2]])
    _ = try annotate("move", "last", "1", "--end", "5.1", "--together")
    #expect(try list()[0...1] == ["1 0:00.000 0:05.100 112:1 confirmed ", "2 0:05.100 0:03.850 112:2 confirmed "])
    _ = try annotate("move", "last", "4", "--start", "104001f")
    #expect(try annotate("list", "last", "--json").output.contains(#""start_frame":104001"#))
  }

  // T-F3.7
  @Test func `the next ayah is assigned by that word, and any other by its label`() throws {
    #expect(try annotate("assign", "last", "4", "next").lines == ["112:4 assigned · 4: 112:4 0:13.000–0:18.000"])
    _ = try annotate("assign", "last", "4", "2:282:1-40")
    #expect(try list()[3].contains("2:282:1-40"))
  }

  @Test func `labels are read in another counting where that is said`() throws {
    _ = try annotate("assign", "last", "4", "2:1", "--counting", "madani-later")
    #expect(try list()[3].contains(" 2:1-2 "))
  }

  // T-AC4
  @Test func `a suggestion is not played until it is confirmed`() throws {
    _ = try annotate("add", "last", "20", "22", "112:4", "--suggested")
    #expect(try command.run("queue", "112:4", "--json").output.contains(#""why":"unconfirmed""#))
    #expect(try annotate("confirm", "last", "all").code == 0)
    #expect(try command.run("queue", "112:4", "--json").output.contains(#""from":20.000000"#))
    #expect(try annotate("confirm", "last", "5", "--no").code == 0)
    #expect(try list()[4] == "5 0:20.000 0:02.000 112:4 suggested ")
  }

  // T-S2
  @Test func `what is not confirmed is refused with the command that confirms it`() throws {
    #expect(try annotate("confirm", "last", "all", "--no").code == 0)
    let outcome = try command.run("play", "112:1", "--reciter", "teacher", "--output", "null")
    #expect(outcome.code == 66)
    #expect(outcome.complaint.contains("unconfirmed); to confirm the labels: tilawa annotate review "))
  }

  // T-S2
  @Test(arguments: [[], ["--reciter", "teacher"]])
  func `a recording whose sound is gone is named with its file`(options: [String]) throws {
    for file in command.home.files() where file.contains("recordings/") {
      try FileManager.default.removeItem(atPath: "\(command.home.path)/\(file)")
    }
    let outcome = try command.run(["play", "112:1", "--output", "null"] + options)
    #expect(outcome.code == 66 && outcome.complaint.contains("is gone: "))
    #expect(outcome.complaint.contains("put the file back, or import it again"))
  }

  @Test(arguments: ["l.html", "l.htm", "l.docx"]) func `labels are not written to a file of another kind`(name: String)
    throws
  {
    let path = "\(command.folder.path)/\(name)"
    let outcome = try annotate("export", "last", "-o", path)
    #expect(outcome.code == 64)
    #expect(outcome.complaint.contains("FILE.TextGrid, FILE.eaf, FILE.csv or FILE.json"))
    #expect(outcome.complaint.contains("a page for a browser: tilawa library export last --html "))
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try annotate("export", "last", "--format", "csv", "-o", path).code == 0)
  }

  @Test func `a recording is found by the name of its file, and else the titles are named`() throws {
    let sound = "\(command.folder.path)/evening lesson.wav"
    _ = try Sound.write(.wav, to: sound, frames: 24_000, rate: 8000)
    #expect(try command.run("import", sound, "--reciter", "Teacher", "--no-hear", "--title", "Surat An-Naba").code == 0)
    #expect(try annotate("list", "evening lesson").code == 0)
    #expect(try annotate("list", "evening lesson.wav").code == 0)
    #expect(try annotate("list", "evening").code == 0)
    let outcome = try annotate("list", "tomorrow")
    #expect(outcome.code == 66)
    #expect(outcome.complaint.contains("there is none; the latest: "))
    #expect(outcome.complaint.contains("Surat An-Naba ("))
  }

  @Test func `the queue names the recording and its day`() throws {
    let folder = try command.folder.write("9\t10\t112:4\n", to: "dated.txt")
    let sound = "\(command.folder.path)/sound/lesson.wav"
    let dated = ["--date", "2024-03-01", "--title", "Monday"]
    #expect(try command.run(["import", sound, "--labels", folder, "--reciter", "Teacher"] + dated).code == 0)
    let line = try #require(try command.run("queue", "112:4").lines.last)
    #expect(line.hasPrefix("112:4\tteacher (personal)\tMonday, 2024-03-01 [9.000000–10.000000 s]\t"))
    let answer = try command.run("queue", "112:4", "--json").output
    #expect(answer.contains(#""to":10.000000,"recording":{"id":""#))
    #expect(answer.contains(#","title":"Monday","date":"2024-03-01"}}]"#))
  }

  // T-AC3
  @Test func `of several takes the preferred one is played`() throws {
    _ = try annotate("add", "last", "20", "22", "112:1")
    #expect(try list()[0].hasSuffix("take 1 of 2") && list()[4].hasSuffix("take 2 of 2"))
    _ = try annotate("prefer", "last", "1")
    #expect(try list()[0].hasSuffix("take 1 of 2, preferred"))
    #expect(try command.run("queue", "112:1", "--json").output.contains(#""from":0.000000,"to":5.000000"#))
    _ = try annotate("prefer", "last", "5")
    // Both may have been chosen in the same second: then the newer one counts.
    #expect(try command.run("queue", "112:1", "--json").output.contains(#""from":20.000000"#))
  }

  @Test func `split, merge and delete`() throws {
    _ = try annotate("split", "last", "2", "7")
    #expect(try list()[1...2] == ["2 0:05.000 0:02.000 112:2 confirmed ", "3 0:07.000 0:02.000 ? confirmed "])
    _ = try annotate("merge", "last", "2", "3")
    #expect(try list() == lesson)
    _ = try annotate("merge", "last", "1", "2", "3")
    #expect(try list()[0] == "1 0:00.000 0:13.000 112:1 @0:05.000 112:2 @0:09.000 112:3 confirmed ")
    _ = try annotate("delete", "last", "1", "2")
    #expect(try list() == [])
  }

  // T-F3.13
  @Test func `everything is taken back and made again, step by step`() throws {
    _ = try annotate("delete", "last", "all")
    _ = try annotate("add", "last", "0", "1", "istiadha")
    #expect(try annotate("undo", "last").lines.first?.hasPrefix("undone: add istiadha") == true)
    _ = try annotate("undo", "last")
    #expect(try list() == lesson)
    _ = try annotate("redo", "last")
    #expect(try list() == [])
    for _ in 0..<2 { _ = try annotate("undo", "last") }
    let nothing = try annotate("undo", "last")
    #expect(nothing.code == 64 && nothing.complaints == ["tilawa: there is nothing to undo"])
  }

  @Test func `a change in JSON names the segments that it changed and those that are gone`() throws {
    let outcome = try annotate("merge", "last", "1", "2", "--json")
    #expect(outcome.output.contains(#""done":"merge 2 segments""#))
    #expect(outcome.output.contains(#""removed":[""#) && outcome.output.contains(#""number":1"#))
  }

  @Test(arguments: [
    (["add", "last", "5", "xx", "2:255"], 64, "not a time"),
    (["add", "last", "5", "4", "2:255"], 64, "ends after it starts"),
    (["add", "last", "5", "40", "2:255"], 64, "leaves the recording"),
    (["add", "last", "1", "2", "2:300"], 64, "286 ayat"),
    (["delete", "last", "9"], 64, "there are 4 segments"), (["list", "nobody"], 66, "there is none"),
    (["confirm", "last", "all"], 64, "nothing to confirm"), (["move", "last", "1"], 64, "--start"),
    (["move", "last", "1", "--join", "2"], 64, "no such join"), (["import", "last", "/absent"], 66, "no such file"),
    (["review", "last", "--output", "nowhere"], 64, "unknown kind"), (["merge", "last", "1", "3"], 64, "touch"),
    (["lint"], 64, "--all"),
  ])
  func `what cannot be done is one line and an exit code`(arguments: [String], code: Int32, word: String) throws {
    let outcome = try command.run(["annotate"] + arguments)
    #expect(outcome.code == code)
    #expect(outcome.complaints.count == 1 && outcome.complaint.contains(word), "\(outcome.complaint)")
    #expect(try list() == lesson)
  }

  // MARK: - Interchange

  @Test(arguments: ["txt", "TextGrid", "eaf", "csv", "json"])
  func `what is exported comes back as nothing new`(ending: String) throws {
    _ = try annotate("add", "last", "20", "28.3333", "8:75 @23.00012 9:1", "--suggested")
    let file = "\(command.folder.path)/exported.\(ending)"
    #expect(try annotate("export", "last", "-o", file).code == 0)
    let before = try annotate("list", "last", "--json").output
    #expect(try annotate("import", "last", file).lines == ["nothing to change"])
    #expect(try annotate("list", "last", "--json").output == before)
    _ = try annotate("delete", "last", "all")
    #expect(try annotate("import", "last", file).code == 0)
    let columns = try list().map { $0.split(separator: " ").prefix(4) }
    #expect(columns.count == 5 && columns[4] == ["5", "0:20.000", "0:08.333", "8:75"])
  }

  @Test func `labels can be taken over as suggestions, beside what there is`() throws {
    let file = try command.folder.write("20\t21\t112:4\n", to: "more.txt")
    #expect(try annotate("import", "last", file, "--as", "suggested", "--add").code == 0)
    #expect(try list() == lesson + ["5 0:20.000 0:01.000 112:4 suggested "])
  }

  // MARK: - Lint

  @Test func `lint is silent and 0 where nothing is wrong, else 65`() throws {
    #expect(try annotate("lint", "last").code == 0)
    _ = try annotate("add", "last", "17", "20", "112:4")
    let outcome = try annotate("lint", "--all")
    #expect(outcome.code == 65 && outcome.complaint == "")
    #expect(outcome.lines == ["4, 5\t0:13.000\toverlap\toverlap by 1.000 s"])
    #expect(try annotate("lint", "last", "--json").output.contains(#""kind":"overlap","segments":[4,5]"#))
  }

  // MARK: - Review

  private func review(_ keys: String, _ arguments: String...) throws -> CommandFixture.Outcome {
    try command.run(["annotate", "review", "last", "--output", "null"] + arguments, input: keys)
  }

  @Test func `review asks for each segment in turn, and does at once what is said`() throws {
    _ = try annotate("confirm", "last", "1", "2", "--no")
    let outcome = try review("y s\nn")
    #expect(outcome.code == 0)
    #expect(outcome.lines.map { $0.split(separator: "\t")[0] } == ["1", "2", "3", "4", "1 confirmed, 1 unconfirmed"])
    #expect(outcome.complaint.contains("2 suggested labels are left: tilawa annotate review "))
    #expect(try list().map { $0.contains("confirmed") } == [true, false, false, true])
    _ = try annotate("undo", "last")
    #expect(try list()[2].contains("confirmed"))
  }

  @Test func `an edge is moved by 50 ms with what touches it, and heard again`() throws {
    let outcome = try review("f]]}yq", "--from", "2", "--json")
    #expect(outcome.code == 0)
    #expect(outcome.output.components(separatedBy: #""answer":"moved""#).count == 4)
    #expect(
      try list()[0...2] == [
        "1 0:00.000 0:05.100 112:1 confirmed ", "2 0:05.100 0:03.950 112:2 confirmed ",
        "3 0:09.050 0:03.950 112:3 confirmed ",
      ])
  }

  @Test func `a move that cannot be is told and leaves all as it is`() throws {
    let outcome = try review("f[q")
    #expect(outcome.code == 0 && outcome.complaints.count == 1)
    #expect(try list() == lesson)
  }

  @Test func `review of suggestions alone, where there are none, says so`() throws {
    let outcome = try review("y", "--suggested")
    #expect(outcome.code == 64 && outcome.complaint.contains("nothing to review"))
  }

  @Test func `what review plays is the first and the last second, with a pause between`() throws {
    let file = "\(command.folder.path)/review.wav"
    let outcome = try command.run(
      ["annotate", "review", "last", "--output", "wav:\(file)", "--from", "4"], input: "s")
    #expect(outcome.code == 0)
    let info = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
    #expect((36_000...36_100).contains(info), "\(info)")
  }
}
