import Foundation
import TilawaAudio
import TilawaCore
import TilawaTestSupport
import Testing

/// A teacher's recordings in Warsh and Qaloon whose gaps are filled by a reciter of Hafs, and what a rendered session of them
/// sounds like.
@Suite(.enabled(if: ReferenceData.audio != nil, "no reference data: set TILAWA_REFERENCE_DATA"))
struct RealMixedQueueTests {
  /// A teacher's whole surahs, with the seconds at which each ayah begins and the last ends: in the pauses that
  /// `annotate detect --expect` finds, looked at in the envelope. Isti'adha and basmalah stand before the first ayah.
  struct Teacher: CustomTestStringConvertible, Sendable {
    let folder: String
    let riwayah: String
    let surahs: [Int: [Double]]

    var testDescription: String { riwayah }
  }

  static let teachers = [
    Teacher(
      folder: "abdulbasit-warsh-fullsurah", riwayah: "warsh",
      surahs: [
        90: [
          7.3, 13.63, 20.37, 25.04, 30.92, 37.09, 42.35, 49.19, 54.74, 60.97, 66.84, 70.2, 75.77, 78.4, 85.68, 90.68,
          96.72, 109.8, 116.22, 127.44, 132.09,
        ],
        93: [6.47, 8.96, 12.59, 17.72, 25.82, 32.22, 39.67, 47.43, 54.71, 60.1, 67.28, 72.78],
        112: [6.12, 9.46, 12.15, 15.53, 19.59], 113: [7.04, 10.57, 14.29, 19.5, 25.82, 30.59],
        114: [6.33, 11.84, 16.71, 21.58, 29.34, 36.25, 43.44],
      ]),
    Teacher(
      folder: "tarabulsi-qaloon-fullsurah", riwayah: "qaloon",
      surahs: [
        90: [
          5.85, 10.25, 16.6, 21.23, 27.28, 33.34, 38.43, 43.08, 47.81, 52.67, 57.55, 60.99, 67.54, 70.31, 74.51, 78.89,
          83.97, 95.73, 101.71, 109.8, 114.59,
        ],
        93: [5.14, 6.91, 10.28, 15.0, 20.63, 26.2, 31.85, 39.09, 45.46, 50.74, 57.35, 63.49],
        112: [5.71, 8.98, 11.8, 15.11, 19.52], 113: [5.73, 9.63, 12.93, 17.81, 23.98, 29.53],
        114: [5.19, 9.82, 13.24, 16.92, 23.58, 30.03, 36.23],
      ]),
  ]

  /// Ayat that the teacher is taken not to have, of those that the reciter of Hafs has.
  private static let gaps: [Int: Set<Int>] = [93: [1, 6, 7, 11], 112: [2], 113: [1, 2, 3], 114: [6]]

  let command: CommandFixture
  let audio: String

  init() throws {
    command = try CommandFixture()
    audio = try #require(ReferenceData.audio)
    #expect(try command.run("reciters", "add", "Filler", "\(audio)/emad-al-mansary").code == 0)
  }

  private func take(_ teacher: Teacher) throws {
    for (surah, times) in teacher.surahs {
      let rows = zip(times, times.dropFirst()).enumerated().map { place, ends in
        let isMissing = Self.gaps[surah]?.contains(place + 1) == true
        return "\(ends.0)\t\(ends.1)\t\(isMissing ? "-" : "\(surah):\(place + 1)")\n"
      }
      let labels = try command.folder.write("0\t\(times[0])\tbasmalah\n" + rows.joined(), to: "\(surah).txt")
      let file = "\(audio)/\(teacher.folder)/\(String(format: "%03d", surah)).mp3"
      let outcome = try command.run(
        "import", file, "--labels", labels, "--reciter", "Teacher", "--riwayah", teacher.riwayah)
      #expect(outcome.code == 0, "\(outcome.complaint)")
    }
  }

  private struct Slice {
    let file: String
    let from: Double
    let to: Double
  }

  private struct Unit {
    let ref: String
    let reciter: String
    let slices: [Slice]
  }

  private func queue(_ session: [String]) throws -> [Unit] {
    let output = try command.run(["queue"] + session + ["--json"]).output
    let answer = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let units = answer?["units"] as? [[String: Any]] ?? []
    return try units.map { unit in
      let slices = try (unit["slices"] as? [[String: Any]] ?? []).map { slice in
        Slice(
          file: try #require(slice["file"] as? String), from: try #require(slice["from"] as? Double),
          to: try #require(slice["to"] as? Double))
      }
      return Unit(
        ref: try #require(unit["ref"] as? String), reciter: unit["reciter"] as? String ?? "-", slices: slices)
    }
  }

  // T-F2.11, T-F2.13
  @Test(arguments: teachers, ["teacher", "hafs"])
  func `a teacher's ayat and a filler's are rendered as the queue says, each once, in order`(
    teacher: Teacher, whose: String
  ) throws {
    try take(teacher)
    let session = [
      "90", "93", "112-114", "--riwayah", whose == "teacher" ? teacher.riwayah : "hafs", "--reciter", "teacher,filler",
      "--basmalah", "never", "--missing", "silence",
    ]
    let units = try queue(session)
    let expected = [90: 20, 93: 11, 112: 4, 113: 5, 114: 6].sorted { $0.key < $1.key }.flatMap { surah, count in
      (1...count).map { "\(surah):\($0) \(Self.gaps[surah]?.contains($0) == true ? "filler" : "teacher")" }
    }
    #expect(units.map { "\($0.ref) \($0.reciter)" } == expected)

    let path = "\(command.folder.path)/out.wav"
    #expect(try command.run(["render"] + session + ["-o", path, "--rate", "16000", "--channels", "1"]).code == 0)
    let heard = Envelope(try Sound.decode(path), channels: 1, rate: 16_000)
    var sources: [String: Envelope] = [:]
    var place = 0.0
    for unit in units {
      for slice in unit.slices {
        let source = try sources[slice.file] ?? Envelope(ofFile: slice.file)
        sources[slice.file] = source
        let likeness = source.likeness(from: slice.from, to: slice.to, in: heard, at: place)
        #expect(likeness > 0.96, "\(unit.ref) of \(unit.reciter) at \(place) s")
        place += slice.to - slice.from
      }
    }
    #expect(abs(heard.seconds - place) < 0.01)
  }

  /// Returns the loudness in each hundredth of a second.
  private struct Envelope {
    let values: [Double]
    let seconds: Double
    private static let perSecond = 100

    init(_ samples: [Float], channels: Int, rate: Int) {
      let hop = rate / Self.perSecond * channels
      seconds = Double(samples.count / channels) / Double(rate)
      values = stride(from: 0, to: samples.count - hop + 1, by: hop).map { start in
        samples[start..<start + hop].reduce(0.0) { $0 + Double($1 * $1) }.squareRoot()
      }
    }

    init(ofFile path: String) throws {
      let file = try AudioProbe.measure(path)
      self.init(try Sound.decode(path), channels: file.channels, rate: file.rate)
    }

    /// The correlation of a stretch with as much of another envelope; the best of three neighbouring places, since a stretch
    /// need not begin at a hundredth.
    func likeness(from: Double, to: Double, in other: Envelope, at place: Double) -> Double {
      let start = Int((from * Double(Self.perSecond)).rounded())
      let count = Int((to - from) * Double(Self.perSecond)) - 1
      let there = Int((place * Double(Self.perSecond)).rounded())
      return (-1...1).map { shift -> Double in
        let first = there + shift
        guard count > 0, first >= 0, first + count <= other.values.count, start + count <= values.count else {
          return 0
        }
        return Self.correlation(values[start..<start + count], other.values[first..<first + count])
      }.max() ?? 0
    }

    private static func correlation(_ one: ArraySlice<Double>, _ other: ArraySlice<Double>) -> Double {
      let (a, b) = (one.reduce(0, +) / Double(one.count), other.reduce(0, +) / Double(other.count))
      let products = zip(one, other).map { (x: $0 - a, y: $1 - b) }
      let spread = products.reduce(0) { $0 + $1.x * $1.x } * products.reduce(0) { $0 + $1.y * $1.y }
      return spread > 0 ? products.reduce(0) { $0 + $1.x * $1.y } / spread.squareRoot() : 0
    }
  }
}
