import Testing
import TilawaCore

@Suite struct AyahPlacementTests {
  private func timing(_ ayah: Int, _ range: Range<Int>) -> AyahTiming {
    AyahTiming(
      span: WordRange(10 * ayah, 10 * ayah + 10), base: .surah,
      range: .milliseconds(range.lowerBound)..<(.milliseconds(range.upperBound)))
  }

  private func placed(_ ranges: [Range<Int>]) -> (frames: [Range<Int>], faults: [String]) {
    let file = AudioFile(path: "f", rate: 1000, channels: 1, frames: 10_000)
    let placement = AyahPlacement(of: ranges.enumerated().map { timing($0, $1) }, in: file)
    return (placement.places.map(\.frames), placement.faults.map { $0.sentence(on: Sentence(verbatim: "it")).text })
  }

  @Test func `a little more than the file is shortened, much more is not used`() {
    #expect(placed([9000..<10_400]).frames == [9000..<10_000])
    #expect(placed([9000..<10_400]).faults == ["it is shortened by 0.400 s"])
    #expect(placed([9000..<10_600]).frames == [])
    #expect(placed([11_000..<12_000]).faults == ["it is not used: it leaves the file"])
  }

  @Test func `a small overlap is parted, a large one is not believed`() {
    #expect(placed([0..<1030, 1000..<2000]).frames == [0..<1030, 1030..<2000])
    #expect(placed([0..<1500, 1000..<2000]).frames == [0..<1500])
  }

  @Test func `what has no times is all of its file only where that is for one ayah`() {
    let file = AudioFile(path: "f", rate: 1000, channels: 1, frames: 10_000)
    for (base, count) in [(AyahTiming.Base.ayah, 1), (.surah, 0)] {
      #expect(
        AyahPlacement(of: [AyahTiming(span: WordRange(0, 9), base: base, range: nil)], in: file).places.count == count)
    }
  }

  @Test func `what has no end ends with the file`() {
    #expect(placed([9000..<Int(Int32.max)]).frames == [9000..<10_000])
    #expect(placed([9000..<Int(Int32.max)]).faults == [])
  }
}

@Suite struct OverlaidTimingsTests {
  private func timing(_ ayah: Int, _ range: Range<Int>, _ words: [TimedWord] = []) -> AyahTiming {
    AyahTiming(
      span: WordRange(10 * ayah, 10 * ayah + 10), base: .surah,
      range: .milliseconds(range.lowerBound)..<(.milliseconds(range.upperBound)), words: words)
  }

  private func overlaid(_ published: [Range<Int>], _ overlays: [(Int, Range<Int>)]) -> [String] {
    published.enumerated().map { timing($0, $1) }.overlaid(with: overlays.map { timing($0.0, $0.1) }).map { timing in
      let range = timing.range ?? .zero..<(.zero)
      return "\(Int(range.lowerBound / .milliseconds(1)))-\(Int(range.upperBound / .milliseconds(1)))"
    }
  }

  @Test func `neighbours that touched move along`() {
    #expect(overlaid([0..<100, 100..<200, 200..<300], [(1, 120..<250)]) == ["0-120", "120-250", "250-300"])
    #expect(overlaid([0..<100, 100..<200, 200..<300], [(1, 80..<190)]) == ["0-80", "80-190", "190-300"])
  }

  @Test func `a pause between neighbours stays one`() {
    #expect(overlaid([0..<100, 200..<300], [(1, 220..<300)]) == ["0-100", "220-300"])
  }

  @Test func `an overlay keeps what another says`() {
    #expect(overlaid([0..<100, 100..<200], [(0, 0..<130), (1, 140..<200)]) == ["0-130", "140-200"])
  }

  @Test func `words stay, as far as the ayah still reaches`() {
    let word = TimedWord(word: 1, start: .milliseconds(10), end: .milliseconds(40))
    let late = TimedWord(word: 2, start: .milliseconds(40), end: .milliseconds(90))
    let merged = [timing(0, 0..<100, [word, late])].overlaid(with: [timing(0, 0..<50)])
    #expect(merged[0].words == [word, TimedWord(word: 2, start: .milliseconds(40), end: .milliseconds(50))])
  }

  @Test func `a shift stops at the start of the file`() {
    let shifted = [timing(0, 50..<100), timing(1, 0..<50)].shifted(by: .milliseconds(-60))
    #expect(shifted.map { $0.range?.lowerBound } == [.zero])
    #expect(shifted.map { $0.range?.upperBound } == [.milliseconds(40)])
  }

  @Test func `ayat in files of their own are no neighbours`() {
    func alone(_ ayah: Int, _ range: Range<Int>) -> AyahTiming {
      AyahTiming(span: timing(ayah, range).span, base: .ayah, range: timing(ayah, range).range)
    }
    let merged = [alone(0, 0..<100), alone(1, 100..<300)].overlaid(with: [alone(0, 0..<200)])
    #expect(merged == [alone(0, 0..<200), alone(1, 100..<300)])
  }
}
