import Testing
import TilawaAudio
import TilawaCore
import TilawaTestSupport

@Suite struct EngineTests {
  let format = AudioFormat(rate: 1000, channels: 1)

  private func tone(_ ayah: Int, frames: Int = 10) -> SessionSegment.Content {
    .sound([AudioSlice(whole: ToneDecoder.file(ayah, frames: frames))])
  }

  /// Returns the ayah of each frame, runs written as "1×10".
  private func timeline(_ samples: [Float]) -> String {
    var runs: [(ayah: Int, count: Int)] = []
    for sample in samples {
      let ayah = ToneDecoder.ayah(sample)
      if runs.last?.ayah == ayah { runs[runs.count - 1].count += 1 } else { runs.append((ayah, 1)) }
    }
    return runs.map { "\($0.ayah)×\($0.count)" }.joined(separator: " ")
  }

  @Test func `ayat and gaps join exactly to the frame`() async throws {
    let (samples, _) = try await AudioSession.play(
      [tone(1), .gap(.milliseconds(5), .ayah), tone(1), .gap(.percent(150), .ayah), tone(2), tone(3)],
      format: format, opening: ToneDecoder.opening())
    #expect(timeline(samples) == "1×10 0×5 1×10 0×15 2×10 3×10")
  }

  // A8, T-AC1
  @Test(arguments: [SinkPace.realTime, .unpaced], [1, 2])
  func `ever so short segments without end wait for whoever hears them`(pace: SinkPace, frames: Int) async throws {
    let sink = DeafSink(pace: pace)
    let engine = try AudioEngine(sink: sink, format: format, opening: ToneDecoder.opening())
    let taken = Guarded(0)
    let segment = AudioSession.segments([tone(1, frames: frames)])[0]
    engine.start(EndlessSegments(segment: segment, taken: taken), PlaybackStart(generation: 1))
    #expect(Poll.until { engine.isHeld })
    #expect(taken.withLock { $0 } <= 600)
    try engine.stop()
  }

  @Test func `a missing ayah is half a second of silence`() async throws {
    let (samples, _) = try await AudioSession.play(
      [tone(1), .missing(milliseconds: 500), tone(2)], format: format, opening: ToneDecoder.opening())
    #expect(timeline(samples) == "1×10 0×500 2×10")
  }

  @Test func `a percentage of a missing ayah is of its silence`() async throws {
    let (samples, _) = try await AudioSession.play(
      [.missing(milliseconds: 500), .gap(.percent(10), .ayah), tone(2)], format: format,
      opening: ToneDecoder.opening())
    #expect(timeline(samples) == "0×550 2×10")
  }

  @Test func `slices of one file that touch are played without anything between them`() async throws {
    let file = ToneDecoder.file(1, count: 3)
    let contents = [(0, 10), (10, 20), (20, 30)].map {
      SessionSegment.Content.sound([AudioSlice(file: file, start: $0.0, end: $0.1)])
    }
    let (samples, _) = try await AudioSession.play(contents, format: format, opening: ToneDecoder.opening())
    #expect(timeline(samples) == "1×10 2×10 3×10")
  }

  @Test func `reports follow each other with the frames where they were heard`() async throws {
    let (_, reports) = try await AudioSession.play(
      [tone(1), .gap(.percent(50), .ayah), tone(2)], format: format, opening: ToneDecoder.opening())
    #expect(
      reports.map(line) == [
        "began 0 @0 of 10", "ended 0 @10 of 10", "began 1 @10 of 5", "ended 1 @15 of 5", "began 2 @15 of 10",
        "ended 2 @25 of 10", "finished 1 @25",
      ])
  }

  @Test func `what is heard while a change is on its way is not heard again`() throws {
    let sink = MemorySink()
    let engine = try AudioEngine(sink: sink, format: format, opening: ToneDecoder.opening())
    let slice = AudioSlice(whole: ToneDecoder.file(1, count: 3))
    let segments = AudioSession.segments([.sound([slice])])
    engine.start(segments.makeIterator(), PlaybackStart(generation: 1))
    // Measured after 5 frames; 7 more are heard before the new generation takes their place.
    let heard = sink.pull(frames: 12)
    engine.start(segments.makeIterator(), PlaybackStart(generation: 2, skipping: 5, asOf: 5, join: .flow))
    #expect(timeline(heard + sink.pull(frames: 100)) == "1×10 2×10 3×10")
    try engine.stop()
  }

  @Test(.timeLimit(.minutes(5)))
  func `whoever pulls waits for a start that is on its way, and for how it is to be`() throws {
    for turn in 1...1000 {
      let sink = MemorySink()
      let engine = try AudioEngine(sink: sink, format: format, opening: ToneDecoder.opening())
      let segments = AudioSession.segments([tone(1)])
      engine.start(segments.makeIterator(), PlaybackStart(generation: 1))
      try #require(sink.pull(frames: 4).count == 4, "turn \(turn)")
      engine.start(segments.makeIterator(), PlaybackStart(generation: 2), as: .suspended)
      try #require(sink.pull(frames: 4).isEmpty, "turn \(turn)")
      engine.start(segments.makeIterator(), PlaybackStart(generation: 3))
      try #require(sink.pull(frames: 100).count == 10, "turn \(turn)")
      try engine.stop()
    }
  }

  @Test func `the session's limit cuts the sound at that very frame`() async throws {
    let (samples, reports) = try await AudioSession.play(
      [tone(1), tone(2)], format: format, limit: 13, opening: ToneDecoder.opening())
    // The last three milliseconds, here frames, are faded.
    #expect(samples.count == 13)
    #expect(timeline(Array(samples[..<10])) == "1×10")
    #expect(reports.map(line).last == "finished 1 @13")
    #expect(!reports.map(line).contains("ended 1 @20 of 10"))
  }

  @Test func `a source that breaks off is an error and not an end`() async throws {
    let (samples, reports) = try await AudioSession.play(
      [tone(1), tone(2)], format: format, opening: ToneDecoder.opening(breakOff: 7))
    #expect(samples.isEmpty)
    guard case .failed(let error, let segment, 1, 0)? = reports.last else {
      Issue.record("\(reports)")
      return
    }
    #expect(error.code == .truncated)
    #expect(segment.step.item == 0)
    #expect(reports.count == 1)
  }

  @Test func `what takes the place of a broken source follows what was made of it`() throws {
    let sink = MemorySink()
    let engine = try AudioEngine(
      sink: sink, format: format, obstacle: .asks, opening: ToneDecoder.opening(breakOff: 5000))
    let segments = AudioSession.segments([tone(1, frames: 9000), tone(2)])
    engine.start(segments.makeIterator(), PlaybackStart(generation: 1))
    // The decode thread makes 4096 frames at a time; the second time it comes upon the end.
    #expect(timeline(sink.pull(frames: 4096)) == "1×4096")
    let other = SessionSegment(step: segments[0].step, content: tone(7))
    engine.proceed([other, segments[1]].makeIterator(), generation: 1)
    #expect(timeline(sink.pull(frames: 100)) == "7×10 2×10")
    try engine.stop()
  }

  @Test(.timeLimit(.minutes(5)))
  func `that all before an obstacle was heard is reported after all that was heard`() async throws {
    let sink = MemorySink()
    let engine = try AudioEngine(
      sink: sink, format: format, obstacle: .asks, opening: ToneDecoder.opening(breakOff: 5000))
    let segments = AudioSession.segments([tone(1, frames: 10), tone(2, frames: 9000)])
    engine.start(segments.makeIterator(), PlaybackStart(generation: 1))
    // The decode thread comes upon the obstacle before or after this is heard.
    #expect(sink.pull(frames: 10 + 4096).count == 10 + 4096)
    var lines: [String] = []
    for await report in engine.reports {
      if case .stuck(_, _, 1, 4106) = report { continue }
      lines.append(line(report))
      if case .exhausted = report { break }
    }
    #expect(lines == ["began 0 @0 of 10", "ended 0 @10 of 10", "began 1 @10 of 9000", "exhausted 1 @4106"])
    try engine.stop()
  }

  @Test func `zero frames of gap disturb nothing`() async throws {
    let (samples, reports) = try await AudioSession.play(
      [tone(1), .gap(.none, .ayah), tone(2)], format: format, opening: ToneDecoder.opening())
    #expect(timeline(samples) == "1×10 2×10")
    #expect(reports.count == 7)
  }

  @Test func `long ayat pass through the ring in one piece`() async throws {
    let (samples, _) = try await AudioSession.play(
      [tone(1, frames: 100_000), tone(2, frames: 77_777)], format: format, opening: ToneDecoder.opening())
    #expect(timeline(samples) == "1×100000 2×77777")
  }

  @Test func `nothing to play finishes at once`() async throws {
    let (samples, reports) = try await AudioSession.play([], format: format, opening: ToneDecoder.opening())
    #expect(samples.isEmpty)
    #expect(reports == [.finished(generation: 1, frame: 0)])
  }

  private func line(_ report: EngineReport) -> String {
    switch report {
    case .began(let mark): "began \(mark.index) @\(mark.frame) of \(mark.length)"
    case .ended(let mark): "ended \(mark.index) @\(mark.frame) of \(mark.length)"
    case .finished(let generation, let frame): "finished \(generation) @\(frame)"
    case .exhausted(let generation, let frame): "exhausted \(generation) @\(frame)"
    default: "\(report)"
    }
  }
}

@Suite struct EngineControlTests {
  let format = AudioFormat(rate: 1000, channels: 1)
  let sink = MemorySink()

  private func engine() throws -> AudioEngine {
    try AudioEngine(sink: sink, format: format, opening: ToneDecoder.opening())
  }

  private func tones(_ ayat: Int..., frames: Int = 1000) -> IndexingIterator<[SessionSegment]> {
    AudioSession.segments(ayat.map { .sound([AudioSlice(whole: ToneDecoder.file($0, frames: frames))]) }).makeIterator()
  }

  @Test func `a new generation drops what the old one had prepared and goes on in time`() async throws {
    let engine = try engine()
    engine.start(tones(1, 2), PlaybackStart(generation: 1))
    #expect(Set(sink.pull(frames: 300)) == [ToneDecoder.sample(1)])
    engine.start(tones(5), PlaybackStart(generation: 2))
    let samples = sink.pull(frames: 5000)
    #expect(samples.count == 1000)
    #expect(Set(samples) == [ToneDecoder.sample(5)])
    #expect(engine.heardFrame == 1300)
    try engine.stop()
    var marks: [SegmentMark] = []
    for await case .began(let mark) in engine.reports { marks.append(mark) }
    #expect(marks.map(\.generation) == [1, 2])
    #expect(marks.map(\.frame) == [0, 300])
  }

  @Test func `skipping leaves out what was heard already`() async throws {
    let engine = try engine()
    engine.start(tones(1, 2), PlaybackStart(generation: 1, skipping: 900, join: .flow))
    let samples = sink.pull(frames: 5000)
    #expect(samples.count == 1100)
    #expect(samples.prefix(100).allSatisfy { $0 == ToneDecoder.sample(1) })
    try engine.stop()
    var ends: [SegmentMark] = []
    for await case .ended(let mark) in engine.reports { ends.append(mark) }
    #expect(ends.map(\.frame) == [100, 1100])
    #expect(ends.map(\.length) == [1000, 1000])
    #expect(ends.map(\.skipped) == [900, 0])
  }

  @Test func `a percentage gap that is played again keeps its length`() async throws {
    let engine = try engine()
    let segments = AudioSession.segments([.sound([AudioSlice(whole: ToneDecoder.file(1, frames: 1000))])])
    let gap = SessionSegment(step: segments[0].step, content: .gap(.percent(50), .ayah))
    engine.start((segments + [gap]).makeIterator(), PlaybackStart(generation: 1))
    _ = sink.pull(frames: 1100)
    engine.start([gap].makeIterator(), PlaybackStart(generation: 2, skipping: 100, join: .flow))
    #expect(sink.pull(frames: 5000).count == 400)
    try engine.stop()
  }

  @Test func `nothing sounds while it is suspended and nothing is lost`() throws {
    let engine = try engine()
    engine.start(tones(1, 2), PlaybackStart(generation: 1))
    _ = sink.pull(frames: 500)
    engine.suspend()
    #expect(sink.pull(frames: 100).isEmpty)
    engine.resume()
    let samples = sink.pull(frames: 5000)
    #expect(samples.count == 1500)
    #expect(samples[499] == ToneDecoder.sample(1))
    #expect(samples[500] == ToneDecoder.sample(2))
    try engine.stop()
  }

  @Test func `a session can be prepared without sounding`() throws {
    let engine = try engine()
    engine.start(tones(1), PlaybackStart(generation: 1), as: .suspended)
    #expect(sink.pull(frames: 100).isEmpty)
    engine.resume()
    #expect(sink.pull(frames: 100).count == 100)
    try engine.stop()
  }

  @Test func `it can play again after it finished`() throws {
    let engine = try engine()
    engine.start(tones(1), PlaybackStart(generation: 1))
    #expect(sink.pull(frames: 5000).count == 1000)
    engine.start(tones(2), PlaybackStart(generation: 2))
    #expect(Set(sink.pull(frames: 5000)) == [ToneDecoder.sample(2)])
    try engine.stop()
  }

  @Test func `volume is linear and full volume leaves samples untouched`() throws {
    let engine = try engine()
    engine.setVolume(percent: 50)
    engine.start(tones(4), PlaybackStart(generation: 1))
    #expect(sink.pull(frames: 1) == [ToneDecoder.sample(2)])
    engine.setVolume(percent: 100)
    // The way there is a ramp of 10 ms for the whole range: 5 frames here.
    let ramp = sink.pull(frames: 5)
    #expect(ramp == ramp.sorted() && ramp.first ?? 0 > ToneDecoder.sample(2))
    #expect(sink.pull(frames: 1) == [ToneDecoder.sample(4)])
    try engine.stop()
  }
}

/// Hears nothing of what it is given.
private final class DeafSink: AudioSink {
  let wish: AudioFormat? = nil
  let pace: SinkPace
  let heardFrame = 0

  init(pace: SinkPace) { self.pace = pace }

  func open(_ feed: SinkFeed) throws(AudioError) {}
  func suspend() {}
  func resume() {}
  func flush() -> Int { 0 }
  func dataAvailable() {}
  func close(_ ending: SinkEnding) throws(AudioError) {}
}

/// The same segment again and again; counts how often it was asked for.
private struct EndlessSegments: IteratorProtocol, Sendable {
  let segment: SessionSegment
  let taken: Guarded<Int>

  mutating func next() -> SessionSegment? {
    taken.withLock { $0 += 1 }
    return segment
  }
}
