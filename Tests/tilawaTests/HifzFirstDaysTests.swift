import Foundation
import TilawaCore
import TilawaTestSupport
import Testing

/// The first days of somebody who begins with hifz: nobody has to set anything, and no list is empty.
@Suite struct HifzFirstDaysTests {
  private let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private func tasks() throws -> [JSON] {
    let answer = try JSON(reading: command.run("hifz", "--json").output)
    guard case .array(let tasks)? = answer["tasks"] else { return [] }
    return tasks
  }

  /// Notes events of some days ago, by a file of another machine.
  private func note(_ lines: [String], daysAgo: Int) throws {
    let time = Int(Date().timeIntervalSince1970) - daysAgo * 86_400
    let day = ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: Double(time))).prefix(10)
    let table = ["kind,day,ranges,value,by"] + lines.map { $0.replacing("DAY", with: day) }
    let outcome = try command.run(["hifz", "import", "-"], input: table.joined(separator: "\n") + "\n")
    #expect(outcome.code == 0, "\(outcome.complaint)")
  }

  // Q-HZ5
  @Test func `what is held is tested on the day of its entry`() throws {
    let added = try command.run("hifz", "add", "juz:30")
    #expect(added.complaints == ["tilawa: test yourself now: tilawa recite page:582 --hidden"])
    let task = try #require(try tasks().first)
    #expect(
      task["page"] == .number("582") && task["reason"] == .string("entered") && task["round"] == .string("manzil"))
    #expect(try tasks().count == 1)
    #expect(try command.run("hifz", "grade", "page:582", "good").code == 0)
    #expect(try tasks().map { $0["done"] } == [.bool(true)])
  }

  // Q-HZ5
  @Test func `the page that is held least well comes first`() throws {
    #expect(try command.run("hifz", "add", "67").code == 0)
    #expect(try command.run("hifz", "add", "112", "--state", "rusty").complaint.contains("recite page:604"))
    #expect(try tasks().map { $0["page"] } == [.number("604")])
  }

  // Q-HZ5
  @Test func `a lesson comes at once, without a setting`() throws {
    let added = try command.run("hifz", "add", "67", "--new")
    #expect(
      added.complaints.suffix(2) == [
        "tilawa: the first lesson is 67:1-3; to begin it: tilawa hifz begin",
        "tilawa: the lesson of a day has 5 lines; for another amount: tilawa hifz set --new lines:3",
      ])
    #expect(try tasks().map { $0["round"] } == [.string("sabaq")])
    #expect(try command.run("hifz", "set", "--new", "none").code == 0)
    #expect(try tasks().isEmpty)
    #expect(try command.run("hifz").complaint.contains("no new lesson is planned"))
    #expect(try JSON(reading: command.run("hifz", "set", "--json").output)["new"] == .string("none"))
  }

  // Q-HZ5
  @Test func `each line says what happened the last time`() throws {
    try note(["add,DAY,78:1-30,shaky,self"], daysAgo: 30)
    try note(["grade,DAY,page:582,weak,self", "slip,DAY,78:4:1,,self"], daysAgo: 1)
    let task = try #require(try tasks().first)
    #expect(task["last_grade"] == .string("weak") && task["last_slips"] == .array([.string("78:4:1")]))
    let list = try command.run("hifz")
    #expect(list.lines[1].contains("\tyesterday\t") && list.lines[1].hasSuffix("\tweak, slip at 78:4:1"))
    #expect(list.complaints == ["tilawa: to practise the slip now: tilawa hifz begin --drill 78:4:1"])
  }

  // Q-HZ5
  @Test func `a lesson says what was learned before it`() throws {
    try note(["add,DAY,67,new,self"], daysAgo: 2)
    try note(["grade,DAY,67:1-3,good,self"], daysAgo: 1)
    let line = try #require(try command.run("hifz").lines.first { $0.contains("new (sabaq)") })
    #expect(line.contains("yesterday") && line.hasSuffix("67:1-3 learned"))
  }

  // Q-HZ7
  @Test func `one slip can be practised at once`() throws {
    _ = try command.run("hifz", "add", "78:1-30")
    let without = try command.run("hifz", "begin", "--drill", "last")
    #expect(without.code == 66)
    #expect(without.complaint.contains("no slips yet; to test yourself: tilawa recite"))
    let noted = try command.run("hifz", "slip", "78:4:1")
    #expect(noted.complaints == ["tilawa: to practise the slip now: tilawa hifz begin --drill 78:4:1"])
    #expect(
      try command.run("hifz", "script", "--drill", "last").output
        == command.run("hifz", "script", "--drill", "78:4:1").output)
  }
}
