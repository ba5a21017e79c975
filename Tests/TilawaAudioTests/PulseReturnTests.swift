import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

/// A sound server that goes away and comes back, as the engine tells it. Ayah n is a constant sample.
@Suite(.enabled(if: AudioPulseServer.isInstalled, "pulseaudio and parec are not installed"), .serialized)
struct PulseReturnTests {
  private static let rate = 44_100
  private let server: AudioPulseServer

  init() throws { server = try AudioPulseServer(rate: Self.rate, channels: 1) }

  private func engine(timeout: Duration = .seconds(30)) throws -> AudioEngine {
    try AudioEngine(
      sink: PulseSink(server: server.address, timeout: timeout),
      format: AudioFormat(rate: Self.rate, channels: 1), opening: ToneDecoder.opening())
  }

  private func tone(_ ayah: Int, frames: Int) -> SessionSegment {
    let file = ToneDecoder.file(ayah, frames: frames, rate: Self.rate)
    return AudioSession.segments([.sound([AudioSlice(whole: file)])])[0]
  }

  /// Frames of each ayah in a recording.
  private func frames(_ recording: AudioRecording, ayah: Int) -> Int {
    let bytes = recording.bytes
    return stride(from: 0, to: bytes.count - 1, by: 2).count { place in
      let sample = Int16(truncatingIfNeeded: Int(bytes[place]) | Int(bytes[place + 1]) << 8)
      return sample == SampleConverter.int16(ToneDecoder.sample(ayah))
    }
  }

  @Test func `a server that is killed and comes back goes on at the frame that was heard`() async throws {
    let engine = try engine()
    // So long that it is not over however slowly this is carried out; what is left of it is heard for two seconds.
    let (before, length, rest) = (Self.rate / 2, 7200 * Self.rate, 2 * Self.rate)
    engine.start([tone(1, frames: before), tone(2, frames: length)].makeIterator(), PlaybackStart(generation: 1))
    var lost = 0
    var second: AudioRecording?
    var finished: Int?
    for await report in engine.reports {
      switch report {
      case .began(let mark) where mark.generation == 1 && mark.index == 1: server.kill()
      case .sinkAway(let error, let frame):
        #expect(error.code == .noServer)
        lost = frame
        try server.start()
      case .sinkBack(let frame):
        #expect(frame == lost)
        second = try server.record(rate: Self.rate, channels: 1)
        let heard = frame - before
        engine.start(
          [tone(2, frames: heard + rest)].makeIterator(), PlaybackStart(generation: 2, skipping: heard, join: .flow))
      case .finished(let generation, let frame):
        #expect(generation == 2)
        finished = frame
      default: break
      }
      if finished != nil { break }
    }
    // The second ayah was heard, and not all of it; from there on it is whole, to the frame.
    #expect(lost >= before && lost < before + length)
    #expect(finished == lost + rest)
    let recording = try #require(second)
    #expect(Poll.until { frames(recording, ayah: 2) >= rest })
    #expect(frames(recording, ayah: 2) == rest)
    #expect(frames(recording, ayah: 1) == 0)
    try engine.stop()
  }

  @Test func `a server that goes away twice is waited for twice`() async throws {
    let engine = try engine()
    var length = 7200 * Self.rate
    engine.start([tone(1, frames: length)].makeIterator(), PlaybackStart(generation: 1))
    var heard: [Int] = []
    for await report in engine.reports {
      switch report {
      case .began(let mark) where mark.generation < 3: server.kill()
      case .sinkAway(_, let frame):
        heard.append(frame)
        try server.start()
      case .sinkBack(let frame):
        if heard.count == 2 { length = frame + Self.rate }
        engine.start(
          [tone(1, frames: length)].makeIterator(),
          PlaybackStart(generation: heard.count + 1, skipping: frame, join: .flow)
        )
      default: break
      }
      if case .finished(_, let frame) = report {
        #expect(frame == length)
        break
      }
    }
    #expect(heard.count == 2 && heard == heard.sorted())
    try engine.stop()
  }

  @Test func `a server that does not come back is lost after a while`() async throws {
    let engine = try engine(timeout: .milliseconds(300))
    engine.start([tone(1, frames: 7200 * Self.rate)].makeIterator(), PlaybackStart(generation: 1))
    var away: Int?
    var lost: AudioError?
    for await report in engine.reports {
      switch report {
      case .began: server.kill()
      case .sinkAway(_, let frame): away = frame
      case .sinkLost(let error, let frame):
        #expect(frame == away)
        lost = error
      default: break
      }
      if lost != nil { break }
    }
    #expect(lost?.code == .noServer)
    #expect(lost?.description.contains("did not come back") == true)
    try engine.stop()
  }

  @Test func `an engine that is stopped while the server is away ends at once`() async throws {
    let engine = try engine(timeout: .seconds(3600))
    engine.start([tone(1, frames: 7200 * Self.rate)].makeIterator(), PlaybackStart(generation: 1))
    for await report in engine.reports {
      if case .began = report { server.kill() }
      if case .sinkAway = report { break }
    }
    let clock = ContinuousClock()
    let time = try clock.measure { try engine.stop() }
    #expect(time < .seconds(60))
  }

  @Test func `a stream that is taken away is had again on the same server`() async throws {
    let engine = try engine()
    engine.start([tone(1, frames: 7200 * Self.rate)].makeIterator(), PlaybackStart(generation: 1))
    var back: Int?
    for await report in engine.reports {
      switch report {
      case .began(let mark) where mark.generation == 1:
        #expect(Poll.until { engine.heardFrame > Self.rate / 10 })
        // The only sink goes, and with it the stream; then there is another one.
        try server.control("unload-module", "module-null-sink")
        try server.control("load-module", "module-null-sink", "sink_name=other", "norewinds=1")
      case .sinkBack(let frame):
        back = frame
        engine.start([tone(2, frames: 1000)].makeIterator(), PlaybackStart(generation: 2))
      default: break
      }
      if case .finished(2, _) = report { break }
    }
    #expect(back ?? 0 > Self.rate / 10)
    try engine.stop()
  }

  @Test func `a stream that is moved to another sink plays on`() async throws {
    let engine = try engine()
    engine.start([tone(1, frames: 7200 * Self.rate)].makeIterator(), PlaybackStart(generation: 1))
    for await report in engine.reports {
      switch report {
      case .began(let mark) where mark.generation == 1:
        try server.control("load-module", "module-null-sink", "sink_name=other", "norewinds=1")
        try server.control("move-sink-input", "0", "other")
        let heard = engine.heardFrame
        #expect(Poll.until { engine.heardFrame > heard + Self.rate / 2 })
        engine.start([tone(1, frames: 1000)].makeIterator(), PlaybackStart(generation: 2))
      case .sinkAway(let error, _), .sinkLost(let error, _): throw error
      default: break
      }
      if case .finished(2, _) = report { break }
    }
    try engine.stop()
  }

  @Test func `the time of a suspended sink stands, and it goes on there when it wakes`() async throws {
    let engine = try engine()
    engine.start([tone(1, frames: 7200 * Self.rate)].makeIterator(), PlaybackStart(generation: 1))
    var away: Int?
    var missed: [Int] = []
    for await report in engine.reports {
      switch report {
      case .began(let mark) where mark.generation == 1:
        try server.control("suspend-sink", AudioPulseServer.sink, "1")
      case .sinkAway(_, let frame):
        away = frame
        try await Task.sleep(for: .milliseconds(300))
        #expect(engine.heardFrame == frame)
        try server.control("suspend-sink", AudioPulseServer.sink, "0")
      case .sinkBack(let frame):
        #expect(frame == away)
        engine.start(
          [tone(1, frames: frame + Self.rate)].makeIterator(),
          PlaybackStart(generation: 2, skipping: frame, join: .flow))
      case .underrun(let frame): missed.append(frame)
      default: break
      }
      if case .finished(_, let frame) = report {
        #expect(frame == away.map { $0 + Self.rate })
        break
      }
    }
    let stood = try #require(away)
    #expect(!missed.contains(stood), "nothing was missed there")
    try engine.stop()
  }

  @Test func `a call asks for silence and takes that back`() async throws {
    let engine = try engine()
    try server.control("load-module", "module-role-cork")
    engine.start([tone(1, frames: 7200 * Self.rate)].makeIterator(), PlaybackStart(generation: 1))
    var asked: [EngineReport] = []
    var call: AudioCall?
    for await report in engine.reports {
      switch report {
      case .began: call = try AudioCall(to: server)
      case .pauseRequested:
        asked.append(report)
        // The server takes back its wish only from a stream that has obeyed.
        engine.suspend()
        try await Task.sleep(for: .milliseconds(200))
        call = nil
      case .resumeRequested: asked.append(report)
      default: break
      }
      if asked.count == 2 { break }
    }
    #expect(asked == [.pauseRequested, .resumeRequested])
    #expect(call == nil)
    try engine.stop()
  }
}
