import Foundation
import Testing
import TilawaTestSupport

/// Reciters here are test tones of two seconds.
@Suite struct ResumeTests {
  let command: CommandFixture
  private let frames = 2 * CommandFixture.rate

  init() throws { command = try CommandFixture() }

  private func add(_ name: String, _ files: [String]) throws {
    _ = try command.run(["reciters", "add", name, try command.tones(files, in: name, frames: frames)])
  }

  private func listen(_ options: String...) throws {
    let words = ["play", "2:2-3", "--output", "null:realtime", "--save", "--for", "1s"]
    #expect(try command.run(words + options).code == 0)
  }

  @Test func `resume does what play last does`() throws {
    try add("a", ["002002", "002003"])
    try listen("--each", "2", "--no-save")
    #expect(try command.run("resume", "--output", "null").code == 66)
    try listen("--each", "2")
    let outcome = try command.run("resume", "--output", "null", "--json")
    #expect(outcome.code == 0)
    #expect(outcome.lines.first?.contains(#""steps":4,"seconds":7.000000"#) == true)
    #expect(try command.run("resume", "--output", "null", "--json").lines == outcome.lines)
    let fast = try command.run("resume", "--output", "null", "--json", "--speed", "2", "--for", "2s")
    #expect(fast.lines.last == #"{"event":"end","at":2.000000,"reason":"finished"}"#)
  }

  @Test func `resume takes no ranges and no counts`() throws {
    for words in [["resume", "2:255"], ["resume", "--each", "2"], ["resume", "--volume", "101"]] {
      let outcome = try command.run(words)
      #expect(outcome.code == 64)
      #expect(outcome.complaints.count == 1)
    }
  }

  // MARK: - One after the other; T-S1

  @Test func `each ayah is heard by both, and resumed in the middle of a turn`() throws {
    try add("mine", ["002002", "002003"])
    try add("husary", ["002002", "002003"])
    let both = ["--alternate", "--reciter", "mine,husary", "--each", "2", "--gap", "500ms"]
    #expect(try command.run(["play", "2:2-3", "--output", "null:realtime", "--save", "--for", "3s"] + both).code == 0)
    let outcome = try command.run("resume", "--output", "null", "--json")
    let who = outcome.lines.filter { $0.contains(#""event":"ayah""#) }
      .map { $0.contains(#""reciter":"mine""#) ? "mine" : "husary" }
    #expect(who == ["husary", "mine", "husary", "mine", "husary", "mine", "husary"])
    // 0.5 s of the second were heard; seven playings with six gaps, less that.
    #expect(outcome.lines.first?.contains(#""steps":7,"seconds":16.500000"#) == true)
    #expect(outcome.lines.last?.contains(#""at":16.500000"#) == true)
  }

  @Test func `the queue names both, and who is left out`() throws {
    try add("mine", ["002002"])
    try add("husary", ["002002", "002003"])
    let outcome = try command.run("queue", "2:2-3", "--alternate", "--reciter", "mine", "--reciter", "husary")
    let units = outcome.lines.dropFirst()
    #expect(units.map { String($0.prefix(11)) } == ["2:2\tmine (r", "2:2\thusary ", "2:3\thusary "])
    #expect(units.last?.contains("not mine: no-file") == true)
  }

  @Test func `one reciter alone alternates with nobody`() throws {
    for words in [[], ["--reciter", "mine"], ["--reciter", "mine,mine"]] {
      let outcome = try command.run(["queue", "2:2", "--alternate"] + words)
      #expect(outcome.code == 64)
      #expect(
        outcome.complaints == [
          "tilawa: --alternate takes two reciters or more, such as --reciter mine,husary; see tilawa help queue"
        ])
    }
  }

  @Test func `a session heard to its end says how to hear both again`() throws {
    let short = try command.tones(["002002"], in: "a", frames: CommandFixture.rate / 10)
    _ = try command.run("reciters", "add", "mine", short)
    _ = try command.run("reciters", "add", "husary", short)
    _ = try command.run(
      "play", "2:2", "--alternate", "--reciter", "husary,mine", "--output", "null:realtime", "--save")
    #expect(
      try command.run("resume", "--output", "null").complaints == [
        "tilawa: the last session was played to its end; to start it again: tilawa play 2:2 --alternate "
          + "--reciter husary,mine"
      ])
  }
}
