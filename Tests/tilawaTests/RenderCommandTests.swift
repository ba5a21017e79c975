import Foundation
import Testing
import TilawaAudio
import TilawaCore
import TilawaTestSupport

@Suite struct RenderCommandTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    try command.addReciter("a", ["002002", "002003"])
  }

  private func path(_ name: String) -> String { "\(command.folder.path)/\(name)" }

  @Test func `a rendering has exactly the frames of its segments`() throws {
    let outcome = try command.run("render", "2:2-3", "--each", "2", "--gap", "50%", "-o", path("out.wav"), "--json")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(#""rate":8000,"channels":1,"frames":44000,"seconds":5.500000,"steps":4"#))
    #expect(Bytes.read(path("out.wav")).count == 80 + 2 * 44_000)
  }

  @Test func `two renderings are the same to the byte`() throws {
    for name in ["one.wav", "two.wav"] { _ = try command.run("render", "2:2-3", "--gap", "300ms", "-o", path(name)) }
    #expect(Bytes.read(path("one.wav")) == Bytes.read(path("two.wav")))
    #expect(!Bytes.read(path("one.wav")).isEmpty)
  }

  @Test func `what is played into a file is what is rendered`() throws {
    _ = try command.run("render", "2:2-3", "-o", path("rendered.flac"))
    _ = try command.run("play", "2:2-3", "--output", "flac:\(path("played.flac"))")
    #expect(Bytes.read(path("rendered.flac")) == Bytes.read(path("played.flac")))
  }

  @Test(arguments: [
    ("/dev/null/out.wav", 73), ("out.mp4", 64), ("out", 64),
  ])
  func `a file that cannot be made is said in one line`(name: String, code: Int32) throws {
    let outcome = try command.run("render", "2:2", "-o", name)
    #expect(outcome.code == code)
    #expect(outcome.complaints.count == 1)
  }

  @Test func `a session that never ends is not rendered without a limit`() throws {
    #expect(try command.run("render", "2:2", "--repeat", "forever", "-o", path("x.wav")).code == 64)
    #expect(try command.run("render", "2:2", "--repeat", "forever", "--for", "3s", "-o", path("x.wav")).code == 0)
    #expect(Bytes.read(path("x.wav")).count == 80 + 2 * 24_000)
  }

  @Test func `a source that breaks off is an error and leaves no file`() throws {
    let source = path("a/002003.wav")
    Bytes.write(Bytes.read(source).prefix(9000), to: source)
    let outcome = try command.run("render", "2:2-3", "--missing", "fail", "-o", path("broken.wav"))
    #expect(outcome.code == 66)
    #expect(outcome.complaints == ["tilawa: no audio for 2:3"])
    #expect(!FileManager.default.fileExists(atPath: path("broken.wav")))
  }

  @Test(arguments: [
    ("out.mp3", "--bits", "24"), ("out.ogg", "--bits", "16"), ("out.opus", "--rate", "44100"),
    ("x.mp3", "--rate", "96000"),
  ])
  func `what a format cannot have is a usage error`(name: String, option: String, value: String) throws {
    let kind = name.drop { $0 != "." }.dropFirst()
    #expect(try command.run("render", "2:2", option, value, "-o", path(name)).code == 64)
    #expect(try command.run("play", "2:2", option, value, "--output", "\(kind):\(path(name))").code == 64)
    #expect(!FileManager.default.fileExists(atPath: path(name)))
  }

  @Test func `Opus is rendered at 48 kHz whatever the sources have`() throws {
    let outcome = try command.run("render", "2:2-3", "-o", path("out.opus"), "--json")
    #expect(outcome.code == 0)
    #expect(try AudioProbe.verify(path("out.opus")).rate == 48_000)
  }
}
