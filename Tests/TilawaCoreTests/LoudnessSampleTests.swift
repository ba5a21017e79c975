import Testing
import TilawaCore

@Suite struct LoudnessSampleTests {
  /// Ayat of these seconds, a file each, at 1,000 frames a second.
  private func ayat(_ seconds: [Int]) -> [AudioSlice] {
    seconds.enumerated().map { number, seconds in
      AudioSlice(whole: AudioFile(path: "\(number)", rate: 1000, channels: 1, frames: seconds * 1000))
    }
  }

  private func seconds(_ pieces: [AudioSlice]) -> Double { pieces.reduce(0) { $0 + Double($1.end - $1.start) / 1000 } }

  @Test(arguments: [[1], [20, 40], Array(repeating: 3, count: 20)])
  func `what is not more than a minute is heard whole`(seconds: [Int]) {
    let slices = ayat(seconds)
    let sample = LoudnessSample(of: slices)
    #expect(sample.pieces == slices)
    #expect(sample.extent == .whole)
  }

  struct Case: Sendable {
    let count: Int
    let seconds: Int
    /// The number of ayat that the minute comes from.
    let heard: Int
  }

  @Test(arguments: [
    Case(count: 6236, seconds: 10, heard: 60), Case(count: 100, seconds: 4, heard: 60),
    Case(count: 20, seconds: 30, heard: 20), Case(count: 2, seconds: 100, heard: 2),
  ])
  func `a minute is taken of as many ayat as there are, evenly`(table: Case) {
    let sample = LoudnessSample(of: ayat(Array(repeating: table.seconds, count: table.count)))
    #expect(sample.extent == .sampled)
    #expect(abs(seconds(sample.pieces) - 60) < 0.001)
    #expect(Set(sample.pieces.map(\.file.path)).count == table.heard)
  }

  @Test func `pieces stand in the middle of equal parts of the time`() {
    // 120 s in all: the places are 1 s, 3 s, 5 s …, half a second to either side.
    let slice = ayat([120])[0]
    let expected = (0..<60).map { AudioSlice(file: slice.file, start: 2000 * $0 + 500, end: 2000 * $0 + 1500) }
    #expect(LoudnessSample(of: [slice]).pieces == expected)
  }

  @Test func `a long ayah does not crowd the others out`() {
    let sample = LoudnessSample(of: ayat([3600] + Array(repeating: 2, count: 40)))
    #expect(Set(sample.pieces.map(\.file.path)).count >= 20)
    #expect(seconds(sample.pieces) >= 60)
  }

  @Test func `a piece stays inside its ayah`() {
    let file = AudioFile(path: "surah", rate: 44_100, channels: 1, frames: 44_100 * 400)
    let slices = (0..<100).map { AudioSlice(file: file, start: $0 * 176_400 + 7, end: ($0 + 1) * 176_400 - 7) }
    for piece in LoudnessSample(of: slices).pieces {
      #expect(slices.contains { $0.start <= piece.start && piece.end <= $0.end })
    }
  }
}
