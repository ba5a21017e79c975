import Testing

@Suite struct PlayTakesTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture(hearing: .tones)
    let outcome = try command.run("import", try command.sung(), "--reciter", "me", "--no-hear")
    try #require(outcome.code == 0, "\(outcome.complaint)")
    for (start, end) in [("0.2", "0.7"), ("0.8", "1.2")] {
      try #require(try command.run("annotate", "add", "last", start, end, "112:1").code == 0)
    }
  }

  @Test func `all takes of an ayah are played in turn, each after a line about it`() throws {
    let outcome = try command.run("play", "112:1", "--takes", "-o", "null")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(outcome.lines.count == 2)
    #expect(outcome.lines.allSatisfy { $0.contains("\t112:1\t") })
    // Of two takes that nobody has chosen, the newest is played.
    #expect(outcome.lines.map { $0.hasPrefix("*") } == [false, true])
    #expect(outcome.complaint.contains("annotate prefer REC SEG"))
  }

  @Test func `an ayah without takes, and no ayah, are one line`() throws {
    let none = try command.run("play", "113:1", "--takes", "-o", "null")
    #expect(none.code == 66)
    #expect(none.complaints.count == 1)
    #expect(try command.run("play", "112:1", "112:2", "--takes", "-o", "null").code == 64)
    #expect(try command.run("play", "112:1-2", "--takes", "-o", "null").code == 64)
  }
}
