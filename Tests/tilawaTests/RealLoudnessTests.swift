import Foundation
import Testing
import TilawaTestSupport

/// Sessions of reciters of different loudness, and how loud each stretch of them is.
@Suite(
  .enabled(if: ReferenceData.audio != nil, "no reference data: set TILAWA_REFERENCE_DATA"),
  .enabled(if: FFmpegMeter.isInstalled, "ffmpeg is not installed"))
struct RealLoudnessTests {
  let command: CommandFixture
  let audio: String

  init() throws {
    command = try CommandFixture()
    audio = try #require(ReferenceData.audio)
  }

  private func path(_ name: String) -> String { "\(command.folder.path)/\(name)" }

  private func files(_ folder: String, _ names: [String]) -> [String] { names.map { "\(audio)/\(folder)/\($0)" } }

  /// A recording that is 20 dB below its files, as a teacher's is, with all of them labelled but the first.
  private func importTeacher(_ surah: Int, ayat: ClosedRange<Int>) throws {
    let names = ayat.map { "\(String(format: "%03d%03d", surah, $0)).mp3" }
    var sound: [Float] = []
    var labels = ""
    for (number, file) in files("emad-al-mansary", names).enumerated() {
      let start = Double(sound.count / 2) / 16_000
      sound += try Sound.decode(file).map { $0 * (number == 0 ? 1 : 0.1) }
      labels +=
        "\(start)\t\(Double(sound.count / 2) / 16_000)\t\(number == 0 ? "-" : "\(surah):\(ayat.lowerBound + number)")\n"
    }
    try Sound.write(sound, rate: 16_000, channels: 2, to: path("teacher.wav"))
    let outcome = try command.run(
      "import", path("teacher.wav"), "--labels", command.folder.write(labels, to: "labels.txt"), "--reciter", "Teacher")
    #expect(outcome.code == 0)
  }

  /// The seconds from which to which each reciter is heard.
  private func stretches(_ session: [String]) throws -> [(reciter: String, seconds: Range<Double>)] {
    let lines = try command.run(["play"] + session + ["--output", "null", "--json"]).lines
    var starts: [(reciter: String, start: Double)] = []
    var end = 0.0
    for line in lines {
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      end = event?["at"] as? Double ?? end
      guard event?["event"] as? String == "ayah", let reciter = event?["reciter"] as? String else { continue }
      if starts.last?.reciter != reciter { starts.append((reciter, end)) }
    }
    let ends = starts.dropFirst().map(\.start) + [end]
    return zip(starts, ends).map { ($0.reciter, $0.start..<$1) }
  }

  @Test func `a teacher and two reciters are equally loud, and no peak passes -1 dBTP`() throws {
    try importTeacher(78, ayat: 30...40)
    let hadr = files("yasser-salama-hadr", (1...11).map { String(format: "093%03d.mp3", $0) })
    let opus = files("alafasy-opus", (1...20).map { String(format: "067%03d.opus", $0) })
    #expect(try command.run(["reciters", "add", "Hadr"] + hadr).code == 0)
    #expect(try command.run(["reciters", "add", "Opus"] + opus).code == 0)
    #expect(try command.run("reciters", "measure").code == 0)
    let session = ["67:1-20", "78:31-40", "93", "--basmalah", "never", "--missing", "silence"]
    #expect(try command.run(["render"] + session + ["-o", path("out.wav"), "--bits", "32"]).code == 0)
    let heard = try stretches(session)
    #expect(heard.map(\.reciter) == ["opus", "teacher", "hadr"])
    let loudness = try heard.map { try #require(try FFmpegMeter.measure(path("out.wav"), seconds: $0.seconds)) }
    for (one, next) in zip(loudness, loudness.dropFirst()) {
      #expect(abs(one.integrated - next.integrated) < 1, "\(loudness)")
    }
    // 0.2 dB is what measurements of peaks may differ by.
    #expect(loudness.allSatisfy { $0.truePeak <= -1 + 0.2 && $0.integrated <= -18 + 0.1 }, "\(loudness)")
  }

  @Test func `a minute of a set is near to all of it, and no peak passes the ceiling`() throws {
    #expect(try command.run("reciters", "add", "Hadr", "\(audio)/yasser-salama-hadr").code == 0)
    let quick = try loudness("--quick")
    let whole = try loudness()
    #expect(quick.extent == "sampled" && whole.extent == "whole")
    #expect(abs(quick.lufs - whole.lufs) < 1)
    #expect(whole.peak <= quick.peak + 4)
  }

  private func loudness(_ options: String...) throws -> (lufs: Double, peak: Double, extent: String) {
    let output = try command.run(["reciters", "measure", "hadr", "--json"] + options).output
    let answer = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: [[String: Any]]]
    let known = try #require(answer?["measured"]?.first?["loudness"] as? [String: Any])
    return (
      try #require(known["lufs"] as? Double), try #require(known["peak"] as? Double),
      try #require(known["extent"] as? String)
    )
  }
}
