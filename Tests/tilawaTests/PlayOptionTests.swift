import ArgumentParser
import Testing
@testable import AppBase
import TilawaAudio
import TilawaCore

@testable import CommandOptions
@testable import ListenCommands

/// The options of the command line, and those of requests.
@Suite struct PlayOptionTests {
  private static let texts = [
    "each": "3", "repeat": "forever", "gap": "50%", "pass-gap": "700ms", "connect-before": "2", "connect-after": "1",
    "connect-every-pass": "on", "then": "pages:2", "then-repeat": "same", "then-times": "juz", "basmalah": "never",
    "istiadha": "off", "riwayah": "warsh", "reciter": "a,b", "alternate": "on", "missing": "fill", "start-at": "2:5",
    "offline": "on", "preset": "morning", "volume": "80", "speed": "0.75", "loudness": "off", "for": "1h30m",
    "rate": "48000", "channels": "1", "bits": "24", "output": "wav:a b.wav", "force": "on", "inline": "on",
    "plain": "on", "bidi": "visual", "translation": "sahih", "notify": "on", "save": "off", "replace": "on",
    "queue": "on", "wait": "1m30s",
    "detach": "on", "json": "on",
  ]

  @Test func `what is typed for an option is the field of that option, and nothing else`() throws {
    #expect(Set(Self.texts.keys) == Set(PlayOption.all.map(\.name)))
    for (name, text) in Self.texts {
      var request = PlayRequest(ranges: ["2:1"])
      try request.set(name, to: text)
      #expect(try PlayCommand.parse(request.words).request == request, "\(name)")
      #expect(PlayLine.plain(in: ["play"] + request.words) == request, "\(name)")
    }
    #expect(try PlayCommand.parse(["2:1"]).request == PlayRequest(ranges: ["2:1"]))
  }

  @Test(arguments: [
    "play", "play 2:255", "play 112 113 --each 3 -o null --no-loudness --json", "play --reciter a,b 2:1 --gap 500ms",
    "play 1 --gap 0 --pass-gap 50% --volume 0 --start-at 2", "play last --detach",
  ])
  func `a plain line is the request that the parser reads`(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    #expect(PlayLine.plain(in: words) == (try PlayCommand.parse(Array(words.dropFirst())).request))
  }

  @Test(arguments: [
    "", "queue 2:1", "play --help", "play 2:1 --version", "play 2:1 -h", "play -- 2:1", "play 2:1 --each=3",
    "play 2:1 --each",
    "play 2:1 --each 0", "play 2:1 --each -1", "play 2:1 --each --json", "play 2:1 --gap 5",
    "play 2:1 --each 2 --each 3",
    "play 2:1 --inline --plain", "play 2:1 --queue --wait 5m", "play 2:1 --no-json", "play 2:1 --no-each",
    "play 2:1 -x",
    "play 2:1 -onull", "play 2:1 --reciter a --reciter b", "play 2:1 --volume 101", "play 2:1 --each3",
  ])
  func `any other line is left to the parser`(_ line: String) {
    #expect(PlayLine.plain(in: line.split(separator: " ").map(String.init)) == nil)
  }

  @Test func `the output has the short name that render has`() throws {
    #expect(try PlayCommand.parse(["2:1", "-o", "/tmp/q.wav"]).output == .file(.wav, path: "/tmp/q.wav"))
    #expect(try PlayCommand.parse(["2:1", "--output", "wav:q"]).output == .file(.wav, path: "q"))
  }

  @Test(arguments: [
    ("1s", 1000), ("1.5s", 1500), ("0.25s", 250), ("3s", 3000), ("0s", 0), ("500ms", 500), ("500", 500),
    ("5s", 5000), ("60s", 60_000), ("59.999s", 59_999), ("60000ms", 60_000),
  ])
  func `a gap may be seconds`(text: String, milliseconds: Int) {
    #expect(Gap(text: text) == .milliseconds(milliseconds))
  }

  @Test(arguments: [
    "61s", "60.001s", "100s", "60001ms", "60001", "1001%", "1.2345s", "s", ".5s", "1.s", "-1s", "1,5s", "١s", "1m",
  ])
  func `a gap that is too long or no time is refused`(text: String) { #expect(Gap(text: text) == nil) }

  @Test(arguments: [("5", "5: 5s or 5ms?"), ("60", "60: 60s or 60ms?"), ("500", "500: write 500ms")])
  func `a typed number alone is asked for its unit`(text: String, question: String) {
    #expect(Gap.question(about: text) == question)
    #expect(throws: (any Error).self) { try PlayCommand.parse(["2:1", "--gap", text]) }
    #expect(throws: (any Error).self) { try PlayCommand.parse(["2:1", "--pass-gap", text]) }
  }

  @Test(arguments: ["0", "5s", "500ms", "150%", "1.5s", "1000%", "x", "99999", "-5"])
  func `a gap with a unit, none, and what is no gap are not asked for one`(text: String) {
    #expect(Gap.question(about: text) == nil)
  }

  @Test func `what goes on takes the options that it names`() throws {
    for name in ResumeOptions.names {
      var request = PlayRequest()
      try request.set(name, to: try #require(Self.texts[name]))
      #expect(try ResumeCommand.parse(request.words).options.request == request, "\(name)")
    }
    for name in Self.texts.keys where !ResumeOptions.names.contains(name) {
      #expect(throws: (any Error).self, "\(name)") { try ResumeCommand.parse(["--\(name)", "1"]) }
    }
  }
}
