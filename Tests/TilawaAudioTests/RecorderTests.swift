import Glibc
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

/// Recording from the monitor of a null sink, which gives back bit for bit what is played.
@Suite(.enabled(if: AudioPulseServer.isInstalled, "pulseaudio and parec are not installed"), .serialized)
struct RecorderTests {
  private static let rate = 48_000
  let folder: ScratchFolder
  let server: AudioPulseServer

  init() throws {
    folder = try ScratchFolder()
    server = try AudioPulseServer(rate: Self.rate, channels: 1)
  }

  private func source() throws -> PulseSource {
    try PulseSource(source: AudioPulseServer.monitor, server: server.address)
  }

  private func start(
    seconds: Int? = nil, timeout: Duration = .seconds(30), encoding: SampleEncoding = .int16
  ) throws -> SoundRecorder {
    let recorder = try SoundRecorder()
    try recorder.start(
      SoundRecorder.Request(
        folder: folder.path, format: AudioFormat(rate: Self.rate, channels: 1), encoding: encoding,
        limit: seconds.map { OutputTime(frames: $0 * Self.rate, rate: Self.rate) }, timeout: timeout),
      from: source())
    return recorder
  }

  /// Sound of `frames` frames that holds no sample of silence, and half a second of silence after it.
  private func noise(_ frames: Int, seed: Int) -> [Int16] {
    let sound = Sound.glide(frames: frames, seed: UInt64(seed)).map { sample -> Int16 in
      let value = SampleConverter.int16(sample)
      return value == 0 ? 1 : value
    }
    return sound + [Int16](repeating: 0, count: Self.rate / 2)
  }

  private func samples(_ result: CaptureResult?) throws -> [Int16] {
    let file = try #require(result?.file)
    return try Sound.decode(file.path).map { SampleConverter.int16($0) }
  }

  /// Returns the sounding samples: a server that is held up puts in silence, of which the noise has none.
  private func sounding(_ samples: [Int16]) -> [Int16] { samples.filter { $0 != 0 } }

  // T-F3.3
  @Test func `what the source gives is in the file, sample for sample`() async throws {
    let played = noise(Self.rate, seed: 3)
    let recorder = try start()
    var result: CaptureResult?
    for await event in recorder.events {
      switch event {
      case .began:
        #expect(try server.play(played, rate: Self.rate))
        recorder.stop()
      case .ended(let ended): result = ended
      default: break
      }
    }
    #expect(sounding(try samples(result)) == sounding(played))
    #expect(result?.lost == 0)
  }

  @Test func `a pause leaves nothing of itself, and nothing of what is around it is lost`() async throws {
    let (first, between, last) = (noise(20_000, seed: 1), noise(20_000, seed: 2), noise(20_000, seed: 3))
    let recorder = try start()
    var (result, paused, resumed) = (CaptureResult?.none, OutputTime?.none, OutputTime?.none)
    for await event in recorder.events {
      switch event {
      case .began:
        #expect(try server.play(first, rate: Self.rate))
        recorder.toggle()
      case .paused(let at):
        paused = at
        #expect(try server.play(between, rate: Self.rate))
        recorder.toggle()
      case .resumed(let at):
        resumed = at
        #expect(try server.play(last, rate: Self.rate))
        recorder.stop()
      case .ended(let ended): result = ended
      default: break
      }
    }
    let heard = try samples(result).filter { $0 != 0 }
    #expect(heard == (first + last).filter { $0 != 0 })
    #expect(paused != nil && paused == resumed)
  }

  @Test func `a limit ends it at that very frame`() async throws {
    let recorder = try start(seconds: 1)
    var result: CaptureResult?
    for await event in recorder.events { if case .ended(let ended) = event { result = ended } }
    guard case .limit = result?.reason else {
      Issue.record("it ended for another reason")
      return
    }
    #expect(try samples(result).count == Self.rate)
  }

  @Test func `a server that dies leaves what was recorded`() async throws {
    let played = noise(Self.rate, seed: 5)
    let recorder = try start(timeout: .milliseconds(300))
    var (result, isAway) = (CaptureResult?.none, false)
    for await event in recorder.events {
      switch event {
      case .began:
        #expect(try server.play(played, rate: Self.rate))
        server.kill()
      case .away: isAway = true
      case .ended(let ended): result = ended
      default: break
      }
    }
    #expect(isAway)
    guard case .lost(let error) = result?.reason else {
      Issue.record("it ended for another reason")
      return
    }
    #expect(error.code == .noServer)
    #expect(sounding(try samples(result)) == sounding(played))
  }

  @Test func `a server that comes back is recorded from again, in the same file`() async throws {
    let (before, after) = (noise(20_000, seed: 1), noise(20_000, seed: 2))
    let recorder = try start()
    var result: CaptureResult?
    for await event in recorder.events {
      switch event {
      case .began:
        #expect(try server.play(before, rate: Self.rate))
        server.kill()
      case .away: try server.start()
      case .back:
        #expect(try server.play(after, rate: Self.rate))
        recorder.stop()
      case .ended(let ended): result = ended
      default: break
      }
    }
    #expect(try samples(result).filter { $0 != 0 } == (before + after).filter { $0 != 0 })
  }

  @Test func `a source that is suspended is waited for`() async throws {
    let played = noise(20_000, seed: 4)
    let recorder = try start()
    var (result, slept) = (CaptureResult?.none, false)
    for await event in recorder.events {
      switch event {
      case .began: #expect(try server.control("suspend-sink", AudioPulseServer.sink, "1"))
      case .asleep:
        slept = true
        #expect(try server.control("suspend-sink", AudioPulseServer.sink, "0"))
      case .awake:
        #expect(try server.play(played, rate: Self.rate))
        recorder.stop()
      case .ended(let ended): result = ended
      default: break
      }
    }
    #expect(slept)
    #expect(sounding(try samples(result)) == sounding(played))
  }

  @Test func `a recording that is stopped before any sound leaves no file`() async throws {
    #expect(try server.control("suspend-sink", AudioPulseServer.sink, "1"))
    let recorder = try start()
    var result: CaptureResult?
    for await event in recorder.events {
      if case .asleep = event { recorder.stop() }
      if case .ended(let ended) = event { result = ended }
    }
    #expect(result?.length.frames == 0)
    #expect(result?.file == nil)
    #expect(try folder.names().isEmpty)
  }

  @Test func `the source is described`() throws {
    let source = try source()
    #expect(source.name == AudioPulseServer.monitor)
    #expect(source.format == AudioFormat(rate: Self.rate, channels: 1))
    #expect(source.device.contains("Monitor"))
  }

  @Test func `no server is an error that says what was tried`() {
    let error = #expect(throws: AudioError.self) { try PulseSource(server: "unix:/nonexistent/socket") }
    #expect(error?.code == .noServer)
    #expect(error?.description.contains("unix:/nonexistent/socket") == true)
  }

  @Test func `a source that the server does not have is named, with those that it has`() {
    let error = #expect(throws: AudioError.self) { try PulseSource(source: "nobody", server: server.address) }
    #expect(error?.code == .notFound)
    #expect(error?.description.contains("nobody") == true)
    #expect(error?.description.contains(AudioPulseServer.monitor) == true)
  }

  @Test func `what a sink plays is not taken for a microphone`() {
    let error = #expect(throws: AudioError.self) { try PulseSource(server: server.address) }
    #expect(error?.code == .noServer)
    #expect(error?.description.contains("no microphone") == true)
  }
}
