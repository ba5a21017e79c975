import Foundation
@testable import AppBase
import TilawaCore
import TilawaStore
import TilawaTestSupport
import Testing

/// A reciter of tones of one second; of 112:1 it is known when its four words are heard, a quarter of a second each.
@Suite struct WordCommandTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    try command.addReciter("a", ["112001", "112002", "112003"])
    let span = try RealQuran.structure().span(of: AyahRef(surah: 112, ayah: 1))
    let words = (0..<4).map {
      TimedWord(word: span.start + $0, start: .milliseconds(250 * $0), end: .milliseconds(250 * $0 + 200))
    }
    let library = try Library(folders: Folders(environment: ["TILAWA_HOME": command.home.path]), for: .writing)
    try library.timings.set([AyahTiming(span: span, base: .ayah, range: nil, words: words)], of: "a", from: "a test")
  }

  private func play(_ arguments: String...) throws -> CommandFixture.Outcome {
    try command.run(["play"] + arguments + ["--basmalah", "never", "--output", "null", "--json"])
  }

  private func words(_ outcome: CommandFixture.Outcome) -> [String] {
    outcome.lines.filter { $0.contains(#""event":"word""#) }
  }

  private func word(_ at: String, _ number: Int) -> String {
    #"{"event":"word","at":\#(at),"ref":"112:1","word":\#(number),"word_is":"told"}"#
  }

  // T-F1.2
  @Test func `play tells words where it is known when they are heard`() throws {
    let outcome = try play("112:1-2")
    #expect(outcome.code == 0)
    #expect(words(outcome) == [word("0.000000", 1), word("0.250000", 2), word("0.500000", 3), word("0.750000", 4)])
    #expect(outcome.lines[1].contains(#""event":"ayah""#))
  }

  // T-F1.2
  @Test func `at twice the speed words come in half the time`() throws {
    #expect(
      words(try play("112:1", "--speed", "2")) == [
        word("0.000000", 1), word("0.125000", 2), word("0.250000", 3), word("0.375000", 4),
      ])
  }

  // T-F1.3
  @Test func `a range of words plays, and is counted as one`() throws {
    let outcome = try play("112:1:2-3", "112:2", "--each", "2")
    #expect(outcome.code == 0)
    let ayat = outcome.lines.filter { $0.contains(#""event":"ayah""#) }
    #expect(ayat.count == 4)
    #expect(ayat[0].contains(#""at":0.000000,"ref":"112:1:2-3""#))
    #expect(ayat[0].hasSuffix(#""from":0.250000,"to":0.750000}"#))
    #expect(ayat[1].contains(#""at":0.500000,"ref":"112:1:2-3""#))
    #expect(
      words(outcome) == [word("0.000000", 2), word("0.250000", 3), word("0.500000", 2), word("0.750000", 3)])
    #expect(outcome.lines.contains { $0.contains(#""ref":"112:1:2-3","done":2,"of":2"#) })
  }

  // T-F1.3
  @Test func `words whose times nobody knows are not played, and the line says what to do`() throws {
    let outcome = try play("112:2:1")
    #expect(outcome.code == 66)
    #expect(
      outcome.complaints == [
        "tilawa: 112:2:1 cannot be cut out of what a recites: it is not known when its words are heard (no-word-times); "
          + "to find out: tilawa timings listen --reciter a; or from a file: tilawa timings import FILE --reciter a"
      ])
    #expect(outcome.lines.contains { $0.contains(#""event":"start""#) })
  }

  @Test func `words that are missing among others are silence, which is said`() throws {
    let outcome = try play("112:1:1", "112:2:1")
    #expect(outcome.code == 0)
    #expect(outcome.complaints.count == 2)
    #expect(outcome.lines.contains { $0.contains(#""event":"missing""#) && $0.contains(#""why":"no-word-times""#) })
  }

  @Test func `words that the ayah does not have are a wrong range`() throws {
    let outcome = try play("112:1:3-9")
    #expect(outcome.code == 64)
    #expect(outcome.complaints.first?.contains("the ayah has the words 1-4") == true)
  }

  @Test func `queue and reciters show say whether word times are known`() throws {
    let queue = try command.run("queue", "112:1-2", "112:1:4", "--basmalah", "never", "--json")
    #expect(queue.output.components(separatedBy: #""words":true"#).count == 3)
    #expect(queue.output.components(separatedBy: #""words":false"#).count == 2)
    #expect(queue.output.contains(#""ref":"112:1:4""#))
    #expect(try command.run("reciters", "show", "a", "--json").output.contains(#""words":true"#))
    #expect(try command.run("reciters", "show", "a").lines.contains("word times\tknown"))
  }

  @Test func `show gives the words of a range`() throws {
    let whole = try command.run("show", "112:1").output.split(separator: "\t")[1].split(separator: " ")
    let part = try command.run("show", "112:1:2-3")
    #expect(part.output == "112:1:2-3\t\(whole[1]) \(whole[2])\n")
  }

  @Test func `what takes no words says so`() throws {
    let outcome = try command.run("info", "112:1:2")
    #expect(outcome.code == 64)
    #expect(outcome.complaint.contains("only ayat are allowed here"))
  }

  // T-F1.3
  @Test func `a file of some words is as long as they are`() throws {
    let path = command.folder.path + "/words.wav"
    let outcome = try command.run("render", "112:1:1-3", "--basmalah", "never", "-o", path, "--json")
    #expect(outcome.output.contains(#""frames":6000"#))
  }
}
