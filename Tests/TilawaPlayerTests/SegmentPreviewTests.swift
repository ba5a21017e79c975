import Synchronization
import Testing
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaTestSupport

/// Every ayah n is a tone of 100 frames at 1,000 frames a second.
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
    AudioSlice(file: ToneDecoder.file(1, count: 5, frames: 100), start: frames.lowerBound, end: frames.upperBound)
  }

  /// Returns the heard ayat, in order, with their numbers of frames; frames under a fade are of none.
  private func runs(_ samples: [Float]) -> [[Int]] {
    var runs: [[Int]] = []
    for sample in samples {
      let ayah = sample * 256 == (sample * 256).rounded() ? ToneDecoder.ayah(sample) : -1
      if runs.last?[0] == ayah { runs[runs.count - 1][1] += 1 } else { runs.append([ayah, 1]) }
    }
    return runs.filter { $0[1] > 5 }
  }

  @Test func `a stretch is heard once, to the frame, and its end is told`() async throws {
    preview.play(slice(80..<130))
    let samples = sink.pull(frames: 1000)
    #expect(samples.count == 50)
    #expect(samples[17] == ToneDecoder.sample(1) && samples[20] == ToneDecoder.sample(2))
    #expect(await events.first { _ in true } == .finished)
    #expect(preview.position == nil)
  }

  @Test func `a stretch is heard over and over until it is stopped`() async throws {
    preview.play(slice(80..<120), loops: .forever)
    let samples = sink.pull(frames: 200)
    #expect(samples.count == 200)
    for start in stride(from: 0, to: 200, by: 40) {
      #expect(samples[start + 19] == ToneDecoder.sample(1) && samples[start + 20] == ToneDecoder.sample(2))
    }
  }

  @Test func `two stretches are heard with the silence between them and none behind`() async throws {
    preview.play([slice(0..<50), slice(450..<500)], gap: .milliseconds(30))
    let samples = sink.pull(frames: 1000)
    #expect(samples.count == 130)
    #expect(samples[50..<80].allSatisfy { $0 == 0 })
    #expect(runs(samples).map { $0[0] } == [1, 0, 5])
  }

  @Test func `after one another stretch can be heard`() async throws {
    var told = events.makeAsyncIterator()
    preview.play(slice(0..<50))
    _ = sink.pull(frames: 1000)
    #expect(await told.next() == .finished)
    preview.play(slice(200..<250))
    #expect(runs(sink.pull(frames: 1000)).map { $0[0] } == [3])
    #expect(await told.next() == .finished)
  }

  @Test func `another stretch takes the place of the one that sounds`() async throws {
    preview.play(slice(0..<100), loops: .forever)
    _ = sink.pull(frames: 30)
    preview.play(slice(300..<350))
    #expect(runs(sink.pull(frames: 1000)).map { $0[0] } == [4])
  }

  @Test func `where it is heard is told in frames of the file`() async throws {
    preview.play(slice(80..<130), loops: .forever)
    _ = sink.pull(frames: 70)
    while preview.position == nil { await Task.yield() }
    #expect(preview.position == 100)
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
