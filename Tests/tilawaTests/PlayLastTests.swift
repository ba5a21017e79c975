import Foundation
import Testing
@testable import AppBase
import TilawaTestSupport

/// Reciters here are test tones of two seconds. A limit in frames ends a session at the same frame on any machine.
@Suite struct PlayLastTests {
  let command: CommandFixture
  private let frames = 2 * CommandFixture.rate

  init() throws { command = try CommandFixture() }

  private func add(_ name: String, _ files: [String], options: [String] = []) throws {
    _ = try command.run(["reciters", "add", name, try command.tones(files, in: name, frames: frames)] + options)
  }

  /// A listener's session of one second, in which half of 2:2 was heard.
  private func listen(_ options: String...) throws {
    let words = ["play", "2:2-3", "--output", "null:realtime", "--save", "--for", "1s"]
    #expect(try command.run(words + options).code == 0)
  }

  private func last(_ options: String...) throws -> CommandFixture.Outcome {
    try command.run(["play", "last", "--output", "null", "--json"] + options)
  }

  @Test func `it goes on at the frame, with its counters and options`() throws {
    try add("a", ["002002", "002003"])
    try listen("--each", "2", "--gap", "500ms")
    let outcome = try last()
    #expect(outcome.code == 0)
    // One second of the ayah is left, the second playing, and two of the next; three gaps between them.
    #expect(outcome.lines.first?.contains(#""steps":4,"seconds":8.500000"#) == true)
    let kinds = outcome.lines.filter { $0.contains(#""event":"ayah""#) }
    #expect(kinds.count == 4)
    #expect(kinds.first?.contains(#""ref":"2:2""#) == true)
    #expect(kinds.first?.contains(#""play":1,"plays":2"#) == true)
    #expect(outcome.lines.last == #"{"event":"end","at":8.500000,"reason":"finished"}"#)
  }

  @Test func `another rate of the output is the same place`() throws {
    try add("a", ["002002", "002003"])
    try listen()
    #expect(try last("--rate", "44100").lines.last?.contains(#""at":3.000000"#) == true)
  }

  @Test func `the speed of then is that of now, unless another is named`() throws {
    try add("a", ["002002", "002003"])
    try listen("--speed", "0.5")
    #expect(try last().lines.first?.contains(#""seconds":7.000000"#) == true)
    #expect(try last("--speed", "1").lines.last?.contains(#""at":3.500000"#) == true)
  }

  @Test func `before anything was played there is nothing to go on with`() throws {
    let outcome = try last()
    #expect(outcome.code == 66)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.output == "")
  }

  @Test func `a session that was heard to its end is said with how to begin it again`() throws {
    let short = try command.tones(["002002"], in: "a", frames: CommandFixture.rate / 10)
    _ = try command.run("reciters", "add", "a", short)
    let words = ["2:2", "--each", "2", "--repeat", "3", "--gap", "50%", "--missing", "fill"]
    let outcome = try command.run(["play"] + words + ["--output", "null:realtime", "--save"])
    #expect(outcome.code == 0)
    #expect(!outcome.output.contains("play last"))
    let again = try last()
    #expect(again.code == 66)
    #expect(
      again.complaints == [
        "tilawa: the last session was played to its end; to start it again: tilawa play 2:2 --each 2 --repeat 3 "
          + "--gap 50% --missing fill"
      ])
  }

  @Test func `only a listener's session is remembered`() throws {
    try add("a", ["002002", "002003"])
    try listen()
    _ = try command.run("play", "2:3", "--output", "null")
    _ = try command.run("play", "2:3", "--output", "wav:\(command.folder.path)/x.wav")
    _ = try command.run("play", "2:3", "--output", "null:realtime", "--for", "1s", "--no-save")
    #expect(try last().lines.first?.contains(#""seconds":3.000000"#) == true)
  }

  @Test(arguments: [["play", "2:3"], ["resume"]])
  func `a session that nobody hears does not take the place of the one that was heard`(words: [String]) throws {
    try add("a", ["002002", "002003"])
    try listen()
    let silent = try command.run(words + ["--output", "null:realtime", "--for", "1s"])
    #expect(silent.code == 0)
    #expect(!silent.output.contains("play last"))
    #expect(try last().lines.first?.contains(#""seconds":3.000000"#) == true)
  }

  @Test(arguments: ["null", "wav:x.wav"])
  func `what nobody can listen to cannot be kept`(output: String) throws {
    let outcome = try command.run("play", "2:3", "--output", output, "--save")
    #expect(outcome.code == 64)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("--save works only with"))
  }

  @Test(arguments: [["play", "last"], ["resume"], ["play", "--speed", "1", "last"]])
  func `where the sound goes is as it was settled`(words: [String]) throws {
    try add("a", ["002002", "002003"])
    try listen()
    let file = "\(command.folder.path)/settled.wav"
    #expect(try command.run("config", "set", "output", "wav:\(file)").code == 0)
    let outcome = try command.run(words)
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(FileManager.default.fileExists(atPath: file))
  }

  @Test func `what was settled and cannot be is blamed, not what was typed`() throws {
    try add("a", ["002002", "002003"])
    try listen()
    _ = try command.run("config", "set", "output", "wav:\(command.folder.path)/x.wav")
    let outcome = try command.run("play", "last", "--detach")
    #expect(outcome.code == 78)
    #expect(outcome.complaint.contains("tilawa config list"))
  }

  @Test(arguments: [["--each", "2"], ["--repeat=3"], ["--riwayah", "warsh"], ["--missing", "fill"], ["2:255"]])
  func `it takes no other ranges or session options`(options: [String]) throws {
    try add("a", ["002002", "002003"])
    try listen()
    let outcome = try command.run(["play", "last", "--output", "null"] + options)
    #expect(outcome.code == 64)
    #expect(outcome.complaints.count == 1)
  }

  @Test func `last is no range elsewhere`() throws {
    #expect(try command.run("queue", "last").code == 64)
    #expect(try command.run("render", "last", "-o", "\(command.folder.path)/x.wav").code == 64)
  }

  @Test func `what was decided about missing ayat stays decided`() throws {
    try add("a", ["002002"])
    try add("b", ["002003"], options: ["--riwayah", "shubah"])
    try listen("--missing", "fill")
    let outcome = try last()
    #expect(outcome.lines.contains { $0.contains(#""ref":"2:3""#) && $0.contains(#""reciter":"b""#) })
  }

  @Test func `the riwayah and the reciters of then are those of now`() throws {
    try add("a", ["002002", "002003"])
    try add("b", ["002002", "002003"])
    try listen()
    _ = try command.run("reciters", "order", "b", "a")
    let outcome = try last()
    #expect(outcome.lines.first?.contains(#""seconds":3.000000"#) == true)
    #expect(outcome.lines.allSatisfy { !$0.contains(#""reciter":"b""#) })
    #expect(outcome.complaints.isEmpty)
  }

  @Test func `where the ayah has another source by now it begins anew and says so`() throws {
    try add("a", ["002002", "002003"])
    try add("b", ["002002", "002003"])
    try listen()
    _ = try command.run("reciters", "remove", "a")
    let outcome = try last()
    #expect(outcome.code == 0)
    #expect(outcome.lines.first?.contains(#""seconds":4.000000"#) == true)
    #expect(outcome.complaints.count == 2)
    #expect(outcome.complaints.last == "tilawa: 2:2 is not what it was in the library: it begins anew, by b")
  }

  @Test func `without the reciters of then it is the ordinary error`() throws {
    try add("a", ["002002", "002003"])
    try listen("--reciter", "a")
    _ = try command.run("reciters", "remove", "a")
    let outcome = try last()
    #expect(outcome.code == 66)
    #expect(outcome.complaints.count == 1)
  }

  @Test func `a damaged session is unreadable, and not a crash`() throws {
    try add("a", ["002002", "002003"])
    try listen()
    let library = "\(command.home.path)/data/library.sqlite"
    try Program.run(
      "sqlite3", [library, #"UPDATE last_session SET content = replace(content, '"surah":2', '"surah":200')"#])
    let outcome = try last()
    #expect(outcome.code == 65)
    #expect(outcome.complaints.count == 1)
  }
}
