import Testing
import TilawaAudio
import TilawaCore
import TilawaTestSupport

@Suite struct WordTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private static let rate = 16_000

  /// The beginnings of words in a file, in frames: `rate` of them a second, no two apart alike.
  private static func onsets(_ count: Int) -> [Int] {
    (0..<count).map { 2_400 + $0 * 5_600 + ($0 * 977) % 1_300 }
  }

  /// A surah in which every word is a tone of 0.15 s that sets in at once, in noise of −60 dB; `rise`: its first frames grow.
  private func surah(_ onsets: [Int], named name: String) throws -> AudioFile {
    var sound = Sound.glide(frames: (onsets.last ?? 0) + 8_000, seed: 7).map { $0 * 0.002 }
    for (word, onset) in onsets.enumerated() {
      for frame in 0..<2_400 {
        let pitch = 110.0 + Double(word % 7) * 20
        let phase = Double(frame) / Double(Self.rate) * pitch
        // A voice has harmonics.
        sound[onset + frame] += Float(0.3 * (phase.truncatingRemainder(dividingBy: 1) - 0.5))
      }
    }
    try Sound.write(sound, to: folder.file(name), rate: Self.rate)
    return try AudioProbe.measure(folder.file(name))
  }

  /// The words of a slice: all onsets that lie in it.
  private func words(_ onsets: [Int]) throws -> SegmentWords {
    let structure = try RealQuran.structure()
    return { segment in
      guard case .sound(let slices) = segment.content else { return [] }
      return slices.enumerated().flatMap { place, slice in
        onsets.enumerated().filter { slice.start <= $0.element && $0.element < slice.end }.compactMap { word, onset in
          structure.ref(ofWord: word, in: .kufi).map { WordOnset(word: HeardWord(ref: $0), slice: place, start: onset) }
        }
      }
    }
  }

  private func segments(_ contents: [[AudioSlice]]) -> [SessionSegment] {
    AudioSession.segments(contents.map { .sound($0) }).map {
      SessionSegment(step: $0.step, content: $0.content, text: WordRange(0, 1000))
    }
  }

  private func play(
    _ contents: [[AudioSlice]], words: SegmentWords?, format: AudioFormat, speed: Speed = .normal, limit: Int? = nil,
    skipping: Int = 0
  ) async throws -> (samples: [Float], words: [WordMark]) {
    let sink = MemorySink()
    let engine = try AudioEngine(sink: sink, format: format, limit: limit, words: words)
    engine.start(
      segments(contents).makeIterator(),
      PlaybackStart(generation: 1, skipping: skipping, speed: speed, heardAt: speed))
    let samples = sink.pull(frames: 1 << 40)
    try engine.stop()
    var heard: [WordMark] = []
    for await report in engine.reports { if case .word(let word) = report { heard.append(word) } }
    return (samples, heard)
  }

  private func slices(of file: AudioFile, at cuts: [Int]) -> [[AudioSlice]] {
    zip([0] + cuts, cuts + [file.frames]).map { [AudioSlice(file: file, start: $0, end: $1)] }
  }

  // T-F1.2
  @Test(arguments: Speed.tried)
  func `a word stands where the rule of slices puts it, at every speed`(speed: Speed) async throws {
    let onsets = Self.onsets(40)
    let file = try surah(onsets, named: "a.wav")
    let contents = slices(of: file, at: [onsets[9], onsets[21] - 1_000, onsets[30] - 1])
    let words = try words(onsets)
    let heard = try await play(contents, words: words, format: AudioFormat(rate: 44_100, channels: 2), speed: speed)
      .words
    #expect(heard.map(\.word.ref.word) == Array(0..<40))
    #expect(heard.map(\.frame) == onsets.map { file.position(of: $0, at: 44_100, speed: speed) })
    #expect(heard.map(\.place) == Array(0..<9) + Array(0..<12) + Array(0..<9) + Array(0..<10))
  }

  // T-F1.2
  @Test(arguments: Speed.tried)
  func `a word is heard within 20 ms of where it is told`(speed: Speed) async throws {
    let onsets = Self.onsets(60)
    let file = try surah(onsets, named: "b.wav")
    let contents = slices(of: file, at: [onsets[20] - 500, onsets[41] - 900])
    let (samples, heard) = try await play(
      contents, words: try words(onsets), format: AudioFormat(rate: Self.rate, channels: 1), speed: speed)
    #expect(heard.count == 60)
    let reach = Self.rate / 10 / 2
    for word in heard {
      let around = max(0, word.frame - reach)..<min(samples.count, word.frame + reach)
      let sound = try #require(around.first { abs(samples[$0]) > 0.05 })
      #expect(abs(sound - word.frame) <= Self.rate * 20 / 1000, "word \(word.word.ref.word) at \(speed)")
    }
  }

  @Test func `nothing is told behind the limit, and nothing that is not asked for`() async throws {
    let onsets = Self.onsets(10)
    let file = try surah(onsets, named: "c.wav")
    let format = AudioFormat(rate: Self.rate, channels: 1)
    let whole = [[AudioSlice(whole: file)]]
    let heard = try await play(whole, words: try words(onsets), format: format, limit: onsets[4]).words
    #expect(heard.map(\.frame) == Array(onsets[..<4]))
    #expect(try await play(whole, words: nil, format: format).words.isEmpty)
  }

  @Test func `a generation that begins in a word names it as it began, and then goes on`() async throws {
    let onsets = Self.onsets(10)
    let file = try surah(onsets, named: "d.wav")
    let heard = try await play(
      [[AudioSlice(whole: file)]], words: try words(onsets), format: AudioFormat(rate: Self.rate, channels: 1),
      skipping: onsets[6] + 100
    ).words
    #expect(heard.map(\.word.ref.word) == [6, 7, 8, 9])
    // Words from before the beginning are reported at the beginning.
    #expect(heard.map(\.frame) == [0] + onsets[7...].map { $0 - onsets[6] - 100 })
  }

  @Test func `a segment that repeats is looked up once`() async throws {
    let onsets = Self.onsets(3)
    let file = try surah(onsets, named: "e.wav")
    let words = try words(onsets)
    let lookups = Guarded(0)
    let again = Array(repeating: [AudioSlice(whole: file)], count: 5)
    let heard = try await play(
      again,
      words: { segment in
        lookups.withLock { $0 += 1 }
        return words(segment)
      }, format: AudioFormat(rate: Self.rate, channels: 1)
    ).words
    #expect(heard.count == 15)
    #expect(lookups.withLock(\.self) == 1)
  }
}
