import Foundation
import TilawaAudio
import TilawaCore
import Testing

@testable import AppBase

@Suite struct PlayRequestTests {
  private func request(_ words: String) throws -> PlayRequest {
    try PlayRequest(words: words.split(separator: " ").map(String.init))
  }

  /// Lines of words, the earliest layer first.
  private func merged(_ lines: String...) throws -> String {
    try lines.map(request).reduce(PlayRequest()) { $1.over($0) }.words.joined(separator: " ")
  }

  @Test func `later layers hold`() throws {
    #expect(
      try merged("--each 3 --gap 100", "--gap 200", "2:1 --speed 0.5") == "2:1 --each 3 --gap 200ms --speed 0.5")
    #expect(try merged("--each 3", "--each 2", "2:1 --each=1") == "2:1 --each 1")
  }

  @Test func `what adds up is taken from one layer`() throws {
    #expect(try merged("--reciter a --reciter b", "2:1 --reciter c --reciter d") == "2:1 --reciter c,d")
    #expect(try merged("--reciter a", "2:1-3 3:1 --reciter b", "4:1") == "4:1 --reciter b")
    #expect(try merged("2:1 2:3", "--each 2") == "2:1 2:3 --each 2")
  }

  @Test func `a flag and its opposite are one option`() throws {
    #expect(
      try merged("--istiadha --no-loudness", "2:1 --no-istiadha --loudness") == "2:1 --no-istiadha --loudness")
    #expect(
      try merged("--no-connect-every-pass", "2:1 --connect-every-pass") == "2:1 --connect-every-pass")
  }

  @Test func `what belongs to another value goes with it`() throws {
    #expect(try merged("--then ayat:5 --then-times 3", "2:1 --then stop") == "2:1 --then stop")
    #expect(try merged("--reciter a --each 2", "2:1 --riwayah warsh") == "2:1 --each 2 --riwayah warsh")
    #expect(try merged("--riwayah warsh --reciter a", "2:1") == "2:1 --riwayah warsh --reciter a")
    #expect(try merged("--plain", "2:1 --inline") == "2:1 --inline")
  }

  /// One text for each option that is not its standard.
  private static let texts = [
    "each": "3", "repeat": "forever", "gap": "50%", "pass-gap": "700ms", "connect-before": "2", "connect-after": "1",
    "connect-every-pass": "on", "then": "pages:2", "then-repeat": "same", "then-times": "juz", "basmalah": "never",
    "istiadha": "on", "riwayah": "warsh", "reciter": "a,b", "alternate": "on", "missing": "fill", "start-at": "2:5",
    "offline": "on", "preset": "morning", "volume": "80", "speed": "0.75", "loudness": "off", "for": "1h30m",
    "rate": "48000", "channels": "1", "bits": "24", "output": "wav:a b.wav", "force": "on", "inline": "on",
    "plain": "on", "bidi": "visual", "translation": "sahih", "notify": "on", "save": "off", "detach": "on",
    "json": "on",
  ]

  @Test func `every option has a text that is read again, on a command line and in JSON`() throws {
    // The three ways to come to sound share a field.
    let turns = ["replace": "on", "queue": "on", "wait": "1m"]
    let texts = Self.texts.merging(turns) { $1 }
    #expect(Set(texts.keys) == Set(PlayOption.all.map(\.name)))
    var whole = PlayRequest(ranges: ["2:1-10", "yasin"])
    for option in PlayOption.all {
      let text = try #require(texts[option.name])
      var one = PlayRequest()
      try one.set(option.name, to: text)
      #expect(one.text(of: option.name) == text)
      #expect(one.names == [option.name])
      #expect(one != PlayRequest())
      #expect(try PlayRequest(words: one.words) == one)
      try whole.set(option.name, to: text)
    }
    #expect(try PlayRequest(words: whole.words) == whole)
    #expect(try JSONDecoder().decode(PlayRequest.self, from: JSONEncoder().encode(whole)) == whole)
  }

  @Test(arguments: [
    ("each", "0"), ("each", "101"), ("gap", "60001"), ("gap", "1001%"), ("gap", "x%"), ("then", "ayat:0"),
    ("then-times", "week"),
    ("volume", "101"), ("connect-before", "-1"), ("wait", "soon"), ("speed", "3"), ("for", "0s"), ("rate", "7999"),
    ("bits", "8"), ("output", "aac:x"),
    ("istiadha", "maybe"), ("riwayah", "klingon"), ("nothing", "1"),
  ])
  func `a text that is no value changes nothing`(name: String, text: String) throws {
    var request = PlayRequest(ranges: ["2:1"])
    #expect(throws: PlayRequest.BadWord(option: name, value: text)) { try request.set(name, to: text) }
    #expect(request == PlayRequest(ranges: ["2:1"]))
  }

  @Test func `words that end too early or are unknown are named`() {
    #expect(throws: PlayRequest.BadWord(option: "each", value: nil)) { try PlayRequest(words: ["--each"]) }
    #expect(throws: PlayRequest.BadWord(option: "nothing", value: "1")) { try PlayRequest(words: ["--nothing", "1"]) }
  }

  @Test func `options that do not go together are refused`() throws {
    #expect(throws: PlayRequest.Fault.nothingToHear) { try PlayRequest().check() }
    #expect(throws: PlayRequest.Fault.continuationWithoutThen) { try request("2:1 --then-times 3").check() }
    #expect(throws: PlayRequest.Fault.oneReciterAlternates) { try request("2:1 --alternate --reciter a").check() }
    try request("2:1 --then ayat:5 --then-times 3 --alternate --reciter a,b").check()
  }
}
