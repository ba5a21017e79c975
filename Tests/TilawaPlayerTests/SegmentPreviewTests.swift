import Synchronization
import Testing
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaTestSupport

/// Every ayah n is a tone of 10 frames at 1,000 frames a second.
@Suite struct SegmentPreviewTests {
  let sink = MemorySink()
  let events: AsyncStream<SegmentPreview.Event>
  let preview: SegmentPreview

  init() throws {
    let (events, continuation) = AsyncStream.makeStream(of: SegmentPreview.Event.self)
    self.events = events
    preview = try SegmentPreview(
      on: sink, format: AudioFormat(rate: 1000, channels: 1), opening: ToneDecoder.opening(),
      tell: { continuation.yield($0) })
  }

  private func slice(_ frames: Range<Int>) -> AudioSlice {
    AudioSlice(file: ToneDecoder.file(1, count: 5), start: frames.lowerBound, end: frames.upperBound)
  }

  private func ayat(_ samples: [Float]) -> [Int] { samples.map { ToneDecoder.ayah($0) } }

  @Test func `a stretch is heard once, to the frame, and its end is told`() async throws {
    preview.play(slice(8..<13))
    #expect(ayat(sink.pull(frames: 100)) == [1, 1, 2, 2, 2])
    #expect(await events.first { _ in true } == .finished)
    #expect(preview.position == nil)
  }

  @Test func `a stretch is heard over and over until it is stopped`() async throws {
    preview.play(slice(9..<11), loops: .forever)
    #expect(ayat(sink.pull(frames: 7)) == [1, 2, 1, 2, 1, 2, 1])
  }

  @Test func `two stretches are heard with the silence between them and none behind`() async throws {
    preview.play([slice(0..<2), slice(48..<50)], gap: .milliseconds(3))
    #expect(ayat(sink.pull(frames: 100)) == [1, 1, 0, 0, 0, 5, 5])
  }

  @Test func `after one another stretch can be heard`() async throws {
    var told = events.makeAsyncIterator()
    preview.play(slice(0..<2))
    _ = sink.pull(frames: 100)
    #expect(await told.next() == .finished)
    preview.play(slice(20..<22))
    #expect(ayat(sink.pull(frames: 100)) == [3, 3])
    #expect(await told.next() == .finished)
  }

  @Test func `another stretch takes the place of the one that sounds`() async throws {
    preview.play(slice(0..<10), loops: .forever)
    _ = sink.pull(frames: 3)
    preview.play(slice(30..<32))
    #expect(ayat(sink.pull(frames: 100)) == [4, 4])
  }

  @Test func `what cannot be read is told with its file`() async throws {
    let lost = AudioFile(path: "/absent.wav", rate: 1000, channels: 1, frames: 10)
    preview.play(AudioSlice(whole: lost))
    _ = sink.pull(frames: 100)
    guard case .failed(let error)? = await events.first(where: { _ in true }) else {
      Issue.record("nothing was told")
      return
    }
    #expect(error.path == "/absent.wav")
  }
}
