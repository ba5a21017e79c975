import Foundation
import Testing
import TilawaAudio
import TilawaCore
import TilawaHearing
import TilawaStore
import TilawaTestSupport

@testable import TilawaIntake

/// The files of a real recitation.
private enum RealRecitation {
  static func files(_ ayat: some Sequence<Int>) -> [String]? {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "../shared/data/audio/alafasy-opus").standardized.path
    let files = ayat.map { "\(folder)/0780\($0 < 10 ? "0" : "")\($0).opus" }
    return files.allSatisfy { FileManager.default.fileExists(atPath: $0) } ? files : nil
  }
}

// Q-RE3, Q-RE4
/// Alafasy's surah 78, ayah by ayah, as a live recitation.
@Suite(.enabled(if: RealRecitation.files(1...20) != nil, "the recitations are not here"))
struct RealReciteTests {
  private func judged(_ ayat: [Int], anywhere: Bool = false) throws -> RecitationFollower {
    let quran = try RealQuran.database()
    let folder = try TemporaryFolder()
    let range = AyahRange(
      AyahRef(surah: 78, ayah: 1, counting: .kufi), AyahRef(surah: 78, ayah: 20, counting: .kufi))
    let follower = try RecitationFollower(
      anywhere ? nil : range, riwayah: .hafs, in: quran,
      TextStore(folders: folder.home, structure: quran.structure), model: AcousticModel.installed())
    for file in try #require(RealRecitation.files(ayat)) {
      let samples = try MonoReader.samples(of: AudioSlice(whole: try AudioProbe.measure(file)), at: 16_000)
      for start in stride(from: 0, to: samples.count, by: 1600) {
        _ = try samples[start..<min(start + 1600, samples.count)].withUnsafeBufferPointer { try follower.hear($0) }
      }
    }
    _ = try follower.finish()
    return follower
  }

  @Test func `nobody is accused who recites as it is written`() throws {
    let summary = try #require(try judged(Array(1...20)).judge?.summary)
    #expect(summary.skipped == 0 && summary.changed == 0 && summary.pending == 0)
    #expect(summary.unsure <= 2 && summary.ayat == 20)
  }

  @Test func `an ayah that is left out is skipped, and one that comes twice is told`() throws {
    let judge = try #require(try judged([1, 2, 3, 4, 6, 7, 8, 8, 9, 10]).judge)
    #expect(judge.summary.skipped == 3 && judge.summary.changed == 0)
    #expect(judge.repeats.contains { $0.kind == .ayah })
  }

  @Test func `the place is found in the whole Quran`() throws {
    let follower = try judged(Array(6...12), anywhere: true)
    #expect(follower.text?.range.first.surah == 78)
    let summary = try #require(follower.judge?.summary)
    #expect(summary.skipped == 0 && summary.changed == 0 && summary.ayat == 7)
  }
}
