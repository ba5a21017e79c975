@testable import AppBase
import TilawaConsole
import TilawaCore
import TilawaDesktop
import TilawaPlayer
import TilawaTerminal
import TilawaTestSupport
import Testing

@testable import TilawaScreens

/// The reader and what sounds. C3
@Suite struct ReaderSoundTests {
  private func sound(_ lines: String...) throws -> ReaderSound {
    var sound = ReaderSound()
    for line in lines {
      let message = try Self.completed(try JSON(reading: line))
      if message["event"] == nil {
        sound.take(try message.decoded(as: PlayerStatus.self))
      } else {
        sound.take(try message.decoded(as: PlayerEventMessage.self))
      }
    }
    return sound
  }

  /// Adds the fields that a test does not care about.
  private static func completed(_ message: JSON) throws -> JSON {
    guard case .object(let members) = message else { return message }
    var fields =
      switch message["event"]?.scalar {
      case nil: #"{"process":1}"#
      case "entered": #"{"session":1,"riwayah":"hafs","counting":"kufi"}"#
      case "ayah":
        #"{"at":0,"role":"main","play":1,"plays":1,"pass":1,"passes":1,"reciter":"a","kind":"reciter"}"#
      default: "{}"
      }
    if message["event"] == nil, message["ref"] != nil {
      fields =
        #"{"process":1,"session":1,"at":0,"heard":0,"recited":0,"pass_heard":0,"whole_heard":0,"each":1,"repeat":1,"#
        + #""gap":0,"speed":1,"volume":100,"endless":"none"}"#
    }
    guard case .object(let others) = try JSON(reading: fields) else { return message }
    return .object(members + others.filter { message[$0.0] == nil })
  }

  private static let status =
    #"{"id":1,"ok":true,"state":"playing","ranges":["2:1-5"],"riwayah":"hafs","counting":"kufi","ref":"2:3","word":2,"#
    + #""play":1,"plays":3,"pass":2,"passes":"forever","reciter":"husary"}"#

  @Test func `what is told when one begins to watch says what sounds`() throws {
    let sound = try sound(Self.status)
    #expect(sound.isOn && sound.words == "▶ 2:3 · Rep 1/3 · Pass 2/∞ · husary")
    let structure = try RealQuran.structure()
    let span = structure.span(of: AyahRef(surah: 2, ayah: 3))
    #expect(sound.span(in: structure) == span && sound.place(in: structure) == span.start + 1)
  }

  @Test func `events change it`() throws {
    let ayah = #"{"event":"ayah","at":1,"ref":"2:4","play":1,"plays":1,"pass":1,"passes":1,"reciter":"minshawi"}"#
    #expect(try sound(Self.status, ayah).words == "▶ 2:4 · minshawi")
    let paused = #"{"event":"state","at":1,"state":"paused","cause":"user"}"#
    #expect(try sound(Self.status, ayah, paused).words == "‖ 2:4 · minshawi · paused")
    let lost = #"{"event":"state","at":1,"state":"paused","cause":"sink-lost"}"#
    #expect(try sound(Self.status, lost).words.hasSuffix("the sound server is gone; waiting for it"))
    let missing = #"{"event":"missing","at":1,"ref":"2:5","seconds":0.5,"tried":[]}"#
    #expect(try sound(Self.status, missing).words == "▶ 2:5 · No audio available")
    #expect(try !sound(Self.status, #"{"event":"left","reason":"finished"}"#).isOn)
    #expect(try !sound(#"{"id":1,"ok":true,"state":"idle"}"#).isOn)
    let pause = #"{"event":"intermission","intermission":{"title":"pause until a key","seconds":null}}"#
    #expect(try sound(Self.status, pause).words.hasSuffix("pause until a key"))
  }

  @Test func `a basmalah is of its surah's first ayah, and the isti'adha of none`() throws {
    let structure = try RealQuran.structure()
    #expect(
      try sound(#"{"event":"ayah","ref":"3:0"}"#).span(in: structure)
        == structure.span(of: AyahRef(surah: 3, ayah: 1)))
    #expect(try sound(#"{"event":"ayah","ref":"istiadha"}"#).span(in: structure) == nil)
    #expect(try sound(#"{"event":"ayah","ref":"2:999"}"#).span(in: structure) == nil)
  }

  // MARK: - In the reader

  private func hear(_ ref: String, _ reader: inout ReaderFixture) throws {
    reader.handle(.sound(try sound(#"{"event":"entered","ranges":["2:1-286"]}"#, #"{"event":"ayah","ref":"\#(ref)"}"#)))
  }

  @Test func `what is heard stands out, and where it is followed the page turns with it`() throws {
    var reader = try ReaderFixture("2:1")
    try hear("2:3", &reader)
    #expect(reader.place == "2:1" && reader.lines().words(.green).contains("وَيُقِيمُونَ"))
    #expect(reader.text.contains("▶ 2:3 · a · f follows"))
    #expect(reader.lines(Bidi.terminal.asNamed, .monochrome).words(.reverse).contains("وَيُقِيمُونَ"))
    reader.press("f")
    #expect(reader.place == "2:3")
    try hear("2:6", &reader)
    #expect(reader.place == "2:6" && reader.state.page == 3)
    // The reader stays where a key has led it.
    reader.press("k")
    try hear("2:7", &reader)
    #expect(reader.place == "2:5")
  }

  @Test func `keys steer what sounds, and say so where nothing does`() throws {
    var reader = try ReaderFixture("2:1")
    reader.press("P")
    #expect(reader.take() == [] && reader.state.message?.text == "nothing is playing; p plays from here")
    try hear("2:3", &reader)
    reader.press("P><)(S")
    #expect(
      reader.take()
        == [.toggle, .next, .previous, .nextSurah, .previousSurah, .stop].map { .request(.steer($0)) })
  }

  @Test func `p asks in one line what to play, and names what it would end`() throws {
    var reader = try ReaderFixture("2:255")
    reader.press("p")
    #expect(reader.text.contains { $0.hasPrefix("Play: 2:255-286") })
    reader.press(" x3")
    reader.press(.enter)
    let wish = try PlayWish("2:255-286 x3", at: AyahRef(surah: 2, ayah: 255), in: reader.state.structure)
    #expect(reader.take() == [.request(.play(wish))] && reader.state.isFollowing)
    try hear("2:255", &reader)
    #expect(reader.state.message == nil)
    reader.press("p")
    #expect(reader.text.contains { $0.hasPrefix("Play instead of 2:1-286: 2:255-286") })
    reader.press(.control("u"))
    reader.press("2:300")
    reader.press(.enter)
    #expect(reader.text.contains { $0.contains("286") && $0.contains("2:300") } && reader.take() == [])
  }

  @Test(arguments: [
    ("", "2:255-286"), ("x3", "2:255-286 --repeat 3"), ("page", "2:255-256"), ("juz", "2:255-3:92"),
    ("-260 3x", "2:255-260 --repeat 3"), ("260 each 2", "2:260 --each 2"), ("yasin 5 ×2", "36:5 --repeat 2"),
    ("page 50 each 3 repeat forever", "3:1-9 --repeat forever --each 3"), ("surah", "2:255-286"),
    ("surah 112", "112:1-4"),
  ])
  func `a wish is a range, how often it, and how often each ayah`(text: String, line: String) throws {
    let wish = try PlayWish(text, at: AyahRef(surah: 2, ayah: 255), in: try RealQuran.structure())
    var request = try PlayRequest(words: line.split(separator: " ").map(String.init))
    request.riwayah = .hafs
    request.turn = .replace
    #expect(wish.request(riwayah: .hafs) == request)
  }

  @Test(arguments: ["x0", "x101", "each", "each x", "repeat 0", "2:5-1", "nosuchsurah", "-3"])
  func `a wish that means nothing is refused`(text: String) throws {
    let structure = try RealQuran.structure()
    #expect(throws: RangeError.self) { try PlayWish(text, at: AyahRef(surah: 2, ayah: 255), in: structure) }
  }
}
