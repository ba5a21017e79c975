import Foundation
import Testing
@testable import AppBase
import TilawaCore
import TilawaStore
import TilawaTestSupport

/// The real Quran, read by hand.
@Suite struct KhatmCommandTests {
  private let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private func json(_ words: String...) throws -> [String: Any] {
    let outcome = try command.run(["khatm"] + words + ["--json"])
    #expect(outcome.code == 0, "\(outcome.complaint)")
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  // K-1, K-2
  @Test func `pages, ayat and ajza are noted by hand, and add up`() throws {
    #expect(try command.run("khatm", "read", "page:1-2").output == "read: 1:1-2:5; 2 pages of 604 in khatm\n")
    var status = try json()
    #expect(status["pages"] as? Int == 2)
    #expect(status["verses"] as? Int == 12)
    #expect(status["next_page"] as? Int == 3)
    _ = try command.run("khatm", "read", "2:6-10", "juz:30")
    status = try json()
    #expect(status["pages"] as? Int == 2 + 23)
    #expect(status["ajza"] as? Int == 1)
    #expect(status["verses_read"] as? Int == 12 + 5 + 564)
    #expect((status["juz"] as? [Double])?.last == 100)
    // The rest of page 3.
    _ = try command.run("khatm", "read", "2:11-16")
    #expect(try json()["pages"] as? Int == 26)
  }

  // K-1
  @Test func `bare numbers are surahs, and the answer says how many and how to take it back`() throws {
    let outcome = try command.run("khatm", "read", "1-20")
    #expect(outcome.output == "read: 1:1-20:135; 321 pages of 604 in khatm\n")
    #expect(
      outcome.complaints == [
        "tilawa: 1-20 stands for surahs: 20 surahs on 321 pages; for pages: page:1-20; "
          + "to take it back: tilawa khatm undo"
      ])
    #expect(try command.run("khatm", "undo").code == 0)
    #expect(try command.run("khatm", "read", "page:1-20").complaints.isEmpty)
    #expect(try command.run("khatm", "read", "yasin", "5").complaints.isEmpty)
  }

  // D4
  @Test func `ajza are those of the riwayah that is settled`() throws {
    // Where in surah 3 juz 4 begins is not the same: what is the whole of one of the two is not that of the other.
    for (riwayah, juz, ajza) in [("warsh", "juz:4", 1), ("warsh", "juz:3", 1), ("hafs", "juz:3", 0)] {
      let command = try CommandFixture()
      #expect(try command.run("config", "set", "riwayah", riwayah).code == 0)
      #expect(try command.run("khatm", "read", juz, "--riwayah", "warsh").code == 0)
      let status = try command.run("khatm", "--json").output
      let found = try #require(try JSONSerialization.jsonObject(with: Data(status.utf8)) as? [String: Any])
      #expect(found["ajza"] as? Int == ajza, "\(riwayah)")
    }
  }

  // C12
  @Test func `a day to come is said to be one, and no year is offered`() throws {
    let outcome = try command.run("khatm", "read", "page:1", "--on", "tomorrow")
    #expect(outcome.code == 64)
    #expect(outcome.complaint.hasSuffix(" is yet to come\n"))
    let wrong = try command.run("khatm", "read", "page:1", "--on", "2026")
    #expect(wrong.code == 64)
    #expect(wrong.complaint.contains("'2026-11-21', 'today' or 'yesterday'"))
  }

  // K-5
  @Test func `the whole Quran is a khatm, and the next begins`() throws {
    let outcome = try command.run("khatm", "read", "1-114")
    #expect(outcome.output.contains("for the first time"))
    let status = try json()
    #expect(status["completed"] as? Int == 1)
    #expect(status["pages"] as? Int == 0)
    #expect(status["cycle"] as? Int == 2)
    #expect(try command.run("khatm", "history").lines.first?.hasPrefix("khatm\t1\t") == true)
    _ = try command.run("khatm", "undo")
    #expect(try json()["completed"] as? Int == 0)
    _ = try command.run("khatm", "redo")
    #expect(try json()["completed"] as? Int == 1)
  }

  // K-3, K-4
  @Test func `a goal has a bar, says what remains, and is met`() throws {
    #expect(try command.run("khatm", "goal").output == "there is no goal\n")
    _ = try command.run("khatm", "goal", "pages:2")
    _ = try command.run("khatm", "read", "page:1")
    #expect(try json()["remains"] as? String == "pages:1")
    let status = try command.run("khatm").output
    #expect(status.contains("1 of 2 pages today; 1 page remains"))
    #expect(try command.run("khatm", "read", "page:2").output.contains("today's goal is met ✓"))
    _ = try command.run("khatm", "read", "page:3-4", "--on", "yesterday")
    #expect(try command.run("khatm", "streak").output.hasPrefix("2 days in a row"))
    #expect(try command.run("khatm", "goal", "off").output == "there is no goal\n")
  }

  @Test func `without colours signs say what a day was`() throws {
    _ = try command.run("khatm", "goal", "pages:1")
    _ = try command.run("khatm", "read", "page:1")
    let lines = try command.run("khatm").lines
    #expect(lines.contains { $0.contains("✓ met 1 of 1 page") })
    #expect(lines.contains { $0.hasPrefix("Juz") && $0.contains(" 1 ▁") })
    #expect(!lines.joined().contains("\u{1B}"))
  }

  @Test func `several khatmat are listed, chosen, closed, removed and restored`() throws {
    _ = try command.run("khatm", "read", "page:1")
    #expect(try command.run("khatm", "new", "family", "--from", "page:50").code == 0)
    _ = try command.run("khatm", "read", "page:50")
    #expect(try json()["next_page"] as? Int == 51)
    #expect(
      try command.run("khatm", "list").lines.map { String($0.prefix { $0 != "o" }) } == [
        "*\tfamily\t1 ", "\tkhatm\t1 ",
      ])
    _ = try command.run("khatm", "switch", "khatm")
    #expect(try json()["khatm"] as? String == "khatm")
    _ = try command.run("khatm", "close", "khatm")
    #expect(try command.run("khatm", "read", "page:2", "--khatm", "khatm").code == 64)
    _ = try command.run("khatm", "remove", "family")
    #expect(try command.run("khatm", "list", "--removed").output.contains("family"))
    _ = try command.run("khatm", "restore", "family")
    #expect(try json("--khatm", "family")["pages"] as? Int == 1)
  }

  private var today: CalendarDay { ZonedTime(seconds: Int(Date().timeIntervalSince1970), offset: 0, zone: "").day }

  @Test func `a plan says how many pages a day it takes`() throws {
    let plan = try command.run("khatm", "plan", "--by", "1 Ramadan 1520")
    #expect(plan.lines.first?.contains("calculated, within two days") == true)
    let json = try json("plan", "--by", "\(today.advanced(by: 301))")
    #expect([302, 301, 303].contains(json["days"] as? Int))
    #expect([2, 3].contains(json["pages_a_day"] as? Int))
    #expect(try command.run("khatm", "plan", "--by", "2020-01-01").code == 64)
    let bare = try command.run("khatm", "plan", "2030-01-25")
    #expect(bare.code == 64)
    #expect(bare.complaint.contains("write the date after --by: tilawa khatm plan --by 2030-01-25"))
  }

  @Test func `a plan says how to keep to it`() throws {
    let day = "\(today.advanced(by: 310))"
    let plan = try command.run("khatm", "plan", "--by", day)
    #expect(plan.lines.last == "the plan is not kept; to make it your daily goal: tilawa khatm goal pages:2")
    #expect(try command.run("khatm", "goal", "pages:2").code == 0)
    let again = try command.run("khatm", "plan", "--by", day)
    #expect(again.lines.last == "the plan is not kept; your daily goal is as much")
    let soon = try command.run("khatm", "plan", "--by", "\(today.advanced(by: 1))")
    #expect(soon.lines.last == "the plan is not kept; a daily goal has 20 pages at most")
  }

  @Test(arguments: [
    ("10", "pages:10"), ("pages 10", "pages:10"), ("20 verses", "verses:20"), ("Pages=3", "pages:3"), ("900", nil),
    ("x", nil),
  ])
  func `a goal without its unit is answered with the nearest one`(typed: String, meant: String?) throws {
    let outcome = try command.run(["khatm", "goal", typed])
    #expect(outcome.code == 64)
    #expect(outcome.complaint.contains("did you mean") == (meant != nil))
    if let meant { #expect(outcome.complaint.hasSuffix("not “\(typed)”; did you mean \(meant)?\n")) }
  }

  @Test func `without a goal a day is read and no goal is met`() throws {
    _ = try command.run("khatm", "read", "page:1")
    let lines = try command.run("khatm").lines
    #expect(lines.contains { $0.contains("✓ read 1 page") } && !lines.contains { $0.contains("✓ met") })
  }

  // D7
  @Test(arguments: [
    ("30 Ramadan 1448", "there is no 30 Ramadan 1448: the month has 29 days"), ("1 Ramadan 14480", "14480 is no year"),
    ("1 Ramadan 0", "0 is no year"), ("someday", "“someday” is not a day"),
  ])
  func `a day that there is not is refused by its reason`(day: String, words: String) throws {
    let outcome = try command.run("khatm", "plan", "--by", day)
    #expect(outcome.code == 64 && outcome.output == "" && outcome.complaints.count == 1)
    #expect(outcome.complaint.contains(words))
  }

  // K-7
  @Test func `it is also a picture`() throws {
    _ = try command.run("khatm", "read", "juz:1")
    let path = "\(command.folder.path)/k.svg"
    #expect(try command.run("khatm", "-o", path).code == 0)
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    #expect(svg.contains("<title>juz 1: 100%</title>"))
    #expect(svg.contains("21 of 604"))
    #expect(try command.run("khatm", "-o", "/nowhere/k.svg").code == 73)
  }

  // K-8
  @Test func `progress goes to another machine and back`() throws {
    _ = try command.run("khatm", "read", "page:1-20")
    let path = "\(command.folder.path)/k.json"
    _ = try command.run("khatm", "export", path)
    let other = try CommandFixture()
    #expect(try other.run("khatm", "import", path).output == "1 of 1 entries are new, and 1 khatm\n")
    #expect(try other.run("khatm", "import", path).output == "0 of 1 entries are new\n")
    #expect(try other.run("khatm", "export").output == String(contentsOfFile: path, encoding: .utf8))
    #expect(try command.run("khatm", "import", "/nowhere").code == 66)
    #expect(try command.run("khatm", "import", "-", input: "x").code == 65)
  }

  @Test func `a new user is told how to begin, and nothing is made`() throws {
    let outcome = try command.run("khatm")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("tilawa khatm goal pages:5"))
    #expect(!command.home.files().contains("data/library.sqlite"))
  }

  // K-2
  @Test func `who watches sees what another process notes`() throws {
    _ = try command.run("khatm", "read", "page:1")
    let process = try command.launch(["khatm", "--watch", "--json"], capturing: "watch")
    defer { kill(process.processIdentifier, SIGTERM) }
    func shown() -> [String] {
      let text = (try? String(contentsOfFile: "\(command.folder.path)/watch-output", encoding: .utf8)) ?? ""
      return text.split(separator: "\n").map(String.init)
    }
    #expect(Poll.until { !shown().isEmpty })
    _ = try command.run("khatm", "read", "page:2")
    #expect(Poll.until { shown().count > 1 })
    #expect(shown().last?.contains(#""pages":2,"#) == true)
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
  }

  @Test(arguments: [
    ["khatm", "read"], ["khatm", "read", "page:605"], ["khatm", "read", "page:1", "--on", "2026-02-30"],
    ["khatm", "read", "page:1", "--on", "2200-01-01"], ["khatm", "goal", "pages:21"], ["khatm", "goal", "5"],
    ["khatm", "new", ""], ["khatm", "new", "x", "--from", "605"], ["khatm", "plan", "--by", "Foo 1448"],
    ["khatm", "history", "--days", "0"], ["khatm", "--watch", "-o", "x.svg"], ["config", "set", "day-start", "25:00"],
    ["config", "set", "read-moment", "0"],
  ])
  func `what makes no sense is refused in a line`(words: [String]) throws {
    let outcome = try command.run(words)
    #expect(outcome.code == 64)
    #expect(outcome.complaints.count == 1)
  }

  @Test func `an absent khatm is told with those that there are`() throws {
    _ = try command.run("khatm", "read", "page:1")
    let outcome = try command.run("khatm", "--khatm", "x")
    #expect(outcome.code == 66)
    #expect(outcome.complaint.contains("there are khatm"))
  }
}

extension CommandFixture {
  fileprivate func run(_ arguments: String..., input: String) throws -> Outcome { try run(arguments, input: input) }
}
