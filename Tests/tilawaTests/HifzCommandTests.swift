import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

/// The real Quran, held by heart in parts.
@Suite struct HifzCommandTests {
  private let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private func json(_ words: String...) throws -> [String: Any] {
    let outcome = try command.run(["hifz"] + words + ["--json"])
    #expect(outcome.code == 0, "\(outcome.complaint)")
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  private func tasks(_ object: [String: Any]) throws -> [[String: Any]] {
    try #require(object["tasks"] as? [[String: Any]])
  }

  /// Material that was entered some days ago, by a file of another machine.
  private func enter(_ first: Int, _ past: Int, _ state: String, daysAgo: Int) throws {
    let time = Int(Date().timeIntervalSince1970) - daysAgo * 86_400
    let day = ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: Double(time))).prefix(10)
    let line =
      #"{"id":"\#(state)-\#(first)","at":\#(time),"utc_offset":0,"zone":"UTC","day":"\#(day)","kind":"add","#
      + #""first_word":\#(first),"past_word":\#(past),"value":"\#(state)"}"#
    let outcome = try command.run(["hifz", "import", "-"], input: line + "\n")
    #expect(outcome.output == "1 of 1 events are new\n", "\(outcome.complaint)")
  }

  // Q-HZ5
  @Test func `a new lesson is listed, judged, held and taken back`() throws {
    #expect(try command.run("hifz", "add", "67", "--new").code == 0)
    #expect(try command.run("hifz", "set", "--new", "lines:5").code == 0)
    let lesson = try #require(try tasks(try json()).first)
    #expect(lesson["round"] as? String == "sabaq")
    #expect(lesson["ranges"] as? [String] == ["67:1-3"])
    #expect(
      try command.run("hifz", "grade", "67:1-3", "good").output == "67:1-3: good, by yourself; 4 lines learned\n")
    let after = try json()
    #expect(after["done"] as? Int == 1)
    #expect(try tasks(after).count == 1)
    #expect(try command.run("hifz", "status").output == "hifz ✓\n")
    #expect(try command.run("hifz", "undo").code == 0)
    #expect(try json()["done"] as? Int == 0)
    #expect(try json()["words_held"] as? Int == 0)
  }

  // Q-HZ6
  @Test func `a surah is told when it is whole`() throws {
    _ = try command.run("hifz", "add", "112", "--new")
    #expect(try command.run("hifz", "grade", "112:1-2", "good").output.contains("whole") == false)
    #expect(try command.run("hifz", "grade", "112:3-4", "fair").output.hasSuffix("; surah 112 is whole\n"))
    _ = try command.run("hifz", "add", "juz:30")
    #expect(try command.run("hifz", "history").lines.last == "whole: surahs 78-114; juz 30")
    #expect(try json("history")["ajza"] as? [Int] == [30])
  }

  // Q-HZ5
  @Test func `old pages come in turn, with the teacher's word above one's own`() throws {
    try enter(0, 5000, "shaky", daysAgo: 20)
    let before = try tasks(try json())
    #expect(!before.isEmpty && before.allSatisfy { $0["round"] as? String == "manzil" })
    let page = try #require(before.first?["page"] as? Int)
    #expect(try command.run("hifz", "grade", "page:\(page)", "4").code == 0)
    let weak = try #require(try json("grade", "page:\(page)", "1", "--by", "teacher")["next"] as? String)
    let strong = try #require(try json("grade", "page:\(page)", "4", "--by", "teacher")["next"] as? String)
    #expect(weak < strong)
    let done = try tasks(try json()).filter { $0["done"] as? Bool == true }
    #expect(done.compactMap { $0["page"] as? Int } == [page])
  }

  // Q-HZ5
  @Test func `what is learned in Warsh is the same place in Hafs`() throws {
    #expect(try command.run("hifz", "set", "--riwayah", "warsh").code == 0)
    #expect(try command.run("hifz", "add", "2:1").code == 0)
    #expect(try command.run("hifz", "list").output.hasPrefix("held\t2:1\t"))
    #expect(try command.run("hifz", "set", "--riwayah", "none").code == 0)
    #expect(try command.run("hifz", "list").output.hasPrefix("held\t2:1-2\t"))
  }

  // Q-HZ7, Q-HZ8
  @Test func `three slips at a place make a drill, with what was said instead`() throws {
    #expect(try command.run("hifz", "add", "2:1-100").code == 0)
    #expect(try json("slip", "2:58:3", "--said", "7:161")["drill"] as? Bool == false)
    _ = try command.run("hifz", "slip", "2:58:4")
    #expect(try json("slip", "2:58:3")["drill"] as? Bool == true)
    #expect(try command.run("hifz", "list", "--slips").output.contains("said: 7:161"))
    let script = try command.run("hifz", "script", "--drill", "2:58:3").output
    #expect(script.contains("play: \"2:57 2:58\""))
  }

  // Q-HZ5
  @Test func `each script is one that the program runs`() throws {
    try enter(0, 3000, "solid", daysAgo: 28)
    _ = try command.run("hifz", "add", "2:282", "59", "--new")
    _ = try command.run("hifz", "set", "--new", "lines:5")
    let count = try tasks(try json()).count
    #expect(count > 1)
    for key in 1...min(count, 3) {
      let file = command.folder.path + "/step\(key).yaml"
      #expect(try command.run("hifz", "script", "\(key)", "-o", file).code == 0)
      #expect(try command.run("session", "check", file).output == "ok\n")
    }
    #expect(try command.run("hifz", "script", "zz").code == 64)
  }

  // Q-HZ4, Q-HZ5
  @Test func `days, map, plan and files show the same`() throws {
    try enter(0, 9000, "rusty", daysAgo: 40)
    #expect(try command.run("hifz", "grade", "page:1-3", "3").code == 0)
    #expect(try command.run("hifz", "history").lines.contains("1 day in a row"))
    let map = try command.run("hifz", "map").output
    #expect(map.contains("! late:"))
    let folder = command.folder.path
    for name in ["map.svg", "map.png"] {
      #expect(try command.run("hifz", "map", "-o", folder + "/" + name).code == 0)
    }
    for name in ["plan.svg", "plan.ics"] {
      #expect(try command.run("hifz", "plan", "--weeks", "2", "-o", folder + "/" + name).code == 0)
    }
    let calendar = try String(contentsOfFile: folder + "/plan.ics", encoding: .utf8)
    #expect(calendar.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n") && calendar.hasSuffix("END:VCALENDAR\r\n"))
    #expect(calendar.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    #expect(try command.run("hifz", "export", folder + "/a.csv").code == 0)
    let export = try command.run("hifz", "export").output
    #expect(try command.run(["hifz", "import", "-"], input: export).output == "0 of 2 events are new\n")
  }

  private static let wrong: [(words: String, code: Int32)] = [
    ("grade 67:1-3", 64), ("grade 67:1-3 5", 64), ("grade 67:1-3 good", 66), ("slip 2:5:1", 66), ("add", 64),
    ("add page:700", 64), ("remove 5:1-5", 66), ("begin 9", 64), ("begin", 66), ("set --new 5", 64),
    ("set --cycle 1", 64), ("set --exam 2020-01-01", 64), ("set --off mon,tue,wed,thu,fri,sat,sun", 64),
    ("plan --weeks 99", 64), ("plan -o x.txt", 64), ("import no-such-file", 66), ("history --days 0", 64),
  ]

  @Test(arguments: HifzCommandTests.wrong)
  func `wrong input is refused in one line`(words: String, code: Int32) throws {
    let outcome = try command.run(["hifz"] + words.split(separator: " ").map(String.init))
    #expect(outcome.code == code)
    #expect(outcome.complaints.count == 1)
    #expect(try command.run("hifz", "export").output.isEmpty)
  }

  // Q-HZ7
  @Test func `similar ayat among those that are held, first those that were confused`() throws {
    #expect(try command.run("similar", "2:58", "--mine").output.contains("7:161") == false)
    #expect(try command.run("similar").code == 64)
    _ = try command.run("hifz", "add", "surahs", "2", "7")
    #expect(try command.run("similar", "2:58", "--mine").output.contains("7:161"))
    _ = try command.run("hifz", "slip", "2:58:3", "--said", "7:161")
    let quiz = try command.run("hifz", "quiz", "--json", "--count", "5").output
    let questions = try #require(try JSONSerialization.jsonObject(with: Data(quiz.utf8)) as? [[String: Any]])
    #expect(questions.count == 5)
    #expect(Set([questions[0]["ref"], questions[0]["other"]].compactMap { $0 as? String }) == ["2:58", "7:161"])
    #expect(questions.allSatisfy { Set($0["choices"] as? [String] ?? []).count == 2 })
    #expect(try command.run("hifz", "quiz").code == 64)
    #expect(try command.run("similar", "--mine").lines.first == "2:58\t7:161\t75%\tconfused 1 time")
  }

  // MARK: - Exchange

  // Q-HZ5
  @Test func `a table goes out and comes in without loss, also by hand`() throws {
    _ = try command.run("hifz", "add", "2:1-100", "juz:30")
    _ = try command.run("hifz", "slip", "2:58:3", "--said", "7:161")
    _ = try command.run("hifz", "note", "2:58", "say, \"gate\" first")
    _ = try command.run("hifz", "set", "--new", "lines:5")
    let file = command.folder.path + "/a.csv"
    #expect(try command.run("hifz", "export", file).code == 0)
    #expect(try command.run("hifz", "import", file).output == "0 of 5 events are new\n")
    let other = try CommandFixture()
    #expect(try other.run("hifz", "import", file).output == "5 of 5 events are new\n")
    #expect(try other.run("hifz", "export").output == (try command.run("hifz", "export").output))
    let own = "kind;ranges;value;day\ngrade;112;3;2026-01-05\ngrade;2:1-300;3;\nslip;2:5:1;;\nsong;112;;\n"
    let outcome = try other.run(["hifz", "import", "-"], input: own)
    #expect(outcome.output == "2 of 2 events are new\n")
    #expect(outcome.complaints.count == 3)
    #expect(try other.run(["hifz", "import", "-"], input: own).output == "0 of 2 events are new\n")
    #expect(try other.run(["hifz", "import", "-"], input: "a,b\n1,2\n").code == 65)
  }

  @Test func `each line that is left out is told with its number and its reason, and the others are taken`() throws {
    let table = """
      kind;ranges;value;day;by
      add;juz:1;;;
      grade;page:5;good;11/03/2024;teacher
      grade;page:6;5;2024-03-12;me
      grade;2:300;good;;
      grade;2:1;good;;Ahmad
      song;112;;;

      """
    let outcome = try command.run(["hifz", "import", "-"], input: table)
    #expect(outcome.output == "1 of 1 events are new\n")
    #expect(outcome.code == 65)
    #expect(
      outcome.complaints == [
        "tilawa: standard input: line 3: 11/03/2024: write 2024-03-11",
        "tilawa: standard input: line 4: “5” is no grade: write 1 to 4, or weak, fair, good, excellent",
        "tilawa: standard input: line 5: 2:300: surah 2 has 286 ayat; did you mean 2:286?",
        "tilawa: standard input: line 6: “Ahmad” is nobody who judges: in `by` write self, teacher or program",
        "tilawa: standard input: line 7: “song” is no kind: write add, remove, grade, slip, note or set",
        "tilawa: 5 skipped; the others are imported",
      ])
    let units = Array("kind\tranges\tvalue\ngrade\t112\t3\n".utf16)
    let spreadsheet: [UInt8] =
      [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let file = command.folder.file("sheet.csv")
    try Data(spreadsheet).write(to: URL(filePath: file))
    #expect(try command.run("hifz", "import", file).output == "1 of 1 events are new\n")
    try Data(Array("kind,ranges,value\nnote,112,caf".utf8) + [0xE9]).write(to: URL(filePath: file))
    #expect(try command.run("hifz", "import", file).complaint.contains("not text in UTF-8 or UTF-16"))
    let lines = try command.run("hifz", "export").output + "\nnot json\n"
    let again = try command.run(["hifz", "import", "-", "--json"], input: lines)
    #expect(again.code == 65)
    #expect(again.output.contains(#""faults":[{"line":4,"message":"a line that is no event"}]"#))
  }

  // Q-HZ5
  @Test func `a teacher's grades come back and overrule, once`() throws {
    try enter(0, 3000, "shaky", daysAgo: 20)
    let folder = command.folder.path + "/teacher"
    #expect(try command.run("hifz", "share", folder).code == 0)
    #expect(try command.run("hifz", "take", folder).complaint.contains("no grade is entered yet"))
    let form = folder + "/hifz-grades.csv"
    let rows = try String(contentsOfFile: form, encoding: .utf8).components(separatedBy: "\r\n")
    let fields = rows[1].components(separatedBy: ",")
    let page = try #require(Int(fields[4]))
    _ = try command.run("hifz", "grade", "page:\(page)", "excellent")
    let filled = [
      rows[0], "\(fields[0]),\(fields[1]),1,,\(page),", "2099-01-01,2:142-145,2,,22,", ",999:1,3,,,", ",1,9,,,",
    ]
    try filled.joined(separator: "\r\n").write(toFile: form, atomically: true, encoding: .utf8)
    let outcome = try command.run("hifz", "take", folder)
    #expect(outcome.output == "2 of 2 events are new\n")
    // A line for each row that is left out, and one for all.
    #expect(outcome.complaints.count == 3, "\(outcome.complaint)")
    #expect(try command.run("hifz", "take", folder).output == "0 of 2 events are new\n")
    let list = try command.run("hifz", "list", "--pages", "--json").output
    let pages = try #require(try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]])
    #expect(pages.first { $0["page"] as? Int == page }?["weak"] as? Int == 1)
    // The teacher's entries stay when the folder is brought up to date.
    #expect(try command.run("hifz", "share", folder).code == 0)
    #expect(try String(contentsOfFile: form, encoding: .utf8).contains("\(fields[1]),1,,\(page),"))
    #expect(!FileManager.default.fileExists(atPath: folder + "/hifz.jsonl"))
  }

  // Q-HZ5
  @Test func `the sheet is escaped, without scripts, with the words of slips marked`() throws {
    _ = try command.run("hifz", "add", "67:1-5")
    _ = try command.run("hifz", "slip", "67:2:3")
    _ = try command.run("hifz", "note", "67:2", "<script>alert(1)</script> & more")
    let file = command.folder.path + "/s.html"
    #expect(try command.run("hifz", "sheet", "-o", file).code == 0)
    let page = try String(contentsOfFile: file, encoding: .utf8)
    #expect(!page.contains("<script") && page.contains("&lt;script&gt;"))
    #expect(page.contains("dir=\"rtl\"") && page.components(separatedBy: "<mark>").count == 2)
    #expect(page.contains("script-src") == false && page.contains("default-src 'none'"))
    #expect(try command.run("hifz", "sheet", "-o", "-", "--json").code == 64)
    #expect(try command.run("hifz", "sheet", "-o", file, "--days", "0").code == 64)
  }

  // Q-HZ5
  @Test func `a deck without sound says so and is whole`() throws {
    let file = command.folder.path + "/d.apkg"
    #expect(try command.run("hifz", "deck", "-o", file).code == 66)
    _ = try command.run("hifz", "add", "112")
    let outcome = try command.run("hifz", "deck", "-o", file)
    #expect(outcome.output.hasSuffix("4 cards, 0 with sound\n"))
    #expect(outcome.complaint.contains("no sound is in the deck"))
    #expect(try Data(contentsOf: URL(filePath: file)).starts(with: [0x50, 0x4B, 3, 4]))
    #expect(try command.run("hifz", "deck", "-o", "d.zip").code == 64)
  }

  // Q-HZ5
  @Test func `the ledger travels with the library`() throws {
    _ = try command.run("hifz", "add", "112")
    let folder = command.folder.path + "/library"
    #expect(try command.run("library", "export", folder).output == "1 event of hifz\n")
    let other = try CommandFixture()
    #expect(try other.run("import", folder).output == "1 event of hifz\n")
    #expect(try other.run("hifz", "list").output == (try command.run("hifz", "list").output))
  }

  // MARK: - Seen

  // Q-HZ7
  @Test func `a note is kept, listed and removed`() throws {
    #expect(try command.run("hifz", "note", "2:58", "the gate", "first").output == "2:58: the gate first\n")
    #expect(try command.run("hifz", "note").lines == ["2:58\tpage 9\tthe gate first"])
    #expect(try command.run("hifz", "note", "2:58", "--remove").code == 0)
    #expect(try command.run("hifz", "note").output.isEmpty)
    for wrong in [["2:58"], ["2:58", "--remove"], ["2:58", "3:1", "--remove"], ["2:58", "a\u{1B}b"]] {
      #expect([64, 66].contains(try command.run(["hifz", "note"] + wrong).code))
    }
  }

  // Q-HZ4
  @Test func `surahs and months tell how it went`() throws {
    _ = try command.run("hifz", "add", "112")
    _ = try command.run("hifz", "grade", "112", "good", "--by", "teacher", "--date", "yesterday")
    _ = try command.run("hifz", "grade", "112", "excellent", "--by", "teacher")
    #expect(try command.run("hifz", "history", "--surahs").output.hasPrefix("112\tAl-Ikhlas\t2 in a row\t"))
    let months = try command.run("hifz", "history", "--months", "--json").output
    let list = try #require(try JSONSerialization.jsonObject(with: Data(months.utf8)) as? [[String: Any]])
    #expect(list.reduce(0) { $0 + ($1["hearings"] as? Int ?? 0) } == 2)
    #expect(list.allSatisfy { $0["known"] as? Double == 1 })
    let picture = command.folder.path + "/m.svg"
    #expect(try command.run("hifz", "history", "--months", "-o", picture).code == 0)
    #expect(try String(contentsOfFile: picture, encoding: .utf8).contains("known without help"))
    #expect(try command.run("hifz", "history", "-o", picture).code == 64)
    #expect(try command.run("hifz", "history", "--months", "--all").code == 64)
  }

  // Q-HZ5
  @Test func `a reminder is told of, and without hearings nothing is fitted`() throws {
    #expect(try command.run("hifz", "remind").output == "no reminder of today's list of hifz\n")
    #expect(try command.run("hifz", "remind", "at", "25:00").code == 64)
    #expect(try json("notify")["shown"] as? Bool == false)
    #expect(try json("fit")["verdict"] as? String == "too_few")
    #expect(try command.run("hifz", "fit", "--try", "--reset").code == 64)
  }
}
