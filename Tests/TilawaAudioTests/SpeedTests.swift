import Testing
import TilawaAudio
import TilawaCore
import TilawaTestSupport

@Suite struct SpeedTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func glide(frames: Int, rate: Int = 44_100, channels: Int = 1) throws -> AudioFile {
    try AudioProbe.measure(
      Sound.write(
        .wav, to: folder.file("\(frames)-\(rate)-\(channels).wav"), frames: frames, rate: rate, channels: channels))
  }

  /// All that these slices give at a speed, with the reports.
  private func play(_ slices: [AudioSlice], at speed: Speed, format: AudioFormat) async throws
    -> (samples: [Float], reports: [EngineReport])
  {
    let sink = MemorySink()
    let engine = try AudioEngine(sink: sink, format: format)
    let segments = AudioSession.segments(slices.map { .sound([$0]) })
    engine.start(segments.makeIterator(), PlaybackStart(generation: 1, speed: speed))
    let samples = sink.pull(frames: 1 << 40)
    try engine.stop()
    var reports: [EngineReport] = []
    for await report in engine.reports { reports.append(report) }
    return (samples, reports)
  }

  // T-F2.2
  @Test(arguments: Speed.tried)
  func `a boundary stands at position times ratio, and touching slices add up`(speed: Speed) async throws {
    let file = try glide(frames: 50_001)
    let cuts = [0, 7, 10_003, 33_333, 50_001]
    let slices = zip(cuts, cuts.dropFirst()).map { AudioSlice(file: file, start: $0, end: $1) }
    let (samples, reports) = try await play(slices, at: speed, format: AudioFormat(rate: 44_100, channels: 1))
    var ends: [Int] = []
    for case .ended(let mark) in reports { ends.append(mark.frame) }
    #expect(ends == cuts.dropFirst().map { (2 * 20 * $0 + speed.twentieths) / (2 * speed.twentieths) })
    #expect(samples.count == ends.last)
  }

  @Test(arguments: Speed.tried)
  func `slices that touch sound as the whole does, stretched as one run`(speed: Speed) async throws {
    let file = try glide(frames: 40_000)
    let format = AudioFormat(rate: 44_100, channels: 1)
    let cuts = [0, 9_999, 10_000, 27_000, 40_000]
    let slices = zip(cuts, cuts.dropFirst()).map { AudioSlice(file: file, start: $0, end: $1) }
    let whole = try await play([AudioSlice(whole: file)], at: speed, format: format).samples
    let cut = try await play(slices, at: speed, format: format).samples
    #expect(cut == whole)
  }

  @Test func `another rate and more channels change nothing about the boundaries`() async throws {
    let file = try glide(frames: 22_050, rate: 22_050)
    let slices = [0, 11_025].map { AudioSlice(file: file, start: $0, end: $0 + 11_025) }
    let speed = try #require(Speed("0.75"))
    let (samples, reports) = try await play(slices, at: speed, format: AudioFormat(rate: 48_000, channels: 2))
    // A second at 48 kHz takes 64,000 frames at three quarters of the speed.
    #expect(samples.count == 2 * 64_000)
    #expect(stride(from: 0, to: samples.count, by: 2).allSatisfy { samples[$0] == samples[$0 + 1] })
    guard case .ended(let mark)? = reports.first(where: { if case .ended = $0 { true } else { false } }) else {
      Issue.record("\(reports)")
      return
    }
    #expect(mark.frame == 32_000)
  }

  @Test func `a slice out of the middle begins with its own sound`() async throws {
    // A click at the slice's 5,000th frame, in a low hum.
    let writer = folder.file("click.wav")
    var sound = (0..<60_000).map { Float($0 % 400 < 200 ? 0.01 : -0.01) }
    for frame in 25_000..<25_040 { sound[frame] = 0.8 }
    try Sound.write(sound, to: writer, rate: 44_100)
    let file = try AudioProbe.measure(writer)
    for speed in Speed.tried where speed != .normal {
      let slice = AudioSlice(file: file, start: 20_000, end: 50_000)
      let samples = try await play([slice], at: speed, format: AudioFormat(rate: 44_100, channels: 1)).samples
      let loudest = try #require(samples.indices.max { abs(samples[$0]) < abs(samples[$1]) })
      // How near the stretcher itself comes is its own test; here is 10 ms, and the click's own length besides.
      #expect(abs(loudest - speed.frames(5_020)) <= 441 + speed.frames(20), "at \(speed): \(loudest)")
    }
  }

  @Test func `a change of speed goes on with the sound that was next`() throws {
    let sink = MemorySink()
    let file = ToneDecoder.file(1, count: 4, frames: 20_000, rate: 44_100)
    let engine = try AudioEngine(
      sink: sink, format: AudioFormat(rate: 44_100, channels: 1), opening: ToneDecoder.opening())
    let segments = AudioSession.segments([.sound([AudioSlice(whole: file)])])
    engine.start(segments.makeIterator(), PlaybackStart(generation: 1))
    let before = sink.pull(frames: 30_000).count
    let half = try #require(Speed("0.5"))
    engine.start(
      segments.makeIterator(),
      PlaybackStart(generation: 2, skipping: 28_000, asOf: 28_000, speed: half, heardAt: .normal))
    let after = sink.pull(frames: 1 << 30)
    // 30,000 of 80,000 frames were heard at the normal speed; the rest takes twice as long.
    #expect(before + after.count == 30_000 + 100_000)
    try engine.stop()
  }

  @Test func `silence is not stretched`() async throws {
    let sink = MemorySink()
    let engine = try AudioEngine(sink: sink, format: AudioFormat(rate: 1000, channels: 1))
    let segments = AudioSession.segments([.missing(milliseconds: 500), .gap(.milliseconds(300), .ayah)])
    engine.start(segments.makeIterator(), PlaybackStart(generation: 1, speed: try #require(Speed("0.5"))))
    #expect(sink.pull(frames: 10_000).count == 800)
    try engine.stop()
  }
}
