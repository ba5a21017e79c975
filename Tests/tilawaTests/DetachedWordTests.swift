import Foundation
@testable import AppBase
import TilawaCore
import TilawaDesktop
import TilawaStore
import TilawaTestSupport
import Testing

/// A session in the background, of a tone of a minute; of 112:1 it is known when its four words are heard, 15 seconds each.
@Suite(.serialized) struct DetachedWordTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    _ = try command.run(
      "reciters", "add", "a", try command.tones(["112001"], in: "a", frames: 60 * CommandFixture.rate))
    let span = try RealQuran.structure().span(of: AyahRef(surah: 112, ayah: 1))
    let words = (0..<4).map {
      TimedWord(word: span.start + $0, start: .seconds(15 * $0), end: .seconds(15 * $0 + 14))
    }
    let library = try Library(folders: Folders(environment: ["TILAWA_HOME": command.home.path]), for: .writing)
    try library.timings.set([AyahTiming(span: span, base: .ayah, range: nil, words: words)], of: "a", from: "a test")
    let outcome = try command.run(
      "play", "112:1", "--basmalah", "never", "--output", "null:realtime", "--detach")
    #expect(outcome.code == 0, "\(outcome.complaint)")
  }

  private var status: JSON? { SoundingPlayer.status(in: command) }

  // T-F1.2
  @Test func `the status has the word that is heard, though no screen shows it`() throws {
    #expect(Poll.until { status?["word"] == .number("1") })
    #expect(status?["word_is"] == .string("told"))
    #expect(try command.run("ctl", "seek", "31").code == 0)
    #expect(Poll.until { status?["word"] == .number("3") })
    #expect(try command.run("stop").code == 0)
  }

  // T-F1.2
  @Test func `a watcher is sent each word`() throws {
    let watching = try #require(LocalClient(to: command.home.home.playerSocket))
    #expect(watching.ask(#"{"do":"watch"}"#)?.contains(#""ok":true"#) == true)
    for (place, word) in [("16", 2), ("46", 4)] {
      #expect(try command.run("ctl", "seek", place).code == 0)
      let wanted = #""ref":"112:1","word":\#(word),"word_is":"told""#
      var line: String?
      repeat { line = watching.line() } while line.map { !$0.contains(wanted) } ?? false
      #expect(line?.hasPrefix(#"{"event":"word","#) == true)
    }
    #expect(try command.run("stop").code == 0)
  }
}
