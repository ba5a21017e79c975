import Foundation
import Testing
@testable import AppBase
import TilawaConsole
import TilawaTestSupport

/// Reciters here are test tones of one second, named by the ayah whose place they take.
@Suite struct PlayCommandTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private func play(_ arguments: String...) throws -> CommandFixture.Outcome {
    try command.run(["play"] + arguments + ["--output", "null", "--json"])
  }

  /// The events without the members that differ between machines.
  private func events(_ outcome: CommandFixture.Outcome) -> [String] {
    outcome.lines.map { $0.replacingOccurrences(of: command.folder.path, with: "") }
  }

  // T-AC1
  @Test func `play tells its events as lines of JSON`() throws {
    try command.addReciter("a", ["002002", "002003"])
    let outcome = try play("2:2-3", "--each", "2", "--gap", "800ms")
    #expect(outcome.code == 0)
    #expect(
      events(outcome) == [
        #"{"event":"start","riwayah":"hafs","text_riwayah":"hafs","counting":"kufi","steps":4,"seconds":6.400000,"missing":[]}"#,
        ayah("0.000000", "2:2", play: 1), count("1.000000", "2:2", 1), gap("1.000000"),
        ayah("1.800000", "2:2", play: 2), count("2.800000", "2:2", 2), gap("2.800000"),
        ayah("3.600000", "2:3", play: 1), count("4.600000", "2:3", 1), gap("4.600000"),
        ayah("5.400000", "2:3", play: 2), count("6.400000", "2:3", 2),
        #"{"event":"end","at":6.400000,"reason":"finished"}"#,
      ])
  }

  private func ayah(_ at: String, _ ref: String, play: Int) -> String {
    let name = ref == "2:2" ? "002002" : "002003"
    return #"{"event":"ayah","at":\#(at),"ref":"\#(ref)","role":"main","play":\#(play),"plays":2,"pass":1,"passes":1,"#
      + #""reciter":"a","kind":"reciter","file":"/a/\#(name).wav","from":0.000000,"to":1.000000}"#
  }

  private func count(_ at: String, _ ref: String, _ done: Int) -> String {
    #"{"event":"count","at":\#(at),"ref":"\#(ref)","done":\#(done),"of":2,"pass":1,"passes":1}"#
  }

  private func gap(_ at: String) -> String { #"{"event":"gap","at":\#(at),"seconds":0.800000,"kind":"ayah"}"# }

  // T-AC6
  @Test func `a missing ayah is half a second of silence and is told with who was asked`() throws {
    try command.addReciter("a", ["002002"])
    let outcome = try play("2:2-3", "--missing", "silence")
    #expect(outcome.code == 0)
    #expect(outcome.lines.first?.contains(#""missing":["2:3"]"#) == true)
    #expect(
      outcome.lines.contains(
        #"{"event":"missing","at":1.000000,"ref":"2:3","seconds":0.500000,"tried":[{"reciter":"a","why":"no-file"}]}"#))
    #expect(outcome.lines.last == #"{"event":"end","at":1.500000,"reason":"finished"}"#)
  }

  @Test func `without a terminal, ask is silence and says so`() throws {
    try command.addReciter("a", ["002002"])
    let outcome = try play("2:2-3")
    #expect(outcome.code == 0)
    #expect(outcome.complaints == ["tilawa: no audio for 2:3: silence instead (see --missing)"])
  }

  @Test func `under fail nothing sounds`() throws {
    try command.addReciter("a", ["002002"])
    let outcome = try play("2:2-3", "--missing", "fail")
    #expect(outcome.code == 66)
    #expect(outcome.output == "")
    #expect(outcome.complaints == ["tilawa: no audio for 2:3"])
  }

  // T-F2.13
  @Test func `fill asks reciters of other riwayat too`() throws {
    try command.addReciter("a", ["002002"])
    try command.addReciter("b", ["002003"], options: ["--riwayah", "shubah"])
    let outcome = try play("2:2-3", "--missing", "fill")
    #expect(outcome.lines.first?.contains(#""missing":[]"#) == true)
    #expect(outcome.lines.first?.contains(#""fill":["b"]"#) == true)
    #expect(outcome.complaints == ["tilawa: b (Shu'bah) fills what the others do not have"])
    #expect(outcome.output.contains(#""reciter":"b""#))
  }

  @Test func `where nobody has anything the session ends at once, and the line says what to type`() throws {
    let outcome = try play("2:2-3")
    #expect(outcome.code == 66)
    #expect(outcome.lines.last == #"{"event":"end","at":0.000000,"reason":"no-audio"}"#)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("tilawa setup"))
  }

  @Test func `an unknown reciter is exit 66`() throws {
    let outcome = try play("2:2", "--reciter", "nobody")
    #expect(outcome.code == 66)
    #expect(outcome.complaints.count == 1)
  }

  @Test func `without a sound server play names what it tried and what to do instead`() throws {
    try command.addReciter("a", ["002002"])
    let outcome = try command.run("play", "2:2")
    #expect(outcome.code == 69)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("/dev/null/absent"))
    #expect(outcome.complaint.contains("--output"))
  }

  @Test func `a session can be ended at a time, to the frame`() throws {
    try command.addReciter("a", ["002002"])
    let outcome = try play("2:2", "--repeat", "forever", "--for", "1m")
    #expect(outcome.lines.first?.contains(#""steps":null,"seconds":60.000000"#) == true)
    #expect(outcome.lines.last == #"{"event":"end","at":60.000000,"reason":"finished"}"#)
  }

  @Test func `a unit is told by its reference`() throws {
    try command.addReciter("teacher", ["002001", "002002"], options: ["--riwayah", "warsh"])
    let outcome = try play("2:1-3", "--reciter", "teacher")
    #expect(outcome.lines.contains { $0.contains(#""ref":"2:1-2""#) })
    #expect(outcome.complaint.contains("recites Warsh and is asked because --reciter names them"))
  }

  @Test(arguments: [
    ["2:1", "--each", "101"], ["2:1", "--each", "0"], ["2:1", "--gap", "60001ms"], ["2:1", "--gap", "1001%"],
    ["2:1", "--repeat", "forever", "--then", "ayat:1"], ["2:1", "--each", "forever", "--connect-after", "1"],
    ["2:1", "--then", "ayat:1", "--connect-after", "1"], ["2:1", "--then", "ayat:0"], ["2:1", "--then-times", "2"],
    ["2:1", "--start-at", "3:1"], ["2:1", "--volume", "101"], ["2:1", "--missing", "perhaps"],
    ["2:1", "--output", "loud"], ["2:1", "--riwayah", "unknown"], ["2:1", "--for", "soon"], ["2:1", "--bits", "7"],
    ["2:10-1"], ["2:287"], [],
  ])
  func `what cannot be is refused before anything sounds`(arguments: [String]) throws {
    let outcome = try command.run(["play"] + arguments)
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(outcome.complaints.count == 1)
  }

  @Test func `a session ends when nobody reads its events any more`() throws {
    try command.addReciter("a", ["002002"])
    let play = ["play", "2:2", "--repeat", "forever", "--output", "null", "--json"]
    let outcome = try command.run(play, standardOutput: "/dev/full")
    #expect(outcome.code == 74)
    #expect(outcome.complaints == ["tilawa: cannot write to standard output: No space left on device"])
  }

  @Test func `what is in the way of the only source is said`() throws {
    try command.addReciter("teacher", ["002001"], options: ["--riwayah", "warsh"])
    let outcome = try play("2:1", "--reciter", "teacher")
    #expect(outcome.code == 66)
    #expect(outcome.complaint.contains("teacher: covers-more"))
    #expect(outcome.complaint.contains("tilawa queue 2:1"))
  }
}
