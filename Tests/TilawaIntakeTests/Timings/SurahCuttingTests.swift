import Testing
import TilawaAudio
import TilawaCore
import TilawaHearing
import TilawaIntake
import TilawaStore
import TilawaTestSupport

@Suite struct SurahCuttingTests {
  private let file = AudioFile(path: "f", rate: 1000, channels: 1, frames: 10_000)

  private func timing(_ ayah: Int, _ range: Range<Int>) -> AyahTiming {
    AyahTiming(
      span: WordRange(10 * ayah, 10 * ayah + 10), base: .surah,
      range: .milliseconds(range.lowerBound)..<(.milliseconds(range.upperBound)))
  }

  /// The frames of what is cut, where each cut that may move is 7 frames later.
  private func cut(
    _ ranges: [Range<Int>], byHand: [Int] = [], preamble: SurahCutting.Preamble = .unlabelled
  ) throws -> [Range<Int>] {
    let timings = ranges.enumerated().map { timing($0, $1) }
    return try SurahCutting.segments(
      of: file, timings: timings, byHand: Set(byHand.map { timings[$0].span }), preamble: preamble,
      quiet: { frames, _ in frames.map { $0 + 7 } }
    ).segments.map { $0.start..<$0.end }
  }

  @Test func `neighbours share their cut`() throws {  // Q-AP3
    #expect(try cut([500..<2000, 2000..<3000, 3001..<4000]) == [507..<2007, 2007..<3007, 3007..<4007])
  }

  @Test func `the edges of the file stay`() throws {
    #expect(try cut([0..<5000, 5000..<10_000]) == [0..<5007, 5007..<10_000])
  }

  @Test func `what a person put right is not moved`() throws {
    #expect(try cut([0..<2000, 2000..<3000, 3000..<4000], byHand: [1]) == [0..<2000, 2000..<3000, 3000..<4007])
  }

  @Test func `what precedes the first ayah is played only where somebody said what it is`() throws {
    #expect(try cut([500..<2000]) == [507..<2007])
    #expect(try cut([500..<2000], preamble: .basmalah(surah: 3)) == [0..<507, 507..<2007])
  }

  @Test func `an ayah that would vanish is cut as it was told`() throws {
    let timings = [timing(0, 0..<1000), timing(1, 1000..<1200), timing(2, 1200..<2000)]
    let cut = try SurahCutting.segments(
      of: file, timings: timings, quiet: { frames, _ in frames.map { $0 == 1000 ? 1300 : $0 } })
    #expect(cut.segments.map(\.end) == [1000, 1200, 2000])
  }
}

/// Whole surahs that are joined from real files of one ayah each, so that every boundary is known.
@Suite(.enabled(if: ReferenceData.audio != nil, "there are no reference recitations"))
struct RealSurahCuttingTests {
  /// The files of a surah's ayat, joined; and where each begins and the last ends.
  private func join(_ folder: String, _ surah: String, _ ending: String, to path: String) throws -> [Int] {
    let names = ReferenceData.files().filter { $0.contains("/\(folder)/\(surah)") && !$0.hasSuffix("000.\(ending)") }
    var samples: [Float] = []
    var starts = [0]
    var rate = 0
    for name in names.sorted() {
      let file = try AudioProbe.measure(name)
      let decoded = try Sound.decode(name)
      rate = file.rate
      samples += stride(from: 0, to: decoded.count, by: file.channels).map { decoded[$0] }
      starts.append(samples.count)
    }
    try Sound.write(samples, to: path, rate: rate)
    return starts
  }

  private func level(_ samples: [Float], around frame: Int, rate: Int) -> Float {
    let half = rate / 400
    let part = samples[max(0, frame - half)..<min(samples.count, frame + half)]
    return (part.reduce(0) { $0 + $1 * $1 } / Float(max(1, part.count))).squareRoot()
  }

  @Test(arguments: [("alafasy-opus", "067", "opus"), ("yasser-salama-hadr", "078", "mp3")])
  func `timings that are 60 ms off are cut in the pauses`(folder: String, surah: String, ending: String) throws {
    let scratch = try ScratchFolder()
    let path = scratch.file("\(surah).wav")
    let starts = try join(folder, surah, ending, to: path)
    try #require(starts.count > 5)
    let file = try AudioProbe.measure(path)
    let samples = try Sound.decode(path)
    let inner = starts.dropFirst().dropLast()
    for sign in [-1, 1] {
      let told = inner.map { $0 + sign * file.rate * 60 / 1000 }
      let cuts = try QuietPlaces.find(near: told, in: file)
      let before = told.map { level(samples, around: $0, rate: file.rate) }.reduce(0, +)
      let after = cuts.map { level(samples, around: $0, rate: file.rate) }.reduce(0, +)
      #expect(after < 0.3 * before)
    }
  }
}
