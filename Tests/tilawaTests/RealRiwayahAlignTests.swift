import Foundation
import Testing
import TilawaTestSupport

/// Recitations of Warsh and Qaloon, compared with Hafs: the ayat meet through the words of the text.
@Suite(.enabled(if: ReferenceData.audio != nil, "no reference data: set TILAWA_REFERENCE_DATA"))
struct RealRiwayahAlignTests {
  let command: CommandFixture
  let audio: String

  init() throws {
    command = try CommandFixture()
    audio = try #require(ReferenceData.audio)
    for name in ["emad-al-mansary", "yasser-salama-hadr"] {
      try #require(try command.run("reciters", "add", name, "\(audio)/\(name)").code == 0)
    }
  }

  struct Case: CustomTestStringConvertible {
    let folder: String
    let riwayah: String
    let surah: Int
    let count: Int
    /// The beginnings of speech after silences of the voice's band, in seconds: measured by FFmpeg's silencedetect,
    /// which knows nothing of ayat; those that lie between ayat, as far as it hears them.
    let onsets: [Double]

    var testDescription: String { "\(riwayah) \(surah)" }
  }

  private static let warsh = [
    (93, 11, [6.57, 9.07, 12.69, 17.81, 25.93, 32.32, 39.77, 47.53, 54.81, 60.20, 67.38]),
    (112, 4, [6.22, 9.56, 12.25, 15.64]), (113, 5, [7.14, 10.67, 14.39, 19.60, 25.92]),
    (114, 6, [6.43, 11.94, 16.81, 21.68, 29.44, 36.33]),
  ].map { Case(folder: "abdulbasit-warsh-fullsurah", riwayah: "warsh", surah: $0.0, count: $0.1, onsets: $0.2) }

  // A room that echoes: half of the ends are heard by their level alone.
  private static let qaloon = [
    (93, 11, [10.39, 15.09, 20.73, 26.30, 31.96, 39.19, 45.56, 50.85, 57.44]), (112, 4, [9.08, 11.91, 15.21]),
    (113, 5, [9.75, 17.93]), (114, 6, [9.92, 13.34, 23.68]),
  ].map { Case(folder: "tarabulsi-qaloon-fullsurah", riwayah: "qaloon", surah: $0.0, count: $0.1, onsets: $0.2) }

  // T-F2.11, T-F3.6
  @Test(arguments: warsh + qaloon)
  func `the ayat begin where others hear that speech begins, in order, and as long as elsewhere`(one: Case) throws {
    let outcome = try command.run(
      "import", "\(audio)/\(one.folder)/\(three(one.surah)).mp3", "--reciter", "Teacher", "--riwayah", one.riwayah,
      "--range",
      "\(one.surah)")
    try #require(outcome.code == 0, "\(outcome.complaint)")
    let list = try command.json(try command.run("annotate", "list", "last", "--json"))
    let all = try #require(list["segments"] as? [[String: Any]])
    // Each of these recordings opens with the basmalah.
    #expect(all.map { $0["label"] as? String } == (0...one.count).map { "\(one.surah):\($0)" })
    let segments = Array(all.dropFirst())
    let starts = segments.compactMap { $0["start"] as? Double }
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
    // Of all onsets between ayat, most have a start; where all are heard, what has no flag stands at one.
    if one.onsets.count == one.count {
      for segment in segments where (segment["flags"] as? [String])?.isEmpty == true {
        let start = try #require(segment["start"] as? Double)
        #expect(one.onsets.contains { abs($0 - start) < 0.5 }, "\(segment["label"] ?? "") at \(start)")
      }
    }
    let near = one.onsets.filter { onset in starts.contains { abs($0 - onset) < 0.5 } }
    #expect(near.count * 10 >= one.onsets.count * 9, "\(starts) \(one.onsets)")
    // Few ayat say nothing of how lengths go together.
    if one.count > 10 { #expect(try correlation(segments, one) > 0.85) }
  }

  /// The correlation of the lengths of the ayat with those of a reciter of Hafs, whose files part them.
  private func correlation(_ segments: [[String: Any]], _ one: Case) throws -> Double {
    let lengths = segments.compactMap { segment -> Double? in
      guard let start = segment["start"] as? Double, let end = segment["end"] as? Double else { return nil }
      return end - start
    }
    let others = try (1...one.count).map { ayah in
      let path = "\(audio)/emad-al-mansary/\(three(one.surah))\(three(ayah)).mp3"
      return Double(try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int))
    }
    let count = Double(lengths.count)
    let (mean, other) = (lengths.reduce(0, +) / count, others.reduce(0, +) / count)
    let product = zip(lengths, others).reduce(0) { $0 + ($1.0 - mean) * ($1.1 - other) }
    let squares = [(lengths, mean), (others, other)].map { values, mean in
      values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }.squareRoot()
    }
    return product / (squares[0] * squares[1])
  }

  private func three(_ number: Int) -> String { String(String(number + 1000).dropFirst()) }
}
