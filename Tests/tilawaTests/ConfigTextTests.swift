import ArgumentParser
import Testing
import TilawaApp

@testable import tilawa

@Suite struct ConfigTextTests {
  @Test func `lines are read with their numbers, spaces and comments aside`() throws {
    let entries = try ConfigText.entries("# one\n\n  each =  3 \n#gap = 1\nteacher=A = B\n")
    #expect(
      entries == [
        ConfigText.Entry(line: 3, key: "each", value: "3"), ConfigText.Entry(line: 5, key: "teacher", value: "A = B"),
      ])
  }

  @Test func `a text of nothing set sets nothing`() throws {
    #expect(try ConfigText.entries(ConfigText.text(ConfigKey.all, [:])) == [])
  }

  @Test(arguments: [("each 3", 1), ("\neach = 1\neach = 2", 3)])
  func `a line that cannot be read is named`(text: String, line: Int) throws {
    let fault = try #require(throws: ConfigText.Fault.self) { try ConfigText.entries(text) }
    #expect(fault.line == line)
  }

  @Test(
    arguments: [("eech", "each"), ("riwaya", "riwayah"), ("limit", "downloads-limit"), ("xyz", nil)]
      as [(String, String?)])
  func `the name that was meant is found`(word: String, name: String?) {
    #expect(NearestName.find(word, among: ["each", "gap", "riwayah", "downloads-limit"]) == name)
  }

  @Test func `every setting has help, and the options of play that matter are settings`() {
    for key in ConfigKey.all { #expect(!key.help.isEmpty, "\(key.name)") }
    let expected = [
      "each", "repeat", "gap", "pass-gap", "basmalah", "istiadha", "reciter", "missing", "speed", "volume", "output",
    ]
    #expect(Set(expected).isSubset(of: ConfigKey.all.map(\.name)))
  }
}

/// The options of the command line, and those of requests.
@Suite struct PlayOptionTests {
  private static let texts = [
    "each": "3", "repeat": "forever", "gap": "50%", "pass-gap": "700", "connect-before": "2", "connect-after": "1",
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
    }
    #expect(try PlayCommand.parse(["2:1"]).request == PlayRequest(ranges: ["2:1"]))
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
