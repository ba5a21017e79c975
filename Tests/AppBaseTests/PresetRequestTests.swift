import Testing
import TilawaCore
import TilawaStore

@testable import AppBase

@Suite struct PresetRequestTests {
  private let words = [
    "2:1-5", "juz:30", "--each", "3", "--gap", "100%", "--no-loudness", "--output", "wav:/tmp/a b.wav",
  ]

  @Test func `a preset is stored as a request and shown as words`() throws {
    let request = try PlayRequest(words: words)
    let preset = try Preset(name: "a", request: request, saved: 5)
    #expect(preset.content.hasPrefix(#"{"each":"3","gap":"100%","loudness":"off","output":"wav:/tmp/a b.wav""#))
    #expect(try preset.request() == request)
    #expect(try preset.words() == words)
    #expect(try preset.line() == "2:1-5 juz:30 --each 3 --gap 100% --no-loudness --output 'wav:/tmp/a b.wav'")
  }

  @Test func `a preset of an older version is read, and shown as it was typed`() throws {
    let preset = Preset(name: "a", content: #"["--gap=100%","2:1","--reciter","a","--reciter","b"]"#, saved: 5)
    #expect(try preset.request() == PlayRequest(words: ["2:1", "--gap", "100%", "--reciter", "a,b"]))
    #expect(try preset.line() == "--gap=100% 2:1 --reciter a --reciter b")
    #expect(
      preset.answer("").json
        == #"{"name":"a","arguments":["--gap=100%","2:1","--reciter","a","--reciter","b"],"saved":5}"#)
  }

  @Test(arguments: [
    (#"{"shuffle":"on"}"#, "the preset a: there is no option --shuffle"),
    (#"{"each":"many"}"#, "the preset a: --each does not take “many”: it is 1…100, forever"),
    (#"{"each":3}"#, "the preset a: its format is unknown"),
    ("[3]", "the preset a: its format is unknown"),
  ])
  func `a request that cannot be read is refused with its reason`(content: String, message: String) throws {
    let preset = Preset(name: "a", content: content, saved: 5)
    let failure = try #require(throws: Failure.self) { try preset.request() }
    #expect(failure.code == .unreadable)
    #expect(failure.message == message)
  }
}
