import AppPlayback
import Testing
@testable import AppBase
import TilawaCore
import TilawaDesktop
import TilawaPlayer
import TilawaTestSupport

/// The commands that requests become.
@Suite struct ControlRequestCommandTests {
  private func command(_ verb: ControlVerb, _ value: ControlRequest.Value? = nil) throws(ControlFault) -> PlayerCommand?
  {
    try ControlRequest(verb, value).command(counting: .kufi) { text, counting in
      guard text == "2:255" else { throw ControlFault(.invalid, "no such ayah") }
      return AyahRef(surah: 2, ayah: 255, counting: counting)
    }
  }

  @Test func `each verb is one command`() throws {
    #expect(try command(.status) == nil)
    #expect(try command(.watch) == nil && command(.hello) == nil)
    #expect(try command(.play) == .play)
    #expect(try command(.pause) == .pause)
    #expect(try command(.toggle) == .toggle)
    #expect(try command(.next) == .next)
    #expect(try command(.previous) == .previous)
    #expect(try command(.nextPage) == .nextPage)
    #expect(try command(.previousPage) == .previousPage)
    #expect(try command(.nextSurah) == .nextSurah && command(.previousSurah) == .previousSurah)
    #expect(try command(.jump, .to("2:255")) == .jump(AyahRef(surah: 2, ayah: 255)))
    #expect(try command(.seek, .to("12.5")) == .seek(to: .milliseconds(12_500)))
    #expect(try command(.seek, .to("1.25e1")) == .seek(to: .milliseconds(12_500)))
    #expect(try command(.seek, .by("-5")) == .seekBy(.seconds(-5)))
    #expect(try command(.seek, .by("+5")) == .seekBy(.seconds(5)))
    #expect(try command(.speed, .to("0.75")) == .change(.speed(try #require(Speed(twentieths: 15)))))
    #expect(try command(.speed, .to("faster")) == .faster)
    #expect(try command(.each, .to("forever")) == .change(.each(.forever)))
    #expect(try command(.passes, .to("3")) == .change(.passes(try #require(Repeat(times: 3)))))
    #expect(try command(.gap, .to("50%")) == .change(.gap(.percent(50))))
    #expect(try command(.volume, .to("80")) == .volume(80))
    #expect(try command(.volume, .by("-10")) == .volumeBy(-10))
    #expect(try command(.endless, .to("range")) == .endless(.range))
    #expect(try command(.ab) == .markLoop)
    #expect(try command(.ab, .to("clear")) == .clearLoop)
    #expect(try command(.sleep, .to("15m")) == .sleep(.seconds(900)))
    #expect(try command(.sleep, .to("off")) == .sleep(nil))
    #expect(try command(.stop) == .stop)
  }

  @Test func `whatever stands in a value, it is a command or a fault`() {
    var random = SeededGenerator(seed: 8)
    let pieces = [
      "-", "+", ".", "e", "9", "0", "999999999999", "h", "m", "s", "%", "ms", ":", "2", "forever", "off", "\u{0}", "é",
      "∞",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0..<8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      let verb = ControlVerb.allCases.randomElement(using: &random) ?? .status
      do throws(ControlFault) {
        switch try command(verb, Bool.random(using: &random) ? .to(text) : .by(text)) {
        case .seek(let to)?: #expect(to >= .zero && to <= .seconds(86_400))
        case .seekBy(let by)?: #expect(by >= .seconds(-86_400) && by <= .seconds(86_400))
        case .volume(let percent)?: #expect((0...100).contains(percent))
        case .sleep(let time?)?: #expect(time <= .seconds(7 * 86_400))
        default: break
        }
      } catch {
        #expect(error.code == .invalid)
      }
    }
  }

  @Test func `what is too long to be an ayah is not told back`() throws {
    let text = String(repeating: "9", count: 60_000)
    let fault = #expect(throws: ControlFault.self) {
      try ControlRequest(.jump, .to(text)).command(counting: .kufi) { text, _ in throw ControlFault(.invalid, text) }
    }
    #expect(fault?.code == .invalid)
    #expect(fault.map { $0.message.utf8.count < 200 } == true)
  }
}
