import Testing
import TilawaCore

@testable import TilawaAudio

@Suite struct FormatTests {
  @Test func `samples are rounded half to even and clipped`() {
    #expect(SampleConverter.int16(0.5 / 32768) == 0)
    #expect(SampleConverter.int16(1.5 / 32768) == 2)
    #expect(SampleConverter.int16(-2.5 / 32768) == -2)
    #expect(SampleConverter.int16(1) == 32767)
    #expect(SampleConverter.int16(-3) == -32768)
    #expect(SampleConverter.int16(.nan) == 0)
    #expect(SampleConverter.int32(1) == .max)
    #expect(SampleConverter.int32(-1) == .min)
    #expect(SampleConverter.int24(-1) == -8_388_608)
    #expect(SampleConverter.int24(2) == 8_388_607)
  }

  @Test func `sixteen bits come back as they went`() {
    for value in Int16.min...Int16.max { #expect(SampleConverter.int16(Float(value) / 32768) == value) }
  }

  @Test func `a file's format is the highest rate and mono if all are`() {
    let low = AudioFile(path: "a", rate: 16_000, channels: 1, frames: 1)
    let high = AudioFile(path: "b", rate: 44_100, channels: 1, frames: 1)
    let stereo = AudioFile(path: "c", rate: 22_050, channels: 2, frames: 1)
    #expect(SessionFormat.decide(sink: nil, sources: [low, high]) == AudioFormat(rate: 44_100, channels: 1))
    #expect(SessionFormat.decide(sink: nil, sources: [low, stereo]) == AudioFormat(rate: 22_050, channels: 2))
    #expect(SessionFormat.decide(sink: nil, sources: []) == AudioFormat(rate: 44_100, channels: 1))
  }

  @Test func `a sink's wish comes before the sources and what is asked before both`() {
    let file = AudioFile(path: "a", rate: 16_000, channels: 1, frames: 1)
    let wish = AudioFormat(rate: 48_000, channels: 2)
    #expect(SessionFormat.decide(sink: wish, sources: [file]) == wish)
    let asked = SessionFormat.Request(rate: 32_000)
    #expect(SessionFormat.decide(sink: wish, sources: [file], asked: asked) == AudioFormat(rate: 32_000, channels: 2))
  }

  @Test(arguments: [
    ("pulse", SinkChoice.pulse(sink: nil)), ("pulse:a.b:c", .pulse(sink: "a.b:c")),
    ("wav:x.wav", .file(.wav, path: "x.wav")),
    ("flac:/a:b", .file(.flac, path: "/a:b")), ("ogg:x", .file(.ogg, path: "x")), ("opus:x", .file(.opus, path: "x")),
    ("mp3:x", .file(.mp3, path: "x")), ("null", .null(.unpaced)), ("null:realtime", .null(.realTime)),
    ("x.wav", .file(.wav, path: "x.wav")), ("/tmp/q.MP3", .file(.mp3, path: "/tmp/q.MP3")),
    ("./a:b.flac", .file(.flac, path: "./a:b.flac")),
  ])
  func `outputs are named by kind and place`(text: String, choice: SinkChoice) throws {
    #expect(try SinkChoice(parsing: text) == choice)
  }

  @Test(arguments: ["", "wav", "wav:", "pulse:", "null:fast", "mp4:x", "mp4:x.wav", "x.mp4", "/tmp/x", "./wav"])
  func `an output that is misspelt says what there is`(text: String) {
    #expect(throws: SinkChoice.ParseError.self) { try SinkChoice(parsing: text) }
  }
}
