import Testing
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaTestSupport

@Suite struct UnderrunTests {
  // T-F2.1
  @Test func `an underrun is told with the frame at which it was heard, and the session goes on`() async throws {
    let structure = MiniatureQuran.structure
    let ayah = SourceSegment(
      content: .text(structure.span(of: AyahRef(surah: 2, ayah: 1))),
      slice: AudioSlice(whole: ToneDecoder.file(1, frames: 1000)))
    let offer = ReciterOffer(reciter: TestOffers.reciter("a"), segments: [ayah])
    let spec = SessionSpec(ranges: [try RangeParser(structure: structure, counting: .kufi).parse("2:1")])
    let resolver = SourceResolver(structure: structure, counting: .kufi, offers: [offer])
    let sink = DrySink(after: 300)
    let player = try Player(
      try Session(spec, in: structure, from: resolver), riwayah: .hafs, on: sink,
      format: AudioFormat(rate: 1000, channels: 1), using: Player.Services(opening: ToneDecoder.opening()))
    let told = Task { [player] in
      var all: [PlayerEvent] = []
      for await event in player.events { all.append(event) }
      return all
    }
    let run = await player.begin()
    #expect(sink.pull().count == 1000)
    #expect(try await run.value == .finished)
    let events = await told.value
    #expect(events.contains(.underrun(at: OutputTime(frames: 300, rate: 1000))))
    #expect(events.last == .end(at: OutputTime(frames: 1000, rate: 1000), reason: .finished))
  }
}

/// A memory sink that says after so many frames that it had nothing to play.
private final class DrySink: AudioSink {
  private let memory = MemorySink()
  private let feed = Guarded<SinkFeed?>(nil)
  private let frames: Int

  init(after frames: Int) { self.frames = frames }

  func pull() -> [Float] {
    let before = memory.pull(frames: frames)
    feed.withLock { $0 }?.underrun(at: frames)
    return before + memory.pull(frames: 1_000_000)
  }

  var wish: AudioFormat? { nil }
  var pace: SinkPace { .unpaced }
  var heardFrame: Int { memory.heardFrame }

  func open(_ feed: SinkFeed) throws(AudioError) {
    self.feed.withLock { $0 = feed }
    try memory.open(feed)
  }

  func suspend() { memory.suspend() }
  func resume() { memory.resume() }
  func flush() -> Int { memory.flush() }
  func dataAvailable() { memory.dataAvailable() }
  func close(_ ending: SinkEnding) throws(AudioError) { try memory.close(ending) }
}
