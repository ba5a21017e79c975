import Testing
import TilawaAudio
import TilawaCore
import TilawaTestSupport

/// One file of ten ayat, each 1,000 frames of a constant sample at 10,000 frames a second: a fade takes 30 frames.
@Suite struct FadeTests {
  let format = AudioFormat(rate: 10_000, channels: 1)
  let file = ToneDecoder.file(1, count: 10, frames: 1000, rate: 10_000)

  private func ayah(_ number: Int) -> AudioSlice {
    AudioSlice(file: file, start: (number - 1) * 1000, end: number * 1000)
  }

  private func play(_ contents: [SessionSegment.Content], limit: Int? = nil) async throws -> [Float] {
    try await AudioSession.play(contents, format: format, limit: limit, opening: ToneDecoder.opening()).samples
  }

  /// Returns the places of samples that differ from the tone.
  private func changed(_ samples: [Float], from ayat: [Int]) -> [Int] {
    samples.indices.filter { samples[$0] != ToneDecoder.sample(ayat[$0 / 1000]) }
  }

  @Test func `a run that begins and ends inside sound is faded for 3 ms at both ends`() async throws {
    let samples = try await play([.sound([ayah(4)]), .sound([ayah(5)])])
    #expect(changed(samples, from: [4, 5]) == Array(0..<30) + Array(1970..<2000))
  }

  @Test func `a fade rises and falls as half a cosine`() async throws {
    let samples = try await play([.sound([ayah(4)])])
    let half = ToneDecoder.sample(4) / 2
    #expect(samples[14] < half && half < samples[15])
    #expect(zip(samples[..<30], samples[1..<31]).allSatisfy { $0 < $1 })
    #expect(zip(samples[..<30], samples[970...].reversed()).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(samples[0] > 0 && samples[0] < half / 100)
  }

  @Test func `where the file itself begins and ends nothing is faded`() async throws {
    #expect(changed(try await play([.sound([AudioSlice(whole: file)])]), from: Array(1...10)) == [])
    #expect(changed(try await play([.sound([ayah(1)])]), from: [1]) == Array(970..<1000))
    #expect(changed(try await play([.sound([ayah(10)])]), from: [10]) == Array(0..<30))
  }

  @Test func `slices that touch join without a fade, within an ayah and between ayat`() async throws {
    let samples = try await play([.sound([ayah(1), ayah(2)]), .sound([ayah(3)]), .sound([ayah(4), ayah(5)])])
    #expect(changed(samples, from: [1, 2, 3, 4, 5]) == Array(4970..<5000))
  }

  @Test func `a repeated ayah is faded at each repeat`() async throws {
    let samples = try await play([.sound([ayah(4)]), .sound([ayah(4)]), .sound([ayah(4)])])
    let edges = (0..<3000).filter { frame in (30..<970).contains(frame % 1000) == false }
    #expect(changed(samples, from: [4, 4, 4]) == edges)
  }

  @Test func `silence between slices that would touch ends the run`() async throws {
    let samples = try await play([.sound([ayah(1)]), .gap(.milliseconds(100), .ayah), .sound([ayah(2)])])
    #expect(Array(samples[1000..<2000]) == [Float](repeating: 0, count: 1000))
    #expect(samples[969] == ToneDecoder.sample(1) && samples[970] != ToneDecoder.sample(1))
    #expect(samples[2000] != ToneDecoder.sample(2) && samples[2030] == ToneDecoder.sample(2))
  }

  @Test func `where the session's limit cuts, it is faded`() async throws {
    let samples = try await play([.sound([ayah(1)]), .sound([ayah(2)])], limit: 1500)
    #expect(changed(samples, from: [1, 2]) == Array(1470..<1500))
  }

  @Test func `what goes on inside an ayah is faded in only if the sound was cut`() throws {
    for (join, edge) in [(Playback.Join.flow, []), (.cut, Array(0..<30))] {
      let sink = MemorySink()
      let engine = try AudioEngine(sink: sink, format: format, opening: ToneDecoder.opening())
      let segments = AudioSession.segments([.sound([ayah(1)]), .sound([ayah(2)])])
      engine.start(segments.makeIterator(), PlaybackStart(generation: 1, skipping: 500, join: join))
      let samples = sink.pull(frames: 600)
      #expect(samples.indices.filter { samples[$0] != ToneDecoder.sample($0 < 500 ? 1 : 2) } == edge)
      try engine.stop()
    }
  }
}
