import Glibc
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

@Suite(.enabled(if: AudioPulseServer.isInstalled, "pulseaudio and parec are not installed"), .serialized)
struct PulseTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func contents(rate: Int) throws -> [SessionSegment.Content] {
    let path = try Sound.write(.wav, to: folder.file("a.wav"), frames: rate, rate: rate, channels: 2)
    let file = try AudioProbe.measure(path)
    return [
      .sound([AudioSlice(file: file, start: 0, end: rate / 2)]), .gap(.milliseconds(100), .ayah),
      .sound([AudioSlice(file: file, start: rate / 2, end: rate)]),
    ]
  }

  @Test(arguments: [("s16le", SampleEncoding.int16), ("float32le", .float32)])
  func `the monitor records what was rendered, sample for sample`(name: String, encoding: SampleEncoding) async throws {
    let server = try AudioPulseServer(rate: 48_000, channels: 2, format: name)
    let recording = try server.record(rate: 48_000, channels: 2, format: name)
    let sink = try PulseSink(server: server.address)
    #expect(sink.wish == AudioFormat(rate: 48_000, channels: 2))
    #expect(sink.encoding == encoding)
    let format = AudioFormat(rate: 48_000, channels: 2)
    let contents = try contents(rate: 48_000)
    let expected = try await AudioSession.play(contents, format: format)
    let engine = try AudioEngine(sink: sink, format: format)
    engine.start(AudioSession.segments(contents).makeIterator(), PlaybackStart(generation: 1))
    var reports: [EngineReport] = []
    for await report in engine.reports {
      reports.append(report)
      if case .finished = report { break }
    }
    #expect(engine.heardFrame == 48_000 + 4800)
    #expect(recording.hears(bytes(expected.samples, encoding)))
    #expect(reports == expected.reports)
    try engine.stop()
  }

  @Test func `a one-channel sink is played to in one channel`() throws {
    let server = try AudioPulseServer(rate: 44_100, channels: 1)
    #expect(try PulseSink(server: server.address).wish == AudioFormat(rate: 44_100, channels: 1))
  }

  @Test func `a change in mid-session goes on where the listener is`() async throws {
    let server = try AudioPulseServer(rate: 44_100, channels: 2)
    let sink = try PulseSink(sink: AudioPulseServer.sink, server: server.address)
    let engine = try AudioEngine(
      sink: sink, format: AudioFormat(rate: 44_100, channels: 2), opening: ToneDecoder.opening())
    func tone(_ ayah: Int, seconds: Int) -> SessionSegment {
      let file = ToneDecoder.file(ayah, frames: 44_100 * seconds, rate: 44_100)
      return AudioSession.segments([.sound([AudioSlice(whole: file)])])[0]
    }
    engine.start([tone(1, seconds: 100)].makeIterator(), PlaybackStart(generation: 1))
    var second: SegmentMark?
    var finished: Int?
    var asked = 0
    for await report in engine.reports {
      if case .began(let mark) = report, mark.generation == 1 {
        asked = engine.heardFrame
        engine.start([tone(2, seconds: 1)].makeIterator(), PlaybackStart(generation: 2))
      }
      if case .began(let mark) = report, mark.generation == 2 { second = mark }
      if case .finished(_, let frame) = report {
        finished = frame
        break
      }
    }
    let mark = try #require(second)
    // Frames that the server's sink had taken sound first: at the beginning it may hold 200 ms, and not the seconds
    // that it holds later.
    #expect(mark.frame - asked < 66_150)
    #expect(finished == mark.frame + 44_100)
    try engine.stop()
  }

  @Test(.timeLimit(.minutes(5)))
  func `what little there is before an obstacle is heard, and then that it was`() async throws {
    let server = try AudioPulseServer(rate: 44_100, channels: 2)
    let engine = try AudioEngine(
      sink: PulseSink(server: server.address), format: AudioFormat(rate: 44_100, channels: 2), obstacle: .asks,
      opening: ToneDecoder.opening())
    defer { try? engine.stop() }
    func tone(_ ayah: Int, seconds: Int) -> SessionSegment {
      let file = ToneDecoder.file(ayah, frames: 44_100 * seconds, rate: 44_100)
      return AudioSession.segments([.sound([AudioSlice(whole: file)])])[0]
    }
    let absent = AudioFile(path: "absent", rate: 44_100, channels: 1, frames: 44_100)
    let obstacle = AudioSession.segments([.sound([AudioSlice(whole: absent)])])[0]
    // Two seconds are long enough for the server to hold seconds ahead.
    engine.start([tone(1, seconds: 2), tone(3, seconds: 100)].makeIterator(), PlaybackStart(generation: 1))
    var frames: [Int] = []
    for await report in engine.reports {
      switch report {
      case .ended(let mark) where mark.generation == 1:
        engine.start([tone(2, seconds: 1), obstacle].makeIterator(), PlaybackStart(generation: 2))
      case .began(let mark) where mark.generation == 2: frames.append(mark.frame)
      case .ended(let mark) where mark.generation == 2: frames.append(mark.frame)
      case .exhausted(2, let frame): frames.append(frame)
      default: continue
      }
      if case .exhausted = report { break }
    }
    let start = try #require(frames.first)
    #expect(frames == [start, start + 44_100, start + 44_100])
    // A start at the obstacle has nothing before it.
    engine.start([obstacle].makeIterator(), PlaybackStart(generation: 3))
    for await report in engine.reports { if case .exhausted(3, _) = report { break } }
  }

  @Test func `a pause holds the sound where it is`() async throws {
    let server = try AudioPulseServer(rate: 44_100, channels: 2)
    let recording = try server.record(rate: 44_100, channels: 2)
    let format = AudioFormat(rate: 44_100, channels: 2)
    let contents = try contents(rate: 44_100)
    let expected = try await AudioSession.play(contents, format: format)
    let engine = try AudioEngine(sink: PulseSink(server: server.address), format: format)
    engine.start(AudioSession.segments(contents).makeIterator(), PlaybackStart(generation: 1), as: .suspended)
    #expect(engine.heardFrame == 0)
    engine.resume()
    for await report in engine.reports { if case .finished = report { break } }
    #expect(recording.hears(bytes(expected.samples, .int16)))
    try engine.stop()
  }

  @Test func `a server that dies is reported and nothing hangs`() async throws {
    let server = try AudioPulseServer(rate: 44_100, channels: 2)
    let engine = try AudioEngine(
      sink: PulseSink(server: server.address, timeout: .milliseconds(300)),
      format: AudioFormat(rate: 44_100, channels: 2),
      opening: ToneDecoder.opening())
    let file = ToneDecoder.file(1, frames: 44_100_000, rate: 44_100)
    let segments = AudioSession.segments([.sound([AudioSlice(whole: file)])])
    engine.start(segments.makeIterator(), PlaybackStart(generation: 1))
    var lost: AudioError?
    for await report in engine.reports {
      if case .began = report { server.kill() }
      if case .sinkLost(let error, _) = report {
        lost = error
        break
      }
    }
    #expect(lost?.code == .noServer)
    engine.start(segments.makeIterator(), PlaybackStart(generation: 2))
    engine.suspend()
    try engine.stop()
  }

  @Test func `no server is an error that says what was tried`() {
    let error = #expect(throws: AudioError.self) { try PulseSink(server: "unix:/nonexistent/socket") }
    #expect(error?.code == .noServer)
    #expect(error?.description.contains("unix:/nonexistent/socket") == true)
  }

  @Test func `a sink that the server does not have is named`() throws {
    let server = try AudioPulseServer(rate: 44_100, channels: 2)
    let error = #expect(throws: AudioError.self) { try PulseSink(sink: "nobody", server: server.address) }
    #expect(error?.code == .noServer)
    #expect(error?.description.contains("nobody") == true)
  }

  private func bytes(_ samples: [Float], _ encoding: SampleEncoding) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: samples.count * encoding.bytes)
    samples.withUnsafeBufferPointer { source in
      bytes.withUnsafeMutableBytes { target in
        if let base = target.baseAddress { SampleConverter.convert(source, to: encoding, into: base) }
      }
    }
    return bytes
  }
}
